/** The sliders show the engine's answer, wherever they are set. */
import { formatPounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate, type Sliders } from './estimate.ts';
import { LIMITS } from './sliders.ts';

const sliders: Sliders = { pay: 41_500, profit: 14_600, interest: 1860, residence: 'uk' };
const anywhere = fc.record({
	pay: fc.nat(LIMITS.pay.max),
	profit: fc.nat(LIMITS.profit.max),
	interest: fc.nat(LIMITS.interest.max),
	residence: fc.constantFrom('uk', 'wales', 'scotland'),
});

describe('the estimate of the first page', () => {
	it('is what PAYE has not already collected', () => {
		const { calculation, payAsYouEarn, wholeTax } = estimate('2025-26', sliders) ?? {};
		// 28,930 at 20%.
		expect(payAsYouEarn).toBe(578_600);
		// The profit: 8,770 at 20% and 5,830 at 40%; 500 of the interest is free, 1,360 at 40%. Class 4: 2,030 at 6%.
		expect(calculation?.totalDue).toBe(175_400 + 233_200 + 54_400 + 12_180);
		expect(wholeTax).toBe(578_600 + 175_400 + 233_200 + 54_400 + 12_180);
	});

	it('is under a pound when there is only pay: tax taken off counts in whole pounds', () => {
		fc.assert(
			fc.property(anywhere, (place) => {
				const due =
					estimate('2024-25', { ...place, profit: 0, interest: 0 })?.calculation.totalDue ?? Number.NaN;
				expect(Math.abs(due)).toBeLessThan(100);
			}),
		);
	});

	it('has an answer wherever the sliders are', () => {
		fc.assert(
			fc.property(anywhere, (place) => {
				const answer = estimate('2025-26', place);
				expect(answer?.steps.find(({ id }) => id === 'c12.18')?.value).toBe(answer?.calculation.totalDue);
			}),
		);
	});

	it('gives each step its words', () => {
		const steps = estimate('2025-26', sliders)?.steps ?? [];
		expect(steps.map(({ label, value }) => `${label} ${formatPounds(value)}`)).toContain(
			'Total income £57,960.00',
		);
		for (const { label, rule, source } of steps) expect([label, rule, source].every(Boolean)).toBe(true);
	});

	it('is undefined for a year without rules', () => {
		expect(estimate('1999-00', sliders)).toBeUndefined();
	});
});
