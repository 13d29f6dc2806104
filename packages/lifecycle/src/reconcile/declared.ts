/** Which attempt is meant when HMRC says a calculation is declared. HMRC names the calculation, never the attempt. */
import { isAccepted, isOver, type StoredState } from '../submission/state.ts';

/** A final declaration of one calculation, as far as other attempts at it matter. */
export interface DeclarationOfOne {
	readonly state: StoredState;
	/** Counted from 1, in order. */
	readonly attemptNumber: number;
}

/**
 * Whether a calculation that HMRC has as declared is this attempt's, given the other attempts at it: one
 * declaration is accepted once. It is the latest that may have reached HMRC; an earlier one was said to be missing.
 */
export function isDeclaredBy(own: DeclarationOfOne, others: readonly DeclarationOfOne[]): boolean {
	return !others.some(
		(one) => isAccepted(one.state) || (one.attemptNumber > own.attemptNumber && mayBeThere(one.state)),
	);
}

/** Not one that is frozen and was never sent, nor one that HMRC refused or never got. */
function mayBeThere(state: StoredState): boolean {
	return state === 'released' || (!isOver(state) && state !== 'frozen');
}
