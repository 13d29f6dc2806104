/** The boxes of the UK property pages (SA105): rents to taxable profit, losses and finance costs. */
import type { Facts } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { CapitalAllowances } from '../capital-allowances/capital-allowances.ts';
import { claimedProperty } from '../capital-allowances/claims.ts';
import { fractionDown, fractionUp, lower, positive } from '../rounding.ts';
import { deduction, income, orNothing } from './box.ts';

/** The UK property business. */
export type UkProperty = NonNullable<Facts['ukProperty']>;

/** The property pages. Whole pounds in pence. */
export interface PropertyPage {
	/** PRO20, PRO22 and PRO23. */
	readonly receipts: number;
	/** What the property allowance can cover: excluding a lodger's rent, including balancing charges (ITTOIA 2005 s.783BB). */
	readonly relievableReceipts: number;
	/** PRO20.1. */
	readonly propertyAllowance: number;
	/** PRO24 to PRO29. */
	readonly expenses: number;
	/** PRO30. */
	readonly privateUse: number;
	/** PRO31. */
	readonly balancingCharge: number;
	/** PRO32 to PRO36. */
	readonly capitalAllowances: number;
	/** PRO37. */
	readonly rentARoomExempt: number;
	/** PRO29, a part of `expenses`: a lodger's costs, where they are more than the exempt amount. */
	readonly rentARoomCosts: number;
	/** PRO38. */
	readonly adjustedProfit: number;
	/** PRO39 as far as used. */
	readonly lossUsed: number;
	/** PRO40. */
	readonly taxableProfit: number;
	/** PRO41. */
	readonly loss: number;
	/** The part of the loss that may be set against other income. */
	readonly sidewaysLimit: number;
	/** PRO42. */
	readonly lossAgainstOtherIncome: number;
	/** PRO43. */
	readonly lossCarriedForward: number;
	/** PRO44 and PRO45: no relief is given on income that the property allowance covers. */
	readonly financeCosts: number;
	/** PRO21. */
	readonly taxDeducted: number;
	/** The assets behind the capital allowances and charges; undefined if the person gave the figures. */
	readonly capital: CapitalAllowances | undefined;
}

/** The boxes of the property business. */
export function propertyPage(given: UkProperty, year: TaxYear): PropertyPage {
	const { smallAllowances } = yearData(year);
	const limit = smallAllowances.propertyAllowancePounds * 100;
	const claims = !barsExpenses(given, year, limit);
	const { business: property, capital } = claimedProperty(given, year, claims);
	const down = (amount: number | undefined) => income(ofShare(given, amount, fractionDown));
	const up = (amount: number | undefined) => deduction(ofShare(given, amount, fractionUp));
	const room = rentARoom(given, smallAllowances, claims);
	const receipts = receiptsOf(property, room.receipts);
	const relievable = relievableReceipts(property);
	const allowance = claims ? 0 : lower(limit, relievable);
	const expenses = claims ? expensesOf(property, up, room.costs) : 0;
	const capitalAllowances = claims ? capitalAllowancesOf(property.allowances, up) : 0;
	const privateUse = claims ? down(property.privateUseAdjustment) : 0;
	const balancingCharge = down(property.balancingCharge);
	const result =
		receipts + privateUse + balancingCharge - expenses - capitalAllowances - room.exempt - allowance;
	return {
		receipts,
		relievableReceipts: relievable,
		propertyAllowance: allowance,
		expenses,
		privateUse,
		balancingCharge,
		capitalAllowances,
		rentARoomExempt: room.exempt,
		rentARoomCosts: room.costs,
		...resultOf(property, result, sidewaysLimit(property, up, down)),
		financeCosts: claims ? up(property.financeCosts) + deduction(property.financeCostsBroughtForward) : 0,
		taxDeducted: deduction(property.taxDeducted),
		capital,
	};
}

/** The person's share of an amount entered for all owners. */
function ofShare(property: UkProperty, amount: number | undefined, share: typeof fractionDown): number {
	if (amount === undefined) return 0;
	const { sharePercent } = property;
	return sharePercent === undefined ? amount : share(amount, sharePercent.parts, sharePercent.whole);
}

