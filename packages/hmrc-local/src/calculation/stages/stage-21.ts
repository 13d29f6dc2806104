/** Stages 21 to 23: tax credits on Lloyd's dividends, notional tax of trusts, relief on qualifying distributions. */
import { lower, penceDown, penceUp, poundsDown, poundsUp, times } from '../amount.ts';
import type { Condition, Stage } from '../boxes.ts';

/** Lloyd's. */
export const stage21 = {
	c21_1: (_c, _p, r) => poundsDown(r.sum('LUN8')),
	c21_2: (_c, _p, r) => poundsDown(r.sum('LUN15', 'LUN16', 'LUN17')),
	c21_3: () => 0n,
	c21_4: () => 0n,
	c21_5: (c) => c.c21_1 + c.c21_2,
	c21_6: (_c, _p, r) => poundsDown(r.sum('LUN52')),
	c21_7: (c) => lower(c.c21_5, c.c21_6),
	c21_8: (c) => c.c5_76,
	c21_9: (c) => lower(c.c21_7, c.c21_8),
	c21_10: () => 0n,
	c21_11: (c) => lower(c.c21_6, c.c21_8),
	c21_12: (c) => c.c21_11 - c.c21_9,
} satisfies Stage;

/** Settlor-interested trusts and UK estates. */
export const stage22 = {
	c22_1: (c) => c.c5_84,
	c22_2: (c) => lower(c.c6_44, c.c22_1),
	c22_3: (c) => penceUp(times(c.c22_2, c.c3a_6)),
	c22_3a: (c) => c.c22_1 - c.c22_2,
	c22_3b: (c) => lower(c.c6_43_2, c.c22_3a),
	c22_3c: (c) => penceUp(times(c.c22_3b, c.c3a_5a)),
	c22_4: (c) => c.c22_3a - c.c22_3b,
	c22_5: (c) => lower(c.c6_43, c.c22_4),
	c22_6: (c) => penceUp(times(c.c22_5, c.c3a_5)),
	c22_7: (c) => c.c22_4 - c.c22_5,
	c22_8: (c) => lower(c.c6_41b, c.c22_7),
	c22_9: (c, p) => penceUp(times(c.c22_8, p.SIR_rate)),
	c22_10: (c) => c.c22_7 - c.c22_8,
	c22_11: (c) => lower(c.c6_40, c.c22_10),
	c22_12: (c) => penceUp(times(c.c22_11, c.c3a_4)),
	c22_13: (c) => c.c22_10 - c.c22_11,
	c22_14: (c) => lower(c.c6_36, c.c22_13),
	c22_15: (c, p) => penceUp(times(c.c22_14, p.SSR_rate)),
	c22_16: (c) => c.c5_83,
	c22_17: (c) => lower(c.c6_6, c.c22_16),
	c22_18: (c, p) => penceUp(times(c.c22_17, p.BR_rate)),
	c22_19: (c) => c.c22_16 - c.c22_17,
	c22_20: (c) => lower(c.c6_2, c.c22_19),
	c22_21: (c, p) => penceUp(times(c.c22_20, p.SSR_rate)),
	c22_22: (c) => c.c22_3 + c.c22_3c + c.c22_6 + c.c22_9 + c.c22_12 + c.c22_15 + c.c22_18 + c.c22_21,
} satisfies Stage;

/** Stage 23 is calculated only if box AOR9 is filled in. */
export const qualifyingDistribution: Condition = (_c, _p, r) => r.sum('AOR9') !== 0n;

/** Qualifying distributions. */
export const stage23 = {
	c23_1: (c) => c.c6_34,
	c23_2: (_c, _p, r) => poundsUp(r.sum('INC4', 'AOI13')),
	c23_3: (c) => lower(c.c23_1, c.c23_2),
	c23_4: (c, p) => penceUp(times(c.c23_3, p.DivAR_rate)),
	c23_5: (c) => c.c6_33,
	c23_6: (c) => c.c23_2 - c.c23_3,
	c23_7: (c) => lower(c.c23_5, c.c23_6),
	c23_8: (c, p) => penceDown(times(c.c23_7, p.DivHR_rate)),
	c23_9: (_c, _p, r) => r.sum('AOR9'),
	c23_10: (c) => c.c23_4 + c.c23_8,
	c23_11: (c) => lower(c.c23_9, c.c23_10),
} satisfies Stage;
