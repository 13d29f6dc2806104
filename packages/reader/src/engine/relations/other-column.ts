/** Columns of another scope than the usual one: whatever the row of an amount says, its column says that it is not of this period. */
import type { Part } from '../../definition.ts';
import { sameRow } from '../../geometry.ts';
import type { Label } from '../layout/sheet.ts';
import type { Amount } from '../values/amount.ts';
import { headsOver } from './column-heads.ts';
import { rowWith } from './ordinal.ts';
import { type Surroundings, shareX } from './surroundings.ts';

/** Whether the amount stands in a column that is headed by another scope than the usual one, beside another column: net pay so far this year. */
export function isInOtherColumn(amount: Amount, around: Surroundings): boolean {
	const { usualScope: usual, usualWhereUntold = false } = around.sheet.vocabulary.grid ?? {};
	if (!usualWhereUntold) return false;
	const scopeOf = ({ meaning }: Label) =>
		meaning.kind === 'part' && !meaning.part.figure ? meaning.part.scope : undefined;
	const heads = headsOver(amount, around).flatMap((head) =>
		head.kind === 'label' && scopeOf(head.label) && shareX(head.label.box, amount) > 0 ? [head.label] : [],
	);
	const [head] = heads;
	if (!head || scopeOf(head) === usual) return false;
	if (rowWith(amount, around).length > 1) return true;
	return around.sheet.labels.some(
		(other) => scopeOf(other) === usual && other !== head && sameRow(other.box, head.box),
	);
}

/** Whether the row says that an amount is of this period, and its column that it is not. */
export function isAgainstColumn({ scope }: Part, amount: Amount, around: Surroundings): boolean {
	const { usualScope } = around.sheet.vocabulary.grid ?? {};
	return scope === usualScope && isInOtherColumn(amount, around);
}
