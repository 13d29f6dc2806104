/** What is let, what it brought in, and what it cost. Form SA105, boxes 1 to 29, 44 and 45. */
import type { Condition, Question } from '../../question.ts';
import { inGroup, money, picked, steer, yesNo } from '../ask.ts';

const lets = { question: 'lettingKind', is: ['property', 'both'] } as const;

/** What was let, and with whom. */
export const letting: readonly Question[] = [
	{
		...{ id: 'lettingKind', kind: 'choice', choices: ['property', 'lodger', 'both'] },
		...{ fact: null, neededToFile: true },
	},
	{
		...{ id: 'numberOfProperties', kind: 'wholeNumber', most: 99, shownWhen: lets, neededToFile: true },
		boxes: [{ box: 'PRO1' }],
	},
	...picked(yesNo('jointlyLet', 'PRO3', { shownWhen: lets }), yesNo('ceased', 'PRO2', { shownWhen: lets })),
	steer('amountsOfAllOwners', { shownWhen: { question: 'jointlyLet', is: true } }),
	{
		...{ id: 'sharePercent', kind: 'share' },
		neededToFile: true,
		shownWhen: { question: 'amountsOfAllOwners', is: true },
	},
	{
		...{ id: 'accountingMethod', kind: 'choice', choices: ['cash', 'accruals'], shownWhen: lets },
		boxes: [{ box: 'PRO20.2' }],
	},
];

/** A lodger in the person's own home. */
export const lodger: readonly Question[] = inGroup('rentARoom', [
	money('receipts', 'PRO37', { neededToFile: true }),
	money('costs', 'PRO29'),
	yesNo('shared'),
]);

/** What came in, and whether the allowance stands in place of costs. */
export const rent: readonly Question[] = [
	money('rents', 'PRO20', { neededToFile: true }),
	money('otherIncome', 'PRO20'),
	yesNo('propertyAllowance', 'PRO20.1', { neededToFile: true }),
];

/** Anyone unsure about the allowance still has costs, and tax on all of the rent would be too much. */
export const claims: Condition = { question: 'propertyAllowance', is: [false, null] };

const byKind = { shownWhen: { question: 'oneFigure', is: false } } as const;

/** Costs: one figure, which HMRC allows to smaller lets, or by kind. */
export const expenses: readonly Question[] = [
	steer('oneFigure', { neededToFile: true, shownWhen: claims }),
	...inGroup('expenses', [
		money('totalExpenses', 'PRO29', {
			fact: 'other',
			shownWhen: { question: 'oneFigure', is: true },
			neededToFile: true,
		}),
		money('premisesRunningCosts', 'PRO24', byKind),
		money('repairsAndMaintenance', 'PRO25', byKind),
		money('financialCosts', 'PRO26', byKind),
		money('professionalFees', 'PRO27', byKind),
		money('costOfServices', 'PRO28', byKind),
		money('travelCosts', 'PRO29', { ...byKind, calculators: ['businessMileage'] }),
		money('otherExpenses', 'PRO29', { ...byKind, fact: 'other' }),
	]),
];

/** Interest on homes that are let, and what wears out in them. */
export const finance: readonly Question[] = [
	money('financeCosts', 'PRO44', { shownWhen: claims }),
	money('financeCostsBroughtForward', 'PRO45', { shownWhen: claims }),
	money('costOfReplacingDomesticGoods', 'PRO36', {
		fact: 'allowances.costOfReplacingDomesticGoods',
		shownWhen: claims,
	}),
];
