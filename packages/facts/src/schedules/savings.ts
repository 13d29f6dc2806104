/** Interest. Sources: SA100 boxes INC1 to INC3, SA101 boxes AOI1 to AOI3. */
import * as z from 'zod/mini';
import { money } from '../fields.ts';

/** Interest of the year. */
export const savings = z.strictObject({
	/** INC2: UK interest paid gross. */
	untaxedUkInterest: z.optional(money()),
	/** INC1: UK interest after tax was taken off (the net amount). */
	taxedUkInterest: z.optional(money()),
	/** INC3: foreign interest, up to £2,000 in all. */
	untaxedForeignInterest: z.optional(money()),
	/** AOI3: interest from gilts and other UK securities, before tax. */
	securitiesInterest: z.optional(money()),
	/** AOI2: tax taken off `securitiesInterest`. */
	securitiesTaxDeducted: z.optional(money()),
});
