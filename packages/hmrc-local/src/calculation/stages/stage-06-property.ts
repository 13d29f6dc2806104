/** Stages 6 and 8, from 2027-28: property income in its bands, above other income and below savings, and its tax. */
import { lower, penceDown, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';
import { hasPropertyRates, propertyRates } from '../property-rates/rates.ts';

/** Property income at its own rates by band. Nil for Scottish taxpayers, whose property income is taxed like pay. */
export const stage6Property = {
	c6p_1: (c, p) => (hasPropertyRates(c, p) ? c.c1p_4 - c.c5p_3 : 0n),
	c6p_2: (c) => c.c6_1 - c.c6p_1,
	c6p_3: (c) => lower(c.c6p_1, c.c5_2a - c.c6p_2),
	c6p_4: (c) => lower(c.c6p_1 - c.c6p_3, c.c3a_3a + c.c4_59 - (c.c6p_2 + c.c6p_3)),
	c6p_5: (c) => c.c6p_1 - (c.c6p_3 + c.c6p_4),
} satisfies Stage;

/** The tax of each slice, cut off after the penny. */
export const stage8Property = {
	c8p_1: (c, p) => penceDown(times(c.c6p_3, propertyRates(p).basic)),
	c8p_2: (c, p) => penceDown(times(c.c6p_4, propertyRates(p).higher)),
	c8p_3: (c, p) => penceDown(times(c.c6p_5, propertyRates(p).additional)),
	c8p_4: (c) => c.c8p_1 + c.c8p_2 + c.c8p_3,
} satisfies Stage;
