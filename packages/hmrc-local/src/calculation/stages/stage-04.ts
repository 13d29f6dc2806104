/** Stage 4: income tax reliefs, net income, adjusted net income and allowances. */
import { larger, lower, poundsDown, poundsUp, times } from '../amount.ts';
import type { Boxes, Stage } from '../boxes.ts';
import type { Parameters } from '../parameters.ts';
import type { ReturnBoxes } from '../return-boxes.ts';

/** Losses and other reliefs that are set against income, those with a limit and those without. */
export const stage4Reliefs = {
	c4_1: (_c, _p, r) => poundsUp(r.sum('CGT41')),
	c4_2: (_c, _p, r) => poundsUp(r.sum('CGT42')),
	c4_3: (c) => c.c4_1 - c.c4_2,
	c4_4: (c, _p, r) => (c.nonresident > 0n ? 0n : poundsUp(r.sum('AOR8'))),
	c4_5: (c) => c.c1_11,
	c4_6: (_c, _p, r) => r.each('SSE', (sse) => poundsUp(sse.sum('SSE33'))),
	c4_7: (c) => c.c1_14,
	c4_7_1: (_c, _p, r) => r.each('FSE', (fse) => poundsUp(fse.sum('FSE73.4'))),
	c4_8: (_c, _p, r) => r.each('FSE', (fse) => poundsUp(fse.sum('FSE78'))),
	c4_9: () => 0n,
	c4_10: () => 0n,
	c4_11: () => 0n,
	c4_12: () => 0n,
	c4_13: (c) => c.c1_21,
	c4_14: (_c, _p, r) => r.each('SPS', (sps) => poundsUp(sps.sum('SPS22'))),
	c4_15: () => 0n,
	c4_16: () => 0n,
	c4_17: () => 0n,
	c4_18: () => 0n,
	c4_19: (c) => c.c1_24,
	c4_19_1: (_c, _p, r) => r.each('FPS', (fps) => poundsUp(fps.sum('FPS16.4'))),
	c4_20: (_c, _p, r) => r.each('FPS', (fps) => poundsUp(fps.sum('FPS22', 'FPS39'))),
	c4_21: () => 0n,
	c4_22: () => 0n,
	c4_23: () => 0n,
	c4_24: () => 0n,
	c4_24_1: () => 0n,
	c4_25: (c) => c.c4_6 + c.c4_8 + c.c4_14 + c.c4_20,
	c4_26: (c) => c.c4_5 + c.c4_7 + c.c4_13 + c.c4_19,
	c4_27: (c) => c.c1_28,
	c4_28: (c) => c.c1_31,
	c4_29: () => 0n,
	c4_30: () => 0n,
	c4_31: (_c, _p, r) => r.each('PRO', (pro) => poundsUp(pro.sum('PRO42'))),
	c4_32: () => 0n,
	c4_33: (c) => poundsUp(c.c1_36 - (c.c1_38 + c.c1_39)),
	c4_34: (_c, _p, r) => poundsUp(r.sum('FOR31')),
	c4_35: (c) => c.c1_18,
	c4_36: (_c, _p, r) => poundsUp(r.sum('LUN56')),
	c4_37: (_c, _p, r) => poundsUp(r.sum('AOR6')),
	c4_37_1: (_c, _p, r) => poundsUp(r.sum('AOR6.1')),
	c4_38: (_c, _p, r) => poundsUp(r.sum('AOR5')),
	c4_39: (c) =>
		c.c4_1 +
		c.c4_4 +
		c.c4_5 +
		c.c4_6 +
		c.c4_7 +
		c.c4_8 +
		c.c4_13 +
		c.c4_14 +
		c.c4_19 +
		c.c4_20 +
		c.c4_24_1 +
		c.c4_27 +
		c.c4_28 +
		c.c4_31 +
		c.c4_33 +
		c.c4_34 +
		c.c4_35 +
		c.c4_36 +
		c.c4_37 +
		c.c4_38 +
		c.c4_37_1,
} satisfies Stage;

