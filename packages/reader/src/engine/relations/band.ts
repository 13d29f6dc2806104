/** Rows of boxes: what each box is stands in it over its amount, what they are of stands once, at the left of the row. */
import type { Part } from '../../definition.ts';
import { bottom, centreY, right, sameRow } from '../../geometry.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { isRowLabel, isSameCell, type Surroundings, shareX } from './surroundings.ts';

/** How far over its amount the label of a box stands, in sizes of the type. */
const CLOSE = 1;

/** Figure and scope of an amount in such a row. */
export function inBand(amount: Amount, around: Surroundings): Part | undefined {
	if (around.sheet.vocabulary.grid?.usualWhereUntold) return undefined;
	const head = headOf(amount, around);
	if (head?.meaning.kind !== 'part') return undefined;
	const { figure, scope } = head.meaning.part;
	const told = figure && !scope ? scopeAside(head, amount, around) : undefined;
	return figure && told ? { figure, scope: told } : undefined;
}

/** The label right over an amount, which no amount stands beside. */
function headOf(amount: Amount, around: Surroundings): Label | undefined {
	const { rulings } = around.sheet.page;
	const [head] = around.sheet.labels
		.filter(({ box }) => {
			const gap = (amount.box.y - bottom(box)) / amount.size;
			return gap > -0.4 && gap < CLOSE && (shareX(box, amount) > 0 || isSameCell(box, amount.box, rulings));
		})
		.sort(
			(one, other) =>
				bottom(other.box) - bottom(one.box) || shareX(other.box, amount) - shareX(one.box, amount),
		);
	return head && !isRowLabel(head, amount, around) ? head : undefined;
}

/** The scope that the nearest label at the left tells, level with the amount, or else with its head. */
function scopeAside(head: Label, { box }: Amount, { sheet }: Surroundings): string | undefined {
	const top = Math.min(head.box.y, box.y) - 1;
	const before = sheet.labels
		.filter((label) => right(label.box) <= Math.min(head.box.x, box.x) + 1)
		.filter((label) => centreY(label.box) > top && centreY(label.box) < bottom(box) + 1)
		.sort(
			(one, other) =>
				Number(sameRow(other.box, box)) - Number(sameRow(one.box, box)) || right(other.box) - right(one.box),
		);
	const scopes = before.flatMap(({ meaning }) =>
		meaning.kind === 'part' && meaning.part.scope && !meaning.part.figure ? [meaning.part.scope] : [],
	);
	return scopes[0];
}