/** PRO38 to PRO43. */
function resultOf(property: UkProperty, result: number, most: number) {
	const adjustedProfit = positive(result);
	const loss = positive(-result);
	const broughtForward = deduction(property.lossBroughtForward);
	const lossUsed = lower(broughtForward, adjustedProfit);
	const lossAgainstOtherIncome = lower(deduction(property.lossAgainstOtherIncome), lower(loss, most));
	return {
		adjustedProfit,
		lossUsed,
		taxableProfit: adjustedProfit - lossUsed,
		loss,
		sidewaysLimit: most,
		lossAgainstOtherIncome,
		lossCarriedForward: loss - lossAgainstOtherIncome + broughtForward - lossUsed,
	};
}

/** PRO20, PRO22 and PRO23: the person's share, and what a lodger paid. */
function receiptsOf(property: UkProperty, fromLodger: number): number {
	const rents = orNothing(property.rents) + orNothing(property.otherIncome);
	return (
		income(ofShare(property, rents, fractionDown) + fromLodger) +
		income(ofShare(property, property.premiumsOfLeaseGrant, fractionDown)) +
		income(ofShare(property, property.reversePremiums, fractionDown))
	);
}

/** ITTOIA 2005 s.783BB: a lodger's rent is not a receipt (PIM4485), a balancing charge is (PIM4424). */
function relievableReceipts(property: UkProperty): number {
	return receiptsOf(property, 0) + income(ofShare(property, property.balancingCharge, fractionDown));
}

/**
 * Whether the property allowance replaces expenses: receipts up to £1,000 are free of tax without a claim unless the
 * person refuses it; above, it is taken where claimed (ITTOIA 2005 ss.783BF to 783BK; PIM4483).
 */
function barsExpenses(given: UkProperty, year: TaxYear, limit: number): boolean {
	if (given.propertyAllowance === false) return false;
	const claimed = given.propertyAllowance === true;
	const receipts = relievableReceipts(claimedProperty(given, year, !claimed).business);
	return receipts > 0 && (claimed || receipts <= limit);
}

/**
 * Rent-a-room: up to the limit nothing is shown; above it, the limit or the lodger's costs come off, whichever is more
 * (ITTOIA 2005 ss.793, 795 and 797). With a property allowance no cost counts.
 */
function rentARoom({ rentARoom: room }: UkProperty, figures: RentARoomLimits, claims: boolean) {
	const receipts = orNothing(room?.receipts);
	const limit = rentARoomLimit(room, figures);
	if (receipts <= limit) return { receipts: 0, exempt: 0, costs: 0 };
	const costs = orNothing(room?.costs);
	return claims && costs > limit ? { receipts, exempt: 0, costs } : { receipts, exempt: limit, costs: 0 };
}

/** The rent-a-room limits: for one person, and for two who let. */
interface RentARoomLimits {
	readonly rentARoomPounds: number;
	readonly rentARoomSharedPounds: number;
}

/** The limit up to which a lodger's rent is tax free, in pence (ITTOIA 2005 s.789). */
export function rentARoomLimit(room: UkProperty['rentARoom'], figures: RentARoomLimits): number {
	return (room?.shared ? figures.rentARoomSharedPounds : figures.rentARoomPounds) * 100;
}

type Up = (amount: number | undefined) => number;

/**
 * PRO42: the part of a loss that can be set against other income: capital allowances less balancing charges, without
 * those for buildings (ITA 2007 ss.122 and 123(2A)) and never on the cash basis (s.127BA). We ask if the basis is
 * missing.
 */
function sidewaysLimit(
	{ accountingMethod, allowances, balancingCharge }: UkProperty,
	up: Up,
	down: Up,
): number {
	if (accountingMethod === 'cash' || !allowances) return 0;
	const onThings =
		up(allowances.annualInvestmentAllowance) +
		up(allowances.electricChargePointAllowance) +
		up(allowances.zeroEmissionsCarAllowance) +
		up(allowances.otherCapitalAllowance);
	return positive(onThings - down(balancingCharge));
}

/** PRO24 to PRO29. The lodger's costs are the person's own, whatever their share of other lets. */
function expensesOf({ expenses = {} }: UkProperty, up: Up, lodger: number): number {
	return (
		up(expenses.premisesRunningCosts) +
		up(expenses.repairsAndMaintenance) +
		up(expenses.financialCosts) +
		up(expenses.professionalFees) +
		up(expenses.costOfServices) +
		deduction(up(orNothing(expenses.travelCosts) + orNothing(expenses.other)) + lodger)
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
