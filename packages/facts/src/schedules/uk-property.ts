/** Property let in the UK. Sources: SA105 boxes PRO1 to PRO45; names from HMRC's Property Business API. */
import * as z from 'zod/mini';
import { money } from '../fields.ts';
import { share } from '../partnership-return/share.ts';
import { capitalAssets } from './capital-allowances.ts';

const expenses = z.strictObject({
	/** PRO24: rent, rates, insurance and ground rents. */
	premisesRunningCosts: z.optional(money()),
	/** PRO25. */
	repairsAndMaintenance: z.optional(money()),
	/** PRO26: interest and finance costs of non-residential property. */
	financialCosts: z.optional(money()),
	/** PRO27. */
	professionalFees: z.optional(money()),
	/** PRO28. */
	costOfServices: z.optional(money()),
	/** PRO29. */
	travelCosts: z.optional(money()),
	/** PRO29. */
	other: z.optional(money()),
});

const allowances = z.strictObject({
	/** PRO32. */
	annualInvestmentAllowance: z.optional(money()),
	/** PRO33. */
	structuredBuildingAllowance: z.optional(money()),
	/** PRO33.1. */
	electricChargePointAllowance: z.optional(money()),
	/** PRO33.2. */
	enhancedStructuredBuildingAllowance: z.optional(money()),
	/** PRO34.1. */
	zeroEmissionsCarAllowance: z.optional(money()),
	/** PRO35. */
	otherCapitalAllowance: z.optional(money()),
	/** PRO36. */
	costOfReplacingDomesticGoods: z.optional(money()),
});

const rentARoom = z.strictObject({
	/** What the lodger paid. */
	receipts: z.optional(money()),
	/**
	 * The lodger's part of the household costs, and meals or cleaning for them; PRO29 where more than the exempt amount.
	 */
	costs: z.optional(money()),
	/** Whether someone else also lets a room in the home, which halves the limit. */
	shared: z.optional(z.boolean()),
});

/** The UK property business of the year: all lets together, the person's own share. */
export const ukProperty = z.strictObject({
	/** PRO1. */
	numberOfProperties: z.optional(z.int().check(z.minimum(0), z.maximum(99))),
	/** PRO2. */
	ceased: z.optional(z.boolean()),
	/** PRO3: some of it is let jointly. */
	jointlyLet: z.optional(z.boolean()),
	/** The person's share, a percentage or a fraction such as `1/3`, if the amounts below are for all owners together. */
	sharePercent: z.optional(share()),
	/** PRO20.2. */
	accountingMethod: z.optional(z.enum(['cash', 'accruals'])),
	/** PRO20. */
	rents: z.optional(money()),
	/** PRO20: other income from property. */
	otherIncome: z.optional(money()),
	/** PRO22. */
	premiumsOfLeaseGrant: z.optional(money()),
	/** PRO23. */
	reversePremiums: z.optional(money()),
	/** PRO20.1: true claims the property allowance instead of expenses; false refuses it. */
	propertyAllowance: z.optional(z.boolean()),
	/** PRO21. */
	taxDeducted: z.optional(money()),
	expenses: z.optional(expenses),
	/** PRO30. */
	privateUseAdjustment: z.optional(money()),
	/** PRO31. */
	balancingCharge: z.optional(money()),
	/** PRO32 to PRO36 as claimed; PRO32 to PRO35 instead of `capitalAssets`. */
	allowances: z.optional(allowances),
	/** What PRO31 to PRO35 are calculated from, for all owners together. */
	capitalAssets: z.optional(capitalAssets),
	/** PRO4 and PRO37. */
	rentARoom: z.optional(rentARoom),
	/** All unused losses brought forward; PRO39 is what is used. */
	lossBroughtForward: z.optional(money()),
	/** PRO42: how much of the year's loss to set against other income (capital allowances only, on the accruals basis). */
	lossAgainstOtherIncome: z.optional(money()),
	/** PRO44: loan interest on residential lets. */
	financeCosts: z.optional(money()),
	/** PRO45. */
	financeCostsBroughtForward: z.optional(money()),
});
