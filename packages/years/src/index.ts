/** Rates, thresholds, limits and deadlines of each tax year, with their sources. The only place that a Budget changes. */

/** A tax year as HMRC writes it: 6 April 2024 to 5 April 2025 is `2024-25`. */
export type TaxYear = '2024-25' | '2025-26';

/** The years whose tax we work out, oldest first. */
export const supportedYears: readonly TaxYear[] = ['2024-25', '2025-26'];
