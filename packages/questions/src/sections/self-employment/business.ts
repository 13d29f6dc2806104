/** What a business is, which days its accounts cover, and what it took. Form SA103F, boxes 1 to 16.1. */
import type { Question } from '../../question.ts';
import { date, inGroup, money, picked, steer, text, yesNo } from '../ask.ts';

const inTheYear = { days: 'ofTheYear', neededToFile: true } as const;

/** The business itself. */
export const business: readonly Question[] = [
	text('description', 100, 'FSE2', { neededToFile: true, neededOnForm: true }),
	text('name', 100, 'FSE1', { neededToFile: true }),
	text('addressLine1', 100, 'FSE3', { fact: 'address.line1' }),
	{ id: 'postcode', kind: 'postcode', fact: 'address.postcode', boxes: [{ box: 'FSE4' }] },
	...picked(
		steer('startedThisYear', { neededToFile: true }),
		steer('endedThisYear', { neededToFile: true }),
		yesNo('detailsChanged', 'FSE5'),
		yesNo('fosterCarer', 'SSE4'),
	),
	date('startDate', 'FSE6', {
		...inTheYear,
		shownWhen: { question: 'startedThisYear', is: true },
	}),
	date('endDate', 'FSE7', { ...inTheYear, shownWhen: { question: 'endedThisYear', is: true } }),
];

const otherPeriod = { shownWhen: { question: 'accountsFollowTaxYear', is: false } } as const;

/** How its accounts are kept. */
export const accounts: readonly Question[] = [
	{
		...{ id: 'accountingMethod', kind: 'choice', choices: ['cash', 'accruals'] },
		boxes: [{ box: 'FSE10' }],
	},
	steer('accountsFollowTaxYear'),
	...inGroup('accountingPeriod', [
		date('accountsStart', 'FSE8', { ...otherPeriod, fact: 'start' }),
		date('accountsEnd', 'FSE9', { ...otherPeriod, fact: 'end' }),
	]),
];

/** What it took, and whether the allowance stands in place of its costs. */
export const taken: readonly Question[] = [
	money('turnover', 'FSE15', { neededToFile: true }),
	money('otherIncome', 'FSE16'),
	yesNo('tradingAllowance', 'FSE16.1', { neededToFile: true }),
];
