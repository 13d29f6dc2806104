/** Stage 4, end: whether marriage allowance leaves tax above the basic rate, and the savings and dividend allowances. */
import { lower, one } from '../amount.ts';
import type { Stage } from '../boxes.ts';

const yesIf = (condition: boolean): bigint => (condition ? one : 0n);

/** Boxes c4.75a to c4.76c. */
export const stage4Marriage = {
	c4_75a: (c) => c.c1_57 + c.c1_58 - c.c4_70,
	c4_75b: (c) => c.c4_70 - (c.c1_57 + c.c1_58),
	c4_75b1: (c, p) => p.SR_band - c.c4_75a,
	c4_75b2: (c) => lower(c.c2_19, c.c4_75b1),
	c4_75c: (c, p) => lower(c.c2_19 - c.c4_75b2, p.PSA_HR),
	c4_75c1: (c) => c.c4_75b2 + c.c4_75c,
	c4_75d: (c) => c.c2_19 - c.c4_75c1,
	c4_75e: (c) => c.c4_75d - c.c4_75b,
	c4_75f: (c) => c.c4_75b - (c.c4_75c + c.c4_75d),
	c4_75g: (c) => c.c3_15 - c.c4_75f,
	c4_75h: (c, p) => p.BR_band + c.c4_75 - (c.c4_75a + c.c4_75g),
	c4_75i: (c) => lower(c.c4_75c, c.c4_75h - c.c4_75e),
	c4_75j: (c) => c.c4_75c - c.c4_75i,
	c4_75k: (c, p) => lower(c.c4_75h - p.PSA_HR, c.c4_75j),
	c4_75l: (c, p) => p.BR_band + c.c4_75 - (c.c4_75a + c.c4_75c + c.c4_75e),
	c4_75m: (c) => lower(c.c4_75g, c.c4_75l),
	c4_75n: (c) => c.c4_75g - c.c4_75m,
	c4_75o: (c) => c.c4_75f - c.c4_75g,
	c4_75p: (c) => c.c3_18 + c.c3_19 + c.c3_20 - c.c4_75o,
	c4_75q: (c) => c.c4_70 - (c.c4_75d + c.c4_75g),
	c4_75r: (c) => c.c1_57 - c.c4_75q,
	c4_75s: (c, p) => lower(c.c4_75c, p.BR_band + c.c4_75 - c.c4_75r),
	c4_75t: (c) => c.c4_75c - c.c4_75s,
	c4_75u: (c) => c.c4_74 - c.c4_75t,
	c4_76: () => 0n,
	c4_76a: (c) => yesIf(c.c4_75a > c.c3a_1a + c.c3a_2 + c.c3a_2a + c.c4_75),
	c4_76b: (c, p) => yesIf(c.c4_75u > p.BR_band + c.c4_75),
	c4_76b1: (c, p) => yesIf(c.c4_75n > 0n && (c.c4_75n > c.c4_75j || c.c4_75m + c.c4_75n > p.T_P_A)),
	c4_76c: (c) => yesIf(c.c4_76a + c.c4_76b + c.c4_76b1 > 0n),
} satisfies Stage;

/** Boxes c4.77 to c4.80. */
export const stage4Nil = {
	c4_77: (c, p) => yesIf(c.c4_74 > p.BR_band + c.c4_75),
	c4_78: (c, p) => yesIf(c.c4_74 > p.AHR_band + c.c4_75),
	c4_79: (c, p) => (c.c4_78 > 0n ? p.PSA_AHR : c.c4_77 > 0n ? p.PSA_HR : p.PSA_BR),
	c4_80: (_c, p) => p.DA,
} satisfies Stage;
