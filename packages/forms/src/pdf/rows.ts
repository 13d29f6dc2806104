/** Headings and table lines: a key, a label, a figure on the right; long texts flow. */
import { colours, measure, sheet } from './look.ts';
import { toPrintable } from './printable.ts';
import { drawBox, drawRule, makeRoom, type Sheets, write } from './sheets.ts';
import { wrapped } from './wrap.ts';

/** A line of a table. */
export interface TableRow {
	/** Before the label, quiet: a box number. */
	readonly key?: string;
	readonly label: string;
	/** Between label and value, quiet: how the value was calculated. */
	readonly detail?: string;
	readonly value: string;
	/** A total is strong and tinted; a note is quiet. */
	readonly kind?: 'line' | 'total' | 'note';
}

const SIZE = 9.5;
const LEADING = 13;
const PAD = 5;
const KEY = 58;
const DETAIL_RIGHT = 438;

/** A section's heading in serif, with room for at least a few lines below it. */
export function writeHeading(sheets: Sheets, text: string, size = 17): void {
	makeRoom(sheets, size + 70);
	sheets.y -= size + 4;
	write(sheets, text, { font: sheets.fonts.serif, size });
	sheets.y -= 9;
	drawRule(sheets, { colour: colours.copper, thickness: 1.2 });
}

/** Writes a line. A value too long for its column goes below the label, over as many lines as it needs. */
export function writeRow(sheets: Sheets, row: TableRow): void {
	const { kind = 'line' } = row;
	const font = kind === 'total' ? sheets.fonts.strong : sheets.fonts.text;
	const size = kind === 'note' ? 8.5 : SIZE;
	const value = toPrintable(row.value);
	const valueWidth = font.widthOfTextAtSize(value, size);
	const left = sheet.left + (row.key === undefined ? 6 : KEY);
	const beside = valueWidth < 190;
	const right = row.detail === undefined ? sheet.right - (beside ? valueWidth + 18 : 6) : 318;
	const lines = wrapped(toPrintable(row.label), { font, size }, right - left);
	const height = lines.length * LEADING + PAD;
	makeRoom(sheets, height);
	if (kind === 'total') tint(sheets, height);
	const colour = kind === 'note' ? colours.muted : colours.ink;
	sheets.y -= LEADING;
	const first = { y: sheets.y, align: 'right', colour: colours.muted } as const;
	if (row.key !== undefined) write(sheets, row.key, { x: sheet.left + 6, size: 8, colour: colours.muted });
	for (const [index, line] of lines.entries()) {
		if (index > 0) sheets.y -= LEADING;
		write(sheets, line, { x: left, font, size, colour });
	}
	// After the label, so that screen readers and copied text keep this order.
	if (row.detail !== undefined) write(sheets, row.detail, { ...first, x: DETAIL_RIGHT, size: 8.5 });
	if (beside) write(sheets, value, { ...first, x: sheet.right - 6, font, size, colour });
	if (!beside) writeLong(sheets, value, left);
	sheets.y -= PAD;
	drawRule(sheets);
}

/** A long text below its label. */
function writeLong(sheets: Sheets, text: string, left: number): void {
	const font = sheets.fonts.text;
	for (const line of wrapped(text, { font, size: 8.5 }, sheet.right - 6 - left)) {
		makeRoom(sheets, 12);
		sheets.y -= 12;
		write(sheets, line, { x: left, size: 8.5, colour: colours.muted });
	}
}

function tint(sheets: Sheets, height: number): void {
	const area = { x: sheet.left, y: sheets.y - height, width: measure, height: height };
	drawBox(sheets.page, area, { fill: colours.tint, radius: 0 });
}
