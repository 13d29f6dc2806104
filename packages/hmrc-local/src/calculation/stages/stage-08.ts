/** Stage 8: income tax due, each slice cut off after the penny. */
import { penceDown, times } from '../amount.ts';
import type { Boxes, Stage } from '../boxes.ts';

/** Non-savings, savings and dividends. */
export const stage8Main = {
	c8_1: (c) => c.c6_2,
	c8_1a: (c) => penceDown(times(c.c8_1, c.c3a_3b)),
	c8_1b: (c) => c.c6_6,
	c8_2: (c) => penceDown(times(c.c8_1b, c.c3a_4)),
	c8_2a: (c) => c.c6_7b,
	c8_2b: (c) => penceDown(times(c.c8_2a, c.c3a_4a)),
	c8_3: (c) => c.c6_9,
	c8_4: (c) => penceDown(times(c.c8_3, c.c3a_5)),
	c8_4a: (c) => c.c6_9_2,
	c8_4b: (c) => penceDown(times(c.c8_4a, c.c3a_5a)),
	c8_5: (c) => c.c6_10,
	c8_6: (c) => penceDown(times(c.c8_5, c.c3a_6)),
	c8_6a: (c) => c.c8_1a + c.c8_2 + c.c8_2b + c.c8_4 + c.c8_4b + c.c8_6,
	c8_7: (c) => c.c6_14,
	c8_8: (c, p) => penceDown(times(c.c8_7, p.SR_rate)),
	c8_9: (c) => c.c6_17,
	c8_10: (c, p) => penceDown(times(c.c8_9, p.SNil_rate)),
	c8_11: (c) => c.c6_18,
	c8_12: (c, p) => penceDown(times(c.c8_11, p.SAVBR_rate)),
	c8_13: (c) => c.c6_21,
	c8_14: (c, p) => penceDown(times(c.c8_13, p.SAVHR_rate)),
	c8_15: (c) => c.c6_22,
	c8_16: (c, p) => penceDown(times(c.c8_15, p.SAVAR_rate)),
	c8_16a: (c) => c.c8_8 + c.c8_10 + c.c8_12 + c.c8_14 + c.c8_16,
	c8_17: (c) => c.c6_25,
	c8_18: (c, p) => penceDown(times(c.c8_17, p.DivNil_rate)),
	c8_19: (c) => c.c6_28,
	c8_20: (c, p) => penceDown(times(c.c8_19, p.DivBR_rate)),
	c8_21: (c) => c.c6_33,
	c8_22: (c, p) => penceDown(times(c.c8_21, p.DivHR_rate)),
	c8_23: (c) => c.c6_34,
	c8_24: (c, p) => penceDown(times(c.c8_23, p.DivAR_rate)),
	c8_24a: (c) => c.c8_18 + c.c8_20 + c.c8_22 + c.c8_24,
} satisfies Stage;

/** Lump sums and life-policy gains with notional tax. */
export const stage8LumpSums = {
	c8_24b: (c) => c.c6_36,
	c8_24c: (c) => penceDown(times(c.c8_24b, c.c3a_3b)),
	c8_24d: (c) => c.c6_40,
	c8_24e: (c) => penceDown(times(c.c8_24d, c.c3a_4)),
	c8_24f: (c) => c.c6_41b,
	c8_24g: (c) => penceDown(times(c.c8_24f, c.c3a_4a)),
	c8_24h: (c) => c.c6_43,
	c8_24i: (c) => penceDown(times(c.c8_24h, c.c3a_5)),
	c8_24ia: (c) => c.c6_43_2,
	c8_24ib: (c) => penceDown(times(c.c8_24ia, c.c3a_5a)),
	c8_24j: (c) => c.c6_44,
	c8_24k: (c) => penceDown(times(c.c8_24j, c.c3a_6)),
	c8_24l: (c) => c.c8_24c + c.c8_24e + c.c8_24g + c.c8_24i + c.c8_24ib + c.c8_24k,
	c8_24m: (c) => c.c6_48,
	c8_24n: (c, p) => penceDown(times(c.c8_24m, p.SR_rate)),
	c8_24o: (c) => c.c6_51c,
	c8_24p: (c, p) => penceDown(times(c.c8_24o, p.SNil_rate)),
	c8_24q: (c) => c.c6_52,
	c8_24r: (c, p) => penceDown(times(c.c8_24q, p.SAVBR_rate)),
	c8_24s: (c) => c.c6_54b,
	c8_24t: (c, p) => penceDown(times(c.c8_24s, p.SNil_rate)),
	c8_24u: (c) => c.c6_55,
	c8_24v: (c, p) => penceDown(times(c.c8_24u, p.SAVHR_rate)),
	c8_24w: (c) => c.c6_56,
	c8_24x: (c, p) => penceDown(times(c.c8_24w, p.SAVAR_rate)),
	c8_25: (c) => c.c8_24n + c.c8_24p + c.c8_24r + c.c8_24t + c.c8_24v + c.c8_24x,
} satisfies Stage;

const taxOfAllSources = (c: Boxes) => c.c8_6a + c.c8_16a + c.c8_24a + c.c8_24l + c.c8_25;

/** The tax with the transition profit included. */
function withTransitionProfit(c: Boxes): bigint {
	if (c.c4_54_1 <= 0n) return 0n;
	const included = c.recalculated({
		c4_55: c.c4_54_2,
		c4_63a: c.c1_57 + c.c4_54_1,
		c91_1: c.c1_57 + c.c4_54_1,
		c4_73: c.nonresident > 0n ? c.c91_28 : c.c3_21 + c.c4_54_1,
	});
	return taxOfAllSources(included);
}

/** The tax if Gift Aid had not extended the basic rate band. */
function withoutGiftAidExtension(c: Boxes): bigint {
	const narrower = c.recalculated({ c4_59: c.c4_58, c4_62: c.c4_57 + c.c4_58 - c.c4_61 });
	return taxOfAllSources(narrower) + narrower.c8_25c;
}

/** Transition profit, the total, and what Gift Aid's extension of the band saved. */
export const stage8Totals = {
	c8_25a: withTransitionProfit,
	c8_25b: taxOfAllSources,
	c8_25c: (c) => c.c8_25a - c.c8_25b,
	c8_26: (c) => taxOfAllSources(c) + c.c8_25c,
	c8_27: (c, p) => (c.c3a_4 < p.BR_rate ? withoutGiftAidExtension(c) : 0n),
	c8_28: (c) => c.c8_27 - c.c8_26,
} satisfies Stage;
