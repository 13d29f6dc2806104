/** The sender of a bill where a label says who that is: "From", "Sold by". */
import { ADDRESS, isNoName } from '../../engine/values/organisation.ts';
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Segment } from '../../page.ts';
import { COMPANY, plainName } from './supplier-words.ts';

/** Over the sender only: "from" begins much else. */
const FROM = /^(invoice |receipt |bill )?from:?$/i;
/** What names the seller beside or under it. A marketplace prints its own brand over all of the page. */
const SELLER =
	/^(sold|supplied|billed|issued|provided|invoiced) by:?$|^(seller|supplier|vendor|trader)( name)?:?$|^(seller|supplier|vendor) details:?$/i;
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
	const row = under(label, label, segments);
	const next = row && under(row, label, segments);
	const isName = row && (COMPANY.test(row.text) || (next && ADDRESS.test(next.text) && !isNoName(row.text)));
	return isName ? [row] : [];
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
