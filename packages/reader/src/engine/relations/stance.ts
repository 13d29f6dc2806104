/**
 * On which side of their labels the amounts of a group stand, as the group itself shows: the side on which most of them have a
 * label of their own. A page may set its facts as cards with captions and its amounts as a list.
 */
import { bottom, centreX, right, sameRow } from '../../geometry.ts';
import type { Box } from '../../page.ts';
import type { Label, Sheet } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { isAligned } from './caption.ts';
import { type Direction, isStacked } from './relation.ts';
import { boxOf, isSameCell, type Neighbour, neighbours } from './surroundings.ts';

/** How far from its label an amount of a group stands at most, in sizes of the type: over or under it, and beside it. */
const FARTHEST_LINE = 1.6;
const TIGHTEST = -0.75;
const FARTHEST_ASIDE = 60;
/** How far apart the amounts of one column are at most, in sizes of the type, and how exactly they end or start alike, in points. */
const NEXT_ROW = 4.5;
const ALIGNED = 2.5;
const LOOSELY = 1.2;
/** One amount before a label may be chance. */
const FEWEST_BEFORE = 2;
/** What a text that may be a label counts beside one that is known. */
const UNKNOWN = 0.9;
/** How much more a side must count than any other, as most of a label; and how much nearer its labels must be where they count alike, in sizes of the type. */
const CLEARLY = 0.7;
const NEARER = 0.2;
/** So much nearer, labels count though fewer amounts have one there. */
const CLEARLY_NEARER = 0.35;

/** A label or text on one side of an amount, and how far it is, in sizes of the type. */
interface Beside {
	readonly neighbour: Neighbour;
	readonly gap: number;
}

/** Values mostly stand at the right of their labels or under them: against the page another side counts only where that one has few. */
const USUAL_SIDES: ReadonlySet<Direction> = new Set(['right', 'below']);
const HALF = 0.5;
/** A side with how many amounts have a label of their own there, and how far the labels are on the whole. */
interface Weighed {
	readonly side: Direction;
	readonly weight: number;
	readonly gap: number;
	/** Whether most of the labels are known. */
	readonly isKnown: boolean;
}

const SIDES = ['right', 'below', 'above', 'left'] as const;

/** The side of each amount whose group shows one. */
export function stancesOf(
	sheet: Sheet,
	amounts: readonly Amount[],
	usual: Direction | undefined,
): ReadonlyMap<Amount, Direction> {
	const stances = new Map<Amount, Direction>();
	for (const group of groupsOf(amounts, sheet)) {
		const side = sideOf(group, amounts, { sheet, usual });
		if (side) for (const amount of group) stances.set(amount, side);
	}
	return stances;
}

/** The labels of the amounts that stand before them, where their group shows that they do. */
export function labelsAfter(
	sheet: Sheet,
	amounts: readonly Amount[],
	stances: ReadonlyMap<Amount, Direction>,
): [Amount, Label][] {
	return amounts.flatMap((amount): [Amount, Label][] => {
		const { neighbour } = (stances.get(amount) === 'left' && nearest('left', amount, amounts, sheet)) || {};
		return neighbour?.kind === 'label' ? [[amount, neighbour.label]] : [];
	});
}

