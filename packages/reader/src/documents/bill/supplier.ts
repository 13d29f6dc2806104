/** Who sent a bill. */
import { ADDRESS, isEndOfName, isNoName } from '../../engine/values/organisation.ts';
import { around, bottom, centreX, right, sameRow } from '../../geometry.ts';
import type { PageText, Segment } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { type Found, toField } from './found.ts';
import { isSenderLabel, labelledSenders, namesSeller } from './supplier-labelled.ts';
import { ownerOfWebsite } from './supplier-website.ts';
import { COMPANY, JOINED, plainName, TITLE, TO } from './supplier-words.ts';

const NO_NAME =
	/\b(invoice|receipt|bill|tax|date|page|tel|fax|phone|www\.|http|@|vat|reg|pay ?slip|pay ?advice|certificate|statement|voucher|dividend|interest|private|confidential|employee|name|(customer|merchant|cardholder|duplicate) copy|welcome|thank|please|order|sale|amount|received)\b|^\W*$|\d{4,}/i;
/** The sender is at the head of the page. */
const HEAD = 0.25;
/** How sure a company is that a title names as the sender, in a line of no more words. */
const FROM = 0.95;
const MOST_WORDS = 10;
const MOST_TRADERS = 6;
/** How sure a name is under which its owner's address, telephone or VAT number stands. */
const OVER_OWN_DETAILS = 0.92;
/** What only the sender prints under its name. */
const OWN_DETAILS =
	/\b(vat|tel|telephone|phone|company|co|reg)\b\.? ?(reg|no|number|:|gb|\d)|\bvat\b|@|www\./i;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/;
/** A line that is only the end of a name. */
const IS_ENDING = /^(ltd|limited|plc|llp|cic|(& |and )?(co|sons|company|partners)\b.*)\.?$/i;
/** How many lines such a block may have. */
const MOST_LINES = 8;
/** Type of a heading is so much larger than the usual. */
const HEADING = 1.2;

/** What a paper is: a letter may come from an agent, such as a company's registrar. */
type Kind = 'invoice' | 'receipt' | 'letter';

/**
 * Who sent it: the company whose name comes first on the page, or the largest text there. One below another may be the
 * recipient.
 */
export function supplierField({ segments, number, height }: PageText, kind: Kind): FieldReading[] {
	const isReceipt = kind === 'receipt';
	const isInvoice = kind === 'invoice';
	const from = [
		...segments.flatMap((segment) => [
			...senderIn(segment),
			...signerIn(segment, segments),
			...paidTo(segment, segments),
		]),
		...labelledSenders(segments).map((name) => nameIn(name, FROM)),
	];
	if (from.length === 1) return from.map((found) => toField('supplier', found, number));
	if (namesSeller(segments)) return [];
	const owner = isInvoice ? ownerOfWebsite(segments) : undefined;
	if (owner) return [toField('supplier', nameIn(owner, FROM), number)];
	const lines = nameBeforeSmallPrint(wholeHeadings(segments));
	const head = lines.filter(({ box }) => box.y < HEAD * height);
	const recipient = head.findIndex(({ text }) => TO.test(text));
	const above = head
		.slice(0, recipient < 0 ? head.length : recipient)
		.filter(({ text }) => !isNoPlainName(text) && !isSenderLabel(text));
	// Who is named at the head and again over its address is one company.
	const companies = above.filter(
		({ text }, index) =>
			COMPANY.test(text) && above.findIndex((other) => plainName(other.text) === plainName(text)) === index,
	);
	const [first] = above.filter(({ text }) => /\p{L}{3}/u.test(text));
	const [company] = companies;
	const [top] = head.filter(
		({ text }) => /\p{L}{3}/u.test(text) && !TITLE.test(text) && !/\bcopy\b/i.test(text),
	);
	const sure = (name: Segment, else_: number) =>
		hasOwnDetails(name, lines, isReceipt) ? OVER_OWN_DETAILS : else_;
	// A letterhead without such an ending; the company under it is the customer.
	const isLetterhead =
		first === top && first !== undefined && first !== company && isSetLargest(first, above);
	if (isInvoice && first && isLetterhead && hasOwnDetails(first, lines, false))
		return [toField('supplier', nameIn(first, OVER_OWN_DETAILS), number)];
	if (company && isEndOfName(company, segments)) return [];
	if (company && companies.length === 1)
		return [toField('supplier', nameIn(company, company === top ? 0.93 : sure(company, 0.6)), number)];
	if (!first || company) return [];
	const isFirst = first === top;
	return [
		toField(
			'supplier',
			nameIn(
				first,
				isSetLargest(first, above) || (isFirst && isTraders(first)) ? 0.91 : isFirst ? sure(first, 0.5) : 0.5,
			),
			number,
		),
	];
}

