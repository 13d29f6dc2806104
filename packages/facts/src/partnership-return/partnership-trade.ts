/**
 * The trade of a partnership. Sources: SA800 boxes 3.1 to 3.117; names from HMRC's Self-Employment Business API where it
 * has them. Categories of expenses are the partnership return's own.
 */
import * as z from 'zod/mini';
import { date, money, signedMoney } from '../fields.ts';
import { trade } from '../schedules/trade.ts';

/** Amounts may be negative where the form's box allows it. */
const categories = {
	/** 3.46, disallowable 3.30. */
	costOfGoods: z.optional(signedMoney()),
	/** 3.47, 3.31. */
	paymentsToSubcontractors: z.optional(money()),
	/** 3.48, 3.32: other direct costs. */
	otherDirectCosts: z.optional(money()),
	/** 3.51, 3.33. */
	wagesAndStaffCosts: z.optional(money()),
	/** 3.52, 3.34. */
	premisesRunningCosts: z.optional(signedMoney()),
	/** 3.53, 3.35. */
	maintenanceCosts: z.optional(signedMoney()),
	/** 3.54, 3.36. */
	adminCosts: z.optional(money()),
	/** 3.55, 3.37. */
	motorExpenses: z.optional(money()),
	/** 3.56, 3.38. */
	travelAndSubsistence: z.optional(money()),
	/** 3.57, 3.39. */
	advertisingCosts: z.optional(money()),
	/** 3.57, 3.39. Not allowable unless `disallowable` says less. */
	businessEntertainmentCosts: z.optional(money()),
	/** 3.58, 3.40. */
	professionalFees: z.optional(signedMoney()),
	/** 3.59, 3.41. */
	irrecoverableDebts: z.optional(signedMoney()),
	/** 3.60, 3.42. */
	interestOnBankOtherLoans: z.optional(signedMoney()),
	/** 3.61, 3.43. */
	financeCharges: z.optional(signedMoney()),
	/** 3.62, 3.44. Not allowable unless `disallowable` says less. */
	depreciation: z.optional(signedMoney()),
	/** 3.63, 3.45. */
	otherExpenses: z.optional(signedMoney()),
};

const balancingCharges = z.strictObject({
	/** 3.15. */
	zeroEmissionGoodsVehicle: z.optional(money()),
	/** 3.15A. */
	mainPool: z.optional(money()),
	/** 3.17. */
	specialRatePool: z.optional(money()),
	/** 3.19. */
	electricChargePoint: z.optional(money()),
	/** 3.21. */
	other: z.optional(money()),
});

const adjustments = z.strictObject({
	/** 3.67: goods and services taken for personal use. */
	goodsAndServicesOwnUse: z.optional(money()),
	/** 3.71: income of the accounts that is not taxable as profit, and other deductions. */
	includedNonTaxableProfits: z.optional(money()),
	/** 3.82: on a change of accounting practice. */
	accountingAdjustment: z.optional(money()),
});

const balanceSheet = z.strictObject({
	/** 3.99: plant, machinery and motor vehicles. */
	plantAndVehicles: z.optional(money()),
	/** 3.100: other fixed assets. */
	otherFixedAssets: z.optional(money()),
	/** 3.101: stock and work in progress. */
	stock: z.optional(money()),
	/** 3.102: debtors, prepayments and other current assets. */
	debtors: z.optional(money()),
	/** 3.103: bank and building society balances. */
	bankBalances: z.optional(money()),
	/** 3.104: cash in hand. */
	cash: z.optional(money()),
	/** 3.106: trade creditors and accruals. */
	creditors: z.optional(money()),
	/** 3.107: loans and overdrawn bank accounts. */
	loans: z.optional(money()),
	/** 3.108: other liabilities. */
	otherLiabilities: z.optional(money()),
	/** 3.111: the partners' accounts at the start of the period. */
	balanceAtStart: z.optional(signedMoney()),
	/** 3.113: capital introduced. */
	capitalIntroduced: z.optional(money()),
	/** 3.114: drawings. */
	drawings: z.optional(money()),
});

/** A partnership's whole trade or profession. */
export const partnershipTrade = z.strictObject({
	/** 3.1. */
	name: trade.shape.name,
	/** 3.2 and N1.3. */
	description: trade.shape.description,
	/** 3.7: when the trade started, if in this tax year. */
	startDate: z.optional(date()),
	/** 3.8: when it ended, if in this tax year. */
	endDate: z.optional(date()),
	/** 3.9: `accruals` opts out of the cash basis. */
	accountingMethod: trade.shape.accountingMethod,
	/** 3.27 and 3.28: whether the figures include VAT; neither box if not registered for it. */
	valueAddedTax: z.optional(z.enum(['included', 'excluded', 'notRegistered'])),
	/** 3.29. */
	turnover: z.optional(money()),
	/** 3.50: other business income. */
	otherIncome: z.optional(money()),
	/** 3.46 to 3.63. */
	expenses: z.optional(z.strictObject(categories)),
	/** 3.30 to 3.45: the part of each expense that is not allowable. */
	disallowable: z.optional(z.strictObject(categories)),
	/** 3.13A to 3.20: capital allowances. */
	allowances: trade.shape.allowances,
	/** 3.15 to 3.21. */
	balancingCharges: z.optional(balancingCharges),
	adjustments: z.optional(adjustments),
	/** 3.97: deductions made by contractors (CIS). */
	cisDeductions: z.optional(money()),
	/** N1.24A: other tax deducted from trading income. */
	otherTaxDeducted: z.optional(money()),
	/** 3.99 to 3.114. */
	balanceSheet: z.optional(balanceSheet),
});
