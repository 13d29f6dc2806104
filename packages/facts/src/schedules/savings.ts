/** Interest. Sources: SA100 boxes INC1 and INC2. */
import * as z from 'zod/mini';
import { money } from '../fields.ts';

/** UK bank and building society interest of the year. */
export const savings = z.strictObject({
	/** INC2: interest paid gross. */
	untaxedUkInterest: z.optional(money()),
	/** INC1: interest after tax was taken off (the net amount). */
	taxedUkInterest: z.optional(money()),
});
