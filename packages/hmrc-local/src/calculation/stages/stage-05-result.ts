/** Stage 5, end: each source's share of the allowances, and its taxable income. */
import { larger, lower } from '../amount.ts';
import type { Boxes, Stage } from '../boxes.ts';

const toNonSavings = (c: Boxes) => c.c5_44 + c.c5_52h + c.c5_58_7 + c.c5_62 + c.c5_66_7;
const toSavings = (c: Boxes) => c.c5_46 + c.c5_52l + c.c5_64 + c.c5_68a;

/** Boxes c5.66u to c5.75. */
export const stage5Allocation = {
	c5_66u: (c) =>
		c.c5_35 - (toNonSavings(c) - c.c5_66q) + (c.c5_37 - (toSavings(c) + c.c5_66q + c.c5_66t)) > c.c5_2a
			? 0n
			: lower(c.c5_35 - toNonSavings(c), c.c5_52l),
	c5_67: (c) => toNonSavings(c) + c.c5_66u - c.c5_66q,
	c5_68: (c) => c.c5_45 + c.c5_58h + c.c5_58_9 + c.c5_63 + c.c5_66_9,
	c5_68a: (c) =>
		lower(
			c.c5_1 -
				(c.c5_47 + c.c5_48 + c.c5_58 + c.c5_58i + c.c5_58k + c.c5_65 + c.c5_66 + c.c5_66_7 + c.c5_66_9),
			c.c5_11 - (c.c5_46 + c.c5_52l + c.c5_64),
		),
	c5_69: (c) => toSavings(c) + c.c5_66t + c.c5_66q - c.c5_66u,
	c5_70: (c) =>
		larger(c.c5_1 - (c.c5_67 + c.c5_68 + c.c5_69), c.c5_48 + c.c5_58 + c.c5_58k + c.c5_66 - c.c5_66t),
	c5_71: (c) => c.c5_70 - c.c5_38,
	c5_72: (c) => c.c5_71 - c.c5_39,
	c5_73: (c) => larger(c.c5_1 - (c.c5_67 + c.c5_68 + c.c5_69 + c.c5_70), c.c5_72 - c.c5_40),
	c5_74: (c) => c.c5_73 - c.c5_41,
	c5_75: (c) => c.c5_74 - c.c5_42,
} satisfies Stage;

/** Boxes c5.76 to c5.86. */
export const stage5Taxable = {
	c5_76: (c) => c.c5_35 - c.c5_67,
	c5_77: (c) => c.c5_36 - c.c5_68,
	c5_78: (c) => c.c5_37 - c.c5_69,
	c5_79: (c) => c.c5_38 - c.c5_70,
	c5_80: (c) => c.c5_39 - c.c5_71,
	c5_81: (c) => c.c5_40 - c.c5_72,
	c5_82: (c) => c.c5_41 - c.c5_73,
	c5_83: (c) => c.c5_42 - c.c5_74,
	c5_84: (c) => c.c5_43 - c.c5_75,
	c5_85: (c) => (c.nonresident > 0n ? c.c91_28 : c.c3_21) - c.c4_63b,
	c5_86: (c) => c.c5_85 - c.c5_1,
} satisfies Stage;
