/** The words of stages 9 to 12: from the tax charged to what is owed. */
import type { RuleWords } from './words.ts';

export const dueWords = {
	'gift-aid-tax': {
		label: 'Tax that charities claim on your gifts',
		rule: 'Basic rate tax on the gifts with their tax, down to whole pounds.',
		source: 'ITA 2007 s.423; HMRC stage 9, box c9.34',
	},
	'gift-aid-charge': {
		label: 'Tax to cover what charities claim',
		rule: 'If you paid less tax than charities claim on your gifts, you owe the difference.',
		source: 'ITA 2007 s.424; HMRC stage 9, box c9.39',
	},
	'income-tax-due': {
		label: 'Income tax due',
		rule: 'Income tax charged less reductions, with what is added to it.',
		source: 'ITA 2007 s.23 step 7; HMRC stage 9, box c9.43',
	},
	'tax-from-pay': {
		label: 'Tax taken off your pay',
		rule: 'What your employers took off, added up.',
		source: 'HMRC stage 11, box c11.1 (SA102 box 2)',
	},
	'tax-from-interest': {
		label: 'Tax taken off your interest',
		rule: 'The basic rate tax taken off before you received it, up to a penny.',
		source: 'HMRC stage 11, box c11.27 (SA100 TR3 box 1)',
	},
	'tax-taken-off': {
		label: 'Tax already taken off',
		rule: 'Everything taken off before you were paid, added up.',
		source: 'HMRC stage 11, box c11.31',
	},
	'total-due': {
		label: 'What you owe for the year',
		rule: 'Everything charged less everything already taken off. Below zero, HMRC owes it to you.',
		source: 'TMA 1970 s.59B; HMRC stage 12, box c12.18 (SA110 boxes 1 and 2)',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
