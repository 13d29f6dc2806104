/** HMRC's calculation of a person's year, from what was sent to MTD so far. */
import type { StandIn } from '../app/plugin.ts';
import { businessesIn } from '../businesses/business.ts';
import { isCarriedOn } from '../businesses/periods.ts';
import type { Boxes } from '../calculation/boxes.ts';
import { calculateInDefaultOrder } from '../calculation/default-order.ts';
import type { CalculatedYear } from '../calculation/parameters.ts';
import { boxesFromData } from '../calculation/return-boxes.ts';
import { type BusinessResult, resultOf } from './business-result.ts';
import { returnOfYear } from './return-of-year.ts';

/** A calculated year. */
export type Assessment = {
	readonly nino: string;
	readonly taxYear: CalculatedYear;
	readonly results: readonly BusinessResult[];
	readonly boxes: Boxes;
};

/** The years the calculation knows, of those with cumulative updates. */
const years: readonly CalculatedYear[] = ['2025-26', '2026-27'];

/** The year if it can be calculated, or undefined. */
export const calculatedYear = (taxYear: string): CalculatedYear | undefined =>
	years.find((year) => year === taxYear);

/** The calculation of a year. */
export function assess(standIn: StandIn, nino: string, taxYear: CalculatedYear): Assessment {
	const results = businessesIn(standIn.store)
		.of(nino)
		.filter((business) => isCarriedOn(business, taxYear))
		.flatMap((business) => resultOf(standIn, business, taxYear) ?? []);
	const boxes = boxesFromData(returnOfYear(standIn, nino, taxYear, results));
	return { nino, taxYear, results, boxes: calculateInDefaultOrder(taxYear, boxes) };
}
