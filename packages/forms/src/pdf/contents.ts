/** The list of contents on a cover. */
import { sayPdf } from '@halfpenny/messages/pdf';
import type { WrittenForm } from './form-pages.ts';
import { colours, measure, sheet } from './look.ts';
import { drawRule, type Sheets, write } from './sheets.ts';

/** A part of the document and its first sheet. */
export interface ContentsEntry {
	readonly name: string;
	readonly on: number;
}

/** The document's parts with their sheets; a long list is in two columns. */
export function writeContents(sheets: Sheets, entries: readonly ContentsEntry[]): void {
	sheets.y -= 32;
	write(sheets, sayPdf('contents'), { font: sheets.fonts.serif, size: 13, colour: colours.copper });
	sheets.y -= 5;
	const columns = entries.length > 7 ? 2 : 1;
	const rows = Math.ceil(entries.length / columns);
	const width = (measure - (columns - 1) * GUTTER) / columns;
	const top = sheets.y;
	for (const [index, { name, on }] of entries.entries()) {
		const y = top - ((index % rows) + 1) * LEADING;
		const from = sheet.left + Math.floor(index / rows) * (width + GUTTER);
		write(sheets, name, { x: from + 6, y: y + 5, size: 9.5 });
		write(sheets, String(on), { x: from + width - 6, y: y + 5, size: 9.5, align: 'right' });
		drawRule(sheets, { y, from, to: from + width });
	}
	sheets.y = top - rows * LEADING;
}

const GUTTER = 20;
const LEADING = 16.5;

/** The pages of the return as entries. */
export function formEntries(forms: readonly WrittenForm[]): readonly ContentsEntry[] {
	return forms.map(({ form, pages: count, sheet: on }) => {
		const several = count > 1 ? sayPdf('contents.pages', { pages: count }) : undefined;
		return { name: sayPdf('form', { form, pages: several }), on };
	});
}
