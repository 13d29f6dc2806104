/** Both kinds of quarters cover the year without a gap and share their due dates. */
import { expect, it } from 'vitest';
import { quartersOf } from './quarters.ts';

it('gives the quarters of the tax year', () => {
	expect(quartersOf('2026-27').map(({ from, to, due }) => [from, to, due])).toEqual([
		['2026-04-06', '2026-07-05', '2026-08-07'],
		['2026-07-06', '2026-10-05', '2026-11-07'],
		['2026-10-06', '2027-01-05', '2027-02-07'],
		['2027-01-06', '2027-04-05', '2027-05-07'],
	]);
});

it('gives the quarters of calendar months', () => {
	expect(quartersOf('2025-26', 'calendar').map(({ from, to, due }) => [from, to, due])).toEqual([
		['2025-04-01', '2025-06-30', '2025-08-07'],
		['2025-07-01', '2025-09-30', '2025-11-07'],
		['2025-10-01', '2025-12-31', '2026-02-07'],
		['2026-01-01', '2026-03-31', '2026-05-07'],
	]);
});