/** Amounts in columns and rows that hang together. */
export function groupsOf(amounts: readonly Amount[], sheet: Sheet): Amount[][] {
	const words = neighbours(sheet, () => true).map(boxOf);
	const open = new Set(amounts);
	const groups: Amount[][] = [];
	for (const first of amounts) {
		if (!open.delete(first)) continue;
		const group = [first];
		for (const each of group)
			for (const other of open)
				if (isTogether(each, other) || isInRow(each.box, other.box, words)) {
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

/** Whether two amounts stand on one line with no words between, as on cards next to each other. */
function isInRow(one: Box, other: Box, words: readonly Box[]): boolean {
	const [from, to] = one.x < other.x ? [right(one), other.x] : [right(other), one.x];
	return (
		sameRow(one, other) &&
		!words.some((box) => sameRow(box, one) && box.x >= from - 1 && right(box) <= to + 1)
	);
}

function sideOf(
	group: readonly Amount[],
	amounts: readonly Amount[],
	{ sheet, usual }: { readonly sheet: Sheet; readonly usual: Direction | undefined },
): Direction | undefined {
	const sides = SIDES.map((side) => ({ side, ...weightOf(side, group, amounts, sheet) }));
	const [best, next] = [...sides].sort((one, other) => other.weight - one.weight || one.gap - other.gap);
	if (!best || !next || best.weight === 0) return undefined;
	if (best.side === 'left' && group.length < FEWEST_BEFORE) return undefined;
	const lead = best.weight - next.weight;
	if (isOverOrUnder(best.side) && isOverOrUnder(next.side)) {
		const isNearer = next.gap < best.gap - (lead > CLEARLY ? CLEARLY_NEARER : NEARER);
		if (isNearer && next.weight > HALF * best.weight) return againstPage(next, sides, usual);
		const isClear = lead > CLEARLY || next.gap > best.gap + NEARER;
		return isClear ? againstPage(best, sides, usual) : undefined;
	}
	const isClear = lead > CLEARLY || (lead === 0 && next.gap - best.gap > NEARER);
	return isClear ? againstPage(best, sides, usual) : undefined;
}

function isOverOrUnder(side: Direction): boolean {
	return side === 'below' || side === 'above';
}

/** A side that values hardly ever stand on, only where the page's own side has few of the amounts. */
function againstPage(
	best: Weighed,
	sides: readonly Weighed[],
	usual: Direction | undefined,
): Direction | undefined {
	const ofPage = sides.find(({ side }) => side === usual)?.weight ?? 0;
	const isBold = !USUAL_SIDES.has(best.side) && (ofPage > HALF * best.weight || !best.isKnown);
	return isBold ? undefined : best.side;
}

/** How many amounts of a group have a label of their own on a side, and how far the labels are on the whole. */
function weightOf(side: Direction, group: readonly Amount[], amounts: readonly Amount[], sheet: Sheet) {
	const found = group.flatMap((amount) => nearest(side, amount, amounts, sheet) ?? []);
	const boxes = new Set<Box>();
	const own = ofOneType(found).filter(
		({ neighbour }) => !boxes.has(boxOf(neighbour)) && boxes.add(boxOf(neighbour)),
	);
	const weight = own.reduce((sum, { neighbour }) => sum + (isOfAmounts(neighbour) ? 1 : UNKNOWN), 0);
	const known = own.filter(({ neighbour }) => isOfAmounts(neighbour)).length;
	return {
		weight,
		isKnown: known >= HALF * own.length && known > 0,
		gap: own.reduce((sum, { gap }) => sum + gap, 0) / Math.max(1, own.length),
	};
}

/** Those of the type that most have: a heading over a list is set otherwise than its labels. */
function ofOneType(found: readonly Beside[]): Beside[] {
	const typeOf = ({ neighbour }: Beside) => {
		const [segment] = neighbour.kind === 'text' ? [neighbour.text] : neighbour.label.segments;
		return `${segment?.words[0]?.font} ${segment?.size.toFixed(0)}`; // not money
	};
	const counts = new Map<string, number>();
	for (const each of found) counts.set(typeOf(each), (counts.get(typeOf(each)) ?? 0) + 1);
	const most = Math.max(0, ...counts.values());
	return found.filter((each) => counts.get(typeOf(each)) === most);
}

function isOfAmounts(neighbour: Neighbour): boolean {
	if (neighbour.kind === 'text') return false;
	const { meaning }: Label = neighbour.label;
	return (
		meaning.kind === 'amount' ||
		meaning.kind === 'other' ||
		(meaning.kind === 'part' && meaning.part.figure !== undefined)
	);
}

/** The next label or text on a side of an amount, where no other amount is between. */
export function nearest(
	side: Direction,
	amount: Amount,
	amounts: readonly Amount[],
	sheet: Sheet,
): Beside | undefined {
	const gapTo = (box: Box) => gapOn(side, box, amount, sheet);
	const [first] = neighbours(sheet, ({ box }) => gapTo(box) !== undefined)
		.map((neighbour) => ({ neighbour, gap: gapTo(boxOf(neighbour)) ?? 0 }))
		.sort((one, other) => one.gap - other.gap);
	if (!first) return undefined;
	if (side !== 'right' && isBeforeAmount(boxOf(first.neighbour), amounts, sheet)) return undefined;
	const isBetween = amounts.some((other) => {
		const gap = other === amount ? undefined : gapTo(other.box);
		return gap !== undefined && gap < first.gap;
	});
	return isBetween ? undefined : first;
}

/** Whether an amount is the next thing after a label on its line: then it is that one's. */
function isBeforeAmount(label: Box, amounts: readonly Amount[], sheet: Sheet): boolean {
	const isAfter = ({ box }: { readonly box: Box }) => box.x >= right(label) - 1 && sameRow(box, label);
	const next = Math.min(...amounts.filter(isAfter).map(({ box }) => box.x));
	return Number.isFinite(next) && !neighbours(sheet, isAfter).some((other) => boxOf(other).x < next);
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
	if (gap < (isAside ? -0.4 : TIGHTEST) || gap > (isAside ? FARTHEST_ASIDE : FARTHEST_LINE)) return undefined;
	if (!isAside && !isStacked(box, own) && gap < -0.4) return undefined;
	if (isAside) return sameRow(box, own) ? gap : undefined;
	// The label of a box may start farther out than what is in it.
	const isLoose = Math.abs(box.x - own.x) < LOOSELY * size;
	return isLoose || isAligned(box, amount) || isSameCell(box, own, page.rulings) ? gap : undefined;
}
