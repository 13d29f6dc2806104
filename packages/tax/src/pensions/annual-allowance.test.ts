import { pounds } from '@halfpenny/facts';
import { describe, expect, it } from 'vitest';
import { annualAllowance, annualAllowanceExcess } from './annual-allowance.ts';

describe('the annual allowance', () => {
	it.each([
		[199_000, 400_000, 60_000],
		[265_000, 265_000, 57_500],
		[310_000, 330_000, 25_000],
		[400_000, 400_000, 10_000],
		[260_000, 260_003, 59_999],
	])('for threshold income £%d and adjusted income £%d is £%d', (threshold, adjusted, allowance) =>
		expect(annualAllowance('2024-25', pounds(threshold), pounds(adjusted))).toBe(pounds(allowance)),
	);

	it('uses allowance left from earlier years, oldest first, three at most', () => {
		const year = (savings: number) => ({ savings: pounds(savings), allowance: pounds(60_000) });
		expect(annualAllowanceExcess(year(70_000), [])).toBe(pounds(10_000));
		expect(annualAllowanceExcess(year(70_000), [year(55_000)])).toBe(pounds(5000));
		expect(annualAllowanceExcess(year(100_000), [year(0), year(60_000), year(60_000), year(60_000)])).toBe(
			pounds(40_000),
		);
		expect(annualAllowanceExcess(year(100_000), [year(40_000), year(75_000), year(60_000)])).toBe(
			pounds(35_000),
		);
	});
});
