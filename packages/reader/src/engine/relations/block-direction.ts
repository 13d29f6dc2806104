/**
 * Where the values of a block of labels stand: a page may set one list with its values at the right and another as cards with
 * captions. The unmistakable values of a block tell for all of it; where it has none, those of the page do.
 */
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Segment } from '../../page.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import { isAligned } from './caption.ts';
import type { Direction } from './relation.ts';

/** A label with where its value stands. */
export interface Vote {
	readonly label: Label;
	readonly direction: Direction;
}

/** How far apart the labels of a block are at most, in sizes of the type, and how exactly they start or end alike, in points. */
const NEXT_ROW = 4.5;
const ALIGNED = 2;
/** Labels whose type differs more are of different blocks, in points. */
const SAME_SIZE = 0.6;

/** The direction that the votes of a label's own block agree on, else the page's. */
export function blockDirections(
	labels: readonly Label[],
	votes: readonly Vote[],
	{ usual, sheet }: { readonly usual: Direction | undefined; readonly sheet: Sheet },
): (label: Label) => Direction | undefined {
	const known = new Map<Label, Direction | undefined>();
	for (const label of labels) {
		const column = grown([label], labels, isUnder);
		const row = grown(column, labels, isBeside);
		known.set(label, agreed(column, votes) ?? agreed(row, votes) ?? usual ?? drawn(row, sheet));
	}
	return (label) => known.get(label) ?? usual;
}

/** Whatever hangs together with the labels that are given. */
function grown(
	from: readonly Label[],
	labels: readonly Label[],
	isNext: (one: Label, other: Label) => boolean,
): Label[] {
	const block = [...from];
	for (const each of block)
		for (const other of labels) if (!block.includes(other) && isNext(each, other)) block.push(other);
	return block;
}

function isUnder(one: Label, other: Label): boolean {
	const apart = Math.min(Math.abs(one.box.x - other.box.x), Math.abs(right(one.box) - right(other.box)));
	const gap = Math.max(one.box.y, other.box.y) - Math.min(bottom(one.box), bottom(other.box));
	return isSameType(one, other) && apart < ALIGNED && gap < NEXT_ROW * one.size;
}

function isBeside(one: Label, other: Label): boolean {
	return isSameType(one, other) && sameRow(one.box, other.box);
}

function isSameType(one: Label, other: Label): boolean {
	const fontOf = ({ segments }: Label) => segments[0]?.words[0]?.font;
	return Math.abs(one.size - other.size) < SAME_SIZE && fontOf(one) === fontOf(other);
}

function agreed(block: readonly Label[], votes: readonly Vote[]): Direction | undefined {
	const directions = new Set(
		votes.filter(({ label }) => block.includes(label)).map(({ direction }) => direction),
	);
	return directions.size === 1 ? [...directions][0] : undefined;
}

/** How far over or under its label a value of such a block stands, in sizes of the type. */
const FARTHEST = 1;
/** So many labels with a value under them, or over them, are no chance. */
const FEWEST = 2;

/** Where a block has its values that no form tells: over its labels, where each has one there and not each has one under it. */
function drawn(block: readonly Label[], { texts, labels }: Sheet): Direction | undefined {
	const count = (side: 'above' | 'below') =>
		block.filter((label) => hasText(label, side, texts) && !hasRow(label, texts, labels)).length;
	const [above, below] = [count('above'), count('below')];
	return above >= FEWEST && above === block.length && below < above ? 'above' : undefined;
}

function hasText({ box, size }: Label, side: 'above' | 'below', texts: readonly Segment[]): boolean {
	return texts.some((text) => {
		const gap = side === 'above' ? box.y - bottom(text.box) : text.box.y - bottom(box);
		return (
			gap > -0.75 * size &&
			gap < FARTHEST * size &&
			isAligned(text.box, { box, size }) &&
			!sameRow(text.box, box)
		);
	});
}

/** Whether the next thing on the label's line is a text, as in a list. */
function hasRow({ box }: Label, texts: readonly Segment[], labels: readonly Label[]): boolean {
	const isAfter = (other: { readonly box: Label['box'] }) =>
		other.box.x >= right(box) && sameRow(other.box, box);
	const next = Math.min(...texts.filter(isAfter).map((text) => text.box.x));
	return Number.isFinite(next) && !labels.some((label) => isAfter(label) && label.box.x < next);
}
