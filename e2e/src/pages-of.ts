/** Counts the pages of what is printed. */

/** How many pages a PDF of Chromium's has. */
export function pagesOf(pdf: Buffer): number {
	return (pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []).length;
}
