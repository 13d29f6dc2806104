/** Refunds: the letter R beside an amount, or under it where there was no room. */
import { pence } from '@halfpenny/facts';
import { centreY, overlapX, right } from '../../geometry.ts';
import type { Word } from '../../page.ts';
import type { Amount } from './amount.ts';

/** Gives marks that stand alone to the amount above them; amounts near one that cannot be given are left out. */
export function settleMarks(amounts: readonly Amount[], marks: readonly Word[]): Amount[] {
	const owners = marks.map((mark) => ownerOf(mark, amounts));
	const stray = marks.filter((_, index) => owners[index] === undefined);
	return amounts
		.map((amount) => (owners.includes(amount) ? refunded(amount) : amount))
		.filter((amount) => !stray.some((mark) => isNear(mark, amount)));
}

/** The amount that starts or ends nearest over the mark. */
function ownerOf(mark: Word, amounts: readonly Amount[]): Amount | undefined {
	const distance = ({ box }: Amount) =>
		Math.min(Math.abs(box.x - mark.box.x), Math.abs(right(box) - right(mark.box)));
	return amounts
		.filter((amount) => isWrapped(mark, amount))
		.sort((one, other) => distance(one) - distance(other))[0];
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
