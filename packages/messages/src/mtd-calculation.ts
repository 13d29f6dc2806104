/** HMRC's calculation in words: its lines beside ours, why they differ, what blocks the declaration, and the declaration. */
import { defineMessages } from './define-messages.ts';

const lines = {
	totalIncome: 'Total income',
	allowances: 'Allowances and deductions',
	taxableIncome: 'Taxable income',
	incomeTax: 'Income tax charged',
	nationalInsurance: 'National Insurance',
	due: 'Income tax and National Insurance due',
	selfAssessment: 'The same in a Self Assessment return',
} as const;

/** A line of the calculation. */
export type LineName = keyof typeof lines;

/** A line in words. */
export function sayLine(line: LineName): string {
	return lines[line];
}

const sources = {
	selfEmployment: 'Profit from self-employment',
	ukProperty: 'Profit from UK property',
	employment: 'Pay from employment',
	pensions: 'Pay, pensions, benefits and profits together',
	savings: 'Interest',
	dividends: 'Dividends',
} as const;

/** A source of income. */
export type SourceName = keyof typeof sources;

/** A source in words. */
export function saySource(source: SourceName): string {
	return sources[source];
}

/**
 * Why a line of HMRC's differs from ours; `income` names the sources that HMRC counted otherwise, `byPence` says that each
 * of them, or the line where there are none, differs by no more than the pence that a return drops.
 */
export function sayWhy(line: LineName, income: readonly SourceName[], byPence: boolean): string {
	if (line === 'selfAssessment')
		return 'MTD sets allowances against income in a fixed order. A Self Assessment return may set them where they save more.';
	if (income.length > 0) {
		const named = income.map((source) => sources[source].toLowerCase()).join(', ');
		if (byPence)
			return `Most likely just pence: a tax return drops the pence of every figure, but HMRC’s calculation only drops the pence of the profit (${named}).`;
		return `HMRC’s income is different from your answers: ${named}.`;
	}
	if (line === 'allowances')
		return 'HMRC’s figure adds deductions, such as losses, loan interest and gifts of shares, to the personal allowance. Ours is the personal allowance alone.';
	if (line === 'nationalInsurance')
		return 'HMRC works out National Insurance from what it knows about your age and your other work.';
	if (line === 'due' && byPence)
		return 'Most likely just pence: a tax return rounds tax taken off up to the next pound, but HMRC’s calculation counts the pence.';
	return 'HMRC knows something your answers don’t include, or the other way round. Compare the lines above.';
}

/** Says what blocks a final declaration, and the declaration. */
export const sayDeclaration = defineMessages({
	'blocker.notCounted': ({ source }: { source: string }) =>
		`HMRC has not counted everything we know about: ${source.toLowerCase()}.`,
	'blocker.notCounted.fix':
		'Send it in the year-end step, or correct your answers. HMRC gets pay and pensions from the employer or pension provider. Then ask HMRC to calculate again.',
	'blocker.marriage.given': 'HMRC has not yet taken what you give your spouse off your allowance.',
	'blocker.marriage.given.fix':
		'Send your claim in the year-end step if you haven’t. Then ask HMRC to calculate again.',
	'blocker.marriage.received': 'HMRC has no claim from your spouse to give you Marriage Allowance.',
	'blocker.marriage.received.fix':
		'Your spouse claims it on GOV.UK. Ask HMRC to calculate again after that, or remove it from your answers.',
	'blocker.yearEnd': ({ title }: { title: string }) =>
		`HMRC’s figures are different from your answers: ${title}.`,
	'blocker.yearEnd.fix': 'Send yours in the year-end step. Then ask HMRC to calculate again.',
	'blocker.notLinked': ({ name }: { name: string }) =>
		`You haven’t said which part of your return the business ${name} belongs to.`,
	'blocker.notLinked.fix': 'Link it in the year-end step. Then ask HMRC to calculate again.',
	'blocker.cannotSend.fix': 'This tax year can’t be declared final from here.',
	'blocker.mendable.fix': 'Then ask HMRC to calculate again.',
	'blocker.noFigures': 'HMRC couldn’t calculate this year.',
	'blocker.noFigures.fix': 'Look at HMRC’s messages, do what they say, and ask HMRC to calculate again.',
	'blocker.answers': 'Your answers contradict each other, so they can’t be compared with HMRC’s figures.',
	'blocker.answers.fix': 'Open your return and correct what’s marked.',
	'words.correct':
		'The information that I have given is correct and complete to the best of my knowledge and belief.',
	'words.false':
		'I understand that I may have to pay financial penalties and face prosecution if I give false information.',
	'words.final': 'I understand that crystallisation is final and cannot be undone.',
	'words.records': ({ until }: { until: string }) =>
		`I must keep my digital records until at least ${until}, 5 years after the 31 January deadline.`,
	'confirm.updates': 'All quarterly updates have been submitted.',
	'confirm.records': 'My records are complete.',
	'confirm.reviewed': 'I have reviewed the information.',
	'confirm.ready': 'I am ready to finalise this tax year.',
	warning: 'After this no further changes are possible for this tax year.',
	'said.accepted': 'HMRC has your final declaration.',
	'said.sending': 'Sent. Waiting for HMRC.',
	'why.refused': ({ reasons }: { reasons: string }) => `HMRC did not accept it. ${reasons}`,
	'why.notSent': 'Nothing was sent. Try again.',
	'why.released': 'You looked, and told us that HMRC doesn’t have it. You can declare the year again.',
});
