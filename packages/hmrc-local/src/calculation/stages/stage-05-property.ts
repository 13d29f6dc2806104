/**
 * Stage 5, from 2027-28 (Finance Act 2026 s.6): allowances and reliefs go against other income first, the rest against
 * property, savings and dividends in the cheapest way, and against gains with notional tax last.
 */
import type { Stage } from '../boxes.ts';
import { splitOf } from '../property-rates/split.ts';

/**
 * Each source's share of the allowances: other income, lump sums, property, savings, dividends, and gains with notional
 * tax.
 */
export const stage5Split = {
	c5p_1: (c, p) => splitOf(c, p).other,
	c5p_2: (c, p) => splitOf(c, p).lumpSums,
	c5p_3: (c, p) => splitOf(c, p).property,
	c5p_4: (c, p) => splitOf(c, p).savings,
	c5p_5: (c, p) => splitOf(c, p).dividends,
	c5p_6: (c, p) => splitOf(c, p).otherWithNotionalTax,
	c5p_7: (c, p) => splitOf(c, p).lumpSumsWithNotionalTax,
	c5p_8: (c, p) => splitOf(c, p).gains,
} satisfies Stage;
