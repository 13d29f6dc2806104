/** The boxes of one self-employment page (SA103F): from turnover to taxable profit, losses and tax taken off. */
import type { Facts } from '@halfpenny/facts';
import type { YearData } from '@halfpenny/years';
import type { CapitalAllowances } from '../capital-allowances/capital-allowances.ts';
import type { Claimed } from '../capital-allowances/claims.ts';
import { larger, lower, positive } from '../rounding.ts';
import { deduction, income } from './box.ts';
import { lossesUsed } from './losses-brought-forward.ts';
import { canMoveLosses, interestAboveLimit } from './years/cash-basis.ts';

/** One business. */
export type Trade = NonNullable<Facts['trades']>[number];
type Expenses = NonNullable<Trade['expenses']>;
type Category = keyof Expenses & string;

/** The facts of each expense box, FSE17 to FSE30 in order; their disallowable boxes FSE32 to FSE45 are beside them. */
export const expenseBoxes: readonly (readonly Category[])[] = [
	['costOfGoods'],
	['paymentsToSubcontractors'],
	['wagesAndStaffCosts'],
	['carVanTravelExpenses'],
	['premisesRunningCosts'],
	['maintenanceCosts'],
	['adminCosts'],
	['businessEntertainmentCosts', 'advertisingCosts'],
	['interestOnBankOtherLoans'],
	['financeCharges'],
	['irrecoverableDebts'],
	['professionalFees'],
	['depreciation'],
	['otherExpenses'],
];

/** A self-employment page. Whole pounds in pence; names follow HMRC's boxes. */
export interface TradePage {
	/** FSE15 and FSE16. */
	readonly receipts: number;
	/** FSE16.1. */
	readonly tradingAllowance: number;
	/** FSE31. */
	readonly expenses: number;
	/** FSE46. */
	readonly disallowable: number;
	/** FSE47/48: profit, or a negative loss. */
	readonly netProfit: number;
	/** FSE57. */
	readonly capitalAllowances: number;
	/** FSE59. */
	readonly balancingCharge: number;
	/** FSE61: disallowable expenses, balancing charges and goods taken. */
	readonly additions: number;
	/** FSE63: capital allowances and income that is not taxable as profit. */
	readonly deductions: number;
	/** FSE64/65. */
	readonly profitForTax: number;
	/** FSE73. */
	readonly adjustedProfit: number;
	/** FSE73.3. */
	readonly transitionProfit: number;
	/** FSE73.4. */
	readonly transitionLossUsed: number;
	/** FSE74. */
	readonly lossUsed: number;
	/** FSE76. */
	readonly taxableProfit: number;
	/** FSE77. */
	readonly loss: number;
	/** FSE78. */
	readonly lossAgainstOtherIncome: number;
	/** The part of it that income and the limit on reliefs leave room for. */
	readonly lossDeducted: number;
	/** FSE79. */
	readonly lossCarriedBack: number;
	/** FSE80: this year's loss and remaining older ones. */
	readonly lossCarriedForward: number;
	/** FSE81 and FSE82. */
	readonly taxDeducted: number;
	/** FSE102. */
	readonly class4Adjustment: number;
	/** Whether the trading allowance replaces all expenses, here or on another page. */
	readonly expensesBarred: boolean;
	/** The assets behind the capital allowances and charges; undefined if the person gave the figures. */
	readonly capital: CapitalAllowances | undefined;
}

/** FSE15 and FSE16 of one business. */
function receiptsOf(trade: Trade): number {
	return income(trade.turnover) + income(trade.otherIncome);
}

/**
 * Everything that the trading allowance can cover: including balancing charges and own use, excluding what is not
 * taxable (ITTOIA 2005 s.783AI step 1).
 */
export function relievableReceipts(trade: Trade): number {
	const { adjustments } = trade;
	return positive(receiptsOf(trade) + chargesOf(trade) - deduction(adjustments?.includedNonTaxableProfits));
}

/** FSE59 and FSE60. */
function chargesOf({ adjustments }: Trade): number {
	return income(adjustments?.balancingChargeOther) + income(adjustments?.goodsAndServicesOwnUse);
}

