/**
 * Stage 1, from 2027-28: property income, which has separate rates. Boxes with a `p` are ours; HMRC has not published
 * any.
 */
import { lower, poundsDown } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Taxable property income: in the UK, abroad and through partnerships, each after its own losses brought forward. */
export const stage1PropertyKind = {
	c1p_1: (c) => c.c1_34 - (c.c4_27 + c.c4_28),
	c1p_2: (c) => c.c1_40 - c.c4_33,
	c1p_3: (_c, _p, r) => r.each('FPS', (fps) => poundsDown(fps.sum('FPS41'))),
	c1p_4: (c) => lower(c.c1p_1 + c.c1p_2 + c.c1p_3, c.c5_35),
} satisfies Stage;
