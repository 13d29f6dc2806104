/** Stage 14: the personal allowance, less half of adjusted net income above the limit. */
import { poundsDown, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Boxes c14.1 to c14.6. */
export const stage14 = {
	c14_1: (c) => c.c4_63,
	c14_2: (_c, p) => p.PA_taper_limit,
	c14_3: (c) => c.c14_1 - c.c14_2,
	c14_4: (_c, p) => p.P_A,
	c14_5: (c, p) => poundsDown(times(c.c14_3, p.AA_excess)),
	c14_6: (c) => c.c14_4 - c.c14_5,
} satisfies Stage;
