/** The sender of a bill where a label says who that is: "From", "Sold by". */
import { toSegment } from '../../engine/layout/segments.ts';
import { ADDRESS, isNoName } from '../../engine/values/organisation.ts';
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Segment } from '../../page.ts';
import { COMPANY, plainName } from './supplier-words.ts';

/** Over the sender only: "from" begins much else. */
const FROM = /^(invoice |receipt |bill )?from:?$/i;
/** What names the seller beside or under it. A marketplace prints its own brand over all of the page. */
const SELLER =
	/^(sold|supplied|billed|issued|provided|invoiced) by:?$|^(seller|supplier|vendor|trader)( name)?:?$|^(seller|supplier|vendor) details:?$/i;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;
/** How many lines a name and its address have. */
const MOST_LINES = 5;
/** The value on the label's line stands within so many of its heights. */
const BESIDE = 30;

/** Whether a text is such a label. */
export function isSenderLabel(text: string): boolean {
	return FROM.test(text) || SELLER.test(text);
}

/** Whether a label says that somebody sold this, whoever it is: then no brand or website tells. */
export function namesSeller(segments: readonly Segment[]): boolean {
	return segments.some(({ text }) => SELLER.test(text));
}

/** The names at labels of the sender, each once. */
export function labelledSenders(segments: readonly Segment[]): Segment[] {
	const found = segments.flatMap((label) => [
		...underLabel(label, segments),
		...besideSeller(label, segments),
	]);
	return found.filter(
		({ text }, index) => found.findIndex((other) => plainName(other.text) === plainName(text)) === index,
	);
}

/** The company right under the label, or whoever's address stands under the name there. */
function underLabel(label: Segment, segments: readonly Segment[]): Segment[] {
	if (!isSenderLabel(label.text)) return [];
	const [first, ...lines] = linesUnder(label, segments);
	if (!first) return [];
	const [name, next] = wholeName(first, lines);
	const isOverAddress =
		next !== undefined &&
		(ADDRESS.test(next.text) || (!isSameType(name, next) && lines.some(({ text }) => POSTCODE.test(text))));
	return COMPANY.test(name.text) || (isOverAddress && !isNoName(name.text)) ? [name] : [];
}

/** The lines right under the label, and under each other. */
function linesUnder(label: Segment, segments: readonly Segment[]): Segment[] {
	const lines: Segment[] = [];
	for (
		let next = under(label, label, segments);
		next && lines.length < MOST_LINES;
		next = under(next, label, segments)
	)
		lines.push(next);
	return lines;
}

/** A name with the further lines of its type up to the end of a company's, and the line after it: "Rowan Plumbing" over "Supplies Ltd". */
function wholeName(first: Segment, lines: readonly Segment[]): [Segment, Segment | undefined] {
	const end = COMPANY.test(first.text) ? -1 : lines.findIndex(({ text }) => COMPANY.test(text));
	const more = lines.slice(0, end + 1);
	const isOne = more.every((line) => isSameType(first, line) && !ADDRESS.test(line.text));
	if (end < 0 || !isOne) return [first, lines[0]];
	const words = [first, ...more].flatMap((line) => line.words);
	return [{ ...first, ...toSegment(words), size: first.size }, lines[end + 1]];
}

function isSameType(one: Segment, other: Segment): boolean {
	return one.words[0]?.font === other.words[0]?.font && Math.abs(one.size - other.size) < 0.05 * one.size;
}

function under(over: Segment, label: Segment, segments: readonly Segment[]): Segment | undefined {
	return segments.find(
		({ box, size }) =>
			Math.abs(box.x - label.box.x) < size &&
			box.y > over.box.y &&
			!sameRow(box, over.box) &&
			box.y - bottom(over.box) < size,
	);
}

/** The name next on the label's line. */
function besideSeller(label: Segment, segments: readonly Segment[]): Segment[] {
	if (!SELLER.test(label.text)) return [];
	const [next] = segments
		.filter(({ box }) => sameRow(box, label.box) && box.x >= right(label.box))
		.sort((one, other) => one.box.x - other.box.x);
	const isNear = next && next.box.x - right(label.box) < BESIDE * label.box.height;
	const isText = next !== undefined && /\p{L}{3}/u.test(next.text) && !/\d{4}/.test(next.text);
	return isText && isNear && (COMPANY.test(next.text) || !isNoName(next.text)) && !isSenderLabel(next.text)
		? [next]
		: [];
}
