/** How long records are kept: at least five years after the online deadline (TMA 1970 s.12B). */
import { formatDay } from '@halfpenny/facts';
import { isTaxYear, yearData } from '@halfpenny/years';

const YEARS_OF_RECORDS = 5;

/** Returns the date until which a year's records must be kept, formatted; undefined for an unsupported year. */
export function recordsUntil(taxYear: string): string | undefined {
	if (!isTaxYear(taxYear)) return undefined;
	const { online } = yearData(taxYear).deadlines;
	return formatDay(`${Number(online.slice(0, 4)) + YEARS_OF_RECORDS}${online.slice(4)}`);
}
