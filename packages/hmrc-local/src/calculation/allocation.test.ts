/** Stage 5 against a search: over many mixes of pay, interest and dividends it finds the cheapest split of allowances. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calculate } from './calculate.ts';
import { boxesFromData } from './return-boxes.ts';

type Slice = readonly [upTo: number, percent: number];
const endless = Number.POSITIVE_INFINITY;
const scottish: readonly Slice[] = [
	[2306, 19],
	[13_991, 20],
	[31_092, 21],
	[62_430, 42],
	[125_140, 45],
	[endless, 48],
];

/** Tax in pence of income that lies between two heights; percents have at most two decimals. */
function between(from: number, to: number, slices: readonly Slice[]): number {
	let below = 0;
	let pence = 0;
	for (const [upTo, percent] of slices) {
		const width = Math.max(0, Math.min(to, upTo) - Math.max(from, below));
		pence += Math.floor((width * Math.round(percent * 100)) / 100);
		below = upTo;
	}
	return pence;
}

/** Income tax of 2024-25 on what is left of each source, in pence, calculated by stacking. */
function stacked(
	pay: number,
	interest: number,
	dividends: number,
	extension: number,
	scots: boolean,
): number {
	const basic = 37_700 + extension;
	const total = pay + interest + dividends;
	const allowance = total > 125_140 + extension ? 0 : total > basic ? 500 : 1000;
	const bands = (rates: readonly [number, number, number]): readonly Slice[] => [
		[basic, rates[0]],
		[125_140 + extension, rates[1]],
		[endless, rates[2]],
	];
	const payBands = scots
		? scottish.map(([upTo, percent], at): Slice => [at === 0 ? upTo : upTo + extension, percent])
		: bands([20, 40, 45]);
	const starting = Math.min(interest, Math.max(0, 5000 - pay));
	const nil = Math.min(interest - starting, allowance);
	return (
		between(0, pay, payBands) +
		between(pay + starting + nil, pay + interest, bands([20, 40, 45])) +
		between(pay + interest + Math.min(dividends, 500), total, bands([8.75, 33.75, 39.35]))
	);
}

/** The least tax of any split of the allowance: tried in steps of ten on interest, at every corner on dividends. */
function cheapest(
	pay: number,
	interest: number,
	dividends: number,
	extension: number,
	scots: boolean,
): number {
	const allowance = Math.min(12_570, pay + interest + dividends);
	const corners = [5000, 37_700 + extension, ...scottish.slice(0, 4).map(([upTo]) => upTo)];
	let least = endless;
	for (let toInterest = 0; toInterest <= Math.min(interest, allowance); toInterest += 10) {
		const rest = allowance - toInterest;
		const left = interest - toInterest;
		const tries = [0, dividends, rest - pay, rest, dividends - 500].concat(
			corners.flatMap((corner) => [
				rest - (pay - corner),
				rest - (pay - corner + left),
				dividends - corner,
				dividends - (corner - (pay - rest) - left),
			]),
		);
		for (const toDividends of tries) {
			const toPay = rest - toDividends;
			if (toDividends < 0 || toDividends > dividends || toPay < 0 || toPay > pay) continue;
			least = Math.min(least, stacked(pay - toPay, left, dividends - toDividends, extension, scots));
		}
	}
	return least;
}

const tens = (most: number) => fc.integer({ min: 0, max: most / 10 }).map((count) => count * 10);

describe('the split of allowances', () => {
	it.each([
		['U', false],
		['S', true],
	] as const)('is the cheapest for status %s', (status, scots) => {
		const mixes = fc.record({
			pay: fc.oneof(tens(2000), tens(70_000)),
			interest: fc.oneof(fc.constant(0), tens(9000), tens(40_000)),
			dividends: fc.oneof(fc.constant(0), tens(10_000), tens(40_000)),
			gifts: fc.oneof(
				fc.constant(0),
				fc.integer({ min: 0, max: 40 }).map((count) => count * 80),
			),
		});
		fc.assert(
			fc.property(mixes, ({ pay, interest, dividends, gifts }) => {
				const extension = (gifts * 5) / 4;
				fc.pre(pay + interest + dividends - extension <= 100_000);
				const boxes = { YPDTR: status, INC2: `${interest}`, INC4: `${dividends}`, REL5: `${gifts}` };
				const c = calculate('2024-25', boxesFromData({ ...boxes, EMP: [{ EMP1: `${pay}` }] }));
				const least = cheapest(pay, interest, dividends, extension, scots);
				// Slices cut off after the penny may differ by that between splits that cost the same.
				expect(Math.abs(Number(c.c9_1 / 10_000n) - least)).toBeLessThanOrEqual(1);
			}),
			{ numRuns: 60 },
		);
	});
});
