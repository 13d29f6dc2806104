/** The boxes that differ from 2027-28, when property income has separate rates and its own place. */
import { lower } from '../amount.ts';
import type { Stage } from '../boxes.ts';
import { scottish } from '../stages/stage-03a.ts';

/** Replaces HMRC's formulas of 2024-25 for the same boxes. */
export const fromPropertyRates = {
	// Stage 5: the split.
	c5_67: (c) => c.c5p_1 + c.c5p_3,
	c5_68: (c) => c.c5p_2,
	c5_69: (c) => c.c5p_4,
	c5_70: (c) => c.c5p_5,
	c5_73: (c) => c.c5p_8,
	c5_74: (c) => c.c5p_6,
	c5_75: (c) => c.c5p_7,
	// Stage 6: bands of income other than property with its own rates (c6p.2); property is above it.
	c6_2: (c) => lower(c.c6p_2, c.c3a_1a),
	c6_6: (c) => lower(c.c6p_2 - c.c6_2, c.c3a_2 + c.c4_59),
	c6_7: (c) => c.c6p_2 - (c.c6_2 + c.c6_6),
	c6_9_1: (c) => c.c6p_2 - (c.c6_2 + c.c6_6 + c.c6_7b + c.c6_9),
	c6_10: (c) => c.c6p_2 - (c.c3a_3a + c.c4_59),
	c6_38: (c) => c.c6_1 + c.c6_11 + c.c6_23 - (c.c3a_1a + c.c3a_2 + c.c4_59),
	// Stage 7: deficiency relief counts property at the higher rate, which is as far above its basic rate as for pay.
	c7_6: (c) => (scottish(c) ? c.c6_9_2 + c.c6_43_2 : c.c6_9 + c.c6p_4 + c.c6_43),
	// Stage 8.
	c8_6a: (c) => c.c8_1a + c.c8_2 + c.c8_2b + c.c8_4 + c.c8_4b + c.c8_6 + c.c8p_4,
} satisfies Stage;
