/** Cards with their captions under the values, on pages that otherwise do not show where their values stand: "£412.87" over "Interest paid". */
import { bottom, centreX, right, sameRow } from '../../geometry.ts';
import type { Box, Ruling } from '../../page.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import {
	boxOf,
	isLeftOf,
	isSameCell,
	type Neighbour,
	neighbours,
	type Surroundings,
	shareX,
} from './surroundings.ts';

/** How far under its value a caption stands, and how clear the space over a value must be, in sizes of its type. */
const FARTHEST_UNDER = 0.9;
const CLEAR_OVER = 2;
/** How much nearer to its amount a caption stands than what is over the amount, in sizes of the type. */
const CLEARLY_NEARER = 0.25;
/** How far apart the two may start, end or be centred, in sizes of the type. */
const ALIGNED = 0.35;

/** The label right under an amount, aligned with it, where nothing else can be its label, nor anything else the label's amount. */
export function captionOf(amount: Amount, around: Surroundings): Label | undefined {
	const { sheet, amounts } = around;
	const isAside = neighbours(sheet, ({ box }) => isLeftOf(box, amount) && isNear(box, amount));
	const under = nearestUnder(amount, around);
	if (under?.kind !== 'label' || isAside.length > 0 || !isAligned(under.label.box, amount)) return undefined;
	const { box } = under.label;
	if (!isNearer(gapUnder(box, amount), gapOver(amount, around), amount)) return undefined;
	const isOthers = amounts.some(
		(other) =>
			other !== amount &&
			(isLeftOf(box, other) ||
				(isRightOver(box, other) && !isNearer(gapUnder(box, amount), other.box.y - bottom(box), amount))),
	);
	return isOthers ? undefined : under.label;
}

/** Whether what stands right under an amount is nearer than what stands right over it: then that is of another amount. */
export function isCaptioned(amount: Amount, around: Surroundings): boolean {
	const under = nearestUnder(amount, around);
	if (!under) return false;
	const isOfIt =
		isAligned(boxOf(under), amount) || isSameCell(boxOf(under), amount.box, around.sheet.page.rulings);
	if (!isOfIt) return false;
	const gap = gapOver(amount, around);
	return gap !== Number.POSITIVE_INFINITY && isNearer(gapUnder(boxOf(under), amount), gap, amount);
}

function isNearer(one: number, other: number, { size }: Amount): boolean {
	return one < other - CLEARLY_NEARER * size;
}

function nearestUnder(amount: Amount, { sheet }: Surroundings): Neighbour | undefined {
	return neighbours(sheet, ({ box }) => isRightUnder(box, amount, sheet.page.rulings)).sort(
		(one, other) => boxOf(one).y - boxOf(other).y,
	)[0];
}

function gapUnder(box: Box, amount: Amount): number {
	return box.y - bottom(amount.box);
}

/** How clear the space over an amount is; endless where nothing stands near. */
function gapOver(amount: Amount, { sheet }: Surroundings): number {
	const over = neighbours(sheet, ({ box }) => isRightOver(box, amount, sheet.page.rulings));
	return Math.min(Number.POSITIVE_INFINITY, ...over.map((each) => amount.box.y - bottom(boxOf(each))));
}

/** Whether a text stands at the left of an amount and not as far off as the next card. */
function isNear(box: Box, { box: own, size }: Amount): boolean {
	return sameRow(box, own) && own.x - right(box) < 6 * size;
}

function isRightOver(box: Box, amount: Amount, rulings: readonly Ruling[] = []): boolean {
	const gap = amount.box.y - bottom(box);
	return gap > -0.4 * amount.size && gap < CLEAR_OVER * amount.size && isInColumn(box, amount, rulings);
}

function isRightUnder(box: Box, amount: Amount, rulings: readonly Ruling[]): boolean {
	const gap = box.y - bottom(amount.box);
	return gap > -0.4 * amount.size && gap < FARTHEST_UNDER * amount.size && isInColumn(box, amount, rulings);
}

function isInColumn(box: Box, amount: Amount, rulings: readonly Ruling[]): boolean {
	return shareX(box, amount) > 0 || isSameCell(box, amount.box, rulings);
}

/** Whether both start, end or are centred alike. */
export function isAligned(
	one: Box,
	{ box: other, size }: { readonly box: Box; readonly size: number },
): boolean {
	const apart = Math.min(
		Math.abs(one.x - other.x),
		Math.abs(right(one) - right(other)),
		Math.abs(centreX(one) - centreX(other)),
	);
	return apart < ALIGNED * size;
}
