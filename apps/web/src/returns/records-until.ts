/** How long records are kept: at least five years after the online deadline (TMA 1970 s.12B). */
import { formatDay } from '@halfpenny/facts';
import { isTaxYear, yearData } from '@halfpenny/years';

const YEARS_OF_RECORDS = 5;

/** The day until which the records of a year are kept, for reading; undefined for a year that is not supported. */
export function recordsUntil(taxYear: string): string | undefined {
	if (!isTaxYear(taxYear)) return undefined;
	const { online } = yearData(taxYear).deadlines;
	return formatDay(`${Number(online.slice(0, 4)) + YEARS_OF_RECORDS}${online.slice(4)}`);
}
