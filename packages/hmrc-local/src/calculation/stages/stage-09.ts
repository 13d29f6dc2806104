/** Stage 9: tax reductions, the Gift Aid charge and other charges. */
import { absolute, lower, penceUp, poundsDown, poundsUp, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';
import { noAllowances } from './stage-04.ts';

/** Investment reliefs and allowances given as reductions. */
export const stage9Reductions = {
	c9_1: (c) => c.c8_26,
	c9_2: (c) => c.c7_16,
	c9_3: (c) => c.c17_48,
	c9_4: (_c, _p, r) => poundsUp(r.sum('AOR1')),
	c9_5: (c, p) => penceUp(times(c.c9_4, p.VCT_rate)),
	c9_6: (_c, _p, r) => poundsUp(r.sum('AOR2')),
	c9_7: (c, p) => penceUp(times(c.c9_6, p.EIS_rate)),
	c9_8: (_c, _p, r) => poundsUp(r.sum('AOR10')),
	c9_9: (c, p) => penceUp(times(c.c9_8, p.SEIS_rate)),
	c9_10: (_c, _p, r) => poundsUp(r.sum('AOR3')),
	c9_11: (c, p) => penceUp(times(c.c9_10, p.CITR_rate)),
	c9_12: () => 0n,
	c9_13: () => 0n,
	c9_14: (c) => c.c9_2 + c.c9_3 + c.c9_5 + c.c9_7 + c.c9_9 + c.c9_11 + c.c9_13,
	c9_15: (_c, p, r) => poundsUp(lower(r.sum('AOR7'), p.SMP)),
	c9_15a: (c, p) => penceUp(times(c.c9_15, p.A_rate)),
	c9_16: (c, _p, r) => {
		if (noAllowances(c, r)) return 0n;
		return r.present('MCA1') ? c.c15_21 : r.present('MCA8') ? c.c15_20 : 0n;
	},
	c9_17: (c, _p, r) => (noAllowances(c, r) ? 0n : poundsUp(r.sum('CAL13'))),
	c9_18: (c) => c.c9_16 + c.c9_17,
	c9_19: (c, p) => penceUp(times(c.c9_18, p.A_rate)),
	c9_20: (c, p, r) =>
		!noAllowances(c, r) && r.yes('MAT-IN') && c.c4_76c === 0n && c.c9_16 + c.c9_17 === 0n ? p.T_P_A : 0n,
	c9_21: (c) => penceUp(times(c.c9_20, c.c3a_4)),
	c9_22: (c) => c.c24_17,
	c9_23: (c, p) => penceUp(times(c.c9_22, p.finance_cost_rate)),
	c9_23a: (_c, _p, r) => poundsUp(r.sum('AOR12')),
	c9_23b: (c, p) => penceUp(times(c.c9_23a, p.finance_cost_rate)),
	c9_24: () => 0n,
	c9_25: () => 0n,
	c9_26: () => 0n,
	c9_27: () => 0n,
	c9_28: (_c, _p, r) => r.sum('TRU23'),
	c9_29: (c) => c.c23_11,
	c9_30: (c) => c.c25_57,
	c9_30a: (c, p) => absolute(c.c3a_4 - p.BR_rate),
	c9_30b: (c) => lower(c.c4_57, c.c6_6 + c.c6_40),
	c9_30c: (c, p) => (c.c3a_4 > p.BR_rate ? times(c.c9_30b, c.c9_30a) : 0n),
	c9_31: (c) =>
		c.c9_1 -
		(c.c9_14 + c.c9_15a + c.c9_19 + c.c9_21 + c.c9_23 + c.c9_23b + c.c9_28 + c.c9_29 + c.c9_30 + c.c9_30c),
} satisfies Stage;

/** The Gift Aid charge, other charges, and foreign tax credit relief. */
export const stage9Charges = {
	c9_31a: (c) => (c.nonresident > 0n ? c.c91_35 : 0n),
	c9_31b: (c) => c.c10_5,
	c9_32: (c) => c.c10_9 + c.c10_13 + c.c10_17,
	c9_33: (c) => c.c4_57,
	c9_34: (c, p) => poundsDown(times(c.c9_33, p.BR_rate)),
	c9_35: (c) => c.c18_52,
	c9_36: (c) => c.c19_1,
	c9_37: (c) => c.c9_1 + c.c9_31a - (c.c9_14 + c.c9_19 + c.c9_21 + c.c9_23 + c.c9_23b + c.c9_28 + c.c9_29),
	c9_38: (c) => c.c9_37 - (c.c9_31b + c.c9_32),
	c9_39: (c) => (c.c9_34 > 0n ? c.c9_34 - (c.c9_35 + c.c9_36 + c.c9_38) : 0n),
	c9_39a: (c) => c.c25_50,
	c9_39b: (c) => c.c26_3,
	c9_39c: (c) => c.c28_14,
	c9_39d: (c) => c.c25_56,
	c9_39e: (c, p) => (c.c3a_4 < p.BR_rate ? times(c.c9_30b, c.c9_30a) : 0n),
	c9_39f: (c) => lower(c.c8_28, c.c9_39e),
	c9_39g: () => 0n,
	// Nil in the specification of 2024-25. From 2025-26 the winter fuel payment charge (ITEPA 2003 s.681I):
	// the whole payment once total income is above the limit.
	c9_39h: (c, p, r) => (p.WFP_limit !== null && c.c3_21 > p.WFP_limit ? r.sum('WFP1') : 0n),
	c9_39i: (c) => c.c9_39 + c.c9_39a + c.c9_39b + c.c9_39c + c.c9_39d + c.c9_39f + c.c9_39h,
	c9_40: (c) => c.c9_31 + c.c9_39i,
	c9_41: (_c, _p, r) => r.sum('FOR2'),
	c9_41a: (c) => c.c9_41 + c.c18_52,
	c9_41b: (c) => c.c9_40 + c.c18_52 - c.c9_34,
	c9_41c: (c) => lower(c.c9_41, c.c9_41b),
	c9_42: (c) => c.c9_31 - c.c9_41c,
	c9_43: (c) => c.c9_31a + c.c9_39i + c.c9_42,
} satisfies Stage;
