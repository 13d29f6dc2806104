/** Amounts and dates read as people write them, by the clocks of the United Kingdom. */
import { describe, expect, it } from 'vitest';
import { daysBetween, formatAmount, formatDay, formatMoment, toPence } from './format.ts';

describe('format', () => {
	it.each([
		['12345678.90', '£12,345,678.90'],
		['-5.00', '\u2212£5.00'],
		['0.00', '£0.00'],
		// A total of boxes that are each as large as HMRC takes.
		['10000019999.00', '£10,000,019,999.00'],
		['-10000019999.00', '\u2212£10,000,019,999.00'],
		['soon', 'soon'],
		[null, '–'],
		[undefined, '–'],
	])('reads the amount %j as %s', (amount, words) => {
		expect(formatAmount(amount, '–')).toBe(words);
	});

	it('never takes a missing amount for zero', () => {
		expect(toPence(null)).toBeUndefined();
		expect(toPence('')).toBeUndefined();
		expect(toPence('0.00')).toBe(0);
		expect(toPence('-12.34')).toBe(-1234);
		expect(toPence('10000019999.01')).toBe(1_000_001_999_901);
		expect(toPence('1e11')).toBeUndefined();
	});

	it('reads days and moments', () => {
		expect(formatDay('2027-01-31')).toBe('31 January 2027');
		expect(formatDay('soon')).toBe('soon');
		expect(formatMoment('2026-07-01T23:30:00.000Z')).toBe('2 July 2026 at 00:30');
		expect(formatMoment('2026-11-20T06:02:00.000Z')).toBe('20 November 2026 at 06:02');
		expect(formatMoment('')).toBe('');
	});

	it.each([
		['2026-11-20', '2027-01-31', 72],
		['2027-01-31', '2027-01-31', 0],
		['2027-02-01', '2027-01-31', -1],
		['2026-03-28', '2026-03-30', 2],
	])('counts the days from %s to %s', (from, to, days) => {
		expect(daysBetween(from, to)).toBe(days);
	});
});
