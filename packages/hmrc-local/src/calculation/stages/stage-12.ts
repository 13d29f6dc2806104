/** Stage 12: tax due. Box c12.18 is what boxes 1 and 2 of SA110 must show. */
import { lower, one, penceDown, poundsDown, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** Income tax, contributions, loans and charges, less tax taken off; then capital gains tax. */
export const stage12 = {
	c12_1: (c) => c.c9_43,
	c12_1a: (c, _p, r) => (r.yes('NRD1') ? c.c12_1 : 0n),
	c12_1b: (c, _p, r) => (r.yes('NRD1') ? c.recalculated({ nonresident: one }).c12_1 : 0n),
	c12_1c: (c, _p, r) => (r.yes('NRD1') ? c.c91_35 : 0n),
	c12_1d: (c, _p, r) => (r.yes('NRD1') ? c.c12_1b - c.c12_1c : 0n),
	c12_1e: (c, _p, r) => (r.yes('NRD1') ? lower(c.c12_1a, c.c12_1b) : c.c12_1),
	c12_1f: (c) => c.c12_1e - (c.c10_4 + c.c10_5 + c.c10_20),
	c12_2: (c) => c.c16_31,
	c12_3: (c) => c.c16_32,
	c12_4: (c) => c.c12_2 + c.c12_3,
	c12_5: (c) => c.c12_1f + c.c12_4,
	c12_6: (_c, _p, r) => r.sum('CAL7'),
	c12_7: (c) => c.c27_44,
	c12_7b: (c) => c.c27_45,
	c12_8: (_c, p, r) => poundsDown(times(r.sum('AOR4', 'ASE15'), p.NS_gross)),
	c12_9: (c, p) => penceDown(times(c.c12_8, p.BR_rate)),
	c12_10: () => 0n,
	c12_11: (c) => c.c19_1,
	c12_12: (c) => c.c12_5 + c.c12_6 + c.c12_7 + c.c12_7b + c.c12_9 + c.c12_11,
	c12_13: (c) => c.c11_31,
	c12_14: (_c, _p, r) => r.sum('CAL8'),
	c12_15: (c) => c.c12_13 + c.c12_14,
	c12_16: (c) => c.c12_12 - c.c12_15,
	c12_17: (c) => c.c18_58,
	c12_17a: (c) => c.c12_16 + c.c12_17,
	c12_17b: (c) => c.c18_61,
	c12_17c: (c) => c.c12_16 - c.c12_17b,
	c12_18: (c) => c.c12_17 + c.c12_17c,
	c12_19: (_c, _p, r) => r.sum('FIN1'),
	c12_20: (_c, _p, r) => r.sum('CAL14'),
	c12_21: (c) => c.c12_18 + c.c12_19 + c.c12_20,
} satisfies Stage;
