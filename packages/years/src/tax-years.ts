/** Which tax years there are, and which of them have a return form that can be filed. */

/** A tax year as HMRC writes it: 6 April 2024 to 5 April 2025 is `2024-25`. */
export type TaxYear = '2023-24' | '2024-25' | '2025-26' | '2026-27';

/** A year whose return form we have. */
export type FormYear = '2024-25' | '2025-26';

/** The years whose tax we work out, oldest first. */
export const supportedYears: readonly TaxYear[] = ['2023-24', '2024-25', '2025-26', '2026-27'];

/** The years whose return can be filed, oldest first. The others give an estimate and no submission. */
export const formYears: readonly FormYear[] = ['2024-25', '2025-26'];

/** Whether a text names a year whose tax we work out. */
export function isTaxYear(text: string): text is TaxYear {
	return supportedYears.some((year) => year === text);
}

/** Whether the year's return can be filed. */
export function isFormYear(text: string): text is FormYear {
	return formYears.some((year) => year === text);
}
