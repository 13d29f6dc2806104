/** The rule that a high income alone required a return, and its end. */
import { expect, it } from 'vitest';
import { incomeRequiringReturnPounds } from './income-for-a-return.ts';
import { supportedYears } from './tax-years.ts';

it('was £150,000 in 2023-24, its last year', () => {
	const [first, ...later] = supportedYears.map(incomeRequiringReturnPounds);
	expect(first).toBe(150_000);
	expect(new Set(later)).toEqual(new Set([undefined]));
});
