/** Comma-separated values that are safe to open in a spreadsheet: no cell is taken for a formula. */

/** A cell; null and undefined are empty. */
export type Cell = string | number | boolean | null | undefined;

const NUMBER = /^-?\d+(\.\d+)?$/;
/** A spreadsheet treats a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Tells spreadsheets that the text is UTF-8. */
const MARK = '\uFEFF';

/**
 * Rows as text (RFC 4180). Anything that looks like a formula gets a leading apostrophe, unless it is a plain number.
 */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
	return MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: Cell): string {
	const text = String(cell ?? '');
	const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
