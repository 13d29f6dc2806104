/** Missing answers about businesses: their assets, accounting basis and trading allowance. */
import type { Facts } from '@halfpenny/facts';
import { type TaxYear, yearData } from '@halfpenny/years';
import type { CapitalAssets } from '../capital-allowances/asset-kind.ts';
import { claimedTrade } from '../capital-allowances/claims.ts';
import { missingAnswers } from '../capital-allowances/missing.ts';
import { chargeablePeriod } from '../capital-allowances/period.ts';
import type { Pages } from '../pages/pages.ts';
import { type PropertyPage, propertyPage, type UkProperty } from '../pages/property-page.ts';
import { tradePage } from '../pages/trade-page.ts';
import { barsExpenses } from '../pages/trading-allowance.ts';

const NONE: readonly string[] = [];

/** Paths of facts that a trade's or property's profit depends on. */
export function missingOfBusinesses(facts: Facts, pages: Pages): readonly string[] {
	const { trades, ukProperty, otherIncome, taxYear } = facts;
	if (!trades && !ukProperty && !otherIncome) return NONE;
	const missing: string[] = [];
	for (const [index, trade] of (trades ?? []).entries()) {
		if (!trade.capitalAssets) continue;
		const period = chargeablePeriod(trade, taxYear);
		const names = missingAnswers(trade.capitalAssets, period);
		missing.push(...names.map((name) => `trades[${index}].capitalAssets.${name}`));
		if (!trade.accountingMethod && needsAccruals(trade.capitalAssets)) {
			missing.push(`trades[${index}].accountingMethod`);
		}
	}
	if (ukProperty?.capitalAssets) {
		const period = { ...chargeablePeriod({}, taxYear), final: ukProperty.ceased === true };
		const names = missingAnswers(ukProperty.capitalAssets, period);
		missing.push(...names.map((name) => `ukProperty.capitalAssets.${name}`));
	}
	if (ukProperty?.lossAgainstOtherIncome && !ukProperty.accountingMethod) {
		missing.push('ukProperty.accountingMethod');
	}
	if (ukProperty && pages.property && isUndecided(ukProperty, pages.property, taxYear))
		missing.push('ukProperty.propertyAllowance');
	return [...missing, ...undecidedAllowance(facts)];
}

/** Whether the cash basis, which allows capital allowances on cars only, would change the claim. */
function needsAccruals({ assets = [], buildings = [], mainPool, specialRatePool }: CapitalAssets): boolean {
	const others = assets.some(({ kind }) => kind !== 'car') || buildings.length > 0;
	return others || mainPool !== undefined || specialRatePool !== undefined;
}

/**
 * Whether the property allowance covers all receipts although nobody claimed it, and a loss or finance costs are lost
 * by it (ITTOIA 2005 ss.783BF, 783BH and 783BL).
 */
function isUndecided(property: UkProperty, covered: PropertyPage, year: TaxYear): boolean {
	if (property.propertyAllowance !== undefined || covered.propertyAllowance === 0) return false;
	const { adjustedProfit, loss, financeCosts } = propertyPage(
		{ ...property, propertyAllowance: false },
		year,
	);
	return adjustedProfit - loss < covered.adjustedProfit || financeCosts > 0;
}

/**
 * Businesses and casual earnings whose expenses the trading allowance bars although nobody claimed it here: it is
 * claimed for another, or covers all receipts by itself and a loss is lost (ITTOIA 2005 ss.783AF, 783AI, 783AJ and
 * 783AL).
 */
function undecidedAllowance(facts: Facts): readonly string[] {
	const { trades = [], otherIncome, taxYear } = facts;
	if (!barsExpenses(facts)) return NONE;
	const claimed = [...trades, otherIncome].some((one) => one?.tradingAllowance === true);
	const missing = trades.flatMap((trade, index) => {
		if (trade.tradingAllowance !== undefined) return [];
		const claims = claimedTrade(trade, taxYear, true);
		const { profitForTax, receipts } = tradePage(claims, undefined, yearData(taxYear));
		const loses = claimed ? profitForTax < receipts : profitForTax < 0;
		return loses ? [`trades[${index}].tradingAllowance`] : [];
	});
	const { tradingAllowance, casualExpenses = 0 } = otherIncome ?? {};
	const isOpen = tradingAllowance === undefined && claimed && casualExpenses > 0;
	return isOpen ? [...missing, 'otherIncome.tradingAllowance'] : missing;
}
