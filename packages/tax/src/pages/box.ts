/**
 * Rounds pennies for a box: income down and deductions up to whole pounds, once per box, after adding its pennies
 * (HMRC's SA100 notes). HMRC calculates from boxes, so we do too: unrounded facts would sometimes differ from HMRC by a
 * pound.
 */
import { downToPound, upToPound } from '@halfpenny/facts';

/** A box of income: down to whole pounds. */
export function income(amount: number | undefined): number {
	return amount === undefined ? 0 : downToPound(amount);
}

/** A box of a deduction, a relief or tax taken off: up to whole pounds. */
export function deduction(amount: number | undefined): number {
	return amount === undefined ? 0 : upToPound(amount);
}

/** An unanswered amount counts as 0 in a sum. */
export function orNothing(amount: number | undefined): number {
	return amount ?? 0;
}
