/** The words of the return as a document: headings, lines of the calculation, and what it is and is not. */
import { defineMessages } from './define-messages.ts';

const FORMS: Readonly<Record<string, string>> = {
	SA100: 'Main return',
	SA101: 'Additional information',
	SA102: 'Employment',
	SA103F: 'Self-employment (full)',
	SA103S: 'Self-employment (short)',
	SA104F: 'Partnership (full)',
	SA104S: 'Partnership (short)',
	SA105: 'UK property',
	SA108: 'Capital gains',
	SA110: 'Tax calculation summary',
};

const sentences = {
	title: ({ year }: { year: string }) => `Tax return ${year}`,
	calculation: 'Tax calculation',
	working: 'How each figure was worked out',
	form: ({ form, page, pages }: { form: string; page: number; pages: number }) =>
		`${form} ${FORMS[form] ?? ''}${pages > 1 ? `, page ${page} of ${pages}` : ''}`,
	owe: 'You owe',
	owed: 'HMRC owes you',
	nothing: 'Nothing to pay',
	for: ({ name }: { name: string }) => `For ${name}`,
	utr: ({ utr }: { utr: string }) => `Unique Taxpayer Reference ${utr}`,
	draft: 'Not filed. These are figures as they stood on the day named below.',
	filed: ({ irmark }: { irmark: string }) => `Filed with HMRC. Fingerprint of the return (IRmark): ${irmark}`,
	madeOn: ({ date }: { date: string }) => `Made by Halfpenny on ${date}`,
	notAffiliated: 'Halfpenny is not affiliated with HMRC.',
	page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
	totalIncome: 'Total income received',
	personalAllowance: 'Personal Allowance',
	taxableIncome: 'Total income on which tax is due',
	band: ({ income, band, rate }: { income: string; band: string; rate: string }) =>
		`${income}, ${band} at ${rate}`,
	incomeTaxCharged: 'Income Tax charged',
	incomeTaxDueAfterReliefs: 'Income Tax after reliefs',
	incomeTaxDueAfterTaxReductions: 'Income Tax after tax reductions',
	totalIncomeTaxDue: 'Total Income Tax due',
	class4: 'Class 4 National Insurance',
	class2: 'Class 2 National Insurance',
	studentLoan: 'Student loan repayment',
	postgraduateLoan: 'Postgraduate loan repayment',
	capitalGainsTax: 'Capital gains tax',
	taxDeducted: 'Tax taken off before you were paid',
	totalDue: 'Total due for the year',
	totalRefund: 'Refund for the year',
	firstPayment: 'First payment on account for next year, due 31 January',
	secondPayment: 'Second payment on account for next year, due 31 July',
	source: ({ source }: { source: string }) => `Source: ${source}`,
} as const;

/** Says a part of the document. */
export const sayPdf = defineMessages(sentences);

/** The kinds of income as the document names them. */
export const incomeNames: Readonly<Record<string, string>> = {
	nonSavings: 'Pay, pensions and profits',
	savings: 'Savings',
	dividends: 'Dividends',
	lumpSums: 'Lump sums',
	lifeGains: 'Gains on life policies',
};

/** The bands as the document names them. */
export const bandNames: Readonly<Record<string, string>> = {
	starting: 'starting rate',
	nil: 'nil rate',
	starter: 'starter rate',
	basic: 'basic rate',
	ordinary: 'ordinary rate',
	upper: 'upper rate',
	intermediate: 'intermediate rate',
	higher: 'higher rate',
	advanced: 'advanced rate',
	additional: 'additional rate',
	top: 'top rate',
};
