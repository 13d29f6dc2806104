/** What a bill says besides amounts, its date and its sender: its number and its currency. */
import { isSameCell } from '../../engine/relations/surroundings.ts';
import { asDate } from '../../engine/values/dates.ts';
import { bottom, overlapX, right, sameRow } from '../../geometry.ts';
import type { PageText, Ruling, Segment } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { type Found, toField } from './found.ts';
import type { Row } from './rows.ts';
import { lineOver, lineUnder, nearestOver } from './stack.ts';

const NUMBER =
	/(?:(?:tax )?invoice|inv|bill|receipt|doc(?:ument)?|rechnungs?|factuur|ref(?:erence)?) ?-?(?:number|num|no|nr|nummer|#|id|ref|reference)?[ .:#-]*(?<![\w/-])((?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{2,24})\b/i;
const NAMES_NUMBER =
	/(invoice|inv|bill|receipt|doc(ument)?|rechnung|factuur)\w*[ .-]*(number|num|no\b|nr|nummer|#|id\b|ref\b|reference\b)/i;

/** "Invoice INV-20417" as the whole of a line; a year alone is none. */
const TITLE_AND_NUMBER =
	/^(?:(?:sales|tax|vat) )*(?:invoice|receipt):? (?!(?:19|20)\d\d$)((?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{2,24})$/i;

/** "No. 88213" right under the title "Invoice". */
const IS_TITLE = /^(?:(?:sales|tax|vat) )*invoice$/i;
const NUMBER_ALONE = /^(?:number|num|no|nr|ref|#)[.:]* ?((?=[A-Z0-9/-]*\d)[A-Z0-9][A-Z0-9/-]{1,24})$/i;

/** "No." in a box under the title, with the number at the other side of the box. */
const BARE_LABEL = /^(?:our )?(?:number|num|no|nr|ref|reference|#)[.:]*$/i;

/** What tills call their slips: "Bill 20417", "Sale no 88213"; a transaction is the terminal's. */
const SLIP = '(?:bill|sale|sales|ticket|docket|slip|check|chq)(?: (?:no|num|number|nr|ref|id))?[.:#]*';
const LONG_NUMBER = '(?!(?:19|20)\\d\\d$)(?=[A-Z0-9/-]*\\d)[A-Z0-9][A-Z0-9/-]{2,24}';
const SLIP_AND_NUMBER = new RegExp(`^${SLIP} (${LONG_NUMBER})$`, 'i');
const IS_SLIP_LABEL = new RegExp(`^(?:(?:invoice|receipt)(?: (?:no|number))?[.#]*|${SLIP})$`, 'i');
const IS_LONG_NUMBER = new RegExp(`^${LONG_NUMBER}$`, 'i');

/** The caption of a number is set so much smaller. */
const SMALLER = 0.95;
/** A number that its label has run into. */
const RUN_TOGETHER = /[a-z]{3}/;

/** The number that its writer gave it: after its label or under it. */
export function numberField(rows: readonly Row[], { segments, number, rulings }: PageText): FieldReading[] {
	const after = rows.flatMap((row) => {
		const match = NAMES_NUMBER.test(row.text) ? NUMBER.exec(row.text) : null;
		return match?.[1] ? [{ text: match[1], row }] : [];
	});
	const titled = segments.flatMap((row) => {
		const text = TITLE_AND_NUMBER.exec(row.text)?.[1];
		return text ? [{ text, row }] : [];
	});
	const slips = segments.flatMap((row) => {
		const text = SLIP_AND_NUMBER.exec(row.text)?.[1];
		return text ? [{ text, row }] : [];
	});
	const under = segments.flatMap((label) => {
		const isLabel = IS_NUMBER_LABEL.test(label.text);
		const row = isLabel ? captionedBy(label, belowOf(label, segments, rulings), segments) : undefined;
		return row && IS_NUMBER.test(row.text) ? [{ text: row.text, row }] : [];
	});
	const others = new Set(
		[...rows.flatMap(otherNumbersIn), ...otherNumbersUnder(segments, rulings)].map(digitsOf),
	);
	const beside = segments.flatMap((label) => {
		const row = IS_SLIP_LABEL.test(label.text) ? besideOf(label, segments) : undefined;
		return row && IS_LONG_NUMBER.test(row.text) ? [{ text: row.text, row }] : [];
	});
	const inStack = segments.flatMap((row) => {
		const text = NUMBER_ALONE.exec(row.text)?.[1];
		const over = text && lineOver(row, segments);
		return text && over && IS_TITLE.test(over.text) ? [{ text, row }] : [];
	});
	const inBox = segments.flatMap((label) => {
		const row = BARE_LABEL.test(label.text) ? besideOf(label, segments) : undefined;
		const isTitled = row && IS_TITLE.test(nearestOver([label, row], segments)?.text ?? '');
		return isTitled && IS_LONG_NUMBER.test(row.text) ? [{ text: row.text, row }] : [];
	});
	const isNumber = ({ text }: { readonly text: string }) =>
		!asDate(text) && !others.has(digitsOf(text)) && !RUN_TOGETHER.test(text);
	const captioned = segments.flatMap((label) => {
		const row = IS_TITLE.test(label.text) ? lineUnder(label, segments) : undefined;
		const isCaption = row && label.size < SMALLER * row.size && IS_LONG_NUMBER.test(row.text);
		return isCaption ? [{ text: row.text, row }] : [];
	});
	const [told = []] = [[...after, ...under], titled, inStack, inBox, beside, captioned, slips]
		.map((tier) => tier.filter(isNumber))
		.filter(({ length }) => length > 0);
	const found = told.map((each) => ({ ...each, value: each.text, confidence: 0.95 }));
	const values = new Set(found.map(({ value }) => value));
	return found[0] && values.size === 1 ? [toField('invoiceNumber', found[0], number)] : [];
}

const IS_NUMBER_LABEL =
	/^((tax|vat|sales|our) )*(invoice|inv|bill|receipt|document|doc)\.? ?(number|num|no|nr|#|id|ref|reference)\.?:?$/i;
const IS_NUMBER = /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{1,24}$/i;
/** What a number of the sender's, the tax office's or the bank's is called. */
const OTHER_NUMBER =
	/\b(vat|gst|sst|utr|co|company|reg|registration|registered|account|a\/c|sort|order|po|customer|tel|phone|fax)\b[ .]*((reg|registration|registered)\b[ .]*)?(number|num|no|nr|id|code|#)?[ .:#]*/i;
const OTHER_NUMBER_LABEL = new RegExp(`^(${OTHER_NUMBER.source})$`, 'i');

function otherNumbersIn({ text }: Row): string[] {
	const match = new RegExp(`${OTHER_NUMBER.source}((?:GB ?)?\\d[\\d -]{5,}\\d)`, 'i').exec(text);
	return match ? [match.at(-1) ?? ''] : [];
}

function otherNumbersUnder(segments: readonly Segment[], rulings: readonly Ruling[]): string[] {
	return segments.flatMap((label) => {
		const below = OTHER_NUMBER_LABEL.test(label.text) ? belowOf(label, segments, rulings) : undefined;
		return below ? [below.text] : [];
	});
}

function digitsOf(text: string): string {
	return text.replace(/\D/g, '');
}

/** The next text on a label's line. */
function besideOf({ box }: Segment, segments: readonly Segment[]): Segment | undefined {
	return segments
		.filter((other) => other.box.x >= right(box) && sameRow(other.box, box))
		.sort((one, other) => one.box.x - other.box.x)[0];
}

/** The text right under a label, or in its drawn cell: the lines of a block may be so tight that they touch. */
function belowOf(
	label: Segment,
	segments: readonly Segment[],
	rulings: readonly Ruling[],
): Segment | undefined {
	const isUnder = ({ box }: Segment) => {
		const gap = box.y - bottom(label.box);
		const isInColumn = overlapX(box, label.box) > 0 || isSameCell(box, label.box, rulings);
		return gap > -0.6 * label.size && gap < 1.5 * label.size && isInColumn && !sameRow(box, label.box);
	};
	return segments
		.filter((each) => each !== label && isUnder(each))
		.sort((one, other) => one.box.y - other.box.y)[0];
}

/** The number right over a label in smaller type that is nearer than what stands under it: then the label is its caption. Else what stands under it. */
function captionedBy(
	label: Segment,
	under: Segment | undefined,
	segments: readonly Segment[],
): Segment | undefined {
	const over = lineOver(label, segments);
	if (over === undefined || label.size >= SMALLER * over.size || !IS_NUMBER.test(over.text)) return under;
	const [gapOver, gapUnder] = [label.box.y - bottom(over.box), under && under.box.y - bottom(label.box)];
	return gapUnder === undefined || gapOver < gapUnder ? over : under;
}

const CURRENCIES: readonly (readonly [RegExp, string])[] = [
	[/£|\bGBP\b/, 'GBP'],
	[/€|\bEUR\b/, 'EUR'],
	[/\bRM(?=\d|\b)|\bMYR\b/, 'MYR'],
	[/\bRs\.?(?=\d|\b)|₹|\bINR\b/, 'INR'],
	[/(?<![A-Z])\$|\bUSD\b|\bUS\$/, 'USD'],
	[/\bA(?:U|UD)?\$|\bAUD\b/, 'AUD'],
	[/\bC(?:A|AD)?\$|\bCAD\b/, 'CAD'],
	[/\bS(?:GD?)?\$|\bSGD\b/, 'SGD'],
	[/\bHK\$|\bHKD\b/, 'HKD'],
	[/\bNZ\$|\bNZD\b/, 'NZD'],
	[/¥|\bJPY\b|円/, 'JPY'],
	...['CHF', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'HUF', 'RON', 'TRY', 'AED', 'ZAR', 'THB', 'CNY', 'ISK'].map(
		(code) => [new RegExp(`\\b${code}\\b`), code] as const,
	),
];

/** The currency that its amounts are in, where exactly one is named. */
export function currencyField(rows: readonly Row[], page: number): FieldReading[] {
	const found = CURRENCIES.flatMap(([pattern, value]) => {
		const row = rows.find(({ text }) => pattern.test(text));
		return row ? [{ value, text: pattern.exec(row.text)?.[0] ?? value, row, confidence: 0.97 }] : [];
	});
	const [first] = found;
	if (first && found.length === 1) return [toField('currency', first, page)];
	if (!first)
		return rows
			.flatMap(inPounds)
			.slice(0, 1)
			.map((each) => toField('currency', each, page));
	// Pounds and another: whose its amounts are is open, so the other is offered, which no amount in pounds follows.
	const other = found.some(({ value }) => value === 'GBP') && found.find(({ value }) => value !== 'GBP');
	return other ? [toField('currency', { ...other, confidence: 0.5 }, page)] : [];
}

/** A British VAT number: nine figures, as 123 4567 89. */
const BRITISH_VAT = /\bVAT\b.{0,24}?\b((?:GB ?)?\d{3} ?\d{4} ?\d{2})(?![\d-])/i;
const BY_VAT_NUMBER = 0.92;

/** In a picture the pound sign is often not seen; who is registered for VAT here charges in pounds unless another currency is named. */
function inPounds(row: Row): Found[] {
	const isSeen = row.words.some(({ sureness }) => sureness !== undefined);
	const text = isSeen ? BRITISH_VAT.exec(row.text)?.[1] : undefined;
	return text === undefined ? [] : [{ value: 'GBP', text, row, confidence: BY_VAT_NUMBER }];
}
