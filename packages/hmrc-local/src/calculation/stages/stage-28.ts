/** Stage 28: the high income child benefit charge. */
import { lower, penceDown, poundsDown, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Boxes c28.1 to c28.14. */
export const stage28 = {
	c28_1: () => 0n,
	c28_2: () => 0n,
	c28_3: () => 0n,
	c28_4: () => 0n,
	c28_5: () => 0n,
	c28_6: () => 0n,
	c28_7: (c) => (c.nonresident > 0n ? c.c4_63 - c.c91_27 : c.c4_63),
	c28_8: (_c, p) => p.CBC_HR_threshold,
	c28_9: (c) => c.c28_7 - c.c28_8,
	c28_10: (c, p) => poundsDown(times(c.c28_9, p.CBC_taper)),
	c28_11: (_c, _p, r) => poundsDown(r.sum('CBC1')),
	c28_12: (c, p) => penceDown(times(c.c28_11, p.CBC_rate)),
	c28_13: (c) => times(c.c28_10, c.c28_12),
	c28_14: (c) => poundsDown(lower(c.c28_11, c.c28_13)),
} satisfies Stage;
