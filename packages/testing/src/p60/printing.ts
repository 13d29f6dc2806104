/** The ways programs write the same sheet into a file: pages that look alike may be written very differently. */
import {
	concatTransformationMatrix,
	degrees,
	type PDFDocument,
	type PDFFont,
	type PDFPage,
	type RGB,
} from 'pdf-lib';

/** How a sheet is written into the file. */
export const printings = [
	'plain',
	/** Every letter separately, last to first. */
	'letterByLetter',
	/** Every text twice, a hair apart, to make it look bold. */
	'twice',
	/** Rotated. */
	'sideways',
	/** Rotated, with a note for viewers to turn it upright. */
	'turned',
	/** On a sheet whose corner is not at zero. */
	'shifted',
	/** Typewritten values in form fields instead of on the page. */
	'formFields',
] as const;

/** How a sheet is written into the file. */
export type Printing = (typeof printings)[number];

interface Ink {
	readonly document: PDFDocument;
	readonly page: PDFPage;
	readonly content: string;
	readonly x: number;
	readonly y: number;
	readonly style: { readonly size: number; readonly font: PDFFont; readonly color: RGB };
}

const SHIFT_X = 130;
const SHIFT_Y = -70;

/** Adds the page that everything is drawn on. */
export function addPage(document: PDFDocument, width: number, height: number, printing: Printing): PDFPage {
	const isSideways = printing === 'sideways' || printing === 'turned';
	const page = document.addPage(isSideways ? [height, width] : [width, height]);
	if (isSideways) page.pushOperators(concatTransformationMatrix(0, 1, -1, 0, height, 0));
	if (printing === 'turned') page.setRotation(degrees(90));
	if (printing === 'shifted') {
		page.setMediaBox(SHIFT_X, SHIFT_Y, width, height);
		page.pushOperators(concatTransformationMatrix(1, 0, 0, 1, SHIFT_X, SHIFT_Y));
	}
	return page;
}

/** Draws a text with its baseline starting at x and y from the lower left corner, for each way of writing. */
export const inks: Readonly<Record<Printing, (ink: Ink) => void>> = {
	plain: draw,
	sideways: draw,
	turned: draw,
	shifted: draw,
	letterByLetter: (ink) => {
		const letters = [...ink.content].map((letter, index) => {
			const before = [...ink.content].slice(0, index).join('');
			return { ...ink, content: letter, x: ink.x + ink.style.font.widthOfTextAtSize(before, ink.style.size) };
		});
		for (const letter of letters.reverse()) if (letter.content !== ' ') draw(letter);
	},
	twice: (ink) => {
		draw(ink);
		draw({ ...ink, x: ink.x + 0.25 });
	},
	formFields: ({ document, page, content, x, y, style }) => {
		const form = document.getForm();
		const field = form.createTextField(`field${form.getFields().length}`);
		const width = style.font.widthOfTextAtSize(content, style.size) + 8;
		field.addToPage(page, {
			x: x - 2,
			y: y - 4,
			width,
			height: style.size + 6,
			borderWidth: 0,
			font: style.font,
		});
		field.setText(content);
		field.setFontSize(style.size);
	},
};

function draw({ page, content, x, y, style }: Ink): void {
	page.drawText(content, { x, y, ...style });
}
