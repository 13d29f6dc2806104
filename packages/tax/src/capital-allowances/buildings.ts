/** Structures and buildings allowance: an equal part of the cost for each day of use. CAA 2001 ss.270AA to 270EA and 270BNA. */
import { structuresAndBuildings } from '@halfpenny/years';
import { earlier, later } from '../late/dates.ts';
import { fractionUp, shareUp } from '../rounding.ts';
import type { CapitalAssets } from './asset-kind.ts';
import { type ChargeablePeriod, daysOf } from './period.ts';

/** The allowance of one building. */
export interface BuildingAllowance {
	/** Its index among the buildings. */
	readonly index: number;
	readonly specialTaxSite: boolean;
	/** A year's part of the cost, in hundredths of a percent. */
	readonly rate: number;
	/** For the business part of it, pence. */
	readonly allowance: number;
}

type Building = NonNullable<CapitalAssets['buildings']>[number];

/** The allowances of all buildings in use in the period whose cost and date are known. */
export function buildingAllowances(
	buildings: readonly Building[],
	period: ChargeablePeriod,
): BuildingAllowance[] {
	return buildings.flatMap((building, index) => {
		const allowance = allowanceOf(building, period);
		return allowance === 0
			? []
			: [{ index, specialTaxSite: building.specialTaxSite === true, rate: rateOf(building), allowance }];
	});
}

function allowanceOf(building: Building, { start, end, part, whole }: ChargeablePeriod): number {
	const { cost, usedFrom, usedUntil, businessPercent = 100 } = building;
	if (cost === undefined || usedFrom === undefined) return 0;
	const days = daysOf(later(start, usedFrom), earlier(end, usedUntil ?? end));
	const inFull = fractionUp(cost, rateOf(building) * part * days, 10_000 * whole * daysOf(start, end));
	return shareUp(inFull, businessPercent);
}

function rateOf({ specialTaxSite }: Building): number {
	return specialTaxSite ? structuresAndBuildings.specialTaxSiteRate : structuresAndBuildings.rate;
}
