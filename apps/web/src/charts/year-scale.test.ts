/** Dates on the year line. */
import { describe, expect, it } from 'vitest';
import { isBefore, shareOf } from './year-scale.ts';

describe('a date on the line', () => {
	it('is placed by its day', () => {
		expect(shareOf('2025-04-06', '2025-04-06', '2027-01-31')).toBe(0);
		expect(shareOf('2027-01-31', '2025-04-06', '2027-01-31')).toBe(1);
		expect(shareOf('2025-01-01', '2025-01-01', '2025-01-11')).toBe(0);
		expect(shareOf('2025-01-06', '2025-01-01', '2025-01-11')).toBe(0.5);
		expect(shareOf('2024-12-31', '2025-01-01', '2025-01-11')).toBeLessThan(0);
	});

	it('does not shift when the clocks change', () => {
		expect(shareOf('2025-03-31', '2025-03-30', '2025-04-01')).toBe(0.5);
	});

	it('comes before a later one', () => {
		expect(isBefore('2026-10-05', '2026-10-31')).toBe(true);
	});
});
