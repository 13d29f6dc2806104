/** The year of the address counts only when it is offered. */
import { describe, expect, it } from 'vitest';
import { chosenYear } from './chosen-year.ts';

const service = {
	defaultTaxYear: '2025-26',
	taxYears: ['2026-27', '2025-26', '2024-25'].map((taxYear) => ({
		taxYear,
		canFile: true,
		canFilePartnership: false,
		onlineDeadline: '',
	})),
};

describe('chosenYear', () => {
	it.each([
		['', '2025-26'],
		['year=2024-25', '2024-25'],
		['?year=2024-25', '2024-25'],
		['year=1999-00', '2025-26'],
		['year=', '2025-26'],
	])('of %j is %s', (search, year) => {
		expect(chosenYear(search, service)).toBe(year);
	});
});
