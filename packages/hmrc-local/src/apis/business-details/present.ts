/** A business in Business Details' answers. */
import type { Business } from '../../businesses/business.ts';
import { firstDayOf, lastDayOf, taxYearOf } from '../../mtd/tax-year.ts';

/** In the list of all businesses. */
export const listed = ({ typeOfBusiness, businessId, tradingType, tradingName }: Business) => ({
	typeOfBusiness,
	businessId,
	...(tradingType === undefined ? {} : { tradingType }),
	...(tradingName === undefined ? {} : { tradingName }),
});

/** By itself, with the accounting period that includes `today`. */
export function detailed(
	{ nino: _nino, accountingType: _type, accountingTypes: _types, ...business }: Business,
	today: string,
) {
	const year = taxYearOf(today);
	return { ...business, accountingPeriods: [{ start: firstDayOf(year), end: lastDayOf(year) }] };
}
