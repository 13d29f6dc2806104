/** The email that HMRC rejected a return. It gives no reasons and no figures: others can read it on its way. */
import { defineMessages } from './define-messages.ts';

interface Year {
	readonly year: string;
}

/** Says a sentence of the email. What comes next is said by `sayNextStep`. */
export const sayRejection = defineMessages({
	subject: ({ year }: Year) => `HMRC rejected your ${year} tax return`,
	'subject.amendment': ({ year }: Year) => `HMRC rejected the amendment to your ${year} tax return`,
	'subject.declaration': ({ year }: Year) => `HMRC rejected your final declaration for ${year}`,
	'subject.test': ({ year }: Year) => `TEST: your ${year} tax return was rejected`,
	sent: ({ day }: { day: string }) => `You sent it on ${day}.`,
	test: 'It was a test, so HMRC knows nothing about it.',
	due: ({ date }: { date: string }) => `It’s due by ${date}.`,
	'due.past': ({ date }: { date: string }) => `It was due on ${date}. Being late can cost you a penalty.`,
	link: ({ address }: { address: string }) => `Sign in to see HMRC’s reasons, and what to do: ${address}`,
	noLink: 'Sign in to Halfpenny to see HMRC’s reasons, and what to do.',
	withheld: 'We’ve left HMRC’s reasons and your figures out of this email on purpose.',
	notYou: 'If you didn’t send a return, tell the person who runs this service immediately.',
});
