/** The missing answers about a business's assets that an allowance or charge depends on. */

import { type Asset, type CapitalAssets, hasOwnPool, isBoughtIn, isSoldIn } from './asset-kind.ts';
import type { ChargeablePeriod } from './period.ts';

/** Paths below the capital assets: `assets[0].bought`. */
export function missingAnswers(owned: CapitalAssets, period: ChargeablePeriod): string[] {
	const { assets = [], buildings = [], mainPool, specialRatePool } = owned;
	const missing = assets.flatMap((asset, index) =>
		missingOf(asset, period).map((name) => `assets[${index}].${name}`),
	);
	for (const [index, { cost, usedFrom }] of buildings.entries()) {
		if (cost === undefined) missing.push(`buildings[${index}].cost`);
		if (usedFrom === undefined) missing.push(`buildings[${index}].usedFrom`);
	}
	if (period.final && mainPool?.broughtForward && mainPool.sales === undefined)
		missing.push('mainPool.sales');
	if (period.final && specialRatePool?.broughtForward && specialRatePool.sales === undefined) {
		missing.push('specialRatePool.sales');
	}
	return missing;
}

function missingOf(asset: Asset, period: ChargeablePeriod): readonly string[] {
	const { bought, broughtForward, cost, sold, proceeds, kind, emissions, secondHand } = asset;
	const missing: string[] = [];
	if (bought === undefined && broughtForward === undefined && sold === undefined) missing.push('bought');
	const isNew = isBoughtIn(asset, period);
	if (isNew && cost === undefined) missing.push('cost');
	if (kind === 'car' && emissions === undefined) missing.push('emissions');
	if (isNew && kind === 'car' && emissions === 0 && secondHand === undefined) missing.push('secondHand');
	if (sold !== undefined && proceeds === undefined) missing.push('proceeds');
	const ends = period.final && !isSoldIn(asset, period) && sold === undefined;
	if (ends && (isNew || hasOwnPool(asset))) missing.push('sold');
	return missing;
}
