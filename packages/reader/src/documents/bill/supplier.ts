/** Who sent a bill. */
import type { PageText, Segment } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { type Found, toField } from './found.ts';
import { COMPANY, TITLE, TO } from './supplier-words.ts';

const NO_NAME =
	/\b(invoice|receipt|bill|tax|date|page|tel|fax|phone|www\.|http|@|vat|reg|pay ?slip|pay ?advice|certificate|statement|voucher|dividend|interest|private|confidential|employee|name)\b|^\W*$|\d{4,}/i;
/** The sender is at the head of the page. */
const HEAD = 0.25;
/** How sure a company is that a title names as the sender, in a line of no more words. */
const FROM = 0.95;
const MOST_WORDS = 10;

/**
 * Who sent it: the company whose name comes first on the page, or the largest text there. One below another may be the
 * recipient.
 */
export function supplierField({ segments, number, height }: PageText): FieldReading[] {
	const from = segments.flatMap((segment) => senderIn(segment));
	if (from.length === 1) return from.map((found) => toField('supplier', found, number));
	const head = segments
		.filter(({ box }) => box.y < HEAD * height)
		.sort((one, other) => one.box.y - other.box.y);
	const recipient = head.findIndex(({ text }) => TO.test(text));
	const above = head
		.slice(0, recipient < 0 ? head.length : recipient)
		.filter(({ text }) => !NO_NAME.test(text));
	const companies = above.filter(({ text }) => COMPANY.test(text));
	const [first] = above.filter(({ text }) => /\p{L}{3}/u.test(text));
	const [company] = companies;
	const [top] = head.filter(({ text }) => /\p{L}{3}/u.test(text) && !TITLE.test(text));
	if (company && companies.length === 1)
		return [toField('supplier', nameIn(company, company === top ? 0.93 : 0.6), number)];
	const isLargest = first !== undefined && isSetLargest(first, above);
	return first && !company ? [toField('supplier', nameIn(first, isLargest ? 0.91 : 0.5), number)] : [];
}

/** "Receipt from Acme Ltd". */
export function senderIn(segment: Segment): Found[] {
	const [, value = ''] = /^(?:receipt|invoice|bill) from (\p{Lu}.*)$/u.exec(lowerStart(segment.text)) ?? [];
	const isCompany = COMPANY.test(value) && segment.words.length <= MOST_WORDS;
	return isCompany ? [{ value, text: value, row: segment, confidence: FROM }] : [];
}

function lowerStart(text: string): string {
	return text.replace(/^\w+/, (word) => word.toLowerCase());
}

/** Whether the file itself sets it in type that is clearly larger than the rest; sizes that were measured in a picture tell too little. */
function isSetLargest(first: Segment, head: readonly Segment[]): boolean {
	const others = head.filter((segment) => segment !== first);
	const isPrinted = first.words.every(({ sureness }) => sureness === undefined);
	return isPrinted && others.every(({ size }) => first.size > 1.2 * size);
}

function nameIn(row: Segment, confidence: number): Found {
	const text = row.text.replace(/[,.:]+$/, '');
	return { value: text, text, row, confidence };
}