/** The boxes of one business, given its share of the person's trading allowance; undefined if expenses are claimed. */
export function tradePage(
	{ business: trade, capital }: Claimed<Trade>,
	tradingAllowance: number | undefined,
	year: YearData,
): TradePage {
	const receipts = receiptsOf(trade);
	const expensesBarred = tradingAllowance !== undefined;
	const expenses = expensesBarred ? 0 : expensesOf(trade.expenses);
	const disallowable = expensesBarred ? 0 : disallowableOf(trade, year);
	const netProfit = receipts - expenses;
	const capitalAllowances = expensesBarred ? 0 : capitalAllowancesOf(trade.allowances);
	const additions = disallowable + chargesOf(trade);
	const deductions = capitalAllowances + deduction(trade.adjustments?.includedNonTaxableProfits);
	const profitForTax = netProfit + additions - deductions - (tradingAllowance ?? 0);
	const result = resultOf(trade, profitForTax, year);
	return {
		receipts,
		tradingAllowance: tradingAllowance ?? 0,
		expenses,
		disallowable,
		netProfit,
		capitalAllowances,
		balancingCharge: income(trade.adjustments?.balancingChargeOther),
		additions,
		deductions,
		profitForTax,
		adjustedProfit: result.adjustedProfit,
		transitionProfit: result.transitionProfit,
		transitionLossUsed: result.transitionLossUsed,
		lossUsed: result.lossUsed,
		taxableProfit: result.taxableProfit,
		loss: result.loss,
		lossAgainstOtherIncome: result.lossAgainstOtherIncome,
		lossDeducted: result.lossAgainstOtherIncome,
		lossCarriedBack: result.lossCarriedBack,
		lossCarriedForward: result.lossCarriedForward,
		taxDeducted: deduction(trade.cisDeductions) + deduction(trade.otherTaxDeducted),
		class4Adjustment: deduction(trade.class4Adjustment),
		expensesBarred,
		capital,
	};
}

/** FSE73 to FSE80: the year's profit or loss, and how losses are used. */
function resultOf(trade: Trade, profitForTax: number, year: YearData) {
	const { adjustments } = trade;
	const result = profitForTax + income(adjustments?.basisAdjustment);
	// Adjustment income is a separate profit (ITTOIA 2005 s.232): no loss of the year is set against it (HMRC 8215 to 8217).
	const adjustedProfit = positive(result) + income(adjustments?.accountingAdjustment);
	const loss = positive(-result);
	const transitionProfit = income(adjustments?.transitionProfitAmount);
	const chosen = adjustments?.transitionProfitLossUsed;
	const earlier = lossesUsed(trade.lossBroughtForward, chosen, transitionProfit, adjustedProfit);
	const movable = canMoveLosses(trade, year) ? loss : 0;
	const lossAgainstOtherIncome = lower(deduction(trade.lossAgainstOtherIncome), movable);
	const lossCarriedBack = lower(deduction(trade.lossCarriedBack), movable - lossAgainstOtherIncome);
	return {
		adjustedProfit,
		transitionProfit,
		transitionLossUsed: earlier.transitionLossUsed,
		lossUsed: earlier.lossUsed,
		taxableProfit: adjustedProfit - earlier.lossUsed + income(adjustments?.outstandingBusinessIncome),
		loss,
		lossAgainstOtherIncome,
		lossCarriedBack,
		lossCarriedForward: loss - lossAgainstOtherIncome - lossCarriedBack + earlier.left,
	};
}

/** FSE31: each box up to a pound, then added. */
function expensesOf(expenses: Trade['expenses']): number {
	if (!expenses) return 0;
	let total = 0;
	for (const box of expenseBoxes) {
		let amount = 0;
		for (const category of box) amount += expenses[category] ?? 0;
		total += deduction(amount);
	}
	return total;
}

/** FSE46: each box down to a pound, then added. */
function disallowableOf(trade: Trade, year: YearData): number {
	if (!trade.expenses && !trade.disallowable) return 0;
	let total = 0;
	for (const box of expenseBoxes) {
		let amount = 0;
		for (const category of box) amount += disallowablePart(trade, category, year);
		total += income(amount);
	}
	return total;
}

/**
 * How much of an expense is disallowed: what the person says. Depreciation (ITTOIA 2005 s.33) and business
 * entertainment (s.45) are wholly disallowed unless the person gives a part; interest on the cash basis is allowed
 * up to the year's limit.
 */
export function disallowablePart(trade: Trade, category: Category, year: YearData): number {
	const said = trade.disallowable?.[category];
	if (category === 'interestOnBankOtherLoans') return larger(said ?? 0, interestAboveLimit(trade, year));
	if (said !== undefined) return said;
	const never = category === 'depreciation' || category === 'businessEntertainmentCosts';
	return never ? (trade.expenses?.[category] ?? 0) : 0;
}

/** FSE49 to FSE56. */
function capitalAllowancesOf(allowances: Trade['allowances']): number {
	if (!allowances) return 0;
	return (
		deduction(allowances.annualInvestmentAllowance) +
		deduction(allowances.capitalAllowanceMainPool) +
		deduction(allowances.capitalAllowanceSpecialRatePool) +
		deduction(allowances.zeroEmissionGoodsVehicleAllowance) +
		deduction(allowances.zeroEmissionsCarAllowance) +
		deduction(allowances.structuredBuildingAllowance) +
		deduction(allowances.enhancedStructuredBuildingAllowance) +
		deduction(allowances.electricChargePointAllowance) +
		deduction(allowances.enhancedCapitalAllowance) +
		deduction(allowances.allowanceOnSales)
	);
}
