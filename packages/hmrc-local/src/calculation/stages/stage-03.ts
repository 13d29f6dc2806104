/** Stage 3: collects dividends, gains and income with notional tax, and the total income. */
import { poundsDown, poundsUp, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

const yes = (value: boolean, amountOfIt: bigint) => (value ? amountOfIt : 0n);

/** Dividends, life-policy gains treated as taxed, income with notional tax, total income. */
export const stage3 = {
	c3_1: (_c, _p, r) => r.each('FPS', (fps) => poundsDown(fps.sum('FPS70'))),
	c3_2: (_c, _p, r) => yes(!r.yes('NRD28'), poundsDown(r.sum('FOR11'))),
	c3_3: (_c, _p, r) => yes(!r.yes('NRD28'), poundsDown(r.sum('INC6'))),
	c3_4: (_c, _p, r) => yes(!r.yes('NRD28'), poundsDown(r.sum('FOR6'))),
	c3_5: (c) => c.c3_2 + c.c3_3 + c.c3_4,
	c3_6: (_c, p, r) => poundsDown(p.divs_gross(r.sum('TRU5', 'TRU9'))),
	c3_7: (_c, p, r) => poundsDown(p.divs_gross(r.sum('TRU18'))),
	c3_7_1: (_c, p, r) => poundsDown(p.divs_gross_old(r.sum('TRU18.1'))),
	c3_8: (_c, p, r) => poundsDown(p.trust_div_gross(r.sum('TRU12'))),
	c3_9: (c) => c.c3_6 + c.c3_7 + c.c3_7_1 + c.c3_8,
	c3_10: (_c, _p, r) => poundsDown(r.sum('INC4')),
	c3_11: (_c, _p, r) => poundsDown(r.sum('INC5')),
	c3_12: (_c, _p, r) => poundsDown(r.sum('AOI12')),
	c3_13: (_c, _p, r) => poundsDown(r.sum('AOI13')),
	c3_13a: (_c, _p, r) => poundsDown(r.sum('AOI13.1')),
	c3_14: (c) => c.c3_10 + c.c3_11 + c.c3_12 + c.c3_13 + c.c3_13a,
	c3_15: (c) => c.c3_1 + c.c3_5 + c.c3_9 + c.c3_14,
	c3_16: (c) => c.c2_5,
	c3_17: (_c, _p, r) => poundsDown(r.sum('AOI4')),
	c3_18: (c) => c.c3_16 + c.c3_17,
	c3_19: (_c, p, r) => poundsDown(times(r.sum('TRU19'), p.NS_gross)),
	c3_20: (_c, _p, r) => poundsDown(r.sum('TRU2')),
	c3_21: (c) => c.c1_57 + c.c1_58 + c.c2_19 + c.c3_15 + c.c3_18 + c.c3_19 + c.c3_20,
	c3_22: (_c, _p, r) => poundsDown(r.sum('NRD20')),
	c3_23: (c) => c.c3_21 + c.c3_22,
	c3_24: (_c, _p, r) => poundsDown(r.sum('AIL6')),
	c3_25: (_c, _p, r) => poundsUp(r.sum('REL1', 'REL2', 'REL3', 'REL4')),
	c3_26: (c) => c.c3_23 + c.c3_24 - c.c3_25,
} satisfies Stage;
