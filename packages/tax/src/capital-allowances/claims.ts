/** Turns the allowances of a business into its claims, box by box, as if the person had entered the figures. */
import { type Facts, pence } from '@halfpenny/facts';
import type { TaxYear } from '@halfpenny/years';
import { type CapitalAllowances, capitalAllowances } from './capital-allowances.ts';
import type { AtOnce } from './first-year.ts';
import { chargeablePeriod } from './period.ts';

type Trade = NonNullable<Facts['trades']>[number];
type Property = NonNullable<Facts['ukProperty']>;
type TradeClaims = NonNullable<Trade['allowances']>;
type PropertyClaims = NonNullable<Property['allowances']>;

/** A business with its claims filled in, and the assets behind them if they were calculated. */
export interface Claimed<Business> {
	readonly business: Business;
	readonly capital: CapitalAllowances | undefined;
}

const AT_ONCE: Readonly<Record<AtOnce, keyof TradeClaims>> = {
	annualInvestment: 'annualInvestmentAllowance',
	zeroEmissionsCar: 'zeroEmissionsCarAllowance',
	zeroEmissionGoodsVehicle: 'zeroEmissionGoodsVehicleAllowance',
	electricChargePoint: 'electricChargePointAllowance',
	mainRate: 'enhancedCapitalAllowance',
};

/** Where SA105 has one box for several claims of SA103F. */
const ON_PROPERTY_PAGE: Readonly<Record<keyof TradeClaims, keyof PropertyClaims>> = {
	annualInvestmentAllowance: 'annualInvestmentAllowance',
	zeroEmissionsCarAllowance: 'zeroEmissionsCarAllowance',
	electricChargePointAllowance: 'electricChargePointAllowance',
	structuredBuildingAllowance: 'structuredBuildingAllowance',
	enhancedStructuredBuildingAllowance: 'enhancedStructuredBuildingAllowance',
	capitalAllowanceMainPool: 'otherCapitalAllowance',
	capitalAllowanceSpecialRatePool: 'otherCapitalAllowance',
	zeroEmissionGoodsVehicleAllowance: 'otherCapitalAllowance',
	enhancedCapitalAllowance: 'otherCapitalAllowance',
	allowanceOnSales: 'otherCapitalAllowance',
};

/** A trade with FSE49 to FSE56 and FSE59 calculated from its assets; unchanged if it has none. */
export function claimedTrade(trade: Trade, year: TaxYear, claims: boolean): Claimed<Trade> {
	if (!trade.capitalAssets) return { business: trade, capital: undefined };
	const capital = capitalAllowances(trade.capitalAssets, chargeablePeriod(trade, year), claims);
	const charge = chargeOf(capital);
	const { balancingChargeOther: _given, ...adjustments } = trade.adjustments ?? {};
	const business: Trade = {
		...trade,
		allowances: inPence(claimsOf(capital)),
		adjustments: charge === 0 ? adjustments : { ...adjustments, balancingChargeOther: pence(charge) },
	};
	return { business, capital };
}

/** The property business with PRO31 to PRO35 calculated from its assets; unchanged if it has none. */
export function claimedProperty(property: Property, year: TaxYear, claims: boolean): Claimed<Property> {
	if (!property.capitalAssets) return { business: property, capital: undefined };
	const period = { ...chargeablePeriod({}, year), final: property.ceased === true };
	const capital = capitalAllowances(property.capitalAssets, period, claims);
	const charge = chargeOf(capital);
	const { balancingCharge: _given, ...rest } = property;
	const replaced = property.allowances?.costOfReplacingDomesticGoods;
	const business: Property = {
		...rest,
		allowances: {
			...inPence(onPropertyPage(claimsOf(capital))),
			...(replaced === undefined ? {} : { costOfReplacingDomesticGoods: replaced }),
		},
		...(charge === 0 ? {} : { balancingCharge: pence(charge) }),
	};
	return { business, capital };
}

/** Every claim above zero. */
function claimsOf({ firstYear, pools, buildings }: CapitalAllowances): Map<keyof TradeClaims, number> {
	const claims = new Map<keyof TradeClaims, number>();
	const add = (name: keyof TradeClaims, amount: number): void => {
		if (amount > 0) claims.set(name, (claims.get(name) ?? 0) + amount);
	};
	for (const { kind, allowance } of firstYear) add(AT_ONCE[kind], allowance);
	for (const { rate, allowance, balancingAllowance } of pools) {
		add(rate === 'main' ? 'capitalAllowanceMainPool' : 'capitalAllowanceSpecialRatePool', allowance);
		add('allowanceOnSales', balancingAllowance);
	}
	for (const { specialTaxSite, allowance } of buildings) {
		add(specialTaxSite ? 'enhancedStructuredBuildingAllowance' : 'structuredBuildingAllowance', allowance);
	}
	return claims;
}

function onPropertyPage(claims: ReadonlyMap<keyof TradeClaims, number>): Map<keyof PropertyClaims, number> {
	const moved = new Map<keyof PropertyClaims, number>();
	for (const [name, amount] of claims) {
		const box = ON_PROPERTY_PAGE[name];
		moved.set(box, (moved.get(box) ?? 0) + amount);
	}
	return moved;
}

function inPence<Name extends string>(claims: ReadonlyMap<Name, number>) {
	const filled: Partial<Record<Name, ReturnType<typeof pence>>> = {};
	for (const [name, amount] of claims) filled[name] = pence(amount);
	return filled;
}

/** FSE59, PRO31. */
function chargeOf({ pools }: CapitalAllowances): number {
	let charge = 0;
	for (const { balancingCharge } of pools) charge += balancingCharge;
	return charge;
}
