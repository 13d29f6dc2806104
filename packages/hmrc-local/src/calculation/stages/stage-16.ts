/** Stage 16: Class 4 contributions with the limit for people who are also employed, and voluntary Class 2. */
import {
	absolute,
	dividedBy,
	larger,
	lower,
	one,
	penceDown,
	penceUp,
	poundsDown,
	poundsUp,
	times,
} from '../amount.ts';
import type { Boxes, Condition, Stage } from '../boxes.ts';
import { type ReturnBoxes, unsigned } from '../return-boxes.ts';

/** Profits and adjustments. */
export const stage16Profits = {
	c16_1: (_c, _p, r) => r.each('SSE', (sse) => poundsDown(sse.sum('SSE31'))),
	c16_2: (_c, _p, r) => r.each('FSE', (fse) => poundsDown(fse.sum('FSE76'))),
	c16_3: (_c, _p, r) => poundsDown(r.sum('LUN52')),
	c16_4: (_c, _p, r) => r.each('SPS', (sps) => poundsDown(sps.sum('SPS20'))),
	c16_5: (_c, _p, r) => r.each('FPS', (fps) => poundsDown(fps.sum('FPS20'))),
	c16_5_1: (c) => c.c4_54_1,
	c16_6: (c) => c.c16_1 + c.c16_2 + c.c16_3 + c.c16_4 + c.c16_5 + c.c16_5_1,
	c16_7: (_c, _p, r) => r.each('FSE', (fse) => poundsUp(unsigned(fse, 'FSE102'))),
	c16_8: (_c, _p, r) => poundsUp(absolute(r.sum('LUN65'))),
	c16_9: (_c, _p, r) => r.each('SPS', (sps) => poundsUp(unsigned(sps, 'SPS27'))),
	c16_10: (_c, _p, r) => r.each('FPS', (fps) => poundsUp(unsigned(fps, 'FPS27'))),
	c16_11: (c) => c.c16_7 + c.c16_8 + c.c16_9 + c.c16_10,
	c16_12: (c) => c.c16_6 - c.c16_11,
} satisfies Stage;

/** Whether any page says that no Class 4 is payable. */
const exempt = (r: ReturnBoxes): boolean =>
	r.yes('LUN64') ||
	r.any('SSE', (sse) => sse.yes('SSE37')) ||
	r.any('FSE', (fse) => fse.yes('FSE101')) ||
	r.any('SPS', (sps) => sps.yes('SPS26')) ||
	r.any('FPS', (fps) => fps.yes('FPS26'));

/** No Class 4 box is calculated for an exempt person. */
export const classFourDue: Condition = (_c, _p, r) => !exempt(r);

/** Regulation 100 applies only if there are Class 1 earnings. */
export const classOneEarnings: Condition = (c, _p, r) => !exempt(r) && c.c16_20 > 0n;

/** Class 4 without regard to Class 1. */
export const stage16Plain = {
	c16_13: (c, p) => c.c16_12 - p.NIC_LEL,
	c16_14: (_c, p) => p.max_NIC,
	c16_15: (c, p) => lower(c.c16_13, p.NIC_Band),
	c16_16: (c, p) => penceDown(lower(times(c.c16_15, p.NIC_rate), p.max_NIC)),
	c16_17: (c) => c.c16_13 - c.c16_15,
	c16_18: (c, p) => penceDown(times(c.c16_17, p.NIC_supp_rate)),
	c16_19: (c) => c.c16_16 + c.c16_18,
	c16_20: (c, _p, r) =>
		c.c16_13 === 0n
			? 0n
			: r.each('EMP', (emp) => poundsUp(emp.sum('EMPCL1'))) +
				r.each('MOR', (mor) => poundsUp(mor.sum('MORCL1'))),
	c16_31: (c) => (c.c16_20 > 0n ? lower(c.c16_19, c.c16_30) : c.c16_19),
} satisfies Stage;

/** Class 4 by regulation 100, for those with Class 1 earnings. */
export const stage16Limited = {
	c16_21: (c, p) => penceUp(times(c.c16_20, p.NIC1_rate)),
	c16_22: () => 0n,
	c16_23: (c) => c.c16_14,
	c16_24: (c) => c.c16_23 - c.c16_21,
	c16_25: (c, p) => penceDown(dividedBy(c.c16_24, p.NIC_rate)),
	c16_26: (c, p) => lower(c.c16_12, p.NIC_UEL) - p.NIC_LEL,
	c16_27: (c) => c.c16_26 - c.c16_25,
	c16_28: (c, p) => penceDown(times(c.c16_27, p.NIC_supp_rate)),
	c16_29: (c, p) => penceDown(times(c.c16_12 - p.NIC_UEL, p.NIC_supp_rate)),
	c16_30: (c, p) => {
		if (c.c16_23 - c.c16_21 < 0n) return c.c16_28 + c.c16_29;
		const noLimit = c.c16_24 > c.c16_21 + times(c.c16_13, p.NIC_rate);
		return noLimit ? c.c16_24 : c.c16_24 + c.c16_28 + c.c16_29;
	},
} satisfies Stage;

/** The Class 2 that any of the pages gives: never the sum of several. */
function classTwo(r: ReturnBoxes): bigint {
	let found = r.sum('LUNCL2');
	const note = (value: bigint) => {
		found = larger(found, value);
		return 0n;
	};
	r.each('SSE', (sse) => note(sse.sum('SSECL2')));
	r.each('FSE', (fse) => note(fse.sum('FSECL2')));
	r.each('SPS', (sps) => note(sps.sum('SPSCL2')));
	r.each('FPS', (fps) => note(fps.sum('FPSCL2')));
	return found;
}

/** Whether the person chose to pay Class 2 although profits are small. */
const voluntary = (r: ReturnBoxes): boolean =>
	r.yes('LUN63') ||
	r.any('SSE', (sse) => sse.yes('SSE36')) ||
	r.any('FSE', (fse) => fse.yes('FSE100')) ||
	r.any('SPS', (sps) => sps.yes('SPS25')) ||
	r.any('FPS', (fps) => fps.yes('FPS25'));

const below = (c: Boxes, limit: bigint) => c.c16_12 < limit;

/** Class 2. */
export const stage16Class2 = {
	c16_32: (c, p, r) => (below(c, p.NIC2_SPT) && voluntary(r) ? classTwo(r) : 0n),
	c16_33: (c, p, r) => (!below(c, p.NIC2_SPT) && classTwo(r) > 0n ? one : 0n),
} satisfies Stage;
