/** Stage 26: the State Pension lump sum, taxed by itself at the person's top rate. */
import { penceDown, poundsDown, times } from '../amount.ts';
import type { Boxes, Stage } from '../boxes.ts';
import { scottish } from './stage-03a.ts';

function topRate(c: Boxes): bigint {
	const income = c.c5_86;
	if (income > c.c3a_3a + c.c4_59) return c.c3a_6;
	if (scottish(c) && income > c.c3a_1a + c.c3a_2 + c.c3a_2a + c.c3a_3 + c.c4_59) return c.c3a_5a;
	if (income > c.c3a_1a + c.c3a_2 + c.c3a_2a + c.c4_59) return c.c3a_5;
	if (scottish(c) && income > c.c3a_1a + c.c3a_2 + c.c4_59) return c.c3a_4a;
	if (income > c.c3a_1a) return c.c3a_4;
	return scottish(c) && income > 0n ? c.c3a_3b : 0n;
}

/** Boxes c26.1 to c26.3. */
export const stage26 = {
	c26_1: (_c, _p, r) => poundsDown(r.sum('INC9')),
	c26_2: (c) => (c.c26_1 === 0n || c.c5_86 === 0n ? 0n : topRate(c)),
	c26_3: (c) => penceDown(times(c.c26_1, c.c26_2)),
} satisfies Stage;
