/** HMRC's amount due takes the place of ours, and the parts still add up. */
import { pence } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { withAmountDue } from './with-amount-due.ts';

const ours = calculate({
	taxYear: '2025-26',
	residence: 'uk',
	employments: [{ employer: 'Ward', pay: pence(40_000_00), taxDeducted: pence(5_000_00) }],
});

describe('the amount due', () => {
	it.each([pence(1_931_80), pence(0), pence(-250_00)])('is HMRC’s: %i', (due) => {
		const theirs = withAmountDue(ours, due);
		const difference = due - ours.totalDue;
		expect(theirs.totalDue).toBe(due + ours.capitalGainsTax);
		expect(theirs.totalIncomeTaxDue - ours.totalIncomeTaxDue).toBe(difference);
		expect(theirs.balancingPayment - ours.balancingPayment).toBe(difference);
	});

	it('leaves our capital gains tax on top of it', () => {
		const withGains = { ...ours, capitalGainsTax: pence(300_00), totalDue: pence(ours.totalDue + 300_00) };
		expect(withAmountDue(withGains, pence(1_000_00)).totalDue).toBe(1_300_00);
	});

	it('that is the same as ours changes nothing', () => {
		expect(withAmountDue(ours, ours.totalDue)).toEqual(ours);
	});
});
