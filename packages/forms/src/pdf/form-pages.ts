/** Every page of the return: box number, title and value. */
import { formName, formNumber, sayPdf } from '@halfpenny/messages/pdf';
import { boxLabel } from '@halfpenny/messages/questions';
import type { Box, FormName } from '../box.ts';
import { type BoxTypes, readableValue } from './box-value.ts';
import { colours, sheet } from './look.ts';
import { toPrintable } from './printable.ts';
import { writeRow } from './rows.ts';
import { drawBox, drawRule, makeRoom, type Sheets, sheetNumber, write } from './sheets.ts';
import { wrapped } from './wrap.ts';

/** A form in the document, for the list of contents. */
export interface WrittenForm {
	readonly form: FormName;
	readonly pages: number;
	/** Its first sheet, from 1. */
	readonly sheet: number;
}

/** The box that identifies a page: the employer, the business. */
const SUBJECTS: Readonly<Partial<Record<FormName, string>>> = {
	SA102: 'EMP5',
	SA103F: 'FSE1',
	SA103S: 'SSE1',
	SA104F: 'FPS2',
	SA104S: 'SPS2',
	SA800PS: 'N2.6',
};

/** The rough height of a heading and a row, and the maximum height of a form page kept on one sheet. */
const HEAD = 40;
const ROW = 18;
const KEPT_TOGETHER = 420;
/** The minimum rows on a continuation sheet. */
const LAST_ROWS = 5;

/** One page of a form with its boxes. */
interface FormPage {
	readonly form: FormName;
	readonly page: number;
	readonly boxes: Box[];
}

/** Writes every page, in the order of the boxes. */
export function writeForms(sheets: Sheets, boxes: readonly Box[], types: BoxTypes): readonly WrittenForm[] {
	const pages = pagesOf(boxes);
	const counts = new Map<FormName, number>();
	for (const { form } of pages) counts.set(form, (counts.get(form) ?? 0) + 1);
	const written: WrittenForm[] = [];
	for (const page of pages) {
		const of = counts.get(page.form) ?? 1;
		const begins = writePage(sheets, page, of, types);
		if (page.page === 1) written.push({ form: page.form, pages: of, sheet: begins });
	}
	return written;
}

/** The name and declaration after the forms belong to the page of their form. */
function pagesOf(boxes: readonly Box[]): readonly FormPage[] {
	const pages = new Map<string, FormPage>();
	for (const box of boxes) {
		const key = `${box.form} ${box.page}`;
		const page = pages.get(key) ?? { form: box.form, page: box.page, boxes: [] };
		page.boxes.push(box);
		pages.set(key, page);
	}
	return [...pages.values()];
}

/** Writes a page; returns the number of its first sheet. */
function writePage(sheets: Sheets, page: FormPage, pages: number, types: BoxTypes): number {
	const subject = page.boxes.find(({ box }) => box === SUBJECTS[page.form])?.value;
	makeRoom(sheets, Math.min(HEAD + page.boxes.length * ROW, KEPT_TOGETHER));
	const begins = sheetNumber(sheets);
	writeHead(sheets, page, { pages, subject, continued: false });
	sheets.continuation = () => writeHead(sheets, page, { pages, subject, continued: true });
	const words = { yes: sayPdf('yes'), no: sayPdf('no') };
	for (const [index, box] of page.boxes.entries()) {
		if (page.boxes.length - index === LAST_ROWS) makeRoom(sheets, LAST_ROWS * ROW);
		writeRow(sheets, { key: boxLabel(box.box), label: box.title, value: readableValue(box, types, words) });
	}
	sheets.continuation = undefined;
	sheets.y -= 16;
	return begins;
}

interface Head {
	readonly pages: number;
	readonly subject: string | undefined;
	readonly continued: boolean;
}

/** The form's number on copper, its subject, and its page number. */
function writeHead(sheets: Sheets, { form, page }: FormPage, { pages, subject, continued }: Head): void {
	const { strong, serif, text } = sheets.fonts;
	const size = continued ? 11 : 15;
	sheets.y -= size + 4;
	const number = formNumber(form);
	const tag = strong.widthOfTextAtSize(number, 9) + 12;
	const area = { x: sheet.left, y: sheets.y - 4, width: tag, height: 16 };
	drawBox(sheets.page, area, { fill: colours.copper, radius: 3 });
	write(sheets, number, { x: sheet.left + 6, size: 9, font: strong, colour: colours.white });
	const name = continued ? sayPdf('form.continued', { heading: formName(form) }) : formName(form);
	const left = sheet.left + tag + 9;
	const named = write(sheets, name, { x: left, font: serif, size });
	const place = left + named + 9;
	const count = pages > 1 ? sayPdf('form.page', { page, pages }) : '';
	if (subject !== undefined) {
		const right = text.widthOfTextAtSize(count, 9);
		const [line = ''] = wrapped(
			toPrintable(subject),
			{ font: text, size: 10 },
			sheet.right - place - right - 8,
		);
		write(sheets, line, { x: place, size: 10, colour: colours.muted });
	}
	write(sheets, count, { align: 'right', size: 9, colour: colours.muted });
	sheets.y -= 8;
	drawRule(sheets, { colour: colours.copper, thickness: 1 });
}
