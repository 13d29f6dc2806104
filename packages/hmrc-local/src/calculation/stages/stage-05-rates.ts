/** Stage 5: allowances set against income at the intermediate, basic and starter rates in turn. */
import { larger, lower } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Boxes c5.58.1 to c5.66.9. */
export const stage5Rates = {
	c5_58_1: (c) => c.c5_35 - c.c5_52h,
	c5_58_2: (c) => lower(c.c5_1 - (c.c5_58i + c.c5_58k), c.c5_58_1),
	c5_58_3: (c) => lower(c.c5_58_2, c.c3a_2a),
	c5_58_4: () => 0n,
	c5_58_5: () => 0n,
	c5_58_6: () => 0n,
	c5_58_7: (c) => larger(c.c5_58a_53, c.c5_58_3),
	c5_58_8: (c) => lower(c.c5_1 - (c.c5_56p + c.c5_58e + c.c5_58i + c.c5_58k + c.c5_58_7), c.c5_36 - c.c5_58h),
	c5_58_9: (c) => lower(c.c5_58_8, c.c3a_2a),
	c5_58_10: (c) => c.c5_35 - (c.c5_52h + c.c5_58_7),
	c5_59: (c) => lower(c.c5_1 - (c.c5_58i + c.c5_58k + c.c5_58_7 + c.c5_58_9), c.c5_58_10),
	c5_60: () => 0n,
	c5_61: () => 0n,
	c5_61a: () => 0n,
	c5_62: (c) => lower(c.c5_2, c.c5_59),
	c5_62a: () => 0n,
	c5_63: (c) =>
		lower(
			c.c5_1 - (c.c5_56p + c.c5_58e + c.c5_58i + c.c5_58k + c.c5_58_7 + c.c5_58_9 + c.c5_62),
			c.c5_36 - (c.c5_58h + c.c5_58_9),
		),
	c5_63a: (c) => c.c5_56 - (c.c5_58_7 + c.c5_62),
	c5_64: (c) =>
		lower(
			c.c5_1 -
				(c.c5_47 + c.c5_48 + c.c5_58i + c.c5_58k + c.c5_58_7 + c.c5_58_9 + c.c5_62 + c.c5_63 + c.c5_63a),
			c.c5_16 + (c.c5_20 - c.c5_52l) + (c.c5_21 - c.c5_46),
		),
	c5_65: (c) => c.c5_58_7 + c.c5_58_9 + c.c5_62 + c.c5_63 + c.c5_63a + c.c5_64,
	c5_66: (c) =>
		lower(
			c.c5_1 - (c.c5_47 + c.c5_48 + c.c5_58i + c.c5_58k + c.c5_65),
			c.c5_25 + (c.c5_30 - (c.c5_58 + c.c5_58k)) + (c.c5_34 - c.c5_48),
		),
	c5_66_1: (c) => c.c5_35 - (c.c5_52h + c.c5_58_7 + c.c5_62),
	c5_66_2: (c) => lower(c.c5_1 + c.c5_63a - (c.c5_58i + c.c5_58k + c.c5_65 + c.c5_66), c.c5_66_1),
	c5_66_3: () => 0n,
	c5_66_4: () => 0n,
	c5_66_5: () => 0n,
	c5_66_6: () => 0n,
	c5_66_7: (c) => lower(c.c5_66_2, c.c3a_1a),
	c5_66_8: (c) =>
		lower(
			c.c5_1 - (c.c5_58i + c.c5_58k + c.c5_65 + c.c5_66 + c.c5_66_7),
			c.c5_36 - (c.c5_58h + c.c5_58_9 + c.c5_63),
		),
	c5_66_9: (c) => lower(c.c5_66_8, c.c3a_1a),
} satisfies Stage;
