/** The words of the return as a document: cover, headings, lines of the calculation, and what it is and is not. */
import { defineMessages } from './define-messages.ts';
import { labelled } from './labelled.ts';

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
	SA800: 'Partnership return',
	SA800PS: 'Partner’s share',
	SA801: 'UK property of the partnership',
	SA804: 'Savings of the partnership',
};

/** The partners' shares stand on pages of the partnership return itself. */
const NUMBERS: Readonly<Record<string, string>> = { SA800PS: 'SA800' };

/** HMRC's number of a form. */
export function formNumber(form: string): string {
	return NUMBERS[form] ?? form;
}

/** What a form is about: `Employment`. */
export function formName(form: string): string {
	return FORMS[form] ?? form;
}

/** Says a part of the document. */
export const sayPdf = defineMessages({
	product: 'Halfpenny',
	title: ({ year }: { year: string }) => `Tax return ${year}`,
	period: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
	nameless: 'Name not given yet',
	utr: ({ utr }: { utr: string }) => `Unique Taxpayer Reference ${utr}`,
	nino: ({ nino }: { nino: string }) => `National Insurance number ${nino}`,

	'status.draft': 'Draft',
	'status.sent': 'Sent',
	'status.filed': 'Filed',
	'status.test': 'TEST',
	'draft.means':
		'This is the return as it is today. It has not been sent to HMRC, and its figures can change.',
	'sent.means': 'This return is on its way to HMRC, which has not said yet whether it accepts it.',
	'sent.test': 'This return is on its way as a test. It will not be filed.',
	'filed.means': ({ day, time }: { day: string; time: string }) =>
		`HMRC accepted this return on ${day} at ${time}.`,
	'filed.plain': 'HMRC accepted this return.',
	'filed.test': ({ day, time }: { day: string; time: string }) =>
		`This return was accepted as a test on ${day} at ${time}. HMRC has not filed it.`,
	'filed.plainTest': 'This return was accepted as a test. HMRC has not filed it.',
	'filed.mark': 'Its IRmark, a fingerprint of exactly what was sent:',
	'status.declared': 'Declared',
	'declared.title': ({ year }: { year: string }) => `Final declaration ${year}`,
	'declared.sent':
		'This final declaration is on its way to HMRC, which has not said yet whether it accepts it.',
	'declared.sent.test': 'This final declaration is on its way as a test. HMRC will not have it.',
	'declared.filed': ({ when }: { when: string | undefined }) =>
		when === undefined
			? 'HMRC accepted this final declaration.'
			: `HMRC accepted this final declaration on ${when}.`,
	'declared.filed.test': ({ when }: { when: string | undefined }) =>
		`This final declaration was accepted as a test${when === undefined ? '' : ` on ${when}`}. HMRC doesn’t have it.`,
	'declared.calculation': 'HMRC’s calculation',
	'declared.lead':
		'HMRC worked these out from the updates and year-end figures it was sent. Its full calculation is in your HMRC online account.',
	'declared.noLines':
		'HMRC worked this out from the updates and year-end figures it was sent. Its calculation, line by line, is in your HMRC online account.',
	'test.means': 'Made for practice. It was not filed with HMRC, and it proves nothing to anyone.',
	keep: ({ until }: { until: string }) => `Keep it with your records until ${until}.`,
	lenders:
		'The calculation follows the order of HMRC’s own (SA302), for lenders and others who ask for it. HMRC’s copy is in your online account.',

	owe: 'You owe',
	owed: 'HMRC owes you',
	nothing: 'Nothing to pay',
	'owe.by': ({ amount, day }: { amount: string; day: string }) => `${amount} is due on ${day}`,
	'owe.and': ' and ',
	'owe.onAccount': 'this includes payments on account for next year',
	bar: 'How the income is taxed',
	'bar.slice': ({ rate, band }: { rate: string; band: string }) => `${rate} ${band}`,
	contents: 'What’s in this document',
	'contents.pages': ({ pages }: { pages: number }) => `${pages} pages`,
	form: ({ form, pages }: { form: string; pages: string | undefined }) =>
		`${formNumber(form)} ${formName(form)}${pages === undefined ? '' : `, ${pages}`}`,
	'form.page': ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
	'form.continued': ({ heading }: { heading: string }) => `${heading}, continued`,
	yes: 'Yes',
	no: 'No',

	'partnership.title': ({ year }: { year: string }) => `Partnership return ${year}`,
	'partnership.signs': ({ name }: { name: string }) => `Signed for all partners by ${name}`,
	'partnership.willSign': ({ name }: { name: string }) => `To be signed for all partners by ${name}`,
	'partnership.accounts': ({ from, to }: { from: string; to: string }) => `Accounts from ${from} to ${to}`,
	'partnership.profit': 'Profit of the trade',
	'partnership.loss': 'Loss of the trade',
	'partnership.property': 'Profit from UK property',
	'partnership.propertyLoss': 'Loss from UK property',
	'partnership.savings': 'Income from savings',
	'partnership.nothing': 'No profit and no income',
	'partnership.bar': 'Who gets how much',
	'partnership.others': ({ partners }: { partners: number }) => `${partners} more partners`,
	'partnership.noTax':
		'A partnership pays no income tax itself. Each partner puts the figures of the partnership statement on their own return.',
	statement: 'Partnership statement',
	'statement.lead': 'What the partnership made, and each partner’s share, in whole pounds.',
	'statement.partners': 'Partners and their shares',
	'statement.utr': ({ name, utr }: { name: string; utr: string }) => `${name}, UTR ${utr}`,
	'statement.amounts': 'own amounts',
	'statement.share': ({
		share,
		from,
		to,
	}: {
		share: string;
		from?: string | undefined;
		to?: string | undefined;
	}) => `${share}${from === undefined ? '' : ` from ${from}`}${to === undefined ? '' : ` to ${to}`}`,
	'statement.whole': 'The partnership',

	calculation: 'Tax calculation',
	'calculation.lead': ({ year }: { year: string }) =>
		`Worked out from the boxes of the return, by the rules for ${year}.`,
	income: 'Income',
	totalIncome: 'Total income received',
	allowances: 'Deductions and allowances',
	taxableIncome: 'Total income on which tax is due',
	bands: 'How the Income Tax is worked out',
	'kind.nonSavings': 'Pay, pensions, profits and other income',
	'kind.property': 'Property income',
	'kind.savings': 'Savings',
	'kind.dividends': 'Dividends',
	'kind.lumpSums': 'Lump sums',
	'kind.lifeGains': 'Gains on life policies',
	slice: ({ amount, rate }: { amount: string; rate: string }) => `${amount} @ ${rate} =`,
	incomeTaxCharged: 'Income Tax charged',
	reductions: 'Reductions and charges',
	incomeTaxDue: 'Income Tax due',
	nationalInsurance: 'National Insurance',
	class4: 'Class 4 National Insurance due',
	gains: 'Capital gains tax',
	gainsTax: 'Capital gains tax due',
	loans: 'Student loans',
	taxDeducted: 'Tax already taken off',
	totalTaxDeducted: 'Total tax taken off',
	due: 'What is owed for the year',
	totalDue: 'Total due for the year',
	totalRefund: 'Refund for the year',
	payments: 'When it is paid',
	'balancing.refund': 'To be repaid by HMRC',
	bill: ({ day }: { day: string }) => `Due on ${day}`,
	'bill.balance': ({ year }: { year: string }) => `for ${year}`,
	'bill.first': ({ year }: { year: string }) => `first payment on account for ${year}`,
	'bill.second': ({ year }: { year: string }) => `second payment on account for ${year}`,
	throughCode: ({ day }: { day: string }) =>
		`filed by ${day}, HMRC normally collects this through a tax code instead`,
	unsupported: 'These figures leave out parts of this return, so they don’t show everything the person owes.',

	working: 'How each figure was worked out',
	'working.lead':
		'Every figure of the calculation in HMRC’s order: what it is, how it was worked out, and where the rule comes from.',
	'working.of': ({ label, entry }: { label: string; entry: string }) => labelled(label, entry),
	'working.entry': ({ place }: { place: number }) => `entry ${place}`,
	from: ({ figures }: { figures: string }) => `From: ${figures}`,
	figure: ({ label, value }: { label: string; value: string }) => `${label} ${value}`,
	source: ({ source }: { source: string }) => `Source: ${source}`,

	madeOn: ({ day, rules }: { day: string; rules: string }) =>
		`Made by Halfpenny on ${day}, rules ${rules}. Halfpenny is not affiliated with HMRC.`,
	'madeOn.plain': ({ day }: { day: string }) =>
		`Made by Halfpenny on ${day}. Halfpenny is not affiliated with HMRC.`,
	page: ({ page, pages }: { page: number; pages: number }) => `Page ${page} of ${pages}`,
});
