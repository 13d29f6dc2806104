/** The sliders give the engine's answer, and any place of them gives one. */
import { formatPounds } from '@halfpenny/facts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimate, type Sliders, yearDates } from './estimate.ts';
import { LIMITS } from './sliders.ts';

const sliders: Sliders = { pay: 58_400, interest: 1860, giftAid: 600, residence: 'uk' };

describe('the estimate of the first page', () => {
	it('settles what PAYE has not', () => {
		const { calculation, payAsYouEarn } = estimate('2025-26', sliders) ?? {};
		// 37,700 at 20% and 8,130 at 40%.
		expect(payAsYouEarn).toBe(754_000 + 325_200);
		// Gift Aid moves 750 from 40% to 20% (150 less); 500 of the interest is free, 1,360 at 40%.
		expect(calculation?.totalDue).toBe(54_400 - 15_000);
	});

	it('owes nothing when there is only pay', () => {
		fc.assert(
			fc.property(fc.nat(1_500), fc.constantFrom('uk', 'wales', 'scotland'), (hundreds, residence) => {
				const only = { pay: hundreds * 100, interest: 0, giftAid: 0, residence } as const; // not money
				expect(estimate('2024-25', only)?.calculation.totalDue).toBe(0);
			}),
		);
	});

	it('has an answer wherever the sliders stand', () => {
		fc.assert(
			fc.property(
				fc.nat(LIMITS.pay.max),
				fc.nat(LIMITS.interest.max),
				fc.nat(LIMITS.giftAid.max),
				fc.constantFrom('uk', 'wales', 'scotland'),
				(pay, interest, giftAid, residence) => {
					const answer = estimate('2025-26', { pay, interest, giftAid, residence });
					expect(answer?.steps.at(-1)?.value).toBe(answer?.calculation.totalDue);
				},
			),
		);
	});

	it('gives each step its words', () => {
		const steps = estimate('2025-26', sliders)?.steps ?? [];
		expect(steps.map(({ label, value }) => `${label} ${formatPounds(value)}`)).toContain(
			'Total income £60,260.00',
		);
		for (const { label, rule, source } of steps) expect([label, rule, source].every(Boolean)).toBe(true);
	});

	it('knows no year without rules', () => {
		expect(estimate('1999-00', sliders)).toBeUndefined();
		expect(yearDates('1999-00')).toBeUndefined();
		expect(yearDates('2025-26')?.online).toBe('2027-01-31');
	});
});
