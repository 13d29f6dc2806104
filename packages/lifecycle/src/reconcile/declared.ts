/** Which attempt HMRC means when it says a calculation is declared: HMRC names the calculation, never the attempt. */
import { isAccepted, isOver, type StoredState } from '../submission/state.ts';

/** A final declaration of one calculation, as other attempts at it see it. */
export interface DeclarationOfOne {
	readonly state: StoredState;
	/** Counted from 1, in order. */
	readonly attemptNumber: number;
}

/**
 * Returns whether a calculation declared at HMRC is this attempt's, given the other attempts at it. HMRC accepts one
 * declaration: the latest that may have reached it, since an earlier one was reported missing.
 */
export function isDeclaredBy(own: DeclarationOfOne, others: readonly DeclarationOfOne[]): boolean {
	return !others.some(
		(one) => isAccepted(one.state) || (one.attemptNumber > own.attemptNumber && mayBeThere(one.state)),
	);
}

/** Not one that is frozen and unsent, nor one HMRC rejected or never got. */
function mayBeThere(state: StoredState): boolean {
	return state === 'released' || (!isOver(state) && state !== 'frozen');
}
