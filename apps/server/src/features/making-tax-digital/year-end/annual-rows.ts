/** The annual submissions of trades and property from the return's answers, by their paths in HMRC's bodies. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import type { PropertyPage, TradePage } from '@halfpenny/tax';
import type { Rows } from '../quarters/figures.ts';

type Trade = NonNullable<Facts['trades']>[number];
type Property = NonNullable<Facts['ukProperty']>;

/**
 * Amounts that were answered, by their paths below part of HMRC's body (`''` for the body itself); a blank is not sent.
 */
export function rowsBelow(place: string, amounts: Readonly<Record<string, Pence | undefined>>): Rows {
	const at = place === '' ? '' : `${place}.`;
	return Object.fromEntries(
		Object.entries(amounts).flatMap(([name, amount]) => (amount ? [[`${at}${name}`, amount] as const] : [])),
	);
}

/**
 * A trade's adjustments and allowances. `page` has its part of the trading allowance, which is one for everything a person
 * earns (ITTOIA 2005 s.783AF) and excludes every other allowance.
 */
export function tradeAnnualRows(
	trade: Trade,
	page: Pick<TradePage, 'tradingAllowance'>,
	taxYear: string,
): Rows {
	const { adjustments = {}, allowances = {} } = trade;
	return {
		...rowsBelow('adjustments', {
			includedNonTaxableProfits: adjustments.includedNonTaxableProfits,
			basisAdjustment: adjustments.basisAdjustment,
			accountingAdjustment: adjustments.accountingAdjustment,
			outstandingBusinessIncome: adjustments.outstandingBusinessIncome,
			balancingChargeOther: adjustments.balancingChargeOther,
			goodsAndServicesOwnUse: adjustments.goodsAndServicesOwnUse,
			transitionProfitAmount: adjustments.transitionProfitAmount,
			...(taxYear >= '2026-27' && { adjustmentToProfitsForClass4: trade.class4Adjustment }),
		}),
		...(page.tradingAllowance > 0
			? { 'allowances.tradingIncomeAllowance': pence(page.tradingAllowance) }
			: rowsBelow('allowances', {
					annualInvestmentAllowance: allowances.annualInvestmentAllowance,
					capitalAllowanceMainPool: allowances.capitalAllowanceMainPool,
					capitalAllowanceSpecialRatePool: allowances.capitalAllowanceSpecialRatePool,
					enhancedCapitalAllowance: allowances.enhancedCapitalAllowance,
					allowanceOnSales: allowances.allowanceOnSales,
					zeroEmissionsCarAllowance: allowances.zeroEmissionsCarAllowance,
				})),
	};
}

/** Property's adjustments and allowances. The property allowance excludes every other. */
export function propertyAnnualRows(property: Property, page: Pick<PropertyPage, 'propertyAllowance'>): Rows {
	const { allowances = {} } = property;
	return {
		...rowsBelow('ukProperty.adjustments', {
			balancingCharge: property.balancingCharge,
			privateUseAdjustment: property.privateUseAdjustment,
		}),
		...(page.propertyAllowance > 0
			? { 'ukProperty.allowances.propertyIncomeAllowance': pence(page.propertyAllowance) }
			: rowsBelow('ukProperty.allowances', {
					annualInvestmentAllowance: allowances.annualInvestmentAllowance,
					otherCapitalAllowance: allowances.otherCapitalAllowance,
					costOfReplacingDomesticItems: allowances.costOfReplacingDomesticGoods,
					zeroEmissionsCarAllowance: allowances.zeroEmissionsCarAllowance,
				})),
	};
}
