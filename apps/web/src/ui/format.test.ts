/** Amounts and lists read as people write them. */
import { describe, expect, it } from 'vitest';
import { daysBetween, formatAmount, formatList, toPence } from './format.ts';

describe('format', () => {
	it.each([
		['12345678.90', '£12,345,678.90'],
		['-5.00', '\u2212£5.00'],
		['0.00', '£0.00'],
		// A total of boxes that each hold HMRC's largest amount.
		['10000019999.00', '£10,000,019,999.00'],
		['-10000019999.00', '\u2212£10,000,019,999.00'],
		['soon', 'soon'],
		[null, '–'],
		[undefined, '–'],
	])('reads the amount %j as %s', (amount, words) => {
		expect(formatAmount(amount, '–')).toBe(words);
	});

	it('never shows a missing amount as zero', () => {
		expect(toPence(null)).toBeUndefined();
		expect(toPence('')).toBeUndefined();
		expect(toPence('0.00')).toBe(0);
		expect(toPence('-12.34')).toBe(-1234);
		expect(toPence('10000019999.01')).toBe(1_000_001_999_901);
		expect(toPence('1e11')).toBeUndefined();
	});

	it.each([
		[[], ''],
		[['a'], 'a'],
		[['a', 'b', 'c'], 'a, b and c'],
	])('reads the list %j as "%s"', (items, words) => {
		expect(formatList(items)).toBe(words);
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
