/** Stage 18: capital gains tax. */
import { lower, penceDown, poundsDown, poundsUp, times } from '../amount.ts';
import type { Condition, Stage } from '../boxes.ts';
import type { ReturnBoxes } from '../return-boxes.ts';

/** Gains, an adjustment or attributed gains: what stages 17 and 18 both ask. */
export function gainsInTheYear(r: ReturnBoxes): boolean {
	const gains = r.sum('CGT6', 'CGT13B', 'CGT13.4', 'CGT17', 'CGT26', 'CGT34');
	const losses = r.sum('CGT7', 'CGT13.5', 'CGT19', 'CGT27', 'CGT35') - r.sum('CGT41', 'CGT43');
	const others = r.sum('CGT52') + r.sum('CGT52.1', 'CGT52.2') - r.sum('CGT52.5');
	return gains - losses + others > 0n || r.sum('CGT51') !== 0n || r.sum('CGT18') !== 0n;
}

const alreadyCharged = ['CGT10', 'CGT12', 'CGT13.8', 'CGT22', 'CGT30', 'CGT38'];

/** The whole stage: gains, or tax already charged on them. */
export const capitalGains: Condition = (_c, _p, r) =>
	gainsInTheYear(r) || r.sum(...alreadyCharged, 'CGT52.4') > 0n;

/** Gains of each kind, less losses brought forward and of the year. */
export const stage18Gains = {
	c18_1: (_c, _p, r) => poundsDown(r.sum('CGT13B')),
	c18_1a: (_c, _p, r) => poundsDown(r.sum('CGT6')),
	c18_2: (_c, _p, r) => poundsDown(r.sum('CGT52.1')),
	c18_2a: (_c, _p, r) => poundsDown(r.sum('CGT52.2')),
	c18_3: (_c, _p, r) => poundsDown(r.sum('CGT13.4', 'CGT17', 'CGT26', 'CGT34') - r.sum('CGT50', 'CGT49')),
	c18_4: (_c, _p, r) => poundsDown(r.sum('CGT49', 'CGT50')),
	c18_5: (_c, _p, r) => poundsUp(r.sum('CGT45')),
	c18_5a: (c) => c.c18_5 - c.c18_1,
	c18_6: () => 0n,
	c18_7: (c) => c.c18_5 - (c.c18_1 + c.c18_1a),
	c18_8: (c) => c.c18_5 - (c.c18_1 + c.c18_1a + c.c18_3),
	c18_9: (c) => c.c18_1 - c.c18_5,
	c18_9a: (c) => c.c18_1a - c.c18_5a,
	c18_10: () => 0n,
	c18_11: (c) => c.c18_3 - c.c18_7,
	c18_12: (c) => c.c18_4 - c.c18_8,
	c18_13: (_c, _p, r) => poundsUp(r.sum('CGT7', 'CGT13.5')),
	c18_14: (_c, _p, r) => poundsUp(r.sum('CGT19', 'CGT27', 'CGT35') - r.sum('CGT41', 'CGT43')),
	c18_15: (_c, _p, r) => poundsUp(r.sum('CGT46')),
	c18_16: (c) => c.c18_13 + c.c18_14 + c.c18_15,
	c18_16_1: (c) => c.c18_16 - c.c18_9,
	c18_16a: (_c, _p, r) => poundsUp(r.sum('CGT52.5')),
	c18_16b: (c) => c.c18_16a - c.c18_2,
	c18_17: (c) => c.c18_16 - (c.c18_9 + c.c18_9a),
	c18_18: (c) => c.c18_16 - (c.c18_9 + c.c18_9a + c.c18_11),
	c18_19: (c) => c.c18_9 - c.c18_16,
	c18_19_1: (c) => c.c18_9a - c.c18_16_1,
	c18_19a: (c) => c.c18_2 - c.c18_16a,
	c18_19b: (c) => c.c18_2a - c.c18_16b,
	c18_20: (c) => c.c18_11 - c.c18_17,
	c18_21: (c) => c.c18_12 - c.c18_18,
	c18_22: (_c, _p, r) => poundsDown(r.sum('CGT18')),
	c18_23: (c) => c.c18_19b + c.c18_20 + c.c18_22,
} satisfies Stage;

