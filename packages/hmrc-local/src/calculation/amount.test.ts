/** Exact amounts: parsing, each of HMRC's roundings at its edges, writing. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
	absolute,
	amount,
	dividedBy,
	fourDecimalsDown,
	larger,
	lower,
	penceDown,
	penceUp,
	pounds,
	poundsDown,
	poundsUp,
	times,
	written,
} from './amount.ts';

describe('reading and writing', () => {
	it.each([
		['0.00', 0n],
		['12.34', 12_340_000n],
		['-0.05', -50_000n],
		['1260', 1_260_000_000n],
		[' 7.5 ', 7_500_000n],
		['9999999999.99', 9_999_999_999_990_000n],
	])('reads %s', (text, value) => {
		expect(amount(text)).toBe(value);
	});

	it.each(['', 'abc', '1,000', '1e3', '--1', '1.2345678', '.'])('refuses %j', (text) => {
		expect(() => amount(text)).toThrow(RangeError);
	});

	it('writes pence as they were read', () => {
		fc.assert(
			fc.property(fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n }), (pence) => {
				expect(amount(written(pence * 10_000n))).toBe(pence * 10_000n);
			}),
		);
		expect(written(0n)).toBe('0.00');
		expect(written(-1n)).toBe('0.00');
	});
});

describe('rounding', () => {
	it.each([
		['3.00', '3.00', '3.00'],
		['3.01', '3.00', '4.00'],
		['3.99', '3.00', '4.00'],
		['0.01', '0.00', '1.00'],
	])('%s is %s down and %s up in pounds', (text, down, up) => {
		expect(written(poundsDown(amount(text)))).toBe(down);
		expect(written(poundsUp(amount(text)))).toBe(up);
	});

	it.each([
		['3.010000', '3.01', '3.01'],
		['3.010100', '3.01', '3.02'],
		['3.019900', '3.01', '3.02'],
		['3.011', '3.01', '3.02'],
	])('%s is %s down and %s up in pence', (text, down, up) => {
		expect(written(penceDown(amount(text)))).toBe(down);
		expect(written(penceUp(amount(text)))).toBe(up);
	});

	it('cuts off after the fourth decimal', () => {
		expect(fourDecimalsDown(amount('1.234567'))).toBe(amount('1.2345'));
	});
});

describe('arithmetic', () => {
	it('is exact for a rate on pounds', () => {
		expect(times(pounds(25_999), amount('0.075'))).toBe(amount('1949.925'));
		expect(dividedBy(pounds(20), amount('0.2'))).toBe(pounds(100));
		expect(dividedBy(pounds(1), 0n)).toBe(0n);
	});

	it('compares', () => {
		expect(lower(3n, 1n, 2n)).toBe(1n);
		expect(larger(3n, 4n)).toBe(4n);
		expect(absolute(-4n)).toBe(4n);
	});
});
