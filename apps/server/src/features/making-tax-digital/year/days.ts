/** The dates of any tax year HMRC may name. */

/** The 5 April that ends a tax year. */
export function lastDayOf(taxYear: string): string {
	return `${Number(taxYear.slice(0, 4)) + 1}-04-05`;
}

/** The previous tax year: `2024-25` for `2025-26`. */
export function yearBefore(taxYear: string): string {
	const start = Number(taxYear.slice(0, 4));
	return `${start - 1}-${String(start).slice(2)}`;
}
