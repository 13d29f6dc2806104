import { describe, expect, it } from 'vitest';
import { segment } from '../../../tests/segments.ts';
import { findAmounts } from './amounts.ts';

type Row = readonly [text: string, x: number][];

/** The amounts of one line of texts, each at its x. */
function amountsOf(row: Row, heads: Row = []) {
	const above = heads.map(([text, x]) => segment(text, x, 80));
	const line = row.map(([text, x]) => segment(text, x, 100));
	return findAmounts([...above, ...line], []).map(({ value, hasPence, isDoubtful }) => ({
		value,
		hasPence,
		isDoubtful,
	}));
}

const sure = (value: number) => ({ value, hasPence: true, isDoubtful: false });

describe('an amount', () => {
	it.each([
		['32,500.00', 3_250_000],
		['£32,500.00', 3_250_000],
		['32500.07', 3_250_007],
		['0.00', 0],
		['123.45 R', -12_345],
		['123.45R', -12_345],
		['-123.45', -12_345],
		['−£123.45', -12_345],
		['(123.45)', -12_345],
		['★32,500.00', 3_250_000],
		['GBP 12.34', 1_234],
	])('%s is read', (text, value) => {
		expect(amountsOf([[text, 100]])).toEqual([sure(value)]);
	});

	it.each(['1,23.45', '12.3', '12.345', '1.234,56', '£', 'R', '12/04', '1257L'])('%s is none', (text) => {
		expect(amountsOf([[text, 100]])).toEqual([]);
	});

	it('is none right after the words of an address', () => {
		expect(
			amountsOf([
				['Unit', 100],
				['12', 130],
			]),
		).toEqual([]);
		expect(
			amountsOf([
				['Hours', 100],
				['12', 200],
			]),
		).toHaveLength(1);
	});

	it.each(['·', '•'])('is joined to its pence for sure by a “%s” between their boxes', (point) => {
		const row: Row = [
			['15,208', 100],
			[point, 140],
			['75', 155],
		];
		expect(amountsOf(row)).toEqual([sure(1_520_875)]);
		const without = row.filter(([text]) => text !== point);
		expect(amountsOf(without)).toEqual([{ ...sure(1_520_875), isDoubtful: true }]);
	});

	it('without pence says so', () => {
		expect(amountsOf([['6,396', 100]])).toEqual([{ value: 639_600, hasPence: false, isDoubtful: false }]);
	});
});

describe('pence in a box of their own', () => {
	it('are joined under a p, or before one', () => {
		const heads: Row = [
			['£', 110],
			['p', 136],
		];
		expect(
			amountsOf(
				[
					['12,345', 100],
					['67', 133],
				],
				heads,
			),
		).toEqual([sure(1_234_567)]);
		expect(
			amountsOf([
				['12,345', 100],
				['67', 145],
				['p', 158],
			]),
		).toEqual([sure(1_234_567)]);
		expect(
			amountsOf(
				[
					['0', 125],
					['00', 133],
				],
				heads,
			),
		).toEqual([sure(0)]);
	});

	it('are doubtful when only their closeness speaks for it, and apart when they are far', () => {
		expect(
			amountsOf([
				['12,345', 100],
				['67', 140],
			]),
		).toEqual([{ ...sure(1_234_567), isDoubtful: true }]);
		expect(
			amountsOf([
				['12,345', 100],
				['67', 230],
			]),
		).toHaveLength(2);
	});

	it('are never three digits', () => {
		expect(
			amountsOf([
				['12,345', 100],
				['678', 140],
			]).map(({ value }) => value),
		).toEqual([1_234_500, 67_800]);
	});
});

describe('a space for a comma', () => {
	it('is joined in doubt', () => {
		expect(amountsOf([['32 500.00', 100]])).toEqual([{ ...sure(3_250_000), isDoubtful: true }]);
		expect(amountsOf([['1 234 567.89', 100]])).toEqual([{ ...sure(123_456_789), isDoubtful: true }]);
	});
});

describe('an R', () => {
	it('under the amount belongs to it', () => {
		const found = findAmounts([segment('123.45', 100, 100), segment('R', 105, 111)], []);
		expect(found.map(({ value }) => value)).toEqual([-12_345]);
	});

	it('that may belong to any of two leaves both out', () => {
		const found = findAmounts(
			[segment('123.45', 100, 100), segment('R', 160, 118), segment('9.99', 175, 100)],
			[],
		);
		expect(found).toEqual([]);
	});
});

describe('the number of an item on a form', () => {
	it('is no amount right before words, and is one elsewhere', () => {
		expect(
			amountsOf([
				['8', 50],
				['This employment', 62],
			]),
		).toEqual([]);
		expect(
			amountsOf([
				['8', 50],
				['This employment', 200],
			]),
		).toHaveLength(1);
	});
});
