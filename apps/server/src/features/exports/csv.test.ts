/** The table: any text comes back unchanged, and nothing in it is a formula. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

it('quotes what needs it, and leaves numbers alone', () => {
	expect(toCsv([['a', 'b,c', 'say "x"', null, -12.5, '-3.00', true]])).toBe(
		'\uFEFFa,"b,c","say ""x""",,-12.5,-3.00,true\r\n',
	);
});

it.each(['=1+1', '+44', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '=HYPERLINK("http://x","y")'])(
	'lets no spreadsheet take %j for a formula',
	(text) => {
		const cell = toCsv([[text]])
			.slice(1)
			.replace(/^"/, '');
		expect(cell.startsWith("'")).toBe(true);
	},
);

it('keeps every text whole', () => {
	fc.assert(
		fc.property(fc.array(fc.array(fc.string(), { minLength: 1, maxLength: 4 }), { maxLength: 4 }), (rows) => {
			expect(read(toCsv(rows))).toEqual(
				rows.map((row) =>
					row.map((text) =>
						/^[=+\-@\t\r\n]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text,
					),
				),
			);
		}),
	);
});

/** A reader of RFC 4180. */
function read(text: string): string[][] {
	const rows: string[][] = [];
	let [row, cell, quoted] = [[] as string[], '', false];
	for (let at = 1; at < text.length; at += 1) {
		const letter = text[at] ?? '';
		if (quoted) {
			if (letter !== '"') cell += letter;
			else if (text[at + 1] === '"') {
				cell += '"';
				at += 1;
			} else quoted = false;
		} else if (letter === '"') quoted = true;
		else if (letter === ',') {
			row.push(cell);
			cell = '';
		} else if (letter === '\r' && text[at + 1] === '\n') {
			rows.push([...row, cell]);
			[row, cell] = [[], ''];
			at += 1;
		} else cell += letter;
	}
	return rows;
}
