/** The capital allowances of one business, from the assets it owns, bought and sold. CAA 2001 Parts 2 and 2A; HMRC HS252. */
import { orNothing } from '../pages/box.ts';
import { lower } from '../rounding.ts';
import {
	type Asset,
	type CapitalAssets,
	hasOwnPool,
	isBoughtIn,
	isSoldIn,
	type PoolRate,
	rateOf,
} from './asset-kind.ts';
import { type BuildingAllowance, buildingAllowances } from './buildings.ts';
import { type FirstYear, firstYear } from './first-year.ts';
import type { ChargeablePeriod } from './period.ts';
import { type Pool, settlePool } from './pool.ts';

/** Allowances, charges and balances of all of a business's assets in one period. Pence. */
export interface CapitalAllowances {
	readonly firstYear: readonly FirstYear[];
	readonly pools: readonly Pool[];
	readonly buildings: readonly BuildingAllowance[];
}

const NONE: readonly never[] = [];

/** Calculates the period. `claims` is false if the trading or property allowance bars every deduction. */
export function capitalAllowances(
	owned: CapitalAssets,
	period: ChargeablePeriod,
	claims: boolean,
): CapitalAllowances {
	const assets = owned.assets ?? NONE;
	const atOnce = claims ? firstYear(assets, period) : [];
	const single = assets.flatMap((asset, index) =>
		hasOwnPool(asset) && !isSoldBefore(asset, period) ? [ownPool(asset, index, atOnce, period, claims)] : [],
	);
	return {
		firstYear: atOnce,
		pools: [
			classPool('main', owned, atOnce, period, claims),
			classPool('special', owned, atOnce, period, claims),
			...single,
		].filter(hasAnything),
		buildings: claims ? buildingAllowances(owned.buildings ?? NONE, period) : [],
	};
}

/** The main pool or the special rate pool. */
function classPool(
	rate: PoolRate,
	{ mainPool, specialRatePool, assets = [] }: CapitalAssets,
	atOnce: readonly FirstYear[],
	period: ChargeablePeriod,
	claims: boolean,
): Pool {
	const given = rate === 'main' ? mainPool : specialRatePool;
	const inputs = {
		broughtForward: orNothing(given?.broughtForward),
		additions: 0,
		additionsLater: 0,
		disposals: orNothing(given?.sales),
	};
	const at = rate === 'main' ? 'mainPool' : 'specialRatePool';
	const sources: string[] = given ? [at] : [];
	let unsold = 0;
	for (const [index, asset] of assets.entries()) {
		if (hasOwnPool(asset) || rateOf(asset) !== rate) continue;
		const { additions, additionsLater } = additionsOf(asset, index, atOnce, period);
		const sold = isSoldIn(asset, period);
		if (sold || additions + additionsLater > 0) sources.push(`assets[${index}]`);
		inputs.additions += additions;
		inputs.additionsLater += additionsLater;
		if (sold) inputs.disposals += disposalValue(asset);
		else if (isBoughtIn(asset, period)) unsold += 1;
	}
	const waits = unsold > 0 || (inputs.broughtForward > 0 && given?.sales === undefined);
	return settlePool(
		{ at, rate, canBeSmall: true },
		{ ...inputs, sources, claimed: given?.claimed, businessPercent: 100, ends: period.final, waits },
		period,
		claims,
	);
}

/** The pool of one asset. */
function ownPool(
	asset: Asset,
	index: number,
	atOnce: readonly FirstYear[],
	period: ChargeablePeriod,
	claims: boolean,
): Pool {
	const sold = isSoldIn(asset, period);
	const joining = additionsOf(asset, index, atOnce, period);
	return settlePool(
		{ at: `assets[${index}]`, rate: rateOf(asset), canBeSmall: false },
		{
			sources: [`assets[${index}]`],
			broughtForward: orNothing(asset.broughtForward),
			additions: joining.additions + (sold ? joining.additionsLater : 0),
			additionsLater: sold ? 0 : joining.additionsLater,
			disposals: sold ? disposalValue(asset) : 0,
			claimed: undefined,
			businessPercent: 100 - (asset.privateUsePercent ?? 0),
			ends: sold || period.final,
			waits: !sold,
		},
		period,
		claims,
	);
}

/** How much of an asset bought in the period joins its pool, now and later. */
function additionsOf(asset: Asset, index: number, atOnce: readonly FirstYear[], period: ChargeablePeriod) {
	if (!isBoughtIn(asset, period)) return { additions: 0, additionsLater: 0 };
	const given = atOnce.filter((one) => one.index === index);
	if (given.length === 0) return { additions: orNothing(asset.cost), additionsLater: 0 };
	return {
		additions: given.reduce((sum, { toPool }) => sum + toPool, 0),
		additionsLater: given.reduce((sum, { toPoolLater }) => sum + toPoolLater, 0),
	};
}

/** The sale proceeds, capped at the cost (s.62). */
function disposalValue({ proceeds, cost }: Asset): number {
	return cost === undefined ? orNothing(proceeds) : lower(orNothing(proceeds), cost);
}

function isSoldBefore({ sold }: Asset, { start }: ChargeablePeriod): boolean {
	return sold !== undefined && sold < start;
}

function hasAnything({ broughtForward, additions, additionsLater, disposals }: Pool): boolean {
	return broughtForward > 0 || additions > 0 || additionsLater > 0 || disposals > 0;
}
