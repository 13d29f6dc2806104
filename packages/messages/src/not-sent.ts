/** Other returns that were started but not sent, named above the one shown so that nobody forgets them. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of a return that is not sent. */
export const sayNotSent = defineMessages({
	individual: ({ taxYear }: { taxYear: string }) => `Your ${taxYear} return has not been sent`,
	partnership: ({ taxYear }: { taxYear: string }) => `The ${taxYear} partnership return has not been sent`,
	amending: ({ taxYear }: { taxYear: string }) => `Your change to the ${taxYear} return has not been sent`,
	late: ({ deadline }: { deadline: string }) =>
		`It was due on ${deadline}. File it as soon as you can: the longer you leave it, the bigger the penalties.`,
	lateElsewhere: ({ deadline }: { deadline: string }) =>
		`If HMRC asked for it, it was due on ${deadline}. It cannot be sent from here.`,
	open: ({ taxYear }: { taxYear: string }) => `Go to the ${taxYear} return`,
});