/** Whether a line is only the names of people in trade. */
function isTraders({ text, words }: Segment): boolean {
	return JOINED.test(text) && words.length <= MOST_TRADERS && !/[,:\d]/.test(text);
}

/** The texts, those set in heading type over more than one line each as one. */
function wholeHeadings(segments: readonly Segment[]): Segment[] {
	const sizes = segments.map(({ size }) => size).sort((one, other) => one - other);
	const usual = sizes[Math.floor(sizes.length / 2)] ?? 0;
	const used = new Set<Segment>();
	return [...segments]
		.sort((one, other) => one.box.y - other.box.y)
		.flatMap((segment) => {
			if (used.has(segment)) return [];
			let whole = segment;
			for (const next of segments) {
				const isBroken = segment.size >= HEADING * usual || IS_ENDING.test(next.text);
				if (!isBroken || next === segment || used.has(next) || !goesOn(whole, next)) continue;
				used.add(next);
				whole = joined(whole, next);
			}
			return [whole];
		});
}

/** A name in heading type before the small print beside it, which may start a little higher: the eye reads the name first. */
function nameBeforeSmallPrint(lines: readonly Segment[]): Segment[] {
	const startOf = (line: Segment) =>
		Math.min(
			line.box.y,
			...lines.filter((other) => isSmallPrintBeside(other, line)).map(({ box }) => box.y - 1),
		);
	const starts = new Map(lines.map((line) => [line, startOf(line)]));
	return [...lines].sort((one, other) => (starts.get(one) ?? 0) - (starts.get(other) ?? 0));
}

function isSmallPrintBeside(small: Segment, name: Segment): boolean {
	const isLevel = small.box.y < bottom(name.box) && bottom(small.box) > name.box.y;
	return isLevel && name.size > HEADING * small.size && small.box.x >= right(name.box);
}

function goesOn(whole: Segment, next: Segment): boolean {
	const last = whole.words.at(-1);
	const gap = next.box.y - bottom(whole.box);
	const isTight = gap > -0.4 * next.size && gap < 0.4 * next.size;
	const isSame = next.words[0]?.font === last?.font && Math.abs(next.size - whole.size) < 0.03 * whole.size;
	const isAligned =
		Math.abs(next.box.x - whole.box.x) < 1 || Math.abs(centreX(next.box) - centreX(whole.box)) < 1.5;
	return isTight && isSame && isAligned && !NO_NAME.test(next.text) && !TITLE.test(whole.text);
}

function joined(one: Segment, other: Segment): Segment {
	return {
		...one,
		words: [...one.words, ...other.words],
		text: `${one.text} ${other.text}`,
		box: around([one.box, other.box]),
	};
}

/**
 * Whether the sender's address stands right under a name, in lines aligned with it. A bill names its customer with an
 * address too, so there something that only a sender prints must stand with it.
 */
function hasOwnDetails(name: Segment, all: readonly Segment[], isReceipt: boolean): boolean {
	const lines = all.filter(({ box }) => box.y > name.box.y && !sameRow(box, name.box));
	const block: Segment[] = [name];
	for (const line of rowsFrom(lines)) {
		const last = block.at(-1) ?? name;
		const isAligned =
			Math.abs(line.box.x - name.box.x) < name.size ||
			Math.abs(centreX(line.box) - centreX(name.box)) < name.size;
		if (isAligned && line.box.y - bottom(last.box) < 1.2 * name.size && right(line.box) > name.box.x)
			block.push(line);
		if (block.length > MOST_LINES) break;
	}
	const under = block.slice(1);
	// What stands beside may be of another's column.
	const isOwn = under.some(({ words }) => OWN_DETAILS.test(words.map(({ text }) => text).join(' ')));
	const hasPostcode = under.some(({ text }) => POSTCODE.test(text));
	const [next] = under;
	const isHeadOfReceipt =
		isReceipt && next !== undefined && (OWN_DETAILS.test(next.text) || ADDRESS.test(next.text));
	return isReceipt ? hasPostcode || isHeadOfReceipt : isOwn && hasPostcode;
}

