/** Facts with the claims of capital allowances filled in, as forms are filled from. */
import type { Facts } from '@halfpenny/facts';
import { propertyPage } from '../pages/property-page.ts';
import { barsExpenses } from '../pages/trade-pages.ts';
import { claimedProperty, claimedTrade } from './claims.ts';

/** The same facts where no business lists what it owns; else with the claims and charges worked out from that. */
export function withClaims(facts: Facts): Facts {
	const { trades, ukProperty, taxYear } = facts;
	if (!trades?.some(({ capitalAssets }) => capitalAssets) && !ukProperty?.capitalAssets) return facts;
	const claims = trades !== undefined && !barsExpenses(trades, taxYear);
	return {
		...facts,
		...(trades && { trades: trades.map((trade) => claimedTrade(trade, taxYear, claims).business) }),
		...(ukProperty && { ukProperty: claimedUkProperty(ukProperty, taxYear) }),
	};
}

function claimedUkProperty(property: NonNullable<Facts['ukProperty']>, year: Facts['taxYear']) {
	const claims = propertyPage(property, year).propertyAllowance === 0;
	return claimedProperty(property, year, claims).business;
}
