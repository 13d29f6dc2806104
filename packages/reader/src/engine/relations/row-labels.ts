/** What the labels to the left of an amount tell. */
import type { Part } from '../../definition.ts';
import { bottom, right } from '../../geometry.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { headsOver } from './column-heads.ts';
import { nearestHeading, underHeading } from './headings.ts';
import { isComplete, isEmpty, type Told } from './part.ts';
import {
	boxOf,
	isBetween,
	isLeftOf,
	type Neighbour,
	neighbours,
	type Surroundings,
	shareX,
} from './surroundings.ts';

/** A text of more words is prose, and says nothing of the amounts beside it. */
const MOST_LABEL_WORDS = 6;
/** A heading right over the first label of a row starts where it does, in sizes of the type. */
const SAME_START = 1.5;

/** What the labels to the left tell, the nearest first. */
export function rowOf(amount: Amount, around: Surroundings): Told {
	let part: Part = {};
	for (const neighbour of leftOf(amount, around)) {
		if (neighbour.kind === 'text' && /^\(|\)$/.test(neighbour.text.text)) continue;
		if (neighbour.kind === 'text')
			return isSilent(neighbour.text.words, around.claimed.has(neighbour.text)) || !isEmpty(part)
				? { part }
				: 'foreign';
		const { meaning, box } = neighbour.label;
		const isNext = !around.amounts.some((other) => other !== amount && isBetween(box, other, amount));
		if (meaning.kind !== 'part') return isEmpty(part) && isNext ? ownLabel(meaning) : { part };
		if (isComplete(meaning.part) && !isNext) break;
		const isFirst = isEmpty(part);
		part = { ...meaning.part, ...part };
		if (isFirst && !part.scope && !hasNearerHead(amount, around))
			part = underHeading(amount, part, around, SAME_START);
		if (isComplete(part)) break;
	}
	return { part };
}

/** Whether the head of the amount's own column tells its scope and stands no higher than the heading over the row does. */
function hasNearerHead(amount: Amount, around: Surroundings): boolean {
	const scoped = (label: Label) => label.meaning.kind === 'part' && label.meaning.part.scope !== undefined;
	const [head] = headsOver(amount, around).flatMap((over) =>
		over.kind === 'label' && scoped(over.label) && shareX(over.label.box, amount) > 0 ? [over.label] : [],
	);
	const heading = nearestHeading(amount, around, SAME_START);
	return head !== undefined && heading !== undefined && bottom(head.box) > bottom(heading.box) - amount.size;
}

function leftOf(amount: Amount, { sheet }: Surroundings): Neighbour[] {
	return neighbours(sheet, ({ box }) => isLeftOf(box, amount)).sort(
		(one, other) => right(boxOf(other)) - right(boxOf(one)),
	);
}

function isSilent(words: readonly unknown[], isClaimed: boolean): boolean {
	return isClaimed || words.length > MOST_LABEL_WORDS;
}

function ownLabel(meaning: Label['meaning']): Told {
	return meaning.kind === 'amount' ? { field: meaning.field } : 'foreign';
}
