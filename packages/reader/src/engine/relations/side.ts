/** On which side of its label an amount stands, and whether that is sure. */
import type { Amount } from '../values/amount.ts';
import type { Direction } from './relation.ts';
import { nearest } from './stance.ts';
import type { Surroundings } from './surroundings.ts';

/** How much farther over an amount a label may be than the one under it to be as near, in sizes of the type. */
const AS_NEAR = 0.25;

/** On which side of its label an amount stands: as its own group shows, else as the page does. */
export function sideOf(amount: Amount, { usual, stances }: Surroundings): Direction {
	return stances.get(amount) ?? usual ?? 'right';
}

/**
 * Whether a sum has to confirm that an amount stands over its label: only the facts of the page show it and a label stands over it as
 * near, or only its group does and whatever stands over it is nearer.
 */
export function isOpenSide(amount: Amount, around: Surroundings): boolean {
	const stance = around.stances.get(amount);
	if (sideOf(amount, around) !== 'above' || (stance && around.usual === stance)) return false;
	const [over, under] = (['below', 'above'] as const).map((side) =>
		nearest(side, amount, around.amounts, around.sheet),
	);
	if (!over) return false;
	if (stance) return over.gap < (under?.gap ?? over.gap);
	return over.neighbour.kind === 'label' && over.gap < (under?.gap ?? over.gap) + AS_NEAR;
}
