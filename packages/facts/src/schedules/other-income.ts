/** Income that has no place elsewhere. Sources: SA100 boxes INC17 to INC21, SA101 box AIL1. */
import * as z from 'zod/mini';
import { money, text } from '../fields.ts';

/** Other taxable income of the year. */
export const otherIncome = z.strictObject({
	/** INC17: before expenses and tax. */
	amount: z.optional(money()),
	/** INC18. */
	expenses: z.optional(money()),
	/** INC19. */
	taxDeducted: z.optional(money()),
	/** INC20: benefit from assets the person once owned. */
	preOwnedAssets: z.optional(money()),
	/** AIL1: losses of earlier years from the same kind of income, used this year. */
	lossesBroughtForward: z.optional(money()),
	/** INC21. */
	description: z.optional(text(240)),
});
