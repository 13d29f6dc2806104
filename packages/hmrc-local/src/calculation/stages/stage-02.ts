/** Stage 2: collects savings income other than dividends. */
import { dividedBy, lower, poundsDown, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Interest and life-policy gains without tax treated as paid. */
export const stage2 = {
	c2_1: (_c, _p, r) => r.each('SPS', (sps) => poundsDown(sps.sum('SPS28'))),
	c2_2: (_c, _p, r) => r.each('FPS', (fps) => poundsDown(fps.sum('FPS35', 'FPS73'))),
	c2_3: (c) => c.c2_1 + c.c2_2,
	c2_4: (_c, p, r) => poundsDown(dividedBy(r.sum('FOR45'), p.BR_rate)),
	c2_5: (c, _p, r) => poundsDown(lower(r.sum('FOR43'), c.c2_4)),
	c2_6: (c, _p, r) => poundsDown(r.sum('FOR43') - c.c2_5),
	c2_7: (_c, _p, r) => (r.yes('NRD28') ? 0n : poundsDown(r.sum('FOR4'))),
	c2_8: (_c, _p, r) => poundsDown(r.sum('INC3')),
	c2_9: (c) => c.c2_6 + c.c2_7 + c.c2_8,
	c2_10: (_c, p, r) => poundsDown(times(r.sum('TRU4', 'TRU8', 'TRU17'), p.savings_gross)),
	c2_11: (_c, p, r) => poundsDown(p.trust_gross(r.sum('TRU11'))),
	c2_12: (_c, _p, r) => poundsDown(r.sum('TRU14')),
	c2_13: (c) => c.c2_10 + c.c2_11 + c.c2_12,
	c2_14: (_c, p, r) => poundsDown(times(r.sum('INC1'), p.savings_gross)),
	c2_15: (_c, _p, r) => poundsDown(r.sum('INC2')),
	c2_16: (_c, _p, r) => poundsDown(r.sum('AOI3')),
	c2_17: (c) => c.c2_14 + c.c2_15 + c.c2_16,
	c2_18: (_c, _p, r) => poundsDown(r.sum('AOI6', 'AOI8')),
	c2_19: (c) => c.c2_3 + c.c2_9 + c.c2_13 + c.c2_17 + c.c2_18,
} satisfies Stage;
