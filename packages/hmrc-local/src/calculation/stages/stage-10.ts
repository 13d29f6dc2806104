/** Stage 10: notional tax and tax credits that are never repaid. */
import { lower, penceDown, penceUp, poundsDown, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Lloyd's dividends, remitted dividends, non-residents' dividends, life-policy gains, estates and trusts. */
export const stage10 = {
	c10_1: (_c, _p, r) => poundsDown(r.sum('LUN9')),
	c10_2: (c) => c.c21_12,
	c10_3: (c) => lower(c.c10_1, c.c10_2),
	c10_3_1: (_c, p, r) => poundsDown(p.old_gross(r.sum('FOR7.5'))),
	c10_3_2: (c, p) => penceUp(times(c.c10_3_1, p.Ldiv_rate)),
	c10_3_3: (c, p) => penceUp(times(c.c5_76, p.Ldiv_rate)),
	c10_4: (c) => lower(c.c10_3_2, c.c10_3_3),
	c10_5: (c, p, r) =>
		r.yes('NRD1')
			? penceDown(times(c.c3_1 + c.c3_6 + c.c3_8 + c.c3_10 + c.c3_11 + c.c3_13, p.DivBR_rate))
			: 0n,
	c10_6: () => 0n,
	c10_7: () => 0n,
	c10_8: (c) => c.c5_82,
	c10_9: (c, p) => penceUp(times(c.c10_8, p.BR_rate)),
	c10_10: () => 0n,
	c10_11: () => 0n,
	c10_12: () => 0n,
	c10_13: (c) => c.c22_18 + c.c22_21,
	c10_14: () => 0n,
	c10_15: () => 0n,
	c10_16: () => 0n,
	c10_17: (c) => c.c22_3 + c.c22_3c + c.c22_6 + c.c22_9 + c.c22_12 + c.c22_15,
	c10_18: () => 0n,
	c10_19: () => 0n,
	c10_20: (c) => c.c10_9 + c.c10_13 + c.c10_17,
} satisfies Stage;
