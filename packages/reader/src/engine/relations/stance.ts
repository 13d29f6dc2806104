/**
 * On which side of their labels the amounts of a group stand, as the group itself shows: the side on which most of them have a
 * label of their own. A page may set its facts as cards with captions and its amounts as a list.
 */
import { bottom, centreX, right, sameRow } from '../../geometry.ts';
import type { Box } from '../../page.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { isAligned } from './caption.ts';
import type { Direction } from './relation.ts';
import { boxOf, isSameCell, type Neighbour, neighbours } from './surroundings.ts';

/** How far from its label an amount of a group stands at most, in sizes of the type: over or under it, and beside it. */
const FARTHEST_LINE = 1.6;
const FARTHEST_ASIDE = 60;
/** How far apart the amounts of one column are at most, in sizes of the type, and how exactly they end or start alike, in points. */
const NEXT_ROW = 4.5;
const ALIGNED = 2.5;
/** What a text that may be a label counts beside one that is known. */
const UNKNOWN = 0.4;
/** How much more a side must count than any other, of each amount; and how much nearer its labels must be where they count alike, in sizes of the type. */
const CLEARLY = 0.2;
const NEARER = 0.2;

/** A label or text on one side of an amount, and how far it is, in sizes of the type. */
interface Beside {
	readonly neighbour: Neighbour;
	readonly gap: number;
}

const SIDES = ['right', 'below', 'above', 'left'] as const;

/** The side of each amount whose group shows one. */
export function stancesOf(sheet: Sheet, amounts: readonly Amount[]): ReadonlyMap<Amount, Direction> {
	const stances = new Map<Amount, Direction>();
	for (const group of groupsOf(amounts)) {
		const side = sideOf(group, amounts, sheet);
		if (side) for (const amount of group) stances.set(amount, side);
	}
	return stances;
}

/** Amounts in columns and rows that hang together. */
function groupsOf(amounts: readonly Amount[]): Amount[][] {
	const open = new Set(amounts);
	const groups: Amount[][] = [];
	for (const first of amounts) {
		if (!open.delete(first)) continue;
		const group = [first];
		for (const each of group)
			for (const other of open)
				if (isTogether(each, other)) {
					open.delete(other);
					group.push(other);
				}
		groups.push(group);
	}
	return groups;
}

function isTogether({ box: one, size }: Amount, { box: other }: Amount): boolean {
	const apart = Math.min(
		Math.abs(one.x - other.x),
		Math.abs(right(one) - right(other)),
		Math.abs(centreX(one) - centreX(other)),
	);
	const gap = Math.max(one.y, other.y) - Math.min(bottom(one), bottom(other));
	return apart < ALIGNED && gap < NEXT_ROW * size;
}

function sideOf(group: readonly Amount[], amounts: readonly Amount[], sheet: Sheet): Direction | undefined {
	const [best, next] = SIDES.map((side) => ({ side, ...weightOf(side, group, amounts, sheet) })).sort(
		(one, other) => other.weight - one.weight || one.gap - other.gap,
	);
	if (!best || !next || best.weight === 0) return undefined;
	const lead = (best.weight - next.weight) / group.length;
	return lead > CLEARLY || (lead === 0 && next.gap - best.gap > NEARER) ? best.side : undefined;
}

/** How many amounts of a group have a label of their own on a side, and how far the labels are on the whole. */
function weightOf(side: Direction, group: readonly Amount[], amounts: readonly Amount[], sheet: Sheet) {
	const found = group.flatMap((amount) => nearest(side, amount, amounts, sheet) ?? []);
	const boxes = new Set<Box>();
	const own = found.filter(({ neighbour }) => !boxes.has(boxOf(neighbour)) && boxes.add(boxOf(neighbour)));
	const weight = own.reduce((sum, { neighbour }) => sum + (isOfAmounts(neighbour) ? 1 : UNKNOWN), 0);
	return { weight, gap: own.reduce((sum, { gap }) => sum + gap, 0) / Math.max(1, own.length) };
}

function isOfAmounts(neighbour: Neighbour): boolean {
	if (neighbour.kind === 'text') return false;
	const { meaning }: Label = neighbour.label;
	return meaning.kind === 'amount' || meaning.kind === 'other' || (meaning.kind === 'part' && meaning.part.figure !== undefined);
}

/** The next label or text on a side of an amount, where no other amount is between. */
function nearest(side: Direction, amount: Amount, amounts: readonly Amount[], sheet: Sheet): Beside | undefined {
	const gapTo = (box: Box) => gapOn(side, box, amount, sheet);
	const [first] = neighbours(sheet, ({ box }) => gapTo(box) !== undefined)
		.map((neighbour) => ({ neighbour, gap: gapTo(boxOf(neighbour)) ?? 0 }))
		.sort((one, other) => one.gap - other.gap);
	if (!first) return undefined;
	const isBetween = amounts.some((other) => {
		const gap = other === amount ? undefined : gapTo(other.box);
		return gap !== undefined && gap < first.gap;
	});
	return isBetween ? undefined : first;
}

/** How far a box is from an amount that stands on this side of it; undefined where it does not. */
function gapOn(side: Direction, box: Box, amount: Amount, { page }: Sheet): number | undefined {
	const { box: own, size } = amount;
	const isAside = side === 'right' || side === 'left';
	const between = {
		right: own.x - right(box),
		left: box.x - right(own),
		below: own.y - bottom(box),
		above: box.y - bottom(own),
	}[side];
	const gap = between / size;
	if (gap < -0.4 || gap > (isAside ? FARTHEST_ASIDE : FARTHEST_LINE)) return undefined;
	const isLevel = isAside ? sameRow(box, own) : isAligned(box, amount) || isSameCell(box, own, page.rulings);
	return isLevel ? gap : undefined;
}
