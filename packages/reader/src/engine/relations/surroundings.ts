/** What is around an amount: labels and texts beside and above it. */
import { bottom, centreX, centreY, overlapX, right, sameRow } from '../../geometry.ts';
import type { Box, Ruling, Segment } from '../../page.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { type Direction, isStacked } from './relation.ts';

/** Where the amounts of a page are among everything else on it. */
export interface Surroundings {
	readonly sheet: Sheet;
	readonly amounts: readonly Amount[];
	/** Texts known as values of other fields. */
	readonly claimed: ReadonlySet<Segment>;
	/** Where the values of this page are, relative to their labels. */
	readonly usual: Direction | undefined;
	/** Where amounts are, where their own group shows it. */
	readonly stances: ReadonlyMap<Amount, Direction>;
	/** The amounts that hang together. */
	readonly groups: readonly (readonly Amount[])[];
	/** The labels of amounts that stand before them on their line. */
	readonly owners: ReadonlyMap<Amount, Label>;
}

/** What is beside or above an amount. */
export type Neighbour =
	| { readonly kind: 'label'; readonly label: Label }
	| { readonly kind: 'text'; readonly text: Segment };

/** How far up a head or heading may stand, in points. */
export const FARTHEST_HEAD = 260;
/** How close under its label an amount of a stack stands, in sizes of the type. */
const OWN_UNDER = 0.8;
/** How far to the left the label of a row may stand, in sizes of the type. */
const FARTHEST_LABEL = 120;

/** The labels, and the texts with words in them, that are near. */
export function neighbours(sheet: Sheet, isNear: (placed: { box: Box }) => boolean): Neighbour[] {
	return [
		...sheet.labels.filter(isNear).map((label) => ({ kind: 'label' as const, label })),
		...sheet.texts
			.filter((text) => /\p{L}{2}/u.test(text.text) && isNear(text))
			.map((text) => ({ kind: 'text' as const, text })),
	];
}

/** Where a neighbour stands. */
export function boxOf(neighbour: Neighbour): Box {
	return neighbour.kind === 'label' ? neighbour.label.box : neighbour.text.box;
}

/** Whether a box stands on the amount's row, to its left. */
export function isLeftOf(box: Box, amount: Amount): boolean {
	const gap = amount.box.x - right(box);
	return gap > -0.3 * amount.size && gap < FARTHEST_LABEL * amount.size && isOnRow(box, amount.box);
}

/** A label of several lines stands beside whatever is level with any of them. */
function isOnRow(label: Box, amount: Box): boolean {
	return sameRow(label, amount) && centreY(amount) > label.y - 2 && centreY(amount) < bottom(label) + 2;
}

/** Whether another amount stands between a label and the amount. */
export function isBetween(label: Box, between: Amount, amount: Amount): boolean {
	return (
		between.box.x >= right(label) - 2 &&
		right(between.box) <= amount.box.x + 2 &&
		sameRow(between.box, amount.box)
	);
}

/** Whether a box stands over the amount, in its column. */
export function isOver(box: Box, amount: Amount, rulings: readonly Ruling[]): boolean {
	const distance = amount.box.y - bottom(box);
	if (distance <= -0.4 * amount.size && !(box.y < amount.box.y && isStacked(box, amount.box))) return false;
	if (distance >= FARTHEST_HEAD) return false;
	return (
		shareX(box, amount) > 0 || isSameCell(box, amount.box, rulings) || isSpanned(box, amount.box, rulings)
	);
}

/** How much of the amount's width a box covers; positive when it stands in its column. */
export function shareX(box: Box, amount: Amount): number {
	const isUnder = Math.abs(centreX(box) - centreX(amount.box)) <= amount.size;
	return Math.max(overlapX(box, amount.box), isUnder ? 1 : 0);
}

/** Whether both stand between the same two drawn lines. */
export function isSameCell(box: Box, amount: Box, rulings: readonly Ruling[]): boolean {
	const one = cellOf(box, rulings);
	const other = cellOf(amount, rulings);
	if (!one || !other) return false;
	return Math.abs(one.left - other.left) <= 3 && Math.abs(one.right - other.right) <= 3;
}

/** Whether the cell drawn around one box reaches over the whole of another that stands above or below it, outside any cell. */
export function isWithinCellOf(inCell: Box, other: Box, rulings: readonly Ruling[]): boolean {
	const cell = cellOf(inCell, rulings);
	return cell !== undefined && cell.left <= other.x + 1 && cell.right >= right(other) - 1;
}

/** Whether a head's drawn cell reaches over the whole of an amount that stands in a column under it. */
function isSpanned(head: Box, amount: Box, rulings: readonly Ruling[]): boolean {
	const wide = cellOf(head, rulings);
	return wide !== undefined && wide.left <= amount.x + 1 && wide.right >= right(amount) - 1;
}

function cellOf(box: Box, rulings: readonly Ruling[]): { left: number; right: number } | undefined {
	const level = rulings.filter(({ top, bottom: foot }) => top <= centreY(box) && foot >= centreY(box));
	const left = Math.max(...level.map(({ x }) => x).filter((x) => x <= box.x + 2));
	const to = Math.min(...level.map(({ x }) => x).filter((x) => x >= right(box) - 2));
	return Number.isFinite(left) && Number.isFinite(to) ? { left, right: to } : undefined;
}

/** Where the amount's row starts: at its label, or at itself. */
export function rowStart(amount: Amount, { sheet }: Surroundings): number {
	const [label] = sheet.labels
		.filter(({ box }) => isLeftOf(box, amount))
		.sort((one, other) => other.box.x - one.box.x);
	return label?.box.x ?? amount.box.x;
}

/** Whether an amount stands right under a label and starts or ends where it does, as in a stack or on a card: then it is that label's. */
export function isOverOwn(label: Box, amounts: readonly Amount[]): boolean {
	return amounts.some(({ box, size, hasPence }) => {
		const gap = box.y - bottom(label);
		const isNear = gap > -0.4 * size && gap < OWN_UNDER * size;
		const apart = Math.min(Math.abs(box.x - label.x), Math.abs(right(box) - right(label)));
		return hasPence && isNear && apart < 0.2 * size;
	});
}

/** Whether the label is the one that another amount's row starts with. */
export function isRowLabel(label: Label, amount: Amount, { amounts, sheet }: Surroundings): boolean {
	if (isOverOwn(label.box, amounts)) return false;
	return amounts.some(
		(other) =>
			other !== amount &&
			isLeftOf(label.box, other) &&
			!sheet.labels.some(
				(nearer) => nearer !== label && isLeftOf(nearer.box, other) && nearer.box.x > label.box.x,
			),
	);
}
