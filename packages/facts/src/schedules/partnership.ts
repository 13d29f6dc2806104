/** A partner's share of one partnership. Sources: SA104F boxes FPS1 to FPS80, SA104S boxes SPS1 to SPS32. */
import * as z from 'zod/mini';
import { date, money, signedMoney, text, utr } from '../fields.ts';

const property = z.strictObject({
	/** FPS36: share of profit, negative for a loss. */
	profit: z.optional(signedMoney()),
	/** FPS37. */
	adjustment: z.optional(signedMoney()),
	/** FPS38: all unused losses brought forward. */
	lossBroughtForward: z.optional(money()),
	/** FPS39: loss of the year set against other income. */
	lossAgainstOtherIncome: z.optional(money()),
	/** FPS41.1. */
	financeCosts: z.optional(money()),
	/** FPS41.2. */
	financeCostsBroughtForward: z.optional(money()),
});

/** One partnership of the year. */
export const partnership = z.strictObject({
	/** FPS1. */
	reference: z.optional(utr()),
	/** FPS2. */
	description: z.optional(text(100)),
	/** FPS3. */
	startDate: z.optional(date()),
	/** FPS4. */
	endDate: z.optional(date()),
	/** FPS8: share of the trading profit, negative for a loss. */
	profit: z.optional(signedMoney()),
	/** FPS9. */
	basisAdjustment: z.optional(signedMoney()),
	/** FPS10. */
	accountingAdjustment: z.optional(money()),
	/** FPS12: foreign tax claimed as a deduction. */
	foreignTaxDeduction: z.optional(money()),
	/** FPS16.3: transition profit treated as arising this year. */
	transitionProfitAmount: z.optional(money()),
	/** FPS16.4: how many of the losses brought forward to set against the transition profit. */
	transitionProfitLossUsed: z.optional(money()),
	/** All unused losses of this business brought forward; FPS16.4 and FPS17 are what is used. */
	lossBroughtForward: z.optional(money()),
	/** FPS19. */
	otherBusinessIncome: z.optional(money()),
	/** FPS22. */
	lossAgainstOtherIncome: z.optional(money()),
	/** FPS23. */
	lossCarriedBack: z.optional(money()),
	/** FPS26. */
	class4Exempt: z.optional(z.boolean()),
	/** FPS27: what reduces the profits for Class 4; at least the losses of this year set against other income. */
	class4Adjustment: z.optional(money()),
	/** FPS28: share of untaxed UK interest. */
	untaxedInterest: z.optional(money()),
	property: z.optional(property),
	/** FPS68: share of dividends. */
	dividends: z.optional(money()),
	/** FPS71: share of income taxable at 20%, before tax. */
	taxedIncome: z.optional(money()),
	/** FPS77: share of income tax taken off. */
	taxDeducted: z.optional(money()),
	/** FPS78: share of deductions by contractors (CIS). */
	cisDeductions: z.optional(money()),
	/** FPS79: share of tax taken off trading income. */
	tradingTaxDeducted: z.optional(money()),
});
