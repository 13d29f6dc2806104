/** A partnership's income besides its trade: UK property (SA801) and savings (SA804). */
import * as z from 'zod/mini';
import { money } from '../fields.ts';
import { ukProperty } from '../schedules/uk-property.ts';

/**
 * UK property of the partnership, all lets together. Boxes 1.21 to 1.40 have the same names as on a person's own pages.
 * What belongs to each partner (allowances, rent a room, losses brought forward) is left out.
 */
export const partnershipProperty = z.strictObject({
	/** 1.22A: `accruals` opts out of the cash basis. */
	accountingMethod: ukProperty.shape.accountingMethod,
	/** 1.21. */
	rents: z.optional(money()),
	/** 1.21: other income from property. */
	otherIncome: z.optional(money()),
	/** 1.22. */
	taxDeducted: z.optional(money()),
	/** 1.23. */
	premiumsOfLeaseGrant: z.optional(money()),
	/** 1.23A. */
	reversePremiums: z.optional(money()),
	/** 1.25 to 1.30. */
	expenses: ukProperty.shape.expenses,
	/** 1.33. */
	privateUseAdjustment: z.optional(money()),
	/** 1.34. */
	balancingCharge: z.optional(money()),
	/** 1.35A to 1.37. */
	allowances: ukProperty.shape.allowances,
	/** 1.40: loan interest on residential lets. */
	financeCosts: z.optional(money()),
});

/** Interest and dividends of the partnership. */
export const partnershipSavings = z.strictObject({
	/** 7.3: interest from UK banks and building societies, paid gross. */
	untaxedUkInterest: z.optional(money()),
	/** 7.4: from National Savings and Investments. */
	nationalSavingsInterest: z.optional(money()),
	/** 7.5: other income from UK savings, paid gross. */
	otherUntaxedUkSavings: z.optional(money()),
	/** 7.19: dividends from UK companies. */
	ukDividends: z.optional(money()),
	/** 7.20: from authorised unit trusts and open-ended investment companies. */
	otherUkDividends: z.optional(money()),
	/** 7.21. */
	stockDividend: z.optional(money()),
	/** 7.22: bonus issues of securities and redeemable shares. */
	redeemableShares: z.optional(money()),
});
