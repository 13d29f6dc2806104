/** The demo uses the real engine, in every year it may show. */
import { parsePounds } from '@halfpenny/facts';
import { settlementInPounds } from '@halfpenny/tax';
import { supportedYears } from '@halfpenny/years';
import { describe, expect, it } from 'vitest';
import { joReturn } from './jo.ts';

function penceOf(text: string): number {
	const read = parsePounds(text, true);
	if (!read.ok) throw new Error(text);
	return read.value;
}

describe('the demo', () => {
	it.each(supportedYears)('works Jo’s tax out for %s', (year) => {
		const { taxYear, calculation, steps } = joReturn(year, '2026-11-20');
		expect(taxYear).toBe(year);
		expect(steps.find(({ id }) => id === 'c12.18')?.value).toBe(calculation.totalDue);
		for (const { label, rule, source } of steps) expect([label, rule, source].every(Boolean)).toBe(true);
	});

	it.each(supportedYears)('shows rows that add up to it for %s', (year) => {
		const { facts, calculation } = joReturn(year, '2026-11-20');
		const settlement = settlementInPounds(facts, calculation);
		const total = settlement.parts.reduce((so, { amount }) => so + penceOf(amount), 0);
		expect(total).toBe(calculation.totalDue);
		const toPay = settlement.bills.flatMap(({ parts }) => parts);
		const ofYear = toPay.filter(({ kind }) => kind === 'balance');
		expect(ofYear.map(({ amount }) => penceOf(amount))).toEqual([calculation.totalDue]);
	});

	it('owes what the sum says', () => {
		// 31,250 and a profit of 7,164 (9,480 less 2,316) and 412 of interest, all in the basic rate band: the interest
		// is within the allowance, so 38,414 less 12,570 at 20%; 3,736 was taken off. The profit is below the limit of Class 4.
		expect(joReturn('2025-26', '2026-11-20').calculation.totalDue).toBe(516_880 - 373_600);
	});

	it('shows the next year due when the service names none', () => {
		expect(joReturn(undefined, '2027-01-31').taxYear).toBe('2025-26');
		expect(joReturn('1999-00', '2027-02-01').taxYear).toBe('2026-27');
	});
});
