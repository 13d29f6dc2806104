/** Stage 17: top slicing relief on life-policy gains, which are savings income and so at its rates. */
import {
	dividedBy,
	fourDecimalsDown,
	larger,
	lower,
	one,
	penceDown,
	penceUp,
	poundsDown,
	times,
} from '../amount.ts';
import type { Boxes, Condition, Stage } from '../boxes.ts';
import type { ReturnBoxes } from '../return-boxes.ts';
import { gainsInTheYear } from './stage-18.ts';

/** Life-policy gains in the return. */
const lifeGains = (r: ReturnBoxes): bigint => r.sum('FOR43', 'AOI4', 'AOI6', 'AOI8');

/** The whole stage: a UK resident with life-policy gains. */
export const topSlicingPossible: Condition = (_c, _p, r) => lifeGains(r) > 0n && !r.yes('NRD1');
/** From box c17.22a: income above the basic rate. */
export const topSlicingAboveBasic: Condition = (c, p, r) => topSlicingPossible(c, p, r) && c.c17_20 > 0n;
/** From box c17.38.1: some of the higher rate band is not used. */
export const topSlicingRoom: Condition = (c, p, r) => topSlicingAboveBasic(c, p, r) && c.c17_38 > 0n;
/** From box c17.43: the slice is not all in the additional rate band. */
export const topSlicingDue: Condition = (c, p, r) => topSlicingRoom(c, p, r) && c.c17_41 !== c.c17_22;

/** Boxes c17.1 to c17.20. */
export const stage17Reworked = {
	c17_1: (c) => c.c5_85,
	c17_2: (c) => c.c1_58,
	c17_3: (_c, _p, r) => r.each('PRO', (pro) => poundsDown(pro.sum('PRO22'))),
	c17_4: (c) => c.c17_2 + c.c17_3,
	c17_5: (c) => c.c17_1 - c.c17_4,
	c17_6: (c) => c.c4_70 - c.c4_63b,
	c17_7: (c) => c.c4_49,
	c17_8: (c) => c.c17_6 - c.c17_7,
	c17_9: (c) => c.c17_5 - c.c17_8,
	c17_10: (_c, p) => p.BR_band,
	c17_11: (c) => c.c4_58,
	c17_12: (c) => c.c17_10 + c.c17_11,
	c17_13: (c) => c.c17_9 - c.c17_12,
	c17_14: (_c, p) => p.HR_band,
	c17_15: () => 0n,
	c17_16: (c) => lower(c.c17_13, c.c17_14),
	c17_17: (c, p) => penceUp(times(c.c17_16, p.SAVHR_rate)),
	c17_18: (c) => c.c17_13 - c.c17_16,
	c17_19: (c, p) => penceUp(times(c.c17_18, p.SAVAR_rate)),
	c17_20: (c) => c.c17_17 + c.c17_19,
} satisfies Stage;

const policies = [
	['AOI4', 'AOI5'],
	['AOI6', 'AOI7'],
	['AOI8', 'AOI9'],
	['FOR43', 'FOR44'],
] as const;

/** The gains divided by their years; from the return's own box if years are not given for each. */
function slice(r: ReturnBoxes): bigint {
	if (policies.some(([gain, years]) => r.present(gain) && !r.present(years))) return r.sum('1A');
	const each = policies
		.filter(([gain]) => r.present(gain))
		.map(([gain, years]) => larger(one, dividedBy(r.sum(gain), r.sum(years))));
	return larger(
		one,
		each.reduce((total, value) => total + value, 0n),
	);
}

/** Neither tax above the basic rate nor capital gains: the gain and its slice do not matter, and are set to 1. */
const neitherMatters = (c: Boxes, r: ReturnBoxes) => c.c17_20 === 0n && !gainsInTheYear(r);

/** Boxes c17.21 and c17.22, which capital gains tax needs too. */
export const stage17Slice = {
	c17_21: (c, _p, r) => (neitherMatters(c, r) ? one : poundsDown(r.sum('AOI4', 'AOI6', 'AOI8', 'FOR43'))),
	c17_22: (c, _p, r) => (neitherMatters(c, r) ? one : poundsDown(slice(r))),
} satisfies Stage;

