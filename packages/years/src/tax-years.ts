/** The tax years, and which of them can be filed. */

/** A tax year as HMRC writes it: 6 April 2024 to 5 April 2025 is `2024-25`. */
export type TaxYear = '2023-24' | '2024-25' | '2025-26' | '2026-27' | '2027-28';

/** A year whose return form we have. */
export type FormYear = '2024-25' | '2025-26';

/** The years whose tax we calculate, oldest first. */
export const supportedYears: readonly TaxYear[] = ['2023-24', '2024-25', '2025-26', '2026-27', '2027-28'];

/** The years whose figures are not settled: announced figures, otherwise those of the previous year. */
export const estimateYears: readonly TaxYear[] = ['2027-28'];

/** The years whose return can be filed, oldest first. The others give an estimate only. */
export const formYears: readonly FormYear[] = ['2024-25', '2025-26'];

/** The years HMRC has published a schema and rules for; in other years we follow what is known. */
export const publishedFormYears: readonly FormYear[] = ['2024-25'];

/** Whether a text names a year whose tax we calculate. */
export function isTaxYear(text: string): text is TaxYear {
	return supportedYears.some((year) => year === text);
}

/** Whether the year's return can be filed. */
export function isFormYear(text: string): text is FormYear {
	return formYears.some((year) => year === text);
}

/** The years that have begun by an ISO date, oldest first: those a person can have a return for. */
export function yearsBegun(isoDate: string): readonly TaxYear[] {
	return supportedYears.filter((year) => firstDayOf(year) <= isoDate);
}

/** The month and day a tax year begins. ITA 2007 s.4. */
const BEGINS = '04-06';

/** The first day of any tax year, ISO. */
export function firstDayOf(taxYear: string): string {
	return `${taxYear.slice(0, 4)}-${BEGINS}`;
}

/** The tax year of an ISO date, even without figures for it: `2019-20` for 2019-04-06. */
export function taxYearOf(isoDate: string): string {
	const calendar = Number(isoDate.slice(0, 4));
	const first = isoDate.slice(5) >= BEGINS ? calendar : calendar - 1;
	return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
