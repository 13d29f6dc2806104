/**
 * How the law treats an asset that a business bought: its rate, its pool, its first-year allowance. CAA 2001 ss.39 to
 * 46, 104A and 104AA.
 */
import type { Facts } from '@halfpenny/facts';
import { type FirstYearKind, firstYearRates, mainRateCarGrams } from '@halfpenny/years';
import type { ChargeablePeriod } from './period.ts';

/** Everything a business owns. */
export type CapitalAssets = NonNullable<NonNullable<Facts['trades']>[number]['capitalAssets']>;

/** One asset. */
export type Asset = NonNullable<CapitalAssets['assets']>[number];

/** Which writing-down rate applies. */
export type PoolRate = 'main' | 'special';

/** Cars above the limit and special rate assets have the lower rate (s.104A); so does a car whose emissions are unknown. */
export function rateOf({ kind, emissions, bought }: Asset): PoolRate {
	if (kind === 'specialRate') return 'special';
	if (kind !== 'car') return 'main';
	return emissions !== undefined && emissions <= mostGrams(bought) ? 'main' : 'special';
}

/** Whether it has its own pool: private use (s.206), a short-life election (s.86), or its own balance. */
export function hasOwnPool({ privateUsePercent, shortLife, broughtForward }: Asset): boolean {
	return (privateUsePercent ?? 0) > 0 || shortLife === true || broughtForward !== undefined;
}

/** Whether it was bought in the period. Anything bought before the business began counts as bought on its first day (s.12). */
export function isBoughtIn(
	{ bought, broughtForward }: Asset,
	{ start, end, first }: ChargeablePeriod,
): boolean {
	if (bought === undefined || broughtForward !== undefined) return false;
	return bought <= end && (bought >= start || first);
}

/** Whether it was sold in the period, for a known amount. */
export function isSoldIn({ sold, proceeds }: Asset, { start, end }: ChargeablePeriod): boolean {
	return proceeds !== undefined && sold !== undefined && sold >= start && sold <= end;
}

/** The allowance for the whole cost of this kind of asset; undefined if there is none, or if it may be second-hand. */
export function wholeCostAllowance({
	kind,
	emissions,
	secondHand,
	bought,
}: Asset): FirstYearKind | undefined {
	if (secondHand !== false) return undefined;
	if (kind === 'electricChargePoint') return ifOn('electricChargePoint', bought);
	if (emissions !== 0) return undefined;
	if (kind === 'car') return ifOn('zeroEmissionsCar', bought);
	return kind === 'van' ? ifOn('zeroEmissionGoodsVehicle', bought) : undefined;
}

/** The allowance for part of the cost: new main rate assets other than cars (s.45U). */
export function partCostAllowance(asset: Asset): FirstYearKind | undefined {
	const has = asset.kind !== 'car' && asset.secondHand === false && rateOf(asset) === 'main';
	return has ? ifOn('mainRate', asset.bought) : undefined;
}

function ifOn(kind: FirstYearKind, bought: string | undefined): FirstYearKind | undefined {
	const { from, to } = firstYearRates[kind];
	const on = bought !== undefined && bought >= from && (to === null || bought <= to);
	return on ? kind : undefined;
}

function mostGrams(bought: string | undefined): number {
	const { limits } = mainRateCarGrams;
	const held = limits.findLast(({ from }) => bought === undefined || bought >= from);
	return held?.grams ?? 0;
}
