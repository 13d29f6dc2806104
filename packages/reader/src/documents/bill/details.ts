/** What a bill says besides amounts and its date: its number, its sender, its currency. */
import { asDate } from '../../engine/values/dates.ts';
import { bottom, overlapX } from '../../geometry.ts';
import type { Box, PageText, Segment } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { type Found, toField } from './found.ts';
import type { Row } from './rows.ts';

const NUMBER =
	/(?:(?:tax )?invoice|inv|bill|receipt|doc(?:ument)?|rechnungs?|factuur|ref(?:erence)?) ?-?(?:number|num|no|nr|nummer|#|id)?[ .:#-]*((?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{2,24})\b/i;
const NAMES_NUMBER =
	/(invoice|inv|bill|receipt|doc(ument)?|rechnung|factuur)\w*[ .-]*(number|num|no\b|nr|nummer|#|id\b)/i;

/** The number that its writer gave it: after its label or under it. */
export function numberField(rows: readonly Row[], { segments, number }: PageText): FieldReading[] {
	const after = rows.flatMap((row) => {
		const match = NAMES_NUMBER.test(row.text) ? NUMBER.exec(row.text) : null;
		return match?.[1] ? [{ text: match[1], row }] : [];
	});
	const under = segments.flatMap((label) => {
		if (!IS_NUMBER_LABEL.test(label.text)) return [];
		const row = segments.find(
			({ text, box }) => isUnder(box, label) && /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{1,24}$/i.test(text),
		);
		return row ? [{ text: row.text, row }] : [];
	});
	const found = [...after, ...under]
		.filter(({ text }) => !asDate(text))
		.map((each) => ({ ...each, value: each.text, confidence: 0.95 }));
	const values = new Set(found.map(({ value }) => value));
	return found[0] && values.size === 1 ? [toField('invoiceNumber', found[0], number)] : [];
}

const IS_NUMBER_LABEL = /^(tax )?(invoice|inv|bill|receipt) ?(number|num|no|nr|#|id|ref)\.?:?$/i;

function isUnder(box: Box, label: Segment): boolean {
	const gap = box.y - bottom(label.box);
	return gap > -0.3 * label.size && gap < 1.5 * label.size && overlapX(box, label.box) > 0;
}

const COMPANY =
	/\b(ltd|limited|plc|llp|gmbh|ag|inc|b\.?v\.?|s\.?a\.?|sdn\.? ?bhd|bhd|s\/b|enterprise|trading|cic)\b\.?/i;
const TO =
	/\b(bill|billed|invoice|ship|sold|deliver(ed)?)( to|:$)|\bcustomer|\bclient\b|^to:?$|\bfor the attention/i;
const NO_NAME =
	/\b(invoice|receipt|bill|tax|date|page|tel|fax|phone|www\.|http|@|vat|reg|pay ?slip|pay ?advice|certificate|statement|voucher|dividend|interest|private|confidential|employee|name)\b|^\W*$|\d{4,}/i;
/** The sender is at the head of the page. */
const HEAD = 0.25;

/** What is printed above the sender on a page: the type of document. */
const TITLE =
	/^\W*((sales|tax|simplified|copy|vat|customer|cash|payment|kopie|official) )*(invoice|receipt|bill|factuur|rechnung|facture|fattura|factura|page|pay ?slip|pay ?advice|certificate|statement|voucher)\b/i;

/**
 * Who sent it: the company whose name comes first on the page, or the largest text there. One below another may be the
 * recipient.
 */
export function supplierField({ segments, number, height }: PageText): FieldReading[] {
	const head = segments
		.filter(({ box }) => box.y < HEAD * height)
		.sort((one, other) => one.box.y - other.box.y);
	const printed = withoutNotes(head);
	const recipient = printed.findIndex(({ text }) => TO.test(text));
	const above = printed
		.slice(0, recipient < 0 ? printed.length : recipient)
		.filter(({ text }) => !NO_NAME.test(text));
	const companies = above.filter(({ text }) => COMPANY.test(text));
	const [first] = above.filter(({ text }) => /\p{L}{3}/u.test(text));
	const [company] = companies;
	const [top] = printed.filter(({ text }) => /\p{L}{3}/u.test(text) && !TITLE.test(text));
	if (company && companies.length === 1)
		return [toField('supplier', nameIn(company, company === top ? 0.93 : 0.6), number)];
	const isLargest = first !== undefined && isSetLargest(first, above);
	return first && !company ? [toField('supplier', nameIn(first, isLargest ? 0.91 : 0.5), number)] : [];
}

/** Without what somebody scribbled or typed above a recognised head in small letters only: shops print their names with capitals. */
function withoutNotes(head: readonly Segment[]): Segment[] {
	const isNote = ({ text, words }: Segment) =>
		/^[\p{Ll}\s.]+$/u.test(text) && words.every(({ sureness }) => sureness !== undefined);
	const first = head.findIndex((segment) => !isNote(segment));
	return head.slice(Math.max(0, first));
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

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
	[/£|\bGBP\b/, 'GBP'],
	[/€|\bEUR\b/, 'EUR'],
	[/\bRM(?=\d|\b)|\bMYR\b/, 'MYR'],
	[/\bRs\.?(?=\d|\b)|₹|\bINR\b/, 'INR'],
	[/\$|\bUSD\b/, 'USD'],
];

/** The currency that its amounts are in, where exactly one is named. */
export function currencyField(rows: readonly Row[], page: number): FieldReading[] {
	const found = CURRENCIES.flatMap(([pattern, value]) => {
		const row = rows.find(({ text }) => pattern.test(text));
		return row ? [{ value, text: pattern.exec(row.text)?.[0] ?? value, row, confidence: 0.97 }] : [];
	});
	return found[0] && found.length === 1 ? [toField('currency', found[0], page)] : [];
}
