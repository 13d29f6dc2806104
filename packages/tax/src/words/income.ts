/** The words of stages 1 to 3: income. */
import type { RuleWords } from './words.ts';

export const incomeWords = {
	'employment-pay': {
		label: 'Pay from this job',
		rule: 'Pay before tax, from the P60 or P45, down to whole pounds.',
		source: 'ITEPA 2003 s.62; HMRC stage 1, box c1.1 (SA102 box 1)',
	},
	'employment-income': {
		label: 'Income from employment',
		rule: 'The income of every job, added up.',
		source: 'ITEPA 2003 s.7; HMRC stage 1, box c1.9',
	},
	'non-savings-income': {
		label: 'Income other than savings and dividends',
		rule: 'Everything you earned or received that is neither interest nor dividends. It is taxed first.',
		source: 'ITA 2007 ss.10 and 16; HMRC stage 1, box c1.57',
	},
	'taxed-interest': {
		label: 'Interest paid after tax',
		rule: 'What you received, with the basic rate tax that was taken off put back, down to whole pounds.',
		source: 'ITTOIA 2005 s.369; HMRC stage 2, box c2.14 (SA100 TR3 box 1)',
	},
	'untaxed-interest': {
		label: 'Interest paid without tax taken off',
		rule: 'All of it, down to whole pounds.',
		source: 'ITTOIA 2005 s.369; HMRC stage 2, box c2.15 (SA100 TR3 box 2)',
	},
	'savings-income': {
		label: 'Savings income',
		rule: 'All interest, added up.',
		source: 'ITA 2007 s.18; HMRC stage 2, box c2.19',
	},
	'total-income': {
		label: 'Total income',
		rule: 'Income of every kind, before anything is deducted.',
		source: 'ITA 2007 s.23 step 1; HMRC stage 3, box c3.21',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
