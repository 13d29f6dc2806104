/** Tax years as the APIs name them, and their dates. Dates are ISO text and compare as such. */

/** The tax year of a date. */
export function taxYearOf(day: string): string {
	const year = Number(day.slice(0, 4));
	return named(day.slice(5) >= '04-06' ? year : year - 1);
}

const named = (start: number): string => `${start}-${String((start + 1) % 100).padStart(2, '0')}`;

/** The calendar year a tax year begins in. */
export const startOf = (taxYear: string): number => Number(taxYear.slice(0, 4));

/** The first day of a tax year. */
export const firstDayOf = (taxYear: string): string => `${startOf(taxYear)}-04-06`;

/** The last day of a tax year. */
export const lastDayOf = (taxYear: string): string => `${startOf(taxYear) + 1}-04-05`;
