/** The days of tax years, of any year that HMRC may name. */

/** The 5 April that ends a tax year. */
export function lastDayOf(taxYear: string): string {
	return `${Number(taxYear.slice(0, 4)) + 1}-04-05`;
}
