/**
 * The third step of stage 5 by itself (c5.55 to c5.58), in pounds of 2024-25: each row sets the earlier boxes by hand.
 */
import { expect, it } from 'vitest';
import { status } from '../stage-03a-status.ts';
import type { Amounts } from './amounts.ts';
import { type Offer, offer } from './offer.ts';
import type { Pool } from './pool.ts';
import type { Untouched } from './untouched.ts';

type Pounds<Boxes> = Partial<Record<keyof Boxes, number>>;

/** What a row sets; every other box is zero, and the limits are those of 2024-25. */
interface Row {
	readonly given: Pounds<Omit<Amounts, 'status'>>;
	readonly at: Pounds<Untouched>;
	readonly pool: Pounds<Pool>;
}

const NOTHING = {
	...{ pool: 0, nonSavings: 0, savings: 0, dividends: 0, extension: 0, keptForDividends: 0 },
	...{ savingsAllowance: 0, dividendAllowance: 0 },
};
const UNTOUCHED = {
	...{
		c5_2: 0,
		c5_2a: 37_700_00,
		topLimit: 125_140_00,
		c5_14: 0,
		c5_15: 0,
		c5_16: 0,
		c5_19: 0,
		c5_20: 0,
		c5_20c: 0,
	},
	...{ c5_21: 0, c5_23: 0, c5_24: 0, c5_25: 0, c5_29: 0, c5_30: 0, c5_34: 0 },
};
const POOL = {
	...{ c5_43c: 0, c5_49: 0, c5_51: 0, c5_52: 0, c5_52c: 0, c5_52h: 0, c5_52l: 0 },
	...{ c5_54a: 0, c5_54a1: 0, c5_54c: 0 },
};

function inPence<Boxes extends Readonly<Record<string, number>>>(
	nothing: Boxes,
	pounds: Pounds<Boxes>,
): Boxes {
	const given = Object.entries(pounds).map(([name, value]) => [name, Number(value) * 100]);
	return { ...nothing, ...Object.fromEntries(given) };
}

/** Savings of 10,000 on top of 60,000, all at 40%. */
const highSavings = { c5_54a: 60_000, c5_54a1: 10_000 };

it.each<readonly [string, Row, Offer]>([
	[
		// 20% saved on 16,000 is 3,200; dividends would save 8.75% on 8,800 and 33.75% on 7,200: 770 + 2,430 = 3,200.
		'goes to other income where it saves as much as on dividends',
		{
			given: { pool: 12_570, nonSavings: 41_470 },
			at: { c5_2: 37_700, c5_25: 30_000 },
			pool: { c5_52c: 16_000, c5_54a: 30_000 },
		},
		{ c5_56: 16_000, c5_56p: 0, c5_58: 0 },
	],
	[
		// The same on savings: 37,000 of them, 5,000 in the starting band, against 8,800 of dividends.
		'goes to savings where it saves as much as on dividends',
		{
			given: { pool: 16_000, savings: 40_000, dividends: 8800 },
			at: {},
			pool: { c5_52c: 16_000, c5_54a1: 37_000 },
		},
		{ c5_56: 0, c5_56p: 16_000, c5_58: 0 },
	],
	[
		// 10,000 less 500 and 1,000 at the nil rate; nothing is left of the starting band above 60,000.
		'goes to no savings at the nil rate',
		{
			given: { pool: 20_000, nonSavings: 5000, savings: 10_000 },
			at: { c5_14: 500, c5_20c: 1000 },
			pool: { c5_52c: 20_000, c5_52h: 5000, ...highSavings },
		},
		{ c5_56: 0, c5_56p: 8500, c5_58: 0 },
	],
	[
		// 1,000 at 20% saves 200 of 337.50, 3,000 at 40% saves 1,200 of 1,012.50; 3,000 − 500 − 400 − 1,700 are left.
		'leaves to dividends what savings have no room for',
		{
			given: { pool: 3000, nonSavings: 1500, savings: 10_000 },
			at: { c5_2: 100_000 },
			pool: { c5_52c: 4000, c5_52h: 500, c5_52l: 400, c5_43c: 200, ...highSavings },
		},
		{ c5_56: 0, c5_56p: 3000, c5_58: 400 },
	],
	[
		// 1,000 at 40% saves 400 of 337.50, 3,000 at 20% saves 600 of 1,012.50; 3,000 − 500 − 400 − 1,000 are left.
		'leaves to dividends what is left after other income',
		{
			given: { pool: 3000, nonSavings: 1500, savings: 10_000 },
			at: {},
			pool: { c5_52c: 4000, c5_52h: 500, c5_52l: 400, c5_54a: 10_000, c5_54a1: 10_000 },
		},
		{ c5_56: 1000, c5_56p: 0, c5_58: 1100 },
	],
])('%s', (_name, { given, at, pool }, expected) => {
	const amounts = { ...inPence(NOTHING, given), status: status('2024-25', 'uk') };
	const found = offer(amounts, inPence(UNTOUCHED, at), inPence(POOL, pool));
	expect(Object.fromEntries(Object.entries(found).map(([name, pence]) => [name, pence / 100]))).toEqual(
		expected,
	);
});
