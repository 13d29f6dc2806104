/** The money purchase annual allowance of £10,000: FA 2004 s.227B, HMRC PTM056510. Worked by hand. */
import { describe, expect, it } from 'vitest';
import { withClaims } from '../src/index.ts';
import { facts } from './people.ts';

const years = ['2023-24', '2024-25', '2025-26', '2026-27'] as const;

describe.each(years)('savings after a pension was drawn flexibly, in %s', (taxYear) => {
	const excess = (saved: number, moneyPurchaseAfterAccess: number, more: object = {}) => {
		const savings = { saved, moneyPurchaseAfterAccess, ...more };
		const given = facts({ taxYear, employments: [{ pay: 60_000 }], pensionCharges: { savings } });
		return Number(withClaims(given).pensionCharges?.excessOfAnnualAllowance) / 100;
	};

	it('are charged above £10,000', () => {
		expect(excess(10_000, 10_000)).toBe(0);
		expect(excess(10_001, 10_001)).toBe(1);
		expect(excess(25_000, 25_000)).toBe(15_000);
	});

	it('leave the rest of the allowance to other savings, plus what three years left', () => {
		// 5,000 above 10,000, and 55,000 above 60,000 - 10,000.
		expect(excess(70_000, 15_000)).toBe(5_000 + 5_000);
		const earlierYears = [{ saved: 56_000, allowance: 60_000 }];
		expect(excess(70_000, 15_000, { earlierYears })).toBe(5_000 + 1_000);
		// What three years left adds nothing to the 10,000.
		expect(excess(15_000, 15_000, { earlierYears })).toBe(5_000);
	});

	it('count like other savings up to £10,000', () => expect(excess(65_000, 10_000)).toBe(5_000));
});
