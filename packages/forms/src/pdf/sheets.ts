/** Sheets of A4 that fill from top to bottom. Knows nothing about tax. */
import { PDFDocument, type PDFFont, type PDFPage, type RGB, StandardFonts } from 'pdf-lib';
import { colours, measure, sheet } from './look.ts';
import { toPrintable } from './printable.ts';
import { wrapped } from './wrap.ts';

/** The document being written, and the position of the next item on the sheet. */
export interface Sheets {
	readonly document: PDFDocument;
	readonly fonts: Fonts;
	page: PDFPage;
	/** From the bottom of the sheet, in points. */
	y: number;
	/** Written at the top of a sheet that a table continues on. */
	continuation: (() => void) | undefined;
}

/** Fonts that every PDF reader has. */
interface Fonts {
	readonly serif: PDFFont;
	readonly text: PDFFont;
	readonly strong: PDFFont;
	readonly mono: PDFFont;
}

/** The document's metadata. */
export interface DocumentInfo {
	readonly title: string;
	/** ISO date; the same date gives the same bytes. */
	readonly madeOn: string;
}

/** How to place a line of text. */
export interface TextStyle {
	readonly x?: number;
	readonly size?: number;
	readonly font?: PDFFont;
	readonly colour?: RGB;
	/** Right-aligned: the text ends at `x`. */
	readonly align?: 'left' | 'right';
	/** Baseline; default: the position of the next item. */
	readonly y?: number;
}

/** Opens a document with one empty sheet. */
export async function openSheets({ title, madeOn }: DocumentInfo): Promise<Sheets> {
	const document = await PDFDocument.create({ updateMetadata: false });
	const day = new Date(`${madeOn}T00:00:00Z`);
	document.setTitle(toPrintable(title), { showInWindowTitleBar: true });
	document.setProducer('Halfpenny');
	document.setCreator('Halfpenny');
	document.setLanguage('en-GB');
	document.setCreationDate(day);
	document.setModificationDate(day);
	const fonts = {
		serif: await document.embedFont(StandardFonts.TimesRomanBold),
		text: await document.embedFont(StandardFonts.Helvetica),
		strong: await document.embedFont(StandardFonts.HelveticaBold),
		mono: await document.embedFont(StandardFonts.Courier),
	};
	const page = document.addPage([sheet.width, sheet.height]);
	return { document, fonts, page, y: sheet.top, continuation: undefined };
}

/** Starts a new sheet. */
export function addSheet(sheets: Sheets): void {
	sheets.page = sheets.document.addPage([sheet.width, sheet.height]);
	sheets.y = sheet.top;
}

/** The number of the sheet being written, from 1. */
export function sheetNumber({ document }: Sheets): number {
	return document.getPageCount();
}

/** Makes room for `height` points; if necessary starts a new sheet and repeats the table's head. */
export function makeRoom(sheets: Sheets, height: number): void {
	if (sheets.y - height >= sheet.bottom) return;
	addSheet(sheets);
	sheets.continuation?.();
}

/** Writes one line; returns its width. */
export function write(sheets: Sheets, text: string, style: TextStyle = {}): number {
	const { size = 10, font = sheets.fonts.text, colour = colours.ink, align = 'left' } = style;
	const { x = align === 'left' ? sheet.left : sheet.right, y = sheets.y } = style;
	const printable = toPrintable(text);
	const width = font.widthOfTextAtSize(printable, size);
	sheets.page.drawText(printable, { x: align === 'left' ? x : x - width, y, size, font, color: colour });
	return width;
}

/** Writes a paragraph at the next position, `leading` points per line. */
export function writeParagraph(
	sheets: Sheets,
	text: string,
	style: TextStyle & { readonly width?: number; readonly leading?: number } = {},
): void {
	const { size = 10, font = sheets.fonts.text, width = measure, leading = size * 1.45 } = style;
	for (const line of wrapped(toPrintable(text), { font, size }, width)) {
		makeRoom(sheets, leading);
		sheets.y -= leading;
		write(sheets, line, style);
	}
}

/** Where to draw a hairline; default: across the text at the next position. */
interface RuleStyle {
	readonly y?: number;
	readonly from?: number;
	readonly to?: number;
	readonly colour?: RGB;
	readonly thickness?: number;
}

/** Draws a hairline. */
export function drawRule({ page, y: hanging }: Sheets, style: RuleStyle = {}): void {
	const { y = hanging, from = sheet.left, to = sheet.right } = style;
	const { colour = colours.line, thickness = 0.6 } = style;
	page.drawLine({ start: { x: from, y }, end: { x: to, y }, thickness, color: colour });
}

/** A box with round corners; `y` is its lower edge. */
export function drawBox(
	page: PDFPage,
	area: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
	{ fill, edge, radius = 4 }: { readonly fill?: RGB; readonly edge?: RGB; readonly radius?: number },
): void {
	const { width: w, height: h } = area;
	const r = Math.min(radius, w / 2, h / 2);
	const path = `M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h - r}Q${w} ${h} ${w - r} ${h}H${r}Q0 ${h} 0 ${h - r}V${r}Q0 0 ${r} 0Z`;
	page.drawSvgPath(path, {
		x: area.x,
		y: area.y + h,
		...(fill && { color: fill }),
		...(edge && { borderColor: edge, borderWidth: 1 }),
	});
}
