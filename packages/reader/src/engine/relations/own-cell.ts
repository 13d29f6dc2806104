/** Amounts in a drawn cell of their own that has their label in it, over them: "Net £" over "1,633.44", beside a list of other sums. */
import type { Part } from '../../definition.ts';
import { bottom, centreY, right } from '../../geometry.ts';
import type { Amount } from '../values/amount.ts';
import { headsOver } from './column-heads.ts';
import { isBetween, isLeftOf, isRowLabel, isSameCell, type Surroundings, shareX } from './surroundings.ts';

/** How far over its amount such a label stands, in sizes of the type. */
const CLOSE = 1;

/** The figure that the label right over an amount in its own cell tells, where the row that it stands level with tells another, of an amount before it. */
export function figureInOwnCell(amount: Amount, around: Surroundings): Part | undefined {
	const { rulings } = around.sheet.page;
	const [head] = headsOver(amount, around);
	if (head?.kind !== 'label' || isRowLabel(head.label, amount, around)) return undefined;
	const { meaning, box } = head.label;
	const isRightOver = amount.box.y - bottom(box) < CLOSE * amount.size && shareX(box, amount) > 0;
	if (!isRightOver || !isSameCell(box, amount.box, rulings) || meaning.kind !== 'part') return undefined;
	const { figure, scope } = meaning.part;
	return figure && !scope && isLevelWithOther(figure, amount, around) ? meaning.part : undefined;
}

/** Whether the nearest label at the left names another figure and has an amount of its own before this one, in another cell. */
function isLevelWithOther(figure: string, amount: Amount, { sheet, amounts }: Surroundings): boolean {
	const [row] = sheet.labels
		.filter(({ box }) => isLeftOf(box, amount))
		.sort((one, other) => right(other.box) - right(one.box));
	if (row?.meaning.kind !== 'part') return false;
	const isOther = row.meaning.part.figure !== undefined && row.meaning.part.figure !== figure;
	return (
		isOther &&
		amounts.some(
			(other) =>
				other !== amount &&
				isBetween(row.box, other, amount) &&
				!isSameCell(other.box, amount.box, sheet.page.rulings),
		)
	);
}

/** Whether a drawn line that runs down past both parts an amount from the nearest heading of a scope at its left. */
export function isHeadBehindLine({ box }: Amount, { sheet }: Surroundings): boolean {
	const [heading] = sheet.labels
		.filter(({ meaning, box: head }) => {
			const isScope = meaning.kind === 'part' && meaning.part.scope !== undefined && !meaning.part.figure;
			return isScope && bottom(head) <= box.y && right(head) <= box.x;
		})
		.sort((one, other) => bottom(other.box) - bottom(one.box) || other.box.x - one.box.x);
	if (!heading) return false;
	return sheet.page.rulings.some(
		({ x, top, bottom: foot }) =>
			x > right(heading.box) && x < box.x && top <= centreY(heading.box) && foot >= centreY(box),
	);
}
