/** The boxes of the UK property pages (SA105): rents to taxable profit, losses and finance costs. */
import type { Facts } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { CapitalAllowances } from '../capital-allowances/capital-allowances.ts';
import { claimedProperty } from '../capital-allowances/claims.ts';
import { lower, positive, shareDown, shareUp } from '../rounding.ts';
import { deduction, income, orNothing } from './box.ts';

/** The UK property business. */
export type UkProperty = NonNullable<Facts['ukProperty']>;

/** What the property pages say. Whole pounds in pence. */
export interface PropertyPage {
	/** PRO20, PRO22 and PRO23. */
	readonly receipts: number;
	/** PRO20.1. */
	readonly propertyAllowance: number;
	/** PRO24 to PRO29. */
	readonly expenses: number;
	/** PRO32 to PRO36. */
	readonly capitalAllowances: number;
	/** PRO37. */
	readonly rentARoomExempt: number;
	/** PRO38. */
	readonly adjustedProfit: number;
	/** PRO39 as far as used. */
	readonly lossUsed: number;
	/** PRO40. */
	readonly taxableProfit: number;
	/** PRO41. */
	readonly loss: number;
	/** PRO42. */
	readonly lossAgainstOtherIncome: number;
	/** PRO43. */
	readonly lossCarriedForward: number;
	/** PRO44 and PRO45: no relief is given on income that the property allowance covers. */
	readonly financeCosts: number;
	/** PRO21. */
	readonly taxDeducted: number;
	/** What capital allowances and charges were worked out from; undefined where they are as the person gave them. */
	readonly capital: CapitalAllowances | undefined;
}

/** The boxes of the property business. */
export function propertyPage(given: UkProperty, year: TaxYear): PropertyPage {
	const { smallAllowances } = yearData(year);
	const down = (amount: number | undefined) => income(ofShare(given, amount, shareDown));
	const up = (amount: number | undefined) => deduction(ofShare(given, amount, shareUp));
	const room = rentARoom(given, smallAllowances);
	const receipts =
		income(ofShare(given, orNothing(given.rents) + orNothing(given.otherIncome), shareDown) + room.receipts) +
		down(given.premiumsOfLeaseGrant) +
		down(given.reversePremiums);
	const allowance = propertyAllowance(given, receipts, smallAllowances.propertyAllowancePounds * 100);
	const claims = allowance === undefined;
	const { business: property, capital } = claimedProperty(given, year, claims);
	const expenses = claims ? expensesOf(property, up) : 0;
	const capitalAllowances = claims ? capitalAllowancesOf(property.allowances, up) : 0;
	const additions = claims ? down(property.privateUseAdjustment) + down(property.balancingCharge) : 0;
	const exempt = claims ? room.exempt : 0;
	const result = receipts + additions - expenses - capitalAllowances - exempt - (allowance ?? 0);
	return {
		receipts,
		propertyAllowance: allowance ?? 0,
		expenses,
		capitalAllowances,
		rentARoomExempt: exempt,
		...resultOf(property, result),
		financeCosts: claims ? up(property.financeCosts) + deduction(property.financeCostsBroughtForward) : 0,
		taxDeducted: deduction(property.taxDeducted),
		capital,
	};
}

/** The person's share of an amount that is all owners' together. */
function ofShare(
	property: UkProperty,
	amount: number | undefined,
	share: (amount: number, percent: number) => number,
): number {
	if (amount === undefined) return 0;
	return property.sharePercent === undefined ? amount : share(amount, property.sharePercent);
}

/** PRO38 to PRO43. */
function resultOf(property: UkProperty, result: number) {
	const adjustedProfit = positive(result);
	const loss = positive(-result);
	const broughtForward = deduction(property.lossBroughtForward);
	const lossUsed = lower(broughtForward, adjustedProfit);
	const lossAgainstOtherIncome = lower(deduction(property.lossAgainstOtherIncome), loss);
	return {
		adjustedProfit,
		lossUsed,
		taxableProfit: adjustedProfit - lossUsed,
		loss,
		lossAgainstOtherIncome,
		lossCarriedForward: loss - lossAgainstOtherIncome + broughtForward - lossUsed,
	};
}

/**
 * The property allowance in place of expenses, or undefined. Receipts up to £1,000 are free of tax without a claim;
 * above, it is taken where claimed (ITTOIA 2005 Part 6A Chapter 2; PIM4483).
 */
function propertyAllowance(property: UkProperty, receipts: number, limit: number): number | undefined {
	if (receipts === 0) return undefined;
	const automatic = property.propertyAllowance === undefined && receipts <= limit;
	return automatic || property.propertyAllowance === true ? lower(limit, receipts) : undefined;
}

/** Rent-a-room: up to the limit nothing is shown; above, the limit is exempt (ITTOIA 2005 Part 7 Chapter 1). */
function rentARoom(
	{ rentARoom: room }: UkProperty,
	figures: { readonly rentARoomPounds: number; readonly rentARoomSharedPounds: number },
) {
	const receipts = orNothing(room?.receipts);
	const limit = (room?.shared ? figures.rentARoomSharedPounds : figures.rentARoomPounds) * 100;
	return receipts <= limit ? { receipts: 0, exempt: 0 } : { receipts, exempt: limit };
}

type Up = (amount: number | undefined) => number;

function expensesOf({ expenses }: UkProperty, up: Up): number {
	if (!expenses) return 0;
	return (
		up(expenses.premisesRunningCosts) +
		up(expenses.repairsAndMaintenance) +
		up(expenses.financialCosts) +
		up(expenses.professionalFees) +
		up(expenses.costOfServices) +
		up(orNothing(expenses.travelCosts) + orNothing(expenses.other))
	);
}

function capitalAllowancesOf(allowances: UkProperty['allowances'], up: Up): number {
	if (!allowances) return 0;
	return (
		up(allowances.annualInvestmentAllowance) +
		up(allowances.structuredBuildingAllowance) +
		up(allowances.electricChargePointAllowance) +
		up(allowances.enhancedStructuredBuildingAllowance) +
		up(allowances.zeroEmissionsCarAllowance) +
		up(allowances.otherCapitalAllowance) +
		up(allowances.costOfReplacingDomesticGoods)
	);
}
