/** The steps of stage 5 separately, in pounds of 2024-25, each placed by hand as HMRC's boxes c5.11 to c5.56 say. */
import { describe, expect, it } from 'vitest';
import { status } from '../stage-03a-status.ts';
import type { Amounts } from './amounts.ts';
import { nonSavingsTaxSaved } from './non-savings-bands.ts';
import { placeSavings } from './savings-bands.ts';
import { untouched } from './untouched.ts';

const uk = status('2024-25', 'uk');
const scotland = status('2024-25', 'scotland');

/** Income from 37,700 on is above the basic band, from 125,140 on at the additional rate. */
function amounts(pounds: Partial<Record<Exclude<keyof Amounts, 'status'>, number>>): Amounts {
	const pence = Object.fromEntries(Object.entries(pounds).map(([name, value]) => [name, value * 100]));
	const nothing = { pool: 0, nonSavings: 0, savings: 0, dividends: 0, extension: 0, keptForDividends: 0 };
	return { status: uk, ...nothing, savingsAllowance: 0, dividendAllowance: 50_000, ...pence };
}

const inPounds = (figures: object) =>
	Object.fromEntries(Object.entries(figures).map(([name, pence]) => [name, Number(pence) / 100]));

describe('savings and dividends on top of other income (c5.11 to c5.34)', () => {
	const limits = { c5_2: 37_700, c5_2a: 37_700, topLimit: 125_140 };
	const nowhere = {
		...{ c5_14: 0, c5_15: 0, c5_16: 0, c5_19: 0, c5_20: 0, c5_20c: 0, c5_21: 0 },
		...{ c5_23: 0, c5_24: 0, c5_25: 0, c5_29: 0, c5_30: 0, c5_34: 0 },
	};

	it.each([
		[
			'across the basic limit',
			{ pool: 12_570, nonSavings: 30_000, savings: 20_000, dividends: 10_000, savingsAllowance: 500 },
			{ c5_14: 500, c5_15: 500, c5_16: 7200, c5_20: 12_300, c5_23: 500, c5_29: 500, c5_30: 9500 },
		],
		[
			'in the starting band, then in the basic band',
			{ pool: 12_570, nonSavings: 14_000, savings: 8000, dividends: 30_000, savingsAllowance: 1000 },
			{ c5_14: 1000, c5_15: 4570, c5_16: 3430, c5_23: 500, c5_24: 500, c5_25: 15_200, c5_30: 14_300 },
		],
		[
			'the savings allowance on both sides of the basic limit',
			{ pool: 12_570, nonSavings: 37_400, savings: 2000, dividends: 100_000, savingsAllowance: 500 },
			{
				...{ c5_14: 300, c5_15: 300, c5_19: 200, c5_20: 1500 },
				...{ c5_23: 500, c5_29: 500, c5_30: 85_240, c5_34: 14_260 },
			},
		],
		[
			'all above the additional limit, the bands extended',
			{ nonSavings: 130_000, savings: 10_000, dividends: 5000, extension: 2000 },
			{ c5_2: 39_700, c5_2a: 39_700, topLimit: 127_140, c5_21: 10_000, c5_23: 500, c5_34: 5000 },
		],
		[
			'savings across the additional limit',
			{ nonSavings: 100_000, savings: 40_000, savingsAllowance: 500 },
			{ c5_19: 500, c5_20: 24_640, c5_21: 14_860 },
		],
		[
			'the savings allowance on both sides of the additional limit',
			{ nonSavings: 125_000, savings: 1000, dividends: 1000, savingsAllowance: 500 },
			{ c5_19: 140, c5_20c: 360, c5_21: 500, c5_23: 500, c5_34: 1000 },
		],
		[
			'the dividend allowance on both sides of the basic limit',
			{ nonSavings: 37_500, dividends: 1000 },
			{ c5_23: 500, c5_24: 200, c5_29: 300, c5_30: 500 },
		],
		[
			'the dividend allowance on both sides of the additional limit',
			{ nonSavings: 124_900, dividends: 1000 },
			{ c5_23: 500, c5_29: 240, c5_34: 520 },
		],
	])('%s', (_name, given, places) => {
		expect(inPounds(untouched(amounts(given)))).toEqual({ ...limits, ...nowhere, ...places });
	});

	it('measures a Scottish taxpayer’s by the UK limit, beside the Scottish basic band', () => {
		const at = untouched({ ...amounts({ savings: 50_000 }), status: scotland });
		expect(inPounds(at)).toMatchObject({ c5_2: 11_685, c5_2a: 37_700, c5_15: 5000, c5_16: 32_700 });
	});
});

describe('the tax saved when other income falls (c5.55.11 to c5.55.39a)', () => {
	it.each([
		// 2,306 at 19%, 11,685 at 20%, 17,101 at 21%, 31,338 at 42%, 62,710 at 45%; the top rate is left out.
		[125_140, 0, 47_747.81],
		[30_000, 2000, 5757.03],
		[70_000, 50_000, 8627.1],
		[130_000, 125_140, 0],
		[20_000, 20_000, 0],
	])('from £%d to £%d in Scotland', (from, to, saved) => {
		expect(nonSavingsTaxSaved(from * 100, to * 100, scotland.basicBand, scotland) / 100).toBe(saved);
	});

	it.each([
		[37_700, 10_460],
		[38_700, 10_260],
	])('from £60,000 to £30,000 in England with a basic band of £%d', (basicBand, saved) => {
		expect(nonSavingsTaxSaved(6_000_000, 3_000_000, basicBand * 100, uk) / 100).toBe(saved);
	});
});

describe('savings taxed at the basic and the higher rate (c5.55.27 to c5.55.35)', () => {
	it.each([
		['in the starting band first', 1000, 3000, 10_000, 3000, { basic: 7000, higher: 0 }],
		['across the basic limit', 500, 37_000, 5000, 37_000, { basic: 200, higher: 4300 }],
		['the allowance across the basic limit', 500, 37_400, 5000, 37_400, { basic: 0, higher: 4500 }],
		['across the additional limit', 500, 120_000, 10_000, 120_000, { basic: 0, higher: 5140 }],
		['room measured from another amount', 500, 37_700, 2000, 30_000, { basic: 0, higher: 1500 }],
		// 2,000 in the starting band and 500 at the nil rate leave 32,200 below the basic limit.
		[
			'from the starting band across the basic limit',
			500,
			3000,
			40_000,
			3000,
			{ basic: 32_200, higher: 5300 },
		],
		['across every limit there is', 500, 3000, 130_000, 3000, { basic: 32_200, higher: 87_440 }],
		['all covered by the starting band', 1000, 0, 5000, 0, { basic: 0, higher: 0 }],
		['all covered by the allowance', 1000, 20_000, 1000, 20_000, { basic: 0, higher: 0 }],
	])('%s', (_name, allowance, nonSavings, savings, nilFrom, taxed) => {
		const given = amounts({ savingsAllowance: allowance });
		const placed = placeSavings(given, untouched(given), nonSavings * 100, savings * 100, nilFrom * 100);
		expect(inPounds(placed)).toEqual(taxed);
	});
});
