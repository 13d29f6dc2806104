/** Income that belongs nowhere else. Sources: SA100 boxes INC17 to INC21, SA101 box AIL1. */
import * as z from 'zod/mini';
import { money, text } from '../fields.ts';

/** Other taxable income of the year. */
export const otherIncome = z.strictObject({
	/** INC17: before expenses, tax and the trading allowance. */
	amount: z.optional(money()),
	/** The part of `amount` that the trading allowance can cover: casual earnings, taxed under ITTOIA 2005 Part 5 Chapter 8 (s.783AC). */
	casual: z.optional(money()),
	/** True claims the trading allowance instead of the costs of casual earnings; false refuses it. */
	tradingAllowance: z.optional(z.boolean()),
	/** How much of the allowance to set against casual earnings (s.783AK). Default: what businesses leave unused. */
	tradingAllowanceHere: z.optional(money()),
	/** INC18: costs of casual earnings, unless the allowance replaces them. */
	casualExpenses: z.optional(money()),
	/** INC18: costs of the other income. */
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
