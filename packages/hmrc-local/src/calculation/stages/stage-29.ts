/** Stage 29: the limit on a non-resident's income tax (boxes c91). */
import { penceDown, poundsDown, poundsUp, times } from '../amount.ts';
import type { Condition, Stage } from '../boxes.ts';

/** The whole stage: people not resident in the UK. */
export const notResident: Condition = (_c, _p, r) => r.yes('NRD1');

/** Income that is disregarded, and what remains chargeable. */
export const stage29Income = {
	c91_1: (c) => c.c1_57,
	c91_2: (_c, _p, r) => poundsDown(r.sum('INC8', 'INC13', 'INC15', 'INC16')),
	c91_3: (c) => c.c1_46,
	c91_3a: (c) => c.c1_47,
	c91_4: () => 0n,
	c91_5: (c) => c.c91_2 + c.c91_3 + c.c91_3a + c.c91_4,
	c91_6: (c) => c.c91_1 - c.c91_5,
	c91_7: (c) => c.c1_58,
	c91_8: (c) => c.c2_19,
	c91_9: (c) => c.c2_14,
	c91_10: (_c, _p, r) => poundsDown(r.sum('INC2')),
	c91_11: (_c, _p, r) => poundsDown(r.sum('AOI3')),
	c91_12: (c) => c.c2_10,
	c91_13: (c) => c.c91_9 + c.c91_10 + c.c91_11 + c.c91_12,
	c91_14: (c) => c.c91_8 - c.c91_13,
	c91_15: (c) => c.c3_15,
	c91_16: (c) => c.c3_5,
	c91_17: (c) => c.c3_12 + c.c3_13 + c.c3_13a,
	c91_18: (c) => c.c3_6,
	c91_19: (c) => c.c3_7,
	c91_19a: (c) => c.c3_7_1,
	c91_20: (c) => c.c3_8,
	c91_21: (c) => c.c3_10,
	c91_22: (c) => c.c3_11,
	c91_22a: (c) => c.c91_16 + c.c91_17 + c.c91_18 + c.c91_19 + c.c91_19a + c.c91_20 + c.c91_21 + c.c91_22,
	c91_23: (c) => c.c91_15 - c.c91_22a,
	c91_24: (c) => c.c3_18,
	c91_25: (c) => c.c3_19,
	c91_26: (c) => c.c3_20,
	c91_27: (c) => c.c91_5 + c.c91_13 + c.c91_22a,
	c91_28: (c) => c.c91_6 + c.c91_7 + c.c91_14 + c.c91_23 + c.c91_24 + c.c91_25 + c.c91_26,
} satisfies Stage;

/** Tax deducted from disregarded income. */
export const stage29Tax = {
	c91_29: (_c, _p, r) => poundsUp(r.sum('INC14')),
	c91_30: (c) => c.c11_17,
	c91_30a: (c) => c.c11_18,
	// Income taxed at the old basic rate of 22%: always nil, as box c91.4 is.
	c91_31: () => 0n,
	c91_31a: (c) => c.c91_29 + c.c91_30 + c.c91_30a + c.c91_31,
	c91_32: (c) => c.c11_27,
	c91_33: (c) => poundsUp(c.c11_28),
	c91_34: (c, p) => penceDown(times(c.c91_12, p.BR_rate)),
	c91_34a: (c) => c.c91_32 + c.c91_33 + c.c91_34,
	c91_34b: (c) => c.c11_23,
	c91_34b1: (c) => c.c11_19,
	c91_34c: (c) => c.c11_22,
	c91_34d: (c, p) => penceDown(times(c.c3_6 + c.c3_8 + c.c3_10 + c.c3_11 + c.c3_13, p.DivBR_rate)),
	c91_35: (c) => c.c91_31a + c.c91_34a + c.c91_34b + c.c91_34b1 + c.c91_34c + c.c91_34d,
} satisfies Stage;
