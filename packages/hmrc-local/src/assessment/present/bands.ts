/** How the income of each kind falls in the tax bands. */
import { one } from '../../calculation/amount.ts';
import type { Parameters } from '../../calculation/parameters.ts';
import { inPounds } from '../amounts.ts';
import type { Assessment } from '../assess.ts';

/** For no limit. */
const NO_LIMIT = 99_999_999_999;

/** A whole number of pounds. */
export const wholePounds = (value: bigint): number => Number(value / one);

/** A rate in HMRC's format: 20 for twenty per cent. */
export const percentage = (rate: bigint): number => Number(rate) / 10_000; // not money

type Band = readonly [name: string, rate: bigint, limit: number, income: bigint, tax: bigint];

/** Bands with income in them. */
const filled = (...bands: readonly Band[]) =>
	bands
		.filter(([, , , income]) => income > 0n)
		.map(([name, rate, limit, income, tax]) => ({
			name,
			rate: percentage(rate),
			bandLimit: limit,
			apportionedBandLimit: limit,
			income: wholePounds(income),
			taxAmount: inPounds(tax),
		}));

/** Profits and pensions. */
export function profitBands({ boxes: c }: Assessment, p: Parameters) {
	return filled(
		['basic-rate', c.c3a_4, wholePounds(p.BR_band + c.c4_59), c.c8_1b, c.c8_2],
		['higher-rate', c.c3a_5, wholePounds(p.AHR_band + c.c4_59), c.c8_3, c.c8_4],
		['additional-rate', c.c3a_6, NO_LIMIT, c.c8_5, c.c8_6],
	);
}

/** Interest. */
export function savingsBands({ boxes: c }: Assessment, p: Parameters) {
	const allowance = wholePounds(c.c4_79);
	const additional = c.c6_17 - c.c6_17c - c.c6_20b;
	return filled(
		['savings-starter-rate', p.SR_rate, wholePounds(p.SR_band), c.c8_7, c.c8_8],
		['allowance-awarded-at-basic-rate', p.SNil_rate, allowance, c.c6_17c, 0n],
		['allowance-awarded-at-higher-rate', p.SNil_rate, allowance, c.c6_20b, 0n],
		['allowance-awarded-at-additional-rate', p.SNil_rate, allowance, additional, 0n],
		['basic-rate', p.SAVBR_rate, wholePounds(p.BR_band + c.c4_59), c.c8_11, c.c8_12],
		['higher-rate', p.SAVHR_rate, wholePounds(p.AHR_band + c.c4_59), c.c8_13, c.c8_14],
		['additional-rate', p.SAVAR_rate, NO_LIMIT, c.c8_15, c.c8_16],
	);
}

/** Dividends. */
export function dividendBands({ boxes: c }: Assessment, p: Parameters) {
	const allowance = wholePounds(p.DA);
	const additional = c.c6_25 - c.c6_27 - c.c6_32;
	return filled(
		['allowance-awarded-at-basic-rate', p.DivNil_rate, allowance, c.c6_27, 0n],
		['allowance-awarded-at-higher-rate', p.DivNil_rate, allowance, c.c6_32, 0n],
		['allowance-awarded-at-additional-rate', p.DivNil_rate, allowance, additional, 0n],
		['basic-rate', p.DivBR_rate, wholePounds(p.BR_band + c.c4_59), c.c8_19, c.c8_20],
		['higher-rate', p.DivHR_rate, wholePounds(p.AHR_band + c.c4_59), c.c8_21, c.c8_22],
		['additional-rate', p.DivAR_rate, NO_LIMIT, c.c8_23, c.c8_24],
	);
}