/** The exempt amount, and the remaining basic rate band. */
export const stage18Exempt = {
	c18_24: (_c, p, r) => (r.yes('NRD28') && !r.yes('NRD29') && !r.yes('NRD16') ? 0n : p.CG_exempt),
	c18_24_1: (c) => c.c18_24 - c.c18_19,
	c18_25: (c) => c.c18_24 - (c.c18_19 + c.c18_19_1 + c.c18_19a),
	c18_26: (c) => c.c18_25 - c.c18_23,
	c18_27: (c) => c.c18_19 - c.c18_24,
	c18_27_1: (c) => c.c18_19_1 + c.c18_19a - c.c18_24_1,
	c18_28: (c) => c.c18_23 - c.c18_25,
	c18_29: (c) => c.c18_21 - c.c18_26,
	c18_30: (c, p) => penceDown(times(c.c18_29, p.ER_CGT_rate)),
	c18_31: (c) => c.c5_86,
	c18_32: (c, _p, r) => (r.sum('FOR43', 'AOI4', 'AOI6', 'AOI8') > 0n ? c.c17_22 : 0n),
	c18_33: (c) => c.c18_31 + c.c18_32,
	c18_34: (c, _p, r) => (r.sum('FOR43', 'AOI4', 'AOI6', 'AOI8') > 0n ? c.c17_21 : 0n),
	c18_35: (c) => c.c18_33 - c.c18_34,
	c18_36: (c) => c.c7_1,
	c18_37: (c) => c.c18_35 - c.c18_36,
	c18_38: (c, p) => p.BR_band + c.c4_59,
	c18_39: (c) => c.c18_38 - c.c18_37,
	c18_40: (c) => c.c18_39 - c.c18_29,
} satisfies Stage;

/** Tax by kind of gain. */
export const stage18Tax = {
	c18_41: (c) => lower(c.c18_27, c.c18_40),
	c18_42: (c, p) => penceDown(times(c.c18_41, p.Lower_CGT_rate_CI)),
	c18_43: (c) => c.c18_27 - c.c18_41,
	c18_44: (c, p) => penceDown(times(c.c18_43, p.Upper_CGT_rate_CI)),
	c18_45: (c) => c.c18_40 - c.c18_27,
	c18_45_1: (c) => lower(c.c18_27_1, c.c18_45),
	c18_45_2: (c, p) => penceDown(times(c.c18_45_1, p.Lower_CGT_rate_RP)),
	c18_45_3: (c) => c.c18_27_1 - c.c18_45_1,
	c18_45_4: (c, p) => penceDown(times(c.c18_45_3, p.Upper_CGT_rate_RP)),
	c18_45_5: (c) => c.c18_45 - c.c18_27_1,
	c18_46: (c) => lower(c.c18_28, c.c18_45_5),
	c18_47: (c, p) => penceDown(times(c.c18_46, p.Lower_CGT_rate)),
	c18_48: (c) => c.c18_28 - c.c18_46,
	c18_49: (c, p) => penceDown(times(c.c18_48, p.Upper_CGT_rate)),
	c18_50: (c) => c.c18_30 + c.c18_42 + c.c18_44 + c.c18_45_2 + c.c18_45_4 + c.c18_47 + c.c18_49,
	c18_51: (_c, _p, r) => r.sum('CGT51'),
	c18_51a: (_c, _p, r) => poundsDown(r.sum('CGT52')),
	c18_52: (c) => c.c18_50 + c.c18_51 + c.c18_51a,
	c18_53: (_c, _p, r) => poundsUp(r.sum('FOR39')),
	c18_53a: (c) => c.c9_41b - c.c9_41c,
	c18_54: (c) => lower(c.c18_53, c.c18_53a),
	c18_55: (c) => c.c18_52 - c.c18_54,
	c18_56: (_c, _p, r) => poundsUp(r.sum('CGT52.4')),
	c18_57: (_c, _p, r) => poundsUp(r.sum(...alreadyCharged)),
	c18_58: (c) => c.c18_55 - (c.c18_56 + c.c18_57),
	c18_59: (c) => c.c18_56 + c.c18_57 - c.c18_55,
	c18_60: (c) => c.c12_12 - c.c12_15,
	c18_61: (c) => lower(c.c18_59, c.c18_60),
	c18_62: (c) => c.c18_59 - c.c18_60,
} satisfies Stage;
