/** Who wrote a receipt that was photographed: the lines at its head, up to an address, a telephone or a number. */
import { around, right } from '../../geometry.ts';
import type { PageText, Word } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { toField } from './found.ts';
import { type Row, rowsOf } from './rows.ts';
import { senderIn } from './supplier.ts';
import { COMPANY, TITLE, TO } from './supplier-words.ts';

/** Words with more room between them, in sizes of the type, are not of one line. */
const APART = 2.5;
/** The head of a bill has no more lines than this. */
const MOST_LINES = 8;
/** How many lines of names may stand above an address. */
const MOST_NAMES = 4;
/** How sure a name is that says it is a company's, that is all there is above the address, or that is one of several. */
const [CALLED_COMPANY, ALONE, ONE_OF_SEVERAL] = [0.97, 0.96, 0.6];

/** A line of the head. */
type Line = Pick<Row, 'words' | 'text' | 'box'>;

const ADDRESS =
	/^(no|lot|unit|level|suite|block|blk|shop|ground|g\/?f)\b[ .,:]*.*\d|^\W*\d+[\w/-]*,|\b(jalan|jln|taman|tmn|seksyen|kampung|mukim|bandar|floor|flr|street|road|lane|avenue|drive|close|court)\b|\b\d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|,$/i;
/** Not a name: what a line is about that comes after it. */
const ABOUT =
	/\b(tel|fax|phone|hotline|gst|vat|sst|reg|roc|brn|co\.? ?(no|reg)|www|http|e-?mail|date|page|invoice|receipt|bill|cashier|table|terminal|welcome|amount|paid|total|summary)\b|@\w|www\.|\.com|\d[ -]?\d{4,}/i;
/** A company's number, after its name. */
const NUMBER =
	/\s*[([]?\s*\(?\s*(?:co\.? ?(?:reg\.?)? ?(?:no)?[.:]* ?)?[A-Z]{0,3}\d{4,}[- ]*[A-Z]?\s*[)\]]*\s*$/i;
/** How a line ends that goes on in the next. */
const GOES_ON = /(&|\band|\bof|\bthe)$/i;
/** What only the end of a name can be. */
const IS_END = /^(sdn\.? ?bhd|bhd|s\/b|limited|ltd|plc|llp)\.?$/i;

/** Whether a page is a picture, whose text was recognised. */
export function isSeen({ words }: PageText): boolean {
	return words.some(({ sureness }) => sureness !== undefined);
}

/** The sender: a company among the names at the head, or the name that stands there alone. */
export function seenSupplier(page: PageText): FieldReading[] {
	const named = page.segments.flatMap(senderIn);
	if (named.length === 1) return named.map((sender) => toField('supplier', sender, page.number));
	const names = namesIn(linesOf(page));
	const [first] = names;
	const company = names.find(({ text }) => COMPANY.test(text));
	const found = company ?? first;
	if (!found) return [];
	const isCut = !/^[\p{Lu}\d]/u.test(found.text);
	const sure = company ? CALLED_COMPANY : names.length === 1 ? ALONE : ONE_OF_SEVERAL;
	const confidence = isCut ? ONE_OF_SEVERAL : sure;
	const value = asName(found.text);
	return [toField('supplier', { value, text: found.text, row: found, confidence }, page.number)];
}

/** The first lines, without what somebody scribbled or typed above them: numbers, and small letters only. */
function linesOf(page: PageText): Line[] {
	const lines = rowsOf(page)
		.flatMap(partsOf)
		.slice(0, 2 * MOST_LINES);
	const isNote = ({ text }: Line) => /^[\p{Ll}\s.]+$/u.test(text) || !/\p{L}{2}/u.test(text);
	const start = lines.findIndex((line) => !isNote(line) && !TITLE.test(line.text));
	return start < 0 ? [] : lines.slice(start, start + MOST_LINES);
}

function partsOf({ words, size }: Row): Line[] {
	const parts: Word[][] = [];
	for (const word of words) {
		const last = parts.at(-1)?.at(-1);
		if (last && word.box.x - right(last.box) < APART * size) parts.at(-1)?.push(word);
		else parts.push([word]);
	}
	return parts.map(toLine);
}

function toLine(words: readonly Word[]): Line {
	return { words, text: words.map(({ text }) => text).join(' '), box: around(words.map(({ box }) => box)) };
}

/** The names at the head, each whole, up to the first line that is none. */
function namesIn(lines: readonly Line[]): Line[] {
	const names: Line[] = [];
	for (const line of lines) {
		const text = withoutNumber(line.text);
		const last = names.at(-1);
		if (last && (GOES_ON.test(last.text) || IS_END.test(text)) && !isAddress(text))
			names[names.length - 1] = { ...toLine([...last.words, ...line.words]), text: `${last.text} ${text}` };
		else if (isAddress(text) || ABOUT.test(text) || TO.test(text) || names.length === MOST_NAMES) break;
		else if (/\p{L}{2}/u.test(text)) names.push({ ...line, text });
		if (text !== line.text) break;
	}
	return names;
}

/** A company may be named after its street. */
function isAddress(text: string): boolean {
	return ADDRESS.test(text) && !COMPANY.test(text);
}

function withoutNumber(text: string): string {
	return text.replace(NUMBER, '');
}

/** A name as its owner writes it: the end of a Malay company's, which is often misread by a letter, is always the same. */
function asName(text: string): string {
	return text
		.replace(/\bS[DO0]N(\.?) ?(BH[DZ]|[38]HD)\b/, 'SDN$1 BHD')
		.replace(/[,.:;]+$/, '')
		.trim();
}
