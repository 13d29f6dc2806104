/** The split of allowances and reliefs over the sources, from 2027-28. */
import { lower } from '../amount.ts';
import type { Boxes } from '../boxes.ts';
import type { Parameters } from '../parameters.ts';
import { cheapestOfThree, cheapestOfTwo } from './cheapest.ts';
import { stackRules } from './stack-rules.ts';

/** The share of the allowances each source gets, in millionths of a pound. */
export type Split = {
	readonly other: bigint;
	readonly lumpSums: bigint;
	readonly otherWithNotionalTax: bigint;
	readonly lumpSumsWithNotionalTax: bigint;
	readonly property: bigint;
	readonly savings: bigint;
	readonly dividends: bigint;
	readonly gains: bigint;
};

const known = new WeakMap<Boxes, Split>();

/** The split, calculated once per return. */
export function splitOf(c: Boxes, p: Parameters): Split {
	const before = known.get(c);
	if (before) return before;
	const split = workOut(c, p);
	known.set(c, split);
	return split;
}

/** Takes as much as there is, and returns what is left. */
const taken = (left: bigint, most: bigint): readonly [bigint, bigint] => {
	const part = lower(left, most);
	return [part, left - part];
};

/**
 * Notional tax is never repaid, so income that carries it comes after the rest of its kind, as in HMRC's own stage 5.
 */
function workOut(c: Boxes, p: Parameters): Split {
	const sources = {
		other: c.c5_35 - c.c1p_4,
		property: c.c1p_4,
		savings: c.c5_37,
		dividends: c.c5_22,
		lumpSums: c.c5_36,
		gains: c.c5_41,
	};
	const [toOthers, left] = taken(c.c5_1, sources.other + sources.lumpSums);
	const [otherWithNotionalTax, left2] = taken(left, c.c5_42);
	const [lumpSumsWithNotionalTax, left3] = taken(left2, c.c5_43);
	const [toThree, left4] = taken(left3, sources.property + sources.savings + sources.dividends);
	const rules = stackRules(c, p);
	const notional = {
		other: c.c5_42 - otherWithNotionalTax,
		lumpSums: c.c5_43 - lumpSumsWithNotionalTax,
	};
	const two = cheapestOfTwo(sources, toOthers, notional, rules);
	const rest = { ...sources, other: notional.other, lumpSums: notional.lumpSums };
	const three = cheapestOfThree(rest, toThree, rules);
	return {
		...two,
		...three,
		otherWithNotionalTax,
		lumpSumsWithNotionalTax,
		gains: lower(left4, sources.gains),
	};
}
