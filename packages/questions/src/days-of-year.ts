/** The first and last day of a tax year, from its name: 6 April to 5 April (ITA 2007 s.4). */
import type { TaxYear } from './question.ts';

/** Returns both days as ISO dates: 2025-04-06 and 2026-04-05 for `2025-26`. */
export function daysOfYear(year: TaxYear): { readonly first: string; readonly last: string } {
	const begins = Number(year.slice(0, 4));
	return { first: `${begins}-04-06`, last: `${begins + 1}-04-05` };
}
