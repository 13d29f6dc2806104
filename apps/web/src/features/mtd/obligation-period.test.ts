/** We ask HMRC for a whole year, and never for more than 366 days. */
import { expect, it } from 'vitest';
import { obligationPeriod } from './obligation-period.ts';

it('is the tax year', () => {
	const period = { from: '2026-04-06', to: '2027-04-05' };
	expect(obligationPeriod('2026-27', { quarterlyPeriodType: 'standard' })).toEqual(period);
	expect(obligationPeriod('2026-27', { quarterlyPeriodType: null })).toEqual(period);
});

it('is 1 April to 31 March for calendar quarters', () => {
	expect(obligationPeriod('2027-28', { quarterlyPeriodType: 'calendar' })).toEqual({
		from: '2027-04-01',
		to: '2028-03-31',
	});
});
