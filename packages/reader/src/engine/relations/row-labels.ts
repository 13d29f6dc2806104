/** What the labels to the left of an amount tell. */
import type { Part } from '../../definition.ts';
import { bottom, centreY, right, sameRow } from '../../geometry.ts';
import type { Box, Segment } from '../../page.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { isAmountText } from '../values/amounts.ts';
import { headsOver } from './column-heads.ts';
import { nearestHeading, underHeading } from './headings.ts';
import { isComplete, isEmpty, type Told } from './part.ts';
import {
	boxOf,
	isBetween,
	isLeftOf,
	isOverOwn,
	isSameCell,
	type Neighbour,
	neighbours,
	type Surroundings,
	shareX,
} from './surroundings.ts';

/** A text of more words is prose, and says nothing of the amounts beside it. */
const MOST_LABEL_WORDS = 6;
/** How close after its label a note starts, in sizes of the type, and how much smaller it is set. */
const NOTE_AFTER = 1;
const SMALLEST_LABEL = 0.9;
/** However short a note is, a mark tells that it is one. Words that go on small say what the label is of. */
const STARTS_NOTE = /^[★*†‡§]/;
/** A heading right over the first label of a row starts where it does, in sizes of the type. */
const SAME_START = 1.5;

/** What the labels to the left tell, the nearest first. */
export function rowOf(amount: Amount, around: Surroundings): Told {
	let part: Part = {};
	for (const neighbour of leftOf(amount, around)) {
		if (neighbour.kind === 'text' && isAside(neighbour.text, around.sheet)) continue;
		if (neighbour.kind === 'text')
			return isSilent(neighbour.text, around) || !isEmpty(part) ? { part } : 'foreign';
		const { meaning, box } = neighbour.label;
		const isNext = !around.amounts.some((other) => other !== amount && isBetween(box, other, amount));
		// A further column of a row that is of something else is so as well.
		const isOwn = isNext || meaning.kind === 'other';
		if (meaning.kind !== 'part') return isEmpty(part) && isOwn ? ownLabel(meaning) : { part };
		if (isComplete(meaning.part) && !isNext) return { part: scopeOnly(meaning.part, part, around) };
		const isFirst = isEmpty(part);
		part = { ...meaning.part, ...part };
		if (isFirst && !part.scope && !hasNearerHead(amount, around))
			part = underHeading(amount, part, around, SAME_START);
		if (isComplete(part)) break;
	}
	return { part };
}

/** A label that says all is of the amount next to it; of a further one, in a table of figures by column, only its scope. */
function scopeOnly({ scope }: Part, known: Part, { sheet }: Surroundings): Part {
	const isOpen = scope === undefined || sheet.vocabulary.grid?.usualWhereUntold || !isEmpty(known);
	return isOpen ? known : { scope };
}

/** Whether the head of the amount's own column tells its scope and stands no higher than the heading over the row does. */
function hasNearerHead(amount: Amount, around: Surroundings): boolean {
	const scoped = (label: Label) => label.meaning.kind === 'part' && label.meaning.part.scope !== undefined;
	const [head] = headsOver(amount, around).flatMap((over) =>
		over.kind === 'label' && scoped(over.label) && isInColumn(over.label.box, amount, around)
			? [over.label]
			: [],
	);
	const heading = nearestHeading(amount, around, SAME_START);
	if (!head || !heading) return false;
	return bottom(head.box) > bottom(heading.box) - amount.size || isOfTwoScopes(head, heading, around);
}

/** Whether columns of two scopes stand side by side over a heading of the usual one: "Deductions" under "This period" and "Year to date" parts the rows, not the columns. */
function isOfTwoScopes(head: Label, heading: Label, { sheet }: Surroundings): boolean {
	const { usualScope, usualWhereUntold = false } = sheet.vocabulary.grid ?? {};
	const scopeOf = ({ meaning }: Label) => (meaning.kind === 'part' ? meaning.part.scope : undefined);
	if (!usualWhereUntold || scopeOf(heading) !== usualScope) return false;
	return sheet.labels.some(
		(other) =>
			sameRow(other.box, head.box) && scopeOf(other) !== undefined && scopeOf(other) !== scopeOf(head),
	);
}

function isInColumn(head: Box, amount: Amount, { sheet }: Surroundings): boolean {
	return shareX(head, amount) > 0 || isSameCell(head, amount.box, sheet.page.rulings);
}

/** What stands at the left, but for the labels that have amounts of their own before or under them. */
function leftOf(amount: Amount, { sheet, owners, amounts }: Surroundings): Neighbour[] {
	const ofOthers = new Set([...owners.values()].map(({ box }) => box));
	const isOthers = (box: Box) => ofOthers.has(box) || isOverOwn(box, amounts);
	return neighbours(sheet, ({ box }) => isLeftOf(box, amount) && !isOthers(box)).sort(
		(one, other) => right(boxOf(other)) - right(boxOf(one)),
	);
}

/** Brackets, or a note in smaller type that goes on from a label on its line: "In this employment ★ These figures go on your return". */
function isAside({ text, words, box, size }: Segment, { labels }: Sheet): boolean {
	if (/^\(|\)$/.test(text)) return true;
	const isSentence = words.length > MOST_LABEL_WORDS && /^\p{Lu}/u.test(text);
	if (!isSentence && !STARTS_NOTE.test(text)) return false;
	return labels.some((label) => {
		const gap = box.x - right(label.box);
		const goesOn = gap > -0.3 * label.size && gap < NOTE_AFTER * label.size && sameRow(label.box, box);
		return goesOn && size < SMALLEST_LABEL * label.size;
	});
}

function isSilent(text: Segment, { claimed, sheet }: Surroundings): boolean {
	return claimed.has(text) || (text.words.length > MOST_LABEL_WORDS && isOfParagraph(text, sheet));
}

/** Whether a further line of the same type stands right over or under a text, starting where it does. */
function isOfParagraph(text: Segment, { texts }: Sheet): boolean {
	return texts.some(({ box, size, words }) => {
		const isSameType = words[0]?.font === text.words[0]?.font && Math.abs(size - text.size) < 0.5;
		const apart = Math.abs(centreY(box) - centreY(text.box));
		const isNext = apart > 0.5 * size && apart < 2 * size && Math.abs(box.x - text.box.x) < size;
		return isNext && isSameType && !isAmountText(words.map((word) => word.text).join(' '));
	});
}

function ownLabel(meaning: Label['meaning']): Told {
	return meaning.kind === 'amount' ? { field: meaning.field } : 'foreign';
}
