/** Sheets of A4 that fill from top to bottom: headings, lines with amounts, footers. Knows nothing of tax. */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib';
import { toPrintable } from './printable.ts';

const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 56;
const BOTTOM = 72;
const INK = rgb(0.106, 0.118, 0.157);
const MUTED = rgb(0.357, 0.373, 0.42);
const COPPER = rgb(0.604, 0.29, 0.11);
const LINE = rgb(0.867, 0.835, 0.78);

/** Sheets being filled. */
export interface Paper {
	/** Starts a new sheet. */
	readonly sheet: () => void;
	/** Starts a new sheet unless so many lines fit onto this one. */
	readonly keep: (lines: number) => void;
	/** A large heading in the serif. */
	readonly title: (text: string) => void;
	/** A heading with a rule below. */
	readonly heading: (text: string) => void;
	/** A paragraph, wrapped. */
	readonly text: (text: string, muted?: boolean) => void;
	/** A label on the left, a value on the right; `key` stands before the label, and a total is strong. */
	readonly row: (row: PaperRow) => void;
	/** An amount that stands large, with its word before it. */
	readonly amount: (word: string, value: string) => void;
	/** Writes the footers and gives the bytes. */
	readonly finish: (footer: (page: number, pages: number) => string) => Promise<Uint8Array>;
}

/** A line with a value. */
export interface PaperRow {
	readonly key?: string;
	readonly label: string;
	readonly value: string;
	readonly strong?: boolean;
}

/** What a document says of itself. */
export interface PaperInfo {
	readonly title: string;
	/** ISO date; the same date gives the same bytes. */
	readonly date: string;
}

/** Opens a document. */
export async function openPaper(info: PaperInfo): Promise<Paper> {
	const document = await PDFDocument.create({ updateMetadata: false });
	describe(document, info);
	const fonts = {
		serif: await document.embedFont(StandardFonts.TimesRomanBold),
		plain: await document.embedFont(StandardFonts.Helvetica),
		strong: await document.embedFont(StandardFonts.HelveticaBold),
	};
	let page = document.addPage([WIDTH, HEIGHT]);
	let y = HEIGHT - MARGIN;
	const sheet = () => {
		page = document.addPage([WIDTH, HEIGHT]);
		y = HEIGHT - MARGIN;
	};
	const room = (height: number) => {
		if (y - height < BOTTOM) sheet();
		y -= height;
	};
	const put = (text: string, x: number, size: number, font: PDFFont, color = INK) =>
		page.drawText(toPrintable(text), { x, y, size, font, color });
	const text = (words: string, muted = false) => {
		for (const line of wrapped(toPrintable(words), fonts.plain, 10, WIDTH - 2 * MARGIN)) {
			room(14);
			put(line, MARGIN, 10, fonts.plain, muted ? MUTED : INK);
		}
	};
	return {
		sheet,
		keep: (lines) => {
			if (y - lines * 15 < BOTTOM) sheet();
		},
		text,
		title: (words) => {
			room(34);
			put(words, MARGIN, 26, fonts.serif);
			y -= 8;
		},
		heading: (words) => {
			room(36);
			put(words, MARGIN, 15, fonts.serif, COPPER);
			room(8);
			ruleOff(page, y);
		},
		row: ({ key, label, value, strong = false }) => {
			const font = strong ? fonts.strong : fonts.plain;
			const left = key === undefined ? MARGIN : MARGIN + 62;
			const right = toPrintable(value);
			const short = font.widthOfTextAtSize(right, 10) < 200;
			const labelWidth = short
				? WIDTH - MARGIN - left - font.widthOfTextAtSize(right, 10) - 16
				: WIDTH - MARGIN - left;
			wrapped(toPrintable(label), font, 10, labelWidth).forEach((line, index) => {
				room(15);
				if (index === 0 && key !== undefined) put(key, MARGIN, 9, fonts.plain, MUTED);
				put(line, left, 10, font);
				if (index === 0 && short) put(right, WIDTH - MARGIN - font.widthOfTextAtSize(right, 10), 10, font);
			});
			if (!short) {
				for (const line of wrapped(right, fonts.plain, 9, WIDTH - MARGIN - left)) {
					room(12);
					put(line, left, 9, fonts.plain, MUTED);
				}
			}
		},
		amount: (word, value) => {
			room(30);
			put(word, MARGIN, 12, fonts.plain, MUTED);
			room(30);
			put(value, MARGIN, 30, fonts.serif);
		},
		finish: async (footer) => {
			const pages = document.getPages();
			pages.forEach((one, index) => {
				ruleOff(one, 50);
				one.drawText(toPrintable(footer(index + 1, pages.length)), {
					x: MARGIN,
					y: 36,
					size: 8,
					font: fonts.plain,
					color: MUTED,
				});
			});
			return document.save({ useObjectStreams: false });
		},
	};
}

function describe(document: PDFDocument, { title, date }: PaperInfo): void {
	const day = new Date(`${date}T00:00:00Z`);
	document.setTitle(toPrintable(title), { showInWindowTitleBar: true });
	document.setProducer('Halfpenny');
	document.setCreator('Halfpenny');
	document.setLanguage('en-GB');
	document.setCreationDate(day);
	document.setModificationDate(day);
}

function ruleOff(page: PDFPage, y: number): void {
	page.drawLine({ start: { x: MARGIN, y }, end: { x: WIDTH - MARGIN, y }, thickness: 0.75, color: LINE });
}

/** Breaks a text into lines of a width; a word that is longer than a line is cut. */
function wrapped(text: string, font: PDFFont, size: number, width: number): readonly string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(' ')) {
		const longer = line === '' ? word : `${line} ${word}`;
		if (font.widthOfTextAtSize(longer, size) <= width) {
			line = longer;
			continue;
		}
		if (line !== '') lines.push(line);
		line = word;
		while (font.widthOfTextAtSize(line, size) > width && line.length > 1) {
			let cut = line.length;
			while (cut > 1 && font.widthOfTextAtSize(line.slice(0, cut), size) > width) cut -= 1;
			lines.push(line.slice(0, cut));
			line = line.slice(cut);
		}
	}
	return [...lines, line];
}
