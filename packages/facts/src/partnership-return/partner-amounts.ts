/**
 * A partner's amounts in the partnership statement, where the partners agreed amounts instead of shares. Sources: SA800
 * boxes N2.11 to N2.26.
 */
import * as z from 'zod/mini';
import { money, signedMoney } from '../fields.ts';

/**
 * In whole pounds; all partners' amounts add up to the partnership's. A missing one is 0 if other partners have one.
 */
export const partnerAmounts = z.strictObject({
	/** N2.11: of the trading profit. */
	tradeProfit: z.optional(money()),
	/** N2.11A: of the adjustment for a change of accounting practice. */
	accountingAdjustment: z.optional(money()),
	/** N2.12: of the trading loss. */
	tradeLoss: z.optional(money()),
	/** N2.13. */
	untaxedInterest: z.optional(money()),
	/** N2.19: of the UK property profit, negative for a loss. */
	property: z.optional(signedMoney()),
	/** N2.22A. */
	dividends: z.optional(money()),
	/** N2.24. */
	cisDeductions: z.optional(money()),
	/** N2.24A. */
	tradingTaxDeducted: z.optional(money()),
	/** N2.25. */
	taxDeducted: z.optional(money()),
	/** N2.26: of the finance costs of residential property. */
	financeCosts: z.optional(money()),
});