/** The limit on reliefs, net income, band extension and adjusted net income. */
export const stage4NetIncome = {
	c4_40: (c) => c.c4_3 + c.c4_25 + c.c4_31 + c.c4_34 + c.c4_36 + c.c4_37 + c.c4_38,
	c4_40_1: (_c, _p, r) => r.each('FSE', (fse) => poundsDown(fse.sum('FSE73.3'))),
	c4_40_2: (_c, _p, r) => r.each('FPS', (fps) => poundsDown(fps.sum('FPS16.3'))),
	c4_41: (c) => c.c3_26 + c.c4_40_1 + c.c4_40_2,
	c4_42: (c, p) => poundsUp(times(c.c4_41, p.Dedn_taper)),
	c4_43: (_c, p) => p.Dedn_cap,
	c4_44: (c) => larger(c.c4_42, c.c4_43),
	c4_45: (c) => lower(c.c4_40, c.c4_44),
	c4_46: (c) => c.c4_2 + c.c4_4 + c.c4_26 + c.c4_27 + c.c4_28 + c.c4_33 + c.c4_35 + c.c4_37_1,
	c4_47: (c) => c.c4_45 + c.c4_46,
	c4_48: (_c, _p, r) => poundsUp(r.sum('REL2', 'REL3', 'REL4')),
	c4_49: (_c, _p, r) => poundsUp(r.sum('REL9', 'REL10')),
	c4_50: (_c, _p, r) => poundsUp(r.sum('AOR4')),
	c4_51: (c, p) => poundsUp(times(c.c4_50, p.NS_gross)),
	c4_52: (_c, _p, r) => poundsUp(r.sum('TRU24')),
	c4_53: (c) => c.c1_51 + c.c2_13 + c.c3_9 + c.c3_19 + c.c3_20,
	c4_54: (c) => poundsUp(lower(c.c4_52, c.c4_53)),
	c4_54_1: (c) => c.c4_40_1 + c.c4_40_2 - (c.c4_7_1 + c.c4_19_1),
	c4_54_2: (c) => c.c3_23 + c.c4_54_1 - (c.c4_47 + c.c4_48 + c.c4_49 + c.c4_51 + c.c4_54),
	c4_54_3: (c) => lower(c.c4_54_1, c.c4_54_2),
	c4_55: (c) => c.c4_54_2 - c.c4_54_3,
	c4_56: (_c, _p, r) => poundsUp(r.sum('REL5') - r.sum('REL7') + r.sum('REL8')),
	c4_57: (c, p) => poundsUp(times(c.c4_56, p.gift_aid)),
	c4_58: (_c, _p, r) => poundsUp(r.sum('REL1')),
	c4_59: (c) => c.c4_57 + c.c4_58,
	c4_60: () => 0n,
	c4_61: (_c, _p, r) => poundsUp(r.sum('AOR8')),
	c4_62: (c) => c.c4_59 - c.c4_61,
	c4_63: (c) => c.c4_55 - c.c4_62,
	c4_63a: (c) => c.c1_57,
	c4_63b: (c) => c.c4_5 + c.c4_7 + c.c4_13 + c.c4_19 + c.c4_27 + c.c4_28 + c.c4_33 + c.c4_35,
	c4_63c: (c) => c.c4_63a - c.c4_63b,
} satisfies Stage;

/** Whether residence or the remittance basis leaves the person without allowances. */
export const noAllowances = (c: Boxes, r: ReturnBoxes): boolean =>
	(r.yes('NRD28') && !r.yes('NRD29') && !r.yes('NRD16')) ||
	(r.yes('NRD1') && !r.yes('NRD15') && !r.yes('NRD16')) ||
	c.nonresident > 0n;

const marriageDetails = ['MAT1', 'MAT2', 'MAT3', 'MAT4', 'MAT5'];

/** The transfer before it is known whether it leaves tax above the basic rate. */
function transferClaimed(c: Boxes, p: Parameters, r: ReturnBoxes): bigint {
	if (r.yes('NRD1') && r.yes('NRD15') && !r.yes('NRD16')) return 0n;
	const claimed = r.yes('MAT-OUT') || marriageDetails.some((box) => r.present(box));
	if (!claimed || c.c9_16 + c.c9_17 > 0n) return 0n;
	if (r.yes('NRD16') && c.c4_64 <= c.c4_55) return 0n;
	return p.T_P_A;
}

/** A transfer out counts only if, with the allowance reduced by it, no tax is above the basic rate (c4.76c). */
function transferOut(c: Boxes, p: Parameters, r: ReturnBoxes): bigint {
	const claimed = transferClaimed(c, p, r);
	if (claimed === 0n || noAllowances(c, r)) return 0n;
	return c.recalculated({ c4_68: claimed }).c4_76c > 0n ? 0n : claimed;
}

/** Allowances, and the totals of deductions and taxable income. */
export const stage4Allowances = {
	c4_64: (c, _p, r) => (noAllowances(c, r) ? 0n : c.c14_6),
	c4_65: (c, p, r) => (!noAllowances(c, r) && r.yes('REL13') ? p.BPA : 0n),
	c4_66: (c, _p, r) => (noAllowances(c, r) ? 0n : poundsUp(r.sum('CAL12'))),
	c4_67: (c) => c.c4_64 + c.c4_65 + c.c4_66,
	c4_68: transferOut,
	c4_69: (c) => c.c4_67 - c.c4_68,
	c4_70: (c) => c.c4_47 + c.c4_48 + c.c4_49 + c.c4_51 + c.c4_54 + c.c4_69,
	c4_71: (c) => (c.nonresident > 0n ? c.c91_27 : 0n),
	c4_72: (c) => (c.nonresident > 0n ? c.c4_70 + c.c4_71 : c.c4_70),
	c4_73: (c) => (c.nonresident > 0n ? c.c91_28 : c.c3_21),
	c4_74: (c) => c.c4_73 - c.c4_70,
	c4_75: (c) => c.c4_59,
} satisfies Stage;