/** Boxes c17.22a to c17.31: higher rates on the full gain. */
export const stage17FullGain = {
	c17_22a: (c) => c.c3_19 + c.c3_20 + c.c4_63c - c.c17_3,
	c17_22b: (c) => c.c17_22a - c.c17_8,
	c17_22c: (c) => c.c2_19 - (c.c2_6 + c.c2_18),
	c17_22d: (c) => c.c17_8 - c.c17_22a,
	c17_22e: (c) => c.c17_22c - c.c17_22d,
	c17_22e1: (c, p) => lower(c.c17_22e, p.SR_band),
	c17_22e2: (c, p) => lower(c.c17_22e1, p.SR_band - c.c17_22b),
	c17_22e3: (c) => lower(c.c17_22e - c.c17_22e2, c.c4_79),
	c17_22f: (c) => c.c3_15,
	c17_22g: (c) => c.c17_22d - c.c17_22c,
	c17_22h: (c) => c.c17_22f - c.c17_22g,
	c17_22i: (c) => c.c17_22b + c.c17_22e + c.c17_22h,
	c17_22j: (c) => c.c17_22g - c.c17_22f,
	c17_22k: (c) => c.c17_21 - c.c17_22j,
	c17_23: (c, p) => lower(c.c17_22k, p.SR_band),
	c17_23a: (c, p) => lower(c.c17_23, p.SR_band - c.c17_22i),
	c17_23b: (c, p) => penceDown(times(c.c17_23a, p.SR_rate)),
	c17_23c: (c, p) => p.SR_band - c.c17_22b,
	c17_23d: (c) => c.c17_22e - c.c17_23c,
	c17_24: (c) => lower(c.c17_22k - c.c17_23a, c.c4_79 - c.c17_23d),
	c17_24a: (c, p) => penceDown(times(c.c17_24, p.SNil_rate)),
	c17_25: (c) => lower(c.c17_22i, c.c17_12),
	c17_25a: (c) => lower(c.c17_22k - (c.c17_23a + c.c17_24), c.c17_12 - (c.c17_23a + c.c17_24 + c.c17_25)),
	c17_25b: (c, p) => penceDown(times(c.c17_25a, p.SAVBR_rate)),
	c17_26: (c) => c.c17_22i - c.c17_25,
	c17_27: (c, p) => lower(c.c17_22k - (c.c17_23a + c.c17_24 + c.c17_25a), p.HR_band - c.c17_26),
	c17_27a: (c, p) => penceDown(times(c.c17_27, p.SAVHR_rate)),
	c17_28: (c) => c.c17_22k - (c.c17_23a + c.c17_24 + c.c17_25a + c.c17_27),
	c17_28a: (c, p) => penceDown(times(c.c17_28, p.SAVAR_rate)),
	c17_29: (c) => c.c17_23b + c.c17_24a + c.c17_25b + c.c17_27a + c.c17_28a,
	c17_30: (c, p) => penceDown(times(c.c17_22k, p.SAVBR_rate)),
	c17_31: (c) => c.c17_29 - c.c17_30,
	c17_32: (c) => c.c17_5 + c.c17_22,
	c17_33: (c) => c.c17_32 - c.c17_21,
	c17_34: (c) => c.c17_33 - c.c17_8,
	c17_35: (c) => c.c17_34 - c.c17_12,
	c17_36: (c) => lower(c.c17_22, c.c17_35),
	c17_37: (c) => c.c17_35 - c.c17_36,
	c17_38: (c) => c.c17_16 - c.c17_37,
} satisfies Stage;

/** Deductions and allowances with the slice instead of the whole gain. */
function allowancesWithSlice(c: Boxes): bigint {
	const sliced = c.recalculated({
		c4_41: c.c3_26 + c.c4_40_1 + c.c4_40_2 + c.c17_22 - c.c17_21,
		c4_55: c.c4_54_2 - c.c4_54_3 + (c.c17_22 - c.c17_21),
	});
	return sliced.c4_70 - sliced.c4_63b;
}

