/** A suggestion leads to its question, or to the answer that opens it. */
import { expect, it } from 'vitest';
import { placeOf } from './place.ts';

const entry = (section: string, answers: Record<string, string | boolean | null>) => [
	{ id: 'e', version: 1, section, answers },
];

it.each([
	['employments[0].expenses.workingFromHome', 'employment', { employer: 'A' }, 'hadExpenses'],
	['employments[0].expenses.workingFromHome', 'employment', { hadExpenses: true }, 'workingFromHome'],
	[
		'trades[0].expenses.carVanTravelExpenses',
		'selfEmployment',
		{ tradingAllowance: true },
		'tradingAllowance',
	],
	['trades[0].expenses.carVanTravelExpenses', 'selfEmployment', { oneFigure: true }, 'oneFigure'],
	['trades[0].expenses.carVanTravelExpenses', 'selfEmployment', { oneFigure: false }, 'carVanTravelExpenses'],
	['ukProperty.financeCosts', 'ukProperty', { lettingKind: 'lodger' }, 'lettingKind'],
	[
		'ukProperty.financeCosts',
		'ukProperty',
		{ lettingKind: 'property', propertyAllowance: true },
		'propertyAllowance',
	],
	[
		'ukProperty.financeCosts',
		'ukProperty',
		{ lettingKind: 'property', propertyAllowance: false },
		'financeCosts',
	],
] as const)('%s of %s with %o leads to %s', (fact, section, answers, question) => {
	expect(placeOf(fact, entry(section, answers))).toEqual({ section, entryId: 'e', question });
});

it('leads to the section where nothing is entered yet', () => {
	expect(placeOf('reliefs.giftAid', [])).toEqual({ section: 'giftAid', entryId: null, question: null });
});
