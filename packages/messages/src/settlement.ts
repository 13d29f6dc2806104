/** How a year is settled: the rows of a result, what to pay on which day, and where a refund goes. */
import { defineMessages } from './define-messages.ts';

interface Paid {
	readonly amount: string;
	readonly date: string;
}

/** What the rows of a result are called, and the charges within one. */
export const saySettlementRow = defineMessages({
	incomeTax: 'Income Tax',
	nationalInsurance: 'National Insurance',
	studentLoan: 'Student loan',
	postgraduateLoan: 'Postgraduate loan',
	capitalGainsTax: 'Capital Gains Tax',
	capitalGainsTaxSetOff: 'Overpaid Capital Gains Tax',
	laterCode: 'Collected through a later tax code',
	taxPaid: 'Tax already paid',
	paymentsOnAccount: 'Payments on account you made',
	adjustments: 'Refunds you’ve had, and changes to earlier years',
	balance: 'Left to pay',
	'balance.refund': 'You get back',
	within: ({ name }: { name: string }) => `including ${name}`,
	pensionCharges: 'charges on pension savings',
	statePensionLumpSumCharge: 'tax on a State Pension lump sum',
	highIncomeChildBenefitCharge: 'Child Benefit charge',
	winterFuelPaymentCharge: 'Winter Fuel Payment charge',
	giftAidCharge: 'tax to cover what charities claimed',
	'giftAidCharge.why': 'You paid less tax than the charities claim, so you owe the difference.',
	payeUnderpaymentsCodedOut: 'tax from earlier years in your tax code',
});

/** Says what to pay and when. */
export const saySettlement = defineMessages({
	'pay.reference': 'Payment reference',
	'pay.onAccount': 'of which on account',
	'pay.link': 'Pay HMRC',
	'calendar.save': 'Add the dates to my calendar',
	'calendar.event': ({ amount }: { amount: string }) => `Pay HMRC ${amount}`,
	by: ({ amount, date }: Paid) => `Pay ${amount} to HMRC by ${date}.`,
	now: ({ amount, date }: Paid) =>
		`Pay ${amount} to HMRC now. It was due on ${date}, and interest is added for each day until you pay.`,
	balance: ({ amount, taxYear }: { amount: string; taxYear: string }) => `${amount} for ${taxYear}`,
	first: ({ amount, next }: { amount: string; next: string }) =>
		`${amount} towards ${next}: the first payment on account`,
	second: ({ amount, next }: { amount: string; next: string }) =>
		`${amount} towards ${next}: the second payment on account`,
	madeOf: ({ parts }: { parts: string }) => `That is ${parts}.`,
	and: ' and ',
	'code.soon': ({ amount, date, fileBy, year }: Paid & { fileBy: string; year: string }) =>
		`File by ${fileBy}, and HMRC normally collects ${amount} through your tax code in ${year}, a little each payday. You don’t need to pay that by ${date} unless HMRC tells you to.`,
	'code.filed': ({ amount, date, fileBy, year }: Paid & { fileBy: string; year: string }) =>
		`You filed by ${fileBy}, so HMRC normally collects ${amount} through your tax code in ${year}, a little each payday. You don’t need to pay that by ${date} unless HMRC tells you to.`,
	'refund.account': 'HMRC pays it into the account on your return.',
	'refund.cheque': 'You asked for a cheque.',
	'refund.ask': 'HMRC doesn’t know yet where to pay it.',
	'refund.add': 'Tell HMRC where to pay it',
	'refund.later':
		'There’s no bank account on your return. Claim the refund in your HMRC account online, or HMRC will send a cheque.',
});
