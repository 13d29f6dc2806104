/** A year without a return: starting one, and a partnership's year that cannot be prepared here. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of a year without a return. */
export const sayNoReturn = defineMessages({
	'due.ifAsked': ({ taxYear, deadline }: { taxYear: string; deadline: string }) =>
		`If HMRC asked for a return for ${taxYear}, it was due on ${deadline}.`,
	'own.title': ({ taxYear }: { taxYear: string }) => `You have no return for ${taxYear} yet`,
	'own.text': 'Start it whenever you like. Nothing goes to HMRC until you say so.',
	'own.start': ({ taxYear }: { taxYear: string }) => `Start my ${taxYear} return`,
	'own.late': ({ taxYear }: { taxYear: string }) =>
		`Do you still need to send HMRC a return for ${taxYear}? Choose that year above and file it first.`,
	'partnership.title': ({ taxYear }: { taxYear: string }) =>
		`There is no partnership return for ${taxYear} yet`,
	'partnership.text':
		'A partnership sends its own return, and each partner enters their share on their own return. One person can prepare it for everyone.',
	'partnership.start': ({ taxYear }: { taxYear: string }) => `Start the ${taxYear} partnership return`,
	starting: 'Creating your return…',

	'notOffered.title': ({ taxYear }: { taxYear: string }) =>
		`The partnership’s ${taxYear} return cannot be prepared here`,
	'notOffered.why': ({ deadline }: { deadline: string }) =>
		`HMRC’s form for it, the SA800, isn’t available yet. The return is due online by ${deadline}.`,
	'notOffered.software':
		'Send it with other software that HMRC recognises: HMRC has no online service for partnerships.',
	'notOffered.paper': ({ paper }: { paper: string }) => `On paper it is due by ${paper}.`,
	'notOffered.partners': ({ taxYear }: { taxYear: string }) =>
		`Each partner can still prepare their own ${taxYear} return here, and enter the share the partnership gives them.`,
	'notOffered.own': ({ taxYear }: { taxYear: string }) => `Go to my own ${taxYear} return`,
	'notOffered.offered': ({ years }: { years: string }) =>
		`You can prepare the partnership’s return for ${years} here, if HMRC is still waiting for it.`,
	'notOffered.short': ({ taxYear }: { taxYear: string }) =>
		`The partnership’s ${taxYear} return can’t be prepared here: HMRC’s form for it isn’t available yet.`,
});
