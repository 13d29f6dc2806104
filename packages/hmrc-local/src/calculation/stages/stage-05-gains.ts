/**
 * Stage 5: whether life-policy gains should have the savings nil rate, with savings taking allowances from elsewhere.
 */
import { lower, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Boxes c5.66a to c5.66n1. */
export const stage5GainsNeeds = {
	c5_66a: (c) => c.c5_35 + c.c5_42 - (c.c5_44 + c.c5_52h + c.c5_58_7 + c.c5_62 + c.c5_66_7),
	c5_66b: (c) => c.c5_37 - (c.c5_46 + c.c5_52l + c.c5_64 + c.c5_68a),
	c5_66c: (c, p) => p.SR_band - c.c5_66a,
	c5_66d: (c) => lower(c.c5_66b, c.c5_66c),
	c5_66e: (c) => c.c5_14 + c.c5_19 + c.c5_20c,
	c5_66e1: (c) => c.c4_79 - c.c5_66e,
	c5_66f: (c) => lower(c.c5_41 - c.c5_66e1, c.c5_66e),
	c5_66g: (c) => c.c5_2a - c.c5_66a,
	c5_66h: (c) => c.c5_66e - c.c5_66f,
	c5_66i: (c) => c.c5_66b - (c.c5_66d + c.c5_66e),
	c5_66i1: (c) => c.c5_48 + c.c5_58 + c.c5_58k + c.c5_66,
	c5_66i2: (c) => lower(c.c5_66b - c.c5_66d + c.c5_41 - c.c4_79, c.c5_66i1),
	c5_66i3: (c) => c.c5_44 + c.c5_52h + c.c5_58_7 + c.c5_62 + c.c5_66_7,
	c5_66i4: (c) => lower(c.c5_66d + c.c5_66f + c.c5_66i, c.c5_66i3),
	c5_66j: (c) => c.c5_2a - (c.c4_74 - c.c3_18),
	c5_66j1: (c, p) => p.SR_band - (c.c5_66a + c.c5_66i4),
	c5_66j2: (c) => lower(c.c5_66b - c.c5_66i4, c.c5_66j1),
	c5_66j3: (c) => lower(c.c5_66e, c.c5_66b - (c.c5_66i4 + c.c5_66j2)),
	c5_66j4: (c) => c.c5_66b - c.c5_66i4,
	c5_66j5: (c) => c.c5_66j4 - (c.c5_66j2 + c.c5_66j3),
	c5_66j6: (c) => c.c5_66e - c.c5_66j3,
	c5_66k: (c) => lower(c.c5_41, c.c5_66j6),
	c5_66l: (c) => lower(c.c5_66j, c.c5_66k),
	c5_66m: (c) => c.c5_66k - c.c5_66l,
	c5_66n: (c) => c.c5_2a - (c.c5_66a + c.c5_66i4),
	c5_66n1: (c) => lower(c.c5_66b - (c.c5_66d + c.c5_66i2), c.c5_66e),
} satisfies Stage;

/** Boxes c5.66o to c5.66q: allowances taken from non-savings income. */
export const stage5GainsFromNonSavings = {
	c5_66o: (c) => lower(c.c5_66b, c.c5_66i4),
	c5_66p: (c) => lower(c.c5_37 - (c.c5_46 + c.c5_52l + c.c5_64 + c.c5_68a + c.c5_66j3), c.c5_66o),
	c5_66p1: (c) => lower(c.c5_66o, c.c5_66p),
	c5_66p1a: (c) => lower(c.c5_66i - c.c5_66j5, c.c5_66p1),
	c5_66p1b: (c) => lower(c.c5_66p1a, c.c5_66g - c.c5_66h),
	c5_66p1c: (c) => lower(c.c5_66p1a - c.c5_66p1b, c.c5_66b - c.c5_66n),
	c5_66p2: (c) => lower(c.c5_66p1, c.c5_66p1b),
	c5_66p3: (c) => lower(c.c5_66p1, c.c5_66p1c) - c.c5_66p2,
	c5_66p4: (c) => lower(c.c3a_1a - c.c5_66a, c.c5_66p1),
	c5_66p5: (c) => lower(c.c3a_1a + c.c3a_2 + c.c4_59 - c.c5_66a, c.c5_66p1 - c.c5_66p4),
	c5_66p6: (c) =>
		lower(c.c3a_1a + c.c3a_2 + c.c3a_2a + c.c4_59 - c.c5_66a, c.c5_66p1 - (c.c5_66p4 + c.c5_66p5)),
	c5_66p7: (c) => c.c5_66p1 - (c.c5_66p4 + c.c5_66p5 + c.c5_66p6),
	c5_66p7a: () => 0n,
	c5_66p8: (c, p) =>
		times(c.c5_66p2, p.BR_rate) +
		times(c.c5_66p3, p.HR_rate) +
		times(c.c5_66l, p.BR_rate) +
		times(c.c5_66m, p.HR_rate) -
		(times(c.c5_66p4, c.c3a_3b) +
			times(c.c5_66p5, c.c3a_4) +
			times(c.c5_66p6, c.c3a_4a) +
			times(c.c5_66p7, c.c3a_5)),
	c5_66q: (c) =>
		c.c5_66b - c.c5_66d > 0n && c.c5_66b + c.c5_41 > c.c5_66d + c.c4_79 && c.c5_66p8 > 0n && c.c5_41 > 0n
			? c.c5_66p1
			: 0n,
} satisfies Stage;

/** Boxes c5.66r to c5.66t: allowances taken from dividends. */
export const stage5GainsFromDividends = {
	c5_66r: (c) => lower(c.c5_66b - c.c5_66q, c.c5_66i2),
	c5_66s: (c) => c.c5_66b - (c.c5_66d + c.c5_66h + c.c5_66q),
	c5_66s1: (c) => lower(c.c5_66r, c.c5_66s),
	c5_66s1a: (c) => lower(c.c5_66i, c.c5_66s1),
	c5_66s1b: (c) => lower(c.c5_66s1a, c.c5_66g - (c.c5_66d + c.c5_66e)),
	c5_66s1c: (c) => lower(c.c5_66s1 - c.c5_66s1b, c.c5_66b - c.c5_66g),
	c5_66s2: (c) => c.c5_24 + c.c5_29 + c.c5_33,
	c5_66s3: (c) => lower(c.c5_66s1, c.c5_66s1b),
	c5_66s4: (c) => lower(c.c5_66s1, c.c5_66s1c) - c.c5_66s3,
	c5_66s5: (c) => lower(c.c5_66e - c.c5_66n1, c.c5_66s1),
	c5_66s6: (c) => lower(c.c5_66j, c.c5_66s5),
	c5_66s7: (c) => c.c5_66s5 - c.c5_66s6,
	c5_66s8: (c) => lower(c.c5_2a - (c.c5_66a + c.c5_66b + c.c5_66s2), c.c5_66s1),
	c5_66s9: (c) => c.c5_66s1 - c.c5_66s8,
	c5_66s10: (c, p) =>
		times(c.c5_66s3, p.BR_rate) +
		times(c.c5_66s4, p.HR_rate) +
		times(c.c5_66s6, p.BR_rate) +
		times(c.c5_66s7, p.HR_rate) -
		(times(c.c5_66s8, p.DivBR_rate) + times(c.c5_66s9, p.DivHR_rate)),
	c5_66t: (c) => (c.c5_41 > 0n && c.c5_66s10 > 0n ? c.c5_66s1 : 0n),
} satisfies Stage;