/** Boxes c17.38.1 to c17.42: higher rates on the slice. */
export const stage17SlicedGain = {
	c17_38_1: (c, p) => (c.c4_64 < p.P_A ? allowancesWithSlice(c) : c.c17_6),
	c17_38_2: (c) => c.c17_38_1 - c.c17_7,
	c17_38_2a: (c) => c.c17_38_2 - c.c17_8,
	c17_38_2b: (c) => c.c17_22b - c.c17_38_2a,
	c17_38_2c: (c) => c.c17_38_2a - c.c17_22b,
	c17_38_2d: (c) => c.c17_22e - c.c17_38_2c,
	c17_38_2e: (c, p) => lower(c.c17_38_2d, p.SR_band),
	c17_38_2f: (c, p) => lower(c.c17_38_2e, p.SR_band - c.c17_38_2b),
	c17_38_2g: (c) => lower(c.c17_22e2, c.c17_38_2f),
	c17_38_2ga: (c) => c.c3_21 + c.c17_22 - c.c17_21,
	c17_38_2gb: (c, p) => {
		const taxable = c.c17_38_2ga - c.c17_38_1;
		if (taxable > p.AHR_band + c.c17_11) return p.PSA_AHR;
		return taxable > p.BR_band + c.c17_11 ? p.PSA_HR : p.PSA_BR;
	},
	c17_38_2h: (c) => lower(c.c17_38_2d - c.c17_38_2f, c.c17_38_2gb),
	c17_38_2i: (c) => c.c17_38_2c - c.c17_22e,
	c17_38_2j: (c) => c.c17_22h - c.c17_38_2i,
	c17_38_3: (c) => c.c17_38_2b + c.c17_38_2d + c.c17_38_2j,
	c17_38_4: (c) => c.c17_38_2 - (c.c17_22a + c.c17_22c + c.c17_22f),
	c17_38a: (c) => c.c17_22 - c.c17_38_4,
	c17_38a1: (c, p) => lower(c.c17_38a, p.SR_band),
	c17_38b: () => 0n,
	c17_38c: (c, p) => lower(c.c17_38a1, p.SR_band - c.c17_38_3),
	c17_38d: (c, p) => penceDown(times(c.c17_38c, p.SR_rate)),
	c17_38d1: () => 0n,
	c17_38e: (c) => lower(c.c17_38a - c.c17_38c, c.c17_38_2gb - c.c17_38_2h),
	c17_38f: (c, p) => penceDown(times(c.c17_38e, p.SNil_rate)),
	c17_38g: (c) => lower(c.c17_38_3, c.c17_12),
	c17_38h: (c) => lower(c.c17_38a - (c.c17_38c + c.c17_38e), c.c17_12 - (c.c17_38c + c.c17_38e + c.c17_38g)),
	c17_38i: (c, p) => penceDown(times(c.c17_38h, p.SAVBR_rate)),
	c17_38j: (c) => c.c17_38_3 - c.c17_38g,
	c17_39: (c, p) => lower(c.c17_38a - (c.c17_38c + c.c17_38e + c.c17_38h), p.HR_band - c.c17_38j),
	c17_40: (c, p) => penceDown(times(c.c17_39, p.SAVHR_rate)),
	c17_41: (c) => c.c17_38a - (c.c17_38c + c.c17_38e + c.c17_38h + c.c17_39),
	c17_42: (c, p) => penceDown(times(c.c17_41, p.SAVAR_rate)),
} satisfies Stage;

/** Boxes c17.43 to c17.48: the relief. */
export const stage17Relief = {
	c17_43: (c) => c.c17_38d + c.c17_38f + c.c17_38i + c.c17_40 + c.c17_42,
	c17_44: (c, p) => penceDown(times(c.c17_38a, p.SAVBR_rate)),
	c17_45: (c) => c.c17_43 - c.c17_44,
	c17_46: (c) => fourDecimalsDown(larger(one, dividedBy(c.c17_21, c.c17_22))),
	c17_47: (c) => penceDown(times(c.c17_45, c.c17_46)),
	c17_48: (c) => c.c17_31 - c.c17_47,
} satisfies Stage;
