/** The rule that a high income alone required a return, and its end. */
import { expect, it } from 'vitest';
import { incomeRequiringReturnPounds } from './income-for-a-return.ts';
import { supportedYears } from './tax-years.ts';

it('stood at £150,000 in 2023-24 and ended with it', () => {
	expect(supportedYears.map(incomeRequiringReturnPounds)).toEqual([150_000, undefined, undefined, undefined]);
});
