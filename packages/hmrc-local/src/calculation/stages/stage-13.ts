/**
 * Stage 13: payments on account. The specification of 2024-25 leaves the stage to a separate document, so these boxes
 * follow the law instead (TMA 1970 s.59A and the Payments on Account regulations 1996): their numbers are ours.
 */
import { penceDown, times } from '../amount.ts';
import type { Stage } from '../boxes.ts';

/** The first payment on account, 0 if none is due. */
export const stage13 = {
	// Income tax and Class 4 of the year: neither capital gains tax, Class 2 nor student loans count.
	c13_1: (c) => c.c12_1f + c.c12_2 + c.c12_9 + c.c12_11,
	// Tax taken off at source, less the part paid for earlier years, and tax collected by a later code.
	c13_2: (c) => c.c12_15 - c.c12_6,
	c13_3: (c) => c.c13_1 - c.c13_2,
	c13_4: (c, p) => {
		const mostlyAtSource = c.c13_2 > times(c.c13_1, p.POA_share);
		return c.c13_3 < p.POA_limit || mostlyAtSource ? 0n : penceDown(c.c13_3 / 2n);
	},
} satisfies Stage;
