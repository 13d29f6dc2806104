/** Amounts whose column nothing told: where the page shows that it may be another, they are only offered, and a sum alone confirms them. */
import { bottom, right, sameRow } from '../../geometry.ts';
import type { Box } from '../../page.ts';
import type { Amount } from '../values/amount.ts';
import { headsOver } from './column-heads.ts';
import type { FigureFound } from './figure-found.ts';
import { boxOf, isRowLabel, isSameCell, neighbours, type Surroundings, shareX } from './surroundings.ts';

/** The confidence of an amount whose scope is only the usual one, and of one that may be of another. */
export const BY_USUAL = 0.92;
const OPEN_COLUMN = 0.85;
/** Amounts of one column end within so many points of each other. */
const SAME_END = 3;
/** How far over an amount the head of its column stands, in sizes of the type. */
const RIGHT_OVER = 2;

/** The figures, those in doubt for their column less sure. */
export function withOpenColumns(found: readonly FigureFound[], around: Surroundings): FigureFound[] {
	return found.map((figure) =>
		isOneOfRow(figure, found, around) || isInOtherList(figure, found)
			? { ...figure, confidence: OPEN_COLUMN }
			: figure,
	);
}

/** Whether another amount of its column, like it told by the usual scope alone, claims what one elsewhere has: the column may be of another scope. */
function isInOtherList({ amount, confidence }: FigureFound, found: readonly FigureFound[]): boolean {
	if (confidence !== BY_USUAL) return false;
	const column = found.filter(
		(other) =>
			other.confidence === BY_USUAL && Math.abs(right(other.amount.box) - right(amount.box)) < SAME_END,
	);
	return column.some((other) =>
		found.some(({ field, amount: { value } }) => field === other.field && value !== other.amount.value),
	);
}

/** An amount whose column nothing told is only offered where another stands beside it that is of no field: only a sum can tell them apart. */
function isOneOfRow(
	{ amount, confidence }: FigureFound,
	found: readonly FigureFound[],
	around: Surroundings,
): boolean {
	if (confidence !== BY_USUAL) return false;
	const { amounts, sheet } = around;
	const isBetweenWords = (one: Box, other: Box) =>
		neighbours(
			sheet,
			({ box }) =>
				sameRow(box, amount.box) &&
				box.x > Math.min(one.x, other.x) &&
				right(box) < Math.max(right(one), right(other)),
		).length > 0;
	return amounts.some(
		(other) =>
			other !== amount &&
			other.hasPence &&
			sameRow(other.box, amount.box) &&
			!found.some((figure) => figure.amount.box === other.box) &&
			!isBetweenWords(amount.box, other.box) &&
			!haveOwnHeads(amount, other, around),
	);
}

/** Whether each of two amounts stands right under the name of another figure: "Tax" and "NI" as heads of columns leave nothing open. */
function haveOwnHeads(one: Amount, other: Amount, around: Surroundings): boolean {
	const [own, next] = [figureOver(one, around), figureOver(other, around)];
	return own !== undefined && next !== undefined && own !== next;
}

function figureOver(amount: Amount, around: Surroundings): string | undefined {
	const { rulings } = around.sheet.page;
	const [head] = headsOver(amount, around).filter(
		(each) => shareX(boxOf(each), amount) > 0 || isSameCell(boxOf(each), amount.box, rulings),
	);
	if (head?.kind !== 'label' || head.label.meaning.kind !== 'part') return undefined;
	const isRightOver = amount.box.y - bottom(head.label.box) < RIGHT_OVER * amount.size;
	return isRightOver && !isRowLabel(head.label, amount, around) ? head.label.meaning.part.figure : undefined;
}
