/** Tables of two figures, each in a column of its own: what the heads say of a column goes before what the label of the row seems to say. */
import type { Part } from '../../definition.ts';
import type { Amount } from '../values/amount.ts';
import { headsOver } from './column-heads.ts';
import { rowWith } from './ordinal.ts';
import { isRowLabel, isSameCell, type Surroundings, shareX } from './surroundings.ts';

/**
 * The part with the figure of its column: "This pension" over pay and tax names a job, and no figure. Where only the other column's head
 * is known, an amount is of the figure that is left.
 */
export function withColumnsFigure(amount: Amount, part: Part, around: Surroundings): Part {
	const { grid } = around.sheet.vocabulary;
	const both = Object.keys(grid?.fields[part.scope ?? ''] ?? {});
	const row = rowWith(amount, around);
	const [other] = row.filter((each) => each !== amount);
	if (!grid || grid.usualWhereUntold || both.length !== 2 || row.length !== 2 || !other) return part;
	const [own, beside] = [figureOver(amount, around), figureOver(other, around)];
	if (own === beside) return part;
	const left = part.figure ?? both.find((figure) => figure !== beside);
	const figure = own ?? left;
	return figure === undefined ? part : { ...part, figure };
}

/** The figure that the nearest head of an amount's own column names. */
function figureOver(amount: Amount, around: Surroundings): string | undefined {
	const { rulings } = around.sheet.page;
	return headsOver(amount, around).flatMap((head): string[] => {
		if (head.kind !== 'label' || head.label.meaning.kind !== 'part' || isRowLabel(head.label, amount, around))
			return [];
		const { box, meaning } = head.label;
		const isOwn = shareX(box, amount) > 0 || isSameCell(box, amount.box, rulings);
		return isOwn && meaning.part.figure && !meaning.part.scope ? [meaning.part.figure] : [];
	})[0];
}
