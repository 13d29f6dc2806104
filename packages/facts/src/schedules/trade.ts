/** One business of a sole trader. Sources: SA103F boxes FSE1 to FSE103; names from HMRC's Self-Employment Business API. */
import * as z from 'zod/mini';
import { date, money, signedMoney, text } from '../fields.ts';
import { capitalAssets } from './capital-allowances.ts';

const categories = {
	/** FSE17, disallowable FSE32. */
	costOfGoods: z.optional(money()),
	/** FSE18, FSE33. */
	paymentsToSubcontractors: z.optional(money()),
	/** FSE19, FSE34. */
	wagesAndStaffCosts: z.optional(money()),
	/** FSE20, FSE35. */
	carVanTravelExpenses: z.optional(money()),
	/** FSE21, FSE36. */
	premisesRunningCosts: z.optional(money()),
	/** FSE22, FSE37. */
	maintenanceCosts: z.optional(money()),
	/** FSE23, FSE38. */
	adminCosts: z.optional(money()),
	/** FSE24, FSE39. Not allowable unless `disallowable` says less. */
	businessEntertainmentCosts: z.optional(money()),
	/** FSE24, FSE39. */
	advertisingCosts: z.optional(money()),
	/** FSE25, FSE40. */
	interestOnBankOtherLoans: z.optional(money()),
	/** FSE26, FSE41. */
	financeCharges: z.optional(money()),
	/** FSE27, FSE42. */
	irrecoverableDebts: z.optional(money()),
	/** FSE28, FSE43. */
	professionalFees: z.optional(money()),
	/** FSE29, FSE44. Not allowable unless `disallowable` says less. */
	depreciation: z.optional(money()),
	/** FSE30, FSE45. If it is the only expense, it may be the total of all costs, which goes into FSE31 alone. */
	otherExpenses: z.optional(money()),
};

const allowances = z.strictObject({
	/** FSE49. */
	annualInvestmentAllowance: z.optional(money()),
	/** FSE50. */
	capitalAllowanceMainPool: z.optional(money()),
	/** FSE51. */
	capitalAllowanceSpecialRatePool: z.optional(money()),
	/** FSE52. */
	zeroEmissionGoodsVehicleAllowance: z.optional(money()),
	/** FSE52.1. */
	zeroEmissionsCarAllowance: z.optional(money()),
	/** FSE53. */
	structuredBuildingAllowance: z.optional(money()),
	/** FSE53.1. */
	enhancedStructuredBuildingAllowance: z.optional(money()),
	/** FSE54. */
	electricChargePointAllowance: z.optional(money()),
	/** FSE55. */
	enhancedCapitalAllowance: z.optional(money()),
	/** FSE56: balancing allowances on sale or when the business ends. */
	allowanceOnSales: z.optional(money()),
});

const adjustments = z.strictObject({
	/** FSE59: balancing charges. */
	balancingChargeOther: z.optional(money()),
	/** FSE60: goods and services for own use. */
	goodsAndServicesOwnUse: z.optional(money()),
	/** FSE62: income of the accounts that is not taxable as profit. */
	includedNonTaxableProfits: z.optional(money()),
	/** FSE68: to align the accounting date with the tax year. */
	basisAdjustment: z.optional(signedMoney()),
	/** FSE71: on a change of accounting practice. */
	accountingAdjustment: z.optional(money()),
	/** FSE73.3: transition profit treated as arising this year. */
	transitionProfitAmount: z.optional(money()),
	/** FSE73.4: losses brought forward set against the transition profit. */
	transitionProfitLossUsed: z.optional(money()),
	/** FSE75: other business income. */
	outstandingBusinessIncome: z.optional(money()),
});

/** One business of the year. */
export const trade = z.strictObject({
	/** FSE1. */
	name: z.optional(text(100)),
	/** FSE2. */
	description: z.optional(text(100)),
	/** FSE6: when the business started, if in this tax year. */
	startDate: z.optional(date()),
	/** FSE7: when it ended, if in this tax year. */
	endDate: z.optional(date()),
	/** FSE10: `accruals` opts out of the cash basis. */
	accountingMethod: z.optional(z.enum(['cash', 'accruals'])),
	/** FSE15. */
	turnover: z.optional(money()),
	/** FSE16. */
	otherIncome: z.optional(money()),
	/** FSE16.1: true claims the trading allowance instead of expenses; false refuses it. */
	tradingAllowance: z.optional(z.boolean()),
	/** FSE17 to FSE30. */
	expenses: z.optional(z.strictObject(categories)),
	/** FSE32 to FSE45: the part of each expense that is not allowable. */
	disallowable: z.optional(z.strictObject(categories)),
	/** FSE49 to FSE56 as claimed, instead of `capitalAssets`. */
	allowances: z.optional(allowances),
	/** What FSE49 to FSE56 and FSE59 are calculated from. */
	capitalAssets: z.optional(capitalAssets),
	adjustments: z.optional(adjustments),
	/** All unused losses of this business brought forward; FSE73.4 and FSE74 are what is used. */
	lossBroughtForward: z.optional(money()),
	/** FSE78: how much of this year's loss to set against other income. */
	lossAgainstOtherIncome: z.optional(money()),
	/** FSE79: how much of it to carry back. */
	lossCarriedBack: z.optional(money()),
	/** FSE81: deductions made by contractors (CIS). */
	cisDeductions: z.optional(money()),
	/** FSE82. */
	otherTaxDeducted: z.optional(money()),
	/** FSE101. */
	class4Exempt: z.optional(z.boolean()),
	/** FSE102: what reduces the profits for Class 4; at least the losses of this year set against other income. */
	class4Adjustment: z.optional(money()),
});
