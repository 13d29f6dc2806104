/** The words of the pictures: bands of income, and the dates of a tax year. */
import { defineMessages } from './define-messages.ts';

/** Says a sentence of a chart. */
export const sayChart = defineMessages({
	'bar.label': 'Your income, split by tax band',
	'steps.figure': 'Figure',
	'steps.amount': 'Amount',
	'bar.slice': ({ band, rate, amount, tax }: Record<'band' | 'rate' | 'amount' | 'tax', string>) =>
		`${band}, ${rate}: ${amount} of income, ${tax} tax`,
	'bar.heading': ({ band, rate }: Record<'band' | 'rate', string>) => `${band}, ${rate}`,
	'bar.untaxed': ({ amount, from, to }: Record<'amount' | 'from' | 'to', string>) =>
		`No tax on the ${amount} from ${from} to ${to}.`,
	'bar.taxed': ({ rate, amount, from, to, tax }: Record<'rate' | 'amount' | 'from' | 'to' | 'tax', string>) =>
		`${rate} of the ${amount} from ${from} to ${to} is ${tax}.`,
	'bar.hint': 'Point at a slice, tap it or use the arrow keys to see its rule.',
	'bar.empty': 'There is no income yet, so there is nothing to tax.',
	'bar.asTable': 'Show this as a table',
	'bar.band': 'Band',
	'bar.rate': 'Rate',
	'bar.income': 'Income',
	'bar.tax': 'Tax',
	'bar.total': 'Total',
	percent: ({ whole }: { whole: string }) => `${whole}%`,

	'line.label': ({ year }: { year: string }) => `The dates of the ${year} tax year`,
	'line.starts': 'The tax year begins',
	'line.ends': 'The tax year ends',
	'line.today': 'Today',

	'waterfall.more': 'plus',
	'waterfall.less': 'minus',
});

/** What each band of each kind of income is called, and why it is there. The first two hold for every income. */
const bands = {
	taxFree: {
		name: 'Tax-free',
		why: 'This is your personal allowance. It shrinks when income is very high.',
	},
	'nonSavings.starter': { name: 'Starter rate', why: 'Scotland’s first band for pay, profits and pensions.' },
	'nonSavings.basic': {
		name: 'Basic rate',
		why: 'Gift Aid and pension payments make this band wider.',
	},
	'nonSavings.intermediate': {
		name: 'Intermediate rate',
		why: 'Scotland’s middle band for pay, profits and pensions.',
	},
	'nonSavings.higher': {
		name: 'Higher rate',
		why: 'Only income above the lower bands is taxed at this rate.',
	},
	'nonSavings.advanced': { name: 'Advanced rate', why: 'Scotland’s band below the top rate.' },
	'nonSavings.additional': {
		name: 'Additional rate',
		why: 'For the highest incomes, where no allowance is left.',
	},
	'nonSavings.top': { name: 'Top rate', why: 'Scotland’s highest band.' },
	'property.basic': {
		name: 'Basic rate on property income',
		why: 'Property income is taxed on top of pay, profits and pensions.',
	},
	'property.higher': {
		name: 'Higher rate on property income',
		why: 'Property income is taxed on top of pay, profits and pensions.',
	},
	'property.additional': {
		name: 'Additional rate on property income',
		why: 'Property income is taxed on top of pay, profits and pensions.',
	},
	'savings.starting': {
		name: 'Starting rate for savings',
		why: 'For interest when other income is low. Each pound of other income above the allowance makes it smaller.',
	},
	'savings.nil': {
		name: 'Savings allowance',
		why: 'Tax-free interest: the most for basic-rate taxpayers, less at the higher rate, none above that.',
	},
	'savings.basic': {
		name: 'Basic rate on savings',
		why: 'Interest is taxed on top of pay, profits and pensions.',
	},
	'savings.higher': {
		name: 'Higher rate on savings',
		why: 'Interest is taxed on top of pay, profits and pensions.',
	},
	'savings.additional': {
		name: 'Additional rate on savings',
		why: 'Interest is taxed on top of pay, profits and pensions.',
	},
	'dividends.nil': { name: 'Dividend allowance', why: 'The first dividends of the year are tax-free.' },
	'dividends.ordinary': {
		name: 'Ordinary rate on dividends',
		why: 'Dividends are taxed on top of all other income.',
	},
	'dividends.upper': {
		name: 'Upper rate on dividends',
		why: 'Dividends are taxed on top of all other income.',
	},
	'dividends.additional': {
		name: 'Additional rate on dividends',
		why: 'Dividends are taxed on top of all other income.',
	},
} as const;

/** The name of a slice's band and why it is there; a band without words shows its id. */
export function bandWords(income: string, band: string): { readonly name: string; readonly why: string } {
	const words: Readonly<Record<string, { name: string; why: string } | undefined>> = bands;
	return words[`${income}.${band}`] ?? words[income] ?? { name: band, why: '' };
}
