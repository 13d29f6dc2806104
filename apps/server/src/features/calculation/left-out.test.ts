/** What the figures leave out is named from the first penny above what the main return takes. */
import { type FactsInput, parseFacts } from '@halfpenny/facts';
import { calculate } from '@halfpenny/tax';
import { expect, it } from 'vitest';
import { leftOutOf } from './left-out.ts';

function leftOut(input: Omit<FactsInput, 'taxYear'>, taxYear = '2025-26') {
	const read = parseFacts({ taxYear, residence: 'uk', ...input });
	if (!read.ok) throw new Error(JSON.stringify(read.problems));
	return leftOutOf(read.facts, calculate(read.facts));
}

// SA100 notes 2025-26: up to £2,000 of foreign interest and £500 of foreign dividends go on the main return. The boxes
// take whole pounds, so only those count.
it.each([
	[{ savings: { untaxedForeignInterest: 2_000 } }, []],
	[{ savings: { untaxedForeignInterest: 2_001 } }, ['foreignInterest']],
	[{ dividends: { foreignDividends: 500 } }, []],
	[{ dividends: { foreignDividends: 501 } }, ['foreignDividends']],
	[{ dividends: { foreignDividends: 400, foreignTaxDeducted: 40 } }, ['foreignTaxCredit']],
	[
		{
			savings: { untaxedForeignInterest: 9_000 },
			dividends: { foreignDividends: 9_000, foreignTaxDeducted: 1 },
		},
		['foreignInterest', 'foreignDividends', 'foreignTaxCredit'],
	],
])('%j', (input, names) => {
	expect(leftOut(input)).toEqual(names);
});

it('depends on the year: £1,000 of dividends in 2023-24', () => {
	expect(leftOut({ dividends: { foreignDividends: 1_000 } }, '2023-24')).toEqual([]);
	expect(leftOut({ dividends: { foreignDividends: 1_001 } }, '2023-24')).toEqual(['foreignDividends']);
});

it('leaves out what a yes names already', () => {
	expect(leftOut({ otherSchedules: ['foreign'] })).toEqual([]);
});
