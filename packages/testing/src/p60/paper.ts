/** A sheet of A4 to print on; coordinates are points from its top left corner. */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { addPage, inks, type Printing } from './printing.ts';

/** How a piece of text is printed. */
export interface Type {
	readonly size?: number;
	readonly font?: keyof Fonts;
	/** `right`: x is where the text ends; `centre`: its middle. */
	readonly align?: 'left' | 'right' | 'centre';
	readonly grey?: number;
	/** The type is made smaller until the text fits this width. */
	readonly fit?: number;
}

/** The typefaces of a sheet; none is embedded, since every viewer has them. */
interface Fonts {
	readonly plain: PDFFont;
	readonly bold: PDFFont;
	readonly serif: PDFFont;
	readonly mono: PDFFont;
}

/** A sheet being printed on. */
export interface Paper {
	readonly document: PDFDocument;
	readonly page: PDFPage;
	/** Prints one line with its baseline `y` points from the top. */
	text(text: string, x: number, y: number, type?: Type): void;
	/** Prints lines one below another. */
	lines(texts: readonly string[], x: number, y: number, leading: number, type?: Type): void;
	/** Draws the outline of a box; `fill` from 0 (black) to 1 (white). */
	box(x: number, y: number, width: number, height: number, fill?: number): void;
	/** Draws a line. */
	rule(x: number, y: number, toX: number, toY: number): void;
	/** The printed width of a text. */
	width(text: string, type?: Type): number;
	/** The finished file. */
	save(): Promise<Uint8Array>;
}

/** An empty sheet of A4, portrait by default. */
export async function makePaper(width = 595, height = 842, printing: Printing = 'plain'): Promise<Paper> {
	const document = await PDFDocument.create();
	const page = addPage(document, width, height, printing);
	const fonts: Fonts = {
		plain: await document.embedFont(StandardFonts.Helvetica),
		bold: await document.embedFont(StandardFonts.HelveticaBold),
		serif: await document.embedFont(StandardFonts.TimesRoman),
		mono: await document.embedFont(StandardFonts.Courier),
	};
	const widthOf = (text: string, { size = 9, font = 'plain' }: Type = {}) =>
		fonts[font].widthOfTextAtSize(text, size);
	const text: Paper['text'] = (content, x, y, type = {}) => {
		const { font = 'plain', align = 'left', grey = 0, fit = Number.POSITIVE_INFINITY } = type;
		const size = (type.size ?? 9) * Math.min(1, fit / Math.max(1, widthOf(content, type)));
		const shift = align === 'left' ? 0 : widthOf(content, { ...type, size }) * (align === 'right' ? 1 : 0.5);
		const style = { size, font: fonts[font], color: rgb(grey, grey, grey) };
		const draw = inks[printing === 'formFields' && font !== 'mono' ? 'plain' : printing];
		draw({ document, page, content, x: x - shift, y: height - y, style });
	};
	return {
		document,
		page,
		text,
		width: widthOf,
		lines: (texts, x, y, leading, type) => {
			for (const [index, line] of texts.entries()) text(line, x, y + index * leading, type);
		},
		box: (x, y, boxWidth, boxHeight, fill) =>
			page.drawRectangle({
				x,
				y: height - y - boxHeight,
				width: boxWidth,
				height: boxHeight,
				borderColor: rgb(0, 0, 0),
				borderWidth: 0.5,
				...(fill !== undefined && { color: rgb(fill, fill, fill) }),
			}),
		rule: (x, y, toX, toY) =>
			page.drawLine({ start: { x, y: height - y }, end: { x: toX, y: height - toY }, thickness: 0.5 }),
		save: () => document.save(),
	};
}
