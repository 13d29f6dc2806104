/** Refunds: the letter R beside an amount, or under it where there was no room. */
import { pence } from '@halfpenny/facts';
import { centreY, overlapX, right } from '../layout/box.ts';
import type { Word } from '../layout/words.ts';
import type { Amount } from './amounts.ts';

/** Gives marks that stand alone to the amount above them; amounts near one that cannot be given are left out. */
export function settleMarks(amounts: readonly Amount[], marks: readonly Word[]): Amount[] {
	const settled = amounts.map((amount) =>
		marks.some((mark) => isWrapped(mark, amount)) ? refunded(amount) : amount,
	);
	const stray = marks.filter((mark) => !amounts.some((amount) => isWrapped(mark, amount)));
	return settled.filter((amount) => !stray.some((mark) => isNear(mark, amount)));
}

/** An R that found no room beside its amount and stands under it. */
function isWrapped({ box }: Word, amount: Amount): boolean {
	const drop = centreY(box) - centreY(amount.box);
	const isUnder = drop > 0.4 * amount.size && drop < 1.6 * amount.size;
	return isUnder && !amount.isNegative && box.x >= amount.box.x && box.x <= right(amount.box) + amount.size;
}

/** An R that belongs to no amount for certain may belong to any that is near. */
function isNear({ box }: Word, amount: Amount): boolean {
	const aside = -overlapX(box, amount.box);
	return Math.abs(centreY(box) - centreY(amount.box)) < 2.5 * amount.size && aside < 8 * amount.size;
}

function refunded(amount: Amount): Amount {
	return { ...amount, value: pence(0 - amount.value), isNegative: true };
}
