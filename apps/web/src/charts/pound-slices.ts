/** Income laid along a line from £0: where each slice starts and ends, and how deep its colour is. */
import { type Pence, pence } from '@halfpenny/facts';

/** A slice of a calculation, amounts in pence. */
export interface Slice {
	/** The kind of income: `nonSavings`, `savings`, … */
	readonly income: string;
	readonly band: string;
	/** Hundredths of a percent. */
	readonly rate: number;
	readonly amount: Pence;
	readonly tax: Pence;
}

/** A slice with its position on the bar. */
export interface PlacedSlice extends Slice {
	readonly key: string;
	readonly from: Pence;
	readonly to: Pence;
	/** Its start and width, as shares of 1. */
	readonly left: number;
	readonly share: number;
	/** 0 (untaxed) to 7 (the highest rates): which of the band colours. */
	readonly depth: number;
}

const depths: readonly (readonly [upToRate: number, depth: number])[] = [
	[0, 0],
	[1950, 1],
	[2000, 2],
	[2500, 3],
	[4000, 4],
	[4250, 5],
	[4500, 6],
];

/** Returns how deep a rate's colour is. */
export function depthOf(rate: number): number {
	return depths.find(([upTo]) => rate <= upTo)?.[1] ?? 7;
}

/** Returns what is free of tax first (income in no slice), then the slices in order. */
export function placeSlices(totalIncome: Pence, slices: readonly Slice[]): PlacedSlice[] {
	const held = slices.reduce((total, { amount }) => total + amount, 0);
	const free = {
		income: 'taxFree',
		band: 'taxFree',
		rate: 0,
		amount: pence(Math.max(0, totalIncome - held)),
		tax: pence(0),
	};
	const all = [free, ...slices].filter(({ amount }) => amount > 0);
	const total = all.reduce((sum, { amount }) => sum + amount, 0);
	let from = 0;
	return all.map((slice) => {
		const start = from;
		from += slice.amount;
		return {
			...slice,
			key: `${slice.income}.${slice.band}`,
			from: pence(start),
			to: pence(from),
			left: start / total,
			share: slice.amount / total,
			depth: depthOf(slice.rate),
		};
	});
}

/** A mark under the bar. */
export interface Tick {
	readonly at: number;
	readonly amount: Pence;
	/** Whether its words fit on a narrow screen too. */
	readonly narrow: boolean;
}

const WIDE_GAP = 0.09;
const NARROW_GAP = 0.24;
/** The last mark ends at its position instead of being centred on it, so it needs more room. */
const BEFORE_LAST = 1.6;

/** Returns the marks where bands start, leaving out any whose words would overlap. Both ends always stay. */
export function ticksOf(slices: readonly PlacedSlice[]): Tick[] {
	const last = slices.at(-1);
	if (!last) return [];
	const narrow = spaced(slices, NARROW_GAP);
	const wide = spaced(slices, WIDE_GAP);
	return [
		...wide.map(({ left, from }) => ({
			at: left,
			amount: from,
			narrow: narrow.some((slice) => slice.left === left),
		})),
		{ at: 1, amount: last.to, narrow: true },
	];
}

function spaced(slices: readonly PlacedSlice[], gap: number): PlacedSlice[] {
	const kept: PlacedSlice[] = [];
	for (const slice of slices) {
		const before = kept.at(-1);
		if (before === undefined || (slice.left - before.left >= gap && 1 - slice.left >= gap * BEFORE_LAST))
			kept.push(slice);
	}
	return kept;
}