/** Each row once, however many texts stand on it. */
function rowsFrom(lines: readonly Segment[]): Segment[] {
	const starts = lines.filter(
		(line) => !lines.some(({ box }) => box.x < line.box.x && sameRow(box, line.box)),
	);
	return starts.map((line) => withRow(line, lines));
}

/** A line with what stands beside it: a place and its postcode. */
function withRow(line: Segment, lines: readonly Segment[]): Segment {
	const row = lines.filter(({ box }) => sameRow(box, line.box));
	return { ...line, text: row.map(({ text }) => text).join(' '), box: around(row.map(({ box }) => box)) };
}

/** "Receipt from Acme Ltd". */
export function senderIn(segment: Segment): Found[] {
	const [, value = ''] =
		/^(?:(?:your|a|the) )?(?:e-?)?(?:receipt|invoice|bill) from (\p{Lu}.*)$/u.exec(
			lowerStart(segment.text),
		) ?? [];
	const [, signer = ''] =
		/^(?:signed )?for and on behalf of (\p{Lu}.*)$/u.exec(lowerStart(segment.text)) ?? [];
	const sender = value || signer;
	const isTrader = value !== '' && (JOINED.test(value) || isEachCapital(value)) && !isNoPlainName(value);
	const isCompany =
		(COMPANY.test(sender) || isTrader) && segment.words.length <= MOST_WORDS + (signer ? 5 : 0);
	return isCompany ? [{ value: sender, text: sender, row: segment, confidence: FROM }] : [];
}

function isEachCapital(text: string): boolean {
	return text.split(' ').every((word) => /^(\p{Lu}|&)/u.test(word));
}

function isNoPlainName(text: string): boolean {
	return NO_NAME.test(text) || isNoName(text);
}

/** "To: Acme Ltd" on the slip to send back with the payment. */
function paidTo(segment: Segment, segments: readonly Segment[]): Found[] {
	const [, value = ''] = /^(?:to|pay(?:able)? to):? (\p{Lu}.*)$/iu.exec(segment.text) ?? [];
	const isOnSlip = segments.some(
		({ text, box }) => /^(payment|remittance) (advice|slip)/i.test(text) && box.y < segment.box.y,
	);
	const isName = value !== '' && !isNoPlainName(value) && (COMPANY.test(value) || JOINED.test(value));
	return isOnSlip && isName ? [{ value, text: value, row: segment, confidence: FROM }] : [];
}

/** "for Acme Ltd" under "Signed". */
function signerIn(segment: Segment, segments: readonly Segment[]): Found[] {
	const [, value = ''] = /^for (\p{Lu}.*)$/u.exec(segment.text) ?? [];
	const isSigned = segments.some(
		({ text, box }) =>
			/^(signed|signature|yours)\b/i.test(text) &&
			segment.box.y > box.y &&
			segment.box.y - bottom(box) < 2 * segment.size,
	);
	const isCompany = COMPANY.test(value) || /&/.test(value);
	return isSigned && isCompany ? [{ value, text: value, row: segment, confidence: FROM }] : [];
}

function lowerStart(text: string): string {
	return text.replace(/^\w+/, (word) => word.toLowerCase());
}

/** Whether the file itself sets it in type that is clearly larger than the rest; sizes that were measured in a picture tell too little. */
function isSetLargest(first: Segment, head: readonly Segment[]): boolean {
	const others = head.filter((segment) => segment !== first && /\p{L}/u.test(segment.text));
	const isPrinted = first.words.every(({ sureness }) => sureness === undefined);
	return isPrinted && others.every(({ size }) => first.size > 1.2 * size);
}

function nameIn(row: Segment, confidence: number): Found {
	const text = row.text.replace(/[,.:]+$/, '');
	return { value: text, text, row, confidence };
}
