/** HMRC's receipt as a document and as an email. The email gives no figures: others can read it on its way. */
import { defineMessages } from './define-messages.ts';

interface When {
	readonly day: string;
	readonly time: string;
}

/** Says a sentence of the receipt. */
export const sayReceipt = defineMessages({
	title: ({ year }: { year: string }) => `Receipt for the ${year} tax return`,
	heading: 'Receipt',
	return: ({ form, year }: { form: string; year: string }) => `Tax return ${year}, form ${form}`,
	amendment: ({ form, year }: { form: string; year: string }) =>
		`Amendment to the ${year} tax return, form ${form}`,
	accepted: ({ day, time }: When) => `HMRC accepted this return on ${day} at ${time}.`,
	acceptedPlain: 'HMRC accepted this return.',
	acceptedTest: ({ day, time }: When) =>
		`This return was accepted as a test on ${day} at ${time}. HMRC has not filed it.`,
	acceptedPlainTest: 'This return was accepted as a test. HMRC has not filed it.',
	said: 'HMRC said',
	mark: 'Receipt (IRmark)',
	'mark.means':
		'The IRmark is a fingerprint of what we sent. HMRC sent the same one back, so nothing changed on the way.',
	references: 'References',
	correlation: 'HMRC’s reference',
	transaction: 'Our reference',
	sentOn: 'Declared',
	figures: 'The figures that were sent',
	totalIncome: 'Total income',
	owed: 'Tax owed for the year',
	refund: 'Refund for the year',
	nothing: 'Nothing to pay for the year',
	keep: ({ until }: { until: string }) => `Keep this receipt with your records until ${until}.`,
	lag: 'Your HMRC online account may take a few days to show this return.',
	madeOn: ({ day }: { day: string }) => `Made by Halfpenny on ${day}. Halfpenny is not affiliated with HMRC.`,

	'letter.subject': ({ year }: { year: string }) => `HMRC has accepted your ${year} tax return`,
	'letter.subject.test': ({ year }: { year: string }) => `TEST: your ${year} tax return was accepted`,
	'letter.body': ({ year }: { year: string }) => `HMRC has accepted your tax return for ${year}.`,
	'letter.body.test': ({ year }: { year: string }) =>
		`Your tax return for ${year} was accepted. This is a test: HMRC has not filed it.`,
	'letter.amendment': 'This is about your amendment. It replaces what you filed before.',
	'letter.late':
		'Someone had said HMRC didn’t have it, but HMRC has it after all. If you’ve sent another one since, sign in to see what HMRC has.',
	'letter.mark': ({ irmark }: { irmark: string }) => `Receipt (IRmark): ${irmark}`,
	'letter.reference': ({ reference }: { reference: string }) => `HMRC’s reference: ${reference}`,
	'letter.accepted': ({ day, time }: When) => `Accepted: ${day} at ${time}`,
	'letter.toPay': ({ date }: { date: string }) =>
		`What’s next: there’s tax to pay by ${date}. Sign in to see how much, and how to pay it.`,
	'letter.toPay.past': ({ date }: { date: string }) =>
		`What’s next: there was tax to pay by ${date}. If you haven’t paid it, sign in to see how much, and how to pay it.`,
	'letter.refund': 'What’s next: HMRC owes you a refund. Sign in to see how much.',
	'letter.nothingToPay': 'What’s next: nothing. You don’t have to pay HMRC anything for this return.',
	'letter.nothingToPay.code':
		'What’s next: HMRC collects what you owe through your tax code. Sign in to see how much.',
	'letter.accepted.partnership': 'What’s next: each partner pays on their own return.',
	'letter.link': ({ address }: { address: string }) => `Sign in to see the receipt: ${address}`,
	'letter.noLink': 'Sign in to Halfpenny to see the receipt.',
	'letter.keep': 'Keep this email with your records. We’ve left your figures out of it on purpose.',
	'letter.notYou': 'If you didn’t file a return, tell the person who runs this service immediately.',
});
