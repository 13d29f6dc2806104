/** Comma-separated values that a spreadsheet opens as they are: nothing in them is taken for a formula. */

/** A cell; null and undefined are empty. */
export type Cell = string | number | boolean | null | undefined;

const NUMBER = /^-?\d+(\.\d+)?$/;
/** A spreadsheet takes a cell that begins so for a formula. */
const FORMULA = /^[=+\-@\t\r\n]/;
/** Tells spreadsheets that the letters are UTF-8. */
const MARK = '\uFEFF';

/** Rows as text (RFC 4180). What begins like a formula gets an apostrophe before it, unless it is a plain number. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
	return MARK + rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('');
}

function cellOf(cell: Cell): string {
	const text = String(cell ?? '');
	const safe = FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
	return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
