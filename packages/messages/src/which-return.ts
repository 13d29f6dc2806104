/** The dialog that says whether the yearly return or Making Tax Digital is for a person. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of the dialog. */
export const sayWhichReturn = defineMessages({
	open: 'SA100 or MTD?',
	title: 'SA100 vs MTD: Which Should I Use?',
	one: 'For any one tax year it is one or the other, never both.',
	'sa100.title': 'SA100, the yearly return',
	'sa100.due': ({ taxYear, date }: { taxYear: string; date: string }) =>
		`One return a year. For ${taxYear} it is due online by ${date}.`,
	'sa100.who':
		'You need it if you worked for yourself, let property, made taxable gains, or HMRC asked you for a return.',
	'sa100.income': ({ limit }: { limit: string }) =>
		`For this tax year you also need it if your income was over ${limit}.`,
	'sa100.noIncome': 'A high income by itself no longer means you need one for this tax year.',
	'mtd.title': 'MTD, Making Tax Digital for Income Tax',
	'mtd.what': ({ days }: { days: string }) =>
		`Four quarterly updates of the year to date, then one final declaration instead of the SA100. Updates are due on ${days}.`,
	'mtd.who': 'It is for income from your own business and from property, before costs:',
	'mtd.step': ({ limit, from, year }: { limit: string; from: string; year: string }) =>
		`over ${limit} on your ${year} return: from ${from}`,
	'mtd.mine': ({ amount, year, from }: { amount: string; year: string; from: string }) =>
		`Your ${year} return has ${amount} of this income so far, so MTD would apply to you from ${from}.`,
	'mtd.notMine': ({ amount, year }: { amount: string; year: string }) =>
		`Your ${year} return has ${amount} of this income so far, so it does not bring you into MTD.`,
	'mtd.before': 'Until MTD applies to you or you sign up early, the SA100 is your return.',
});
