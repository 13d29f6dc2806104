/** Stage 24: relief for residential finance costs. */
import { lower, poundsUp } from '../amount.ts';
import type { Condition, Stage } from '../boxes.ts';

const single = ['TRU25', 'TRU25.1', 'FOR13.1', 'FOR13.2', 'FOR24.1', 'FOR24.2'];

/** The whole stage: any finance costs in the return. */
export const financeCosts: Condition = (_c, _p, r) =>
	r.sum(...single) +
		r.each('PRO', (pro) => pro.sum('PRO44', 'PRO45')) +
		r.each('FPS', (fps) => fps.sum('FPS41.1', 'FPS41.2', 'FPS63.1', 'FPS63.2')) !==
	0n;

/** Boxes c24.1 to c24.17. */
export const stage24 = {
	c24_1: (_c, _p, r) => r.each('PRO', (pro) => poundsUp(pro.sum('PRO44', 'PRO45'))),
	c24_2: (c) => c.c1_32,
	c24_3: (c) => lower(c.c24_1, c.c24_2),
	c24_3a: (_c, _p, r) => r.each('FPS', (fps) => poundsUp(fps.sum('FPS41.1', 'FPS41.2'))),
	c24_4: (_c, _p, r) =>
		r.each('FPS', (fps) => poundsUp(lower(fps.sum('FPS41'), fps.sum('FPS41.1', 'FPS41.2')))),
	c24_4a: (_c, _p, r) => r.each('FPS', (fps) => poundsUp(fps.sum('FPS63.1', 'FPS63.2'))),
	c24_5: (_c, _p, r) =>
		r.each('FPS', (fps) => poundsUp(lower(fps.sum('FPS60'), fps.sum('FPS63.1', 'FPS63.2')))),
	c24_6: (_c, _p, r) => poundsUp(r.sum('FOR24.1', 'FOR24.2')),
	c24_7: (_c, _p, r) => poundsUp(r.sum('FOR27')),
	c24_8: (c) => lower(c.c24_6, c.c24_7),
	c24_9: (_c, _p, r) => poundsUp(r.sum('FOR13.1', 'FOR13.2')),
	c24_10: (_c, _p, r) => poundsUp(r.sum('TRU25', 'TRU25.1')),
	c24_11: (c) => c.c4_55,
	c24_12: (c) => c.c2_19 + c.c3_18,
	c24_13: (c) => c.c3_15,
	c24_14: (c) => c.c4_67 - c.c4_68,
	c24_15: (c) => c.c24_11 - (c.c24_12 + c.c24_13 + c.c24_14),
	c24_15a: (c) => c.c24_1 + c.c24_3a + c.c24_4a + c.c24_6 + c.c24_9 + c.c24_10,
	c24_16: (c) => c.c24_3 + c.c24_4 + c.c24_5 + c.c24_8 + c.c24_9 + c.c24_10,
	c24_17: (c) => lower(c.c24_15, c.c24_16),
} satisfies Stage;
