/** Which attempt HMRC's word that a calculation is declared is about. HMRC names the calculation, never the attempt. */
import { isAccepted, isOver, type StoredState } from '../submission/state.ts';

/** A final declaration of one calculation, as far as others of the same matter to it. */
export interface DeclarationOfOne {
	readonly state: StoredState;
	/** Counted from 1 in the order in which they were made. */
	readonly attemptNumber: number;
}

/**
 * Whether a calculation that HMRC has as declared is this attempt's, given the others of the same calculation: one
 * declaration is accepted once. It is the latest one's that may have reached HMRC; an earlier one was said to be missing.
 */
export function isDeclaredBy(own: DeclarationOfOne, others: readonly DeclarationOfOne[]): boolean {
	return !others.some(
		(one) => isAccepted(one.state) || (one.attemptNumber > own.attemptNumber && mayBeThere(one.state)),
	);
}

/** Not what is frozen, which has not left, nor what HMRC refused or never got. */
function mayBeThere(state: StoredState): boolean {
	return state === 'released' || (!isOver(state) && state !== 'frozen');
}
