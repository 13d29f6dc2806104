/** The visible characters of a page with their places. */
import { MOST_CHARACTERS } from '../../limits.ts';
import type { Box } from '../../page.ts';
import type { PdfPage } from './pdf-page.ts';
import { type Pdfium, withMemory } from './pdfium.ts';

/** Text that is not drawn: what a scanner's own character recognition leaves behind the picture. */
const INVISIBLE = 3;

/** In quarter turns: a scan that went in askew still counts as straight. */
const MOST_SLANT = 0.08;

/** The longest signs are of three letters, as in "office". */
const MOST_IN_LIGATURE = 3;

/** A letter, digit or sign where it is drawn. */
export interface Character {
	readonly text: string;
	readonly box: Box;
	/** Where its line stands, in points from the top. */
	readonly baseline: number;
	/** The size of its type, in points. */
	readonly size: number;
	/** Which typeface it is in; equal numbers are the same face. */
	readonly font: number;
	/** The quarter turns clockwise that the page needs for it to be upright; undefined for slanting text, such as a watermark. */
	readonly turn: number | undefined;
	/** Whether it follows a space or a line's end, drawn or inferred from a gap. */
	readonly startsWord: boolean;
}

/** The characters of a page in the order of the file, spaces left out; the first `most` alone. */
export function readCharacters(page: PdfPage, most = MOST_CHARACTERS): Character[] {
	const { pdfium } = page;
	const textPage = pdfium._FPDFText_LoadPage(page.handle);
	if (textPage === 0) return [];
	try {
		return withMemory(pdfium, 32, (pointer) => collect(page, textPage, pointer, most));
	} finally {
		pdfium._FPDFText_ClosePage(textPage);
	}
}

function collect(page: PdfPage, textPage: number, pointer: number, most: number): Character[] {
	const count = Math.min(page.pdfium._FPDFText_CountChars(textPage), most);
	const characters: Character[] = [];
	let startsWord = true;
	for (let index = 0; index < count; index += 1) {
		const text = textOf(page.pdfium, textPage, index);
		if (text.trim() === '') {
			startsWord = true;
			continue;
		}
		const object = page.pdfium._FPDFText_GetTextObject(textPage, index);
		if (isInvisible(page.pdfium, object)) continue;
		const font = object === 0 ? 0 : page.pdfium._FPDFTextObj_GetFont(object);
		characters.push({ text, startsWord, font, ...placeOf(page, textPage, index, pointer) });
		startsWord = false;
	}
	return withLigaturesApart(characters);
}

/** The letters of a ligature are all placed on its first: they are moved beside each other. */
function withLigaturesApart(characters: readonly Character[]): Character[] {
	const apart: Character[] = [];
	for (let start = 0; start < characters.length; ) {
		const letters = characters.slice(start, start + ligatureAt(characters, start));
		const part = isWholeEach(letters) ? 1 / letters.length : 1;
		let x = letters[0]?.box.x ?? 0;
		for (const letter of letters) {
			const width = letter.box.width * part;
			apart.push({ ...letter, box: { ...letter.box, x, width } });
			x += width;
		}
		start += letters.length;
	}
	return apart;
}

/** Whether each letter of a sign is given the width of all of it; one letter that is repeated may be drawn twice. */
function isWholeEach(letters: readonly Character[]): boolean {
	const isOneWidth = letters.every(({ box }) => Math.abs(box.width - (letters[0]?.box.width ?? 0)) < 0.01);
	return letters.length > 1 && isOneWidth && new Set(letters.map(({ text }) => text)).size === letters.length;
}

/** How many characters from this one on are one sign; 1 for a letter of its own, and for a letter that is drawn twice. */
function ligatureAt(characters: readonly Character[], start: number): number {
	const first = characters[start];
	let length = 1;
	for (let next = characters[start + 1]; first && next; next = characters[start + length]) {
		if (length >= MOST_IN_LIGATURE || !isOn(first, next)) break;
		length += 1;
	}
	const [next, width] = [characters[start + length], widthOf(characters.slice(start, start + length))];
	const isDrawnTwice =
		first && next && isLevel(first, next) && isBefore(next, first.box.x + 0.8 * width, first);
	return isDrawnTwice ? 1 : length;
}

function isOn(first: Character, next: Character): boolean {
	const isLetter = /^[fltT]$/.test(first.text) && /^[fhilijt]$/.test(next.text);
	const isSamePlace = Math.abs(first.box.x - next.box.x) < 0.01 && isLevel(first, next);
	return isLetter && isSamePlace && !next.startsWord && first.font === next.font;
}

function isLevel(one: Character, other: Character): boolean {
	return Math.abs(one.box.y - other.box.y) < 0.01;
}

/** Whether what follows a sign starts on it. */
function isBefore({ box }: Character, x: number, first: Character): boolean {
	return box.x >= first.box.x && box.x < x;
}

function widthOf(letters: readonly Character[]): number {
	return letters.reduce((sum, { box }) => sum + box.width, 0) / (isWholeEach(letters) ? letters.length : 1);
}

function textOf(pdfium: Pdfium, textPage: number, index: number): string {
	const code = pdfium._FPDFText_GetUnicode(textPage, index);
	if (code === 2 || code === 0xad || code === 0x2010 || code === 0x2011) return '-';
	const drawable = code > 31 && code < 0xd800 && code !== 0x7f;
	return drawable ? String.fromCodePoint(code).normalize('NFKC') : code === 0 ? '\ufffd' : ' ';
}

function isInvisible(pdfium: Pdfium, object: number): boolean {
	return object !== 0 && pdfium._FPDFTextObj_GetTextRenderMode(object) === INVISIBLE;
}

function placeOf({ pdfium, view }: PdfPage, textPage: number, index: number, pointer: number) {
	pdfium._FPDFText_GetLooseCharBox(textPage, index, pointer);
	const at = pointer / 4;
	const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.HEAPF32.subarray(at, at + 4);
	pdfium._FPDFText_GetCharOrigin(textPage, index, pointer + 16, pointer + 24);
	const [x = 0, y = 0] = pdfium.HEAPF64.subarray(pointer / 8 + 2, pointer / 8 + 4);
	const box = view.box(left, top, right, bottom);
	const angle = pdfium._FPDFText_GetCharAngle(textPage, index);
	return {
		box,
		baseline: view.place(x, y).y,
		size: Math.max(1, box.height * 0.8),
		turn: turnOf(view.place(0, 0), view.place(Math.cos(angle), -Math.sin(angle))),
	};
}

/** The quarter turns that make a line upright that runs from one point to the other. */
function turnOf(from: { x: number; y: number }, to: { x: number; y: number }): number | undefined {
	const quarters = Math.atan2(to.y - from.y, to.x - from.x) / (Math.PI / 2);
	const quarter = Math.round(quarters);
	return Math.abs(quarters - quarter) > MOST_SLANT ? undefined : (4 - quarter) % 4;
}
