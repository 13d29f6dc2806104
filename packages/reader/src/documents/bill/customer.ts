/** Whom an invoice is for: the name after or under a label that says so, or over the address that stands in the window of its envelope. */
import { isSameCell } from '../../engine/relations/surroundings.ts';
import { ENDS, isNoName, nameInLine } from '../../engine/values/organisation.ts';
import { bottom, centreX, right, sameRow } from '../../geometry.ts';
import type { PageText, Ruling, Segment } from '../../page.ts';
import type { FieldReading } from '../../reading.ts';
import { type Found, toField } from './found.ts';
import { lineOver } from './stack.ts';
import { plainName, TITLE } from './supplier-words.ts';

const CALLED = '(?:bill(?:ed)?|invoiced?|sold) to|(?:customer|client)(?: name)?|invoice for';
/** What stands over the customer, alone. */
const LABEL = new RegExp(`^(?:${CALLED}|to|for|(?:invoice|billing) address):?$`, 'i');
/** What stands before the customer; the short words need a colon. */
const BEFORE = new RegExp(`^(?:(?:${CALLED}):?|to:|for:) (?=\\p{Lu})`, 'iu');
/** Not a name: a label, a number, a way to be reached. */
const NO_NAME =
	/[\d:@]|www\.|\b(invoice|receipt|bill|tax|date|page|vat|order|account|reference|payment|terms|due|number|no|site|delivery|deliver(ed)?|attention|fao|above|details|copy|same|as)\b/i;
/** A line with which the name over it goes on. */
const GOES_ON = /^((ltd|limited|plc|llp|cic)\b|&|and\b|of\b|t\/a\b|trading as\b)/i;
const POSTCODE = /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/;
const MOST_WORDS = 7;
/** An address has so many lines under its name. */
const [FEWEST_LINES, MOST_LINES] = [2, 6];
/** How far under the head of its box a name stands, in sizes of the type. */
const FARTHEST_UNDER = 1.2;
/** The part of the page that the window shows; right under the title it may stand higher. */
const [TOP, FOOT] = [0.1, 0.4];
/** How sure a name is that a label tells, and one that only its place tells. */
const [LABELLED, IN_WINDOW] = [0.94, 0.92];

/** The customer, where the page names one and no other. */
export function customerField(page: PageText, supplier: string | undefined): FieldReading[] {
	const { segments, number } = page;
	const isOther = ({ value }: Found) => plainName(value) !== plainName(supplier ?? '');
	const labelled = segments.flatMap((segment) => labelledBy(segment, page)).filter(isOther);
	const found = labelled.length > 0 || supplier === undefined ? labelled : inWindow(page).filter(isOther);
	const values = new Set(found.map(({ value }) => plainName(value)));
	return found[0] && values.size === 1 ? [toField('customer', found[0], number)] : [];
}

function labelledBy(label: Segment, { segments, rulings }: PageText): Found[] {
	const [before] = BEFORE.exec(label.text) ?? [];
	if (before) return asName(label, label.text.slice(before.length), segments, LABELLED);
	if (!LABEL.test(label.text)) return [];
	const under = underOf(label, segments) ?? inColumnUnder(label, segments, rulings);
	const name = under ? asName(under, under.text, segments, LABELLED) : [];
	if (name.length > 0) return name;
	const beside = segments
		.filter(({ box }) => sameRow(box, label.box) && box.x >= right(label.box))
		.sort((one, other) => one.box.x - other.box.x)[0];
	return beside && /:$/.test(label.text) ? asName(beside, beside.text, segments, LABELLED) : [];
}

/** The names over addresses in the window that nothing else heads but the paper's title. */
function inWindow({ segments, height }: PageText): Found[] {
	return segments.flatMap((name) => {
		const over = name.box.y < FOOT * height ? lineOver(name, segments) : undefined;
		const isTitled = over !== undefined && TITLE.test(over.text);
		const isThere = name.box.y < FOOT * height && (isTitled || name.box.y > TOP * height);
		if (!isThere || (over && !isTitled)) return [];
		const address = addressUnder(name, segments);
		const postcode = address.findIndex(({ text }) => POSTCODE.test(text));
		const isWhole = postcode >= FEWEST_LINES - 1 && address.length <= postcode + 2;
		const isPlain = address.every(({ text }) => !/[:@]|www\.|\b(vat|tel|phone|company|reg)\b/i.test(text));
		return isWhole && isPlain ? asName(name, name.text, segments, IN_WINDOW) : [];
	});
}

/** The lines right under each other that start where the name does. */
function addressUnder(name: Segment, segments: readonly Segment[]): Segment[] {
	const lines: Segment[] = [];
	for (let next = underOf(name, segments); next && lines.length < MOST_LINES; next = underOf(next, segments))
		lines.push(next);
	return lines;
}

/** The text right under another that starts where it does. */
function underOf(over: Segment, segments: readonly Segment[]): Segment | undefined {
	return segments
		.filter(({ box, size }) => {
			const gap = box.y - bottom(over.box);
			const isRight = gap > -0.5 * size && gap < size && !sameRow(box, over.box);
			return isRight && box.y > over.box.y && Math.abs(box.x - over.box.x) < size;
		})
		.sort((one, other) => one.box.y - other.box.y)[0];
}

/** The text right under the head of a column, centred under it or in its drawn cell, as in a row of boxes. */
function inColumnUnder(
	head: Segment,
	segments: readonly Segment[],
	rulings: readonly Ruling[],
): Segment | undefined {
	return segments
		.filter(({ box, size }) => {
			const gap = box.y - bottom(head.box);
			const isRight = gap > -0.5 * size && gap < FARTHEST_UNDER * size && !sameRow(box, head.box);
			const isCentred = Math.abs(centreX(box) - centreX(head.box)) < 0.5 * size;
			return isRight && box.y > head.box.y && (isCentred || isSameCell(box, head.box, rulings));
		})
		.sort((one, other) => one.box.y - other.box.y)[0];
}

/** The text as a name, where it is one and whole. */
function asName(row: Segment, text: string, segments: readonly Segment[], confidence: number): Found[] {
	const next = underOf(row, segments);
	const value = nameInLine(text, next !== undefined)?.replace(/[,.]+$/, '');
	if (value === undefined || NO_NAME.test(value) || isNoName(value)) return [];
	const isName = /^\p{Lu}.*\p{L}{2}/u.test(value) && value.split(' ').length <= MOST_WORDS;
	const goesOn = next && (GOES_ON.test(next.text) || (ENDS.test(next.text) && !ENDS.test(value)));
	return isName && !goesOn ? [{ value, text: value, row, confidence }] : [];
}
