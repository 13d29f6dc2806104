/** The words of stages 4 and 14: reliefs and allowances. */
import type { RuleWords } from './words.ts';

export const reliefWords = {
	'gifts-paid': {
		label: 'Gifts to charity as you paid them',
		rule: 'Your Gift Aid payments, up to whole pounds.',
		source: 'ITA 2007 s.416; HMRC stage 4, box c4.56 (SA100 TR4 box 5)',
	},
	'gift-aid': {
		label: 'Gifts with the tax that charities claim',
		rule: 'The charity claims basic rate tax on your gift, so £80 given counts as £100; up to whole pounds.',
		source: 'ITA 2007 s.415; HMRC stage 4, box c4.57',
	},
	'band-extension': {
		label: 'Basic rate band made longer by',
		rule: 'Gifts to charity lengthen the band taxed at the basic rate, so that less is taxed at the higher rates.',
		source: 'ITA 2007 s.414; HMRC stage 4, box c4.59',
	},
	'adjusted-net-income': {
		label: 'Adjusted net income',
		rule: 'Total income less reliefs and less gifts to charity with their tax. Allowances depend on it.',
		source: 'ITA 2007 s.58; HMRC stage 4, box c4.63',
	},
	'personal-allowance': {
		label: 'Personal allowance',
		rule: 'The income that is free of tax. It falls by £1 for every £2 of adjusted net income above £100,000.',
		source: 'ITA 2007 s.35; HMRC stage 14, boxes c14.1 to c14.6, and stage 4, box c4.64',
	},
	'taxable-income': {
		label: 'Taxable income',
		rule: 'Total income less deductions and allowances.',
		source: 'ITA 2007 s.23 step 3; HMRC stage 4, box c4.74',
	},
	'savings-allowance': {
		label: 'Personal savings allowance',
		rule: 'Interest taxed at 0%: £1,000; £500 once any of your taxable income is above the basic rate band; nothing above the higher rate band.',
		source: 'ITA 2007 ss.12A and 12B; HMRC stage 4, box c4.79',
	},
} as const satisfies Readonly<Record<string, RuleWords>>;
