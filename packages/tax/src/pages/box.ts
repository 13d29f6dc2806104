/**
 * How pennies become what a box of a return holds: income down and deductions up to whole pounds, once a box, after
 * the pennies of the box were added (HMRC's SA100 notes). HMRC calculates from boxes, so we do too: an answer from
 * unrounded facts would differ from HMRC's by a pound now and then.
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

/** An amount that is not answered counts as nothing in a sum. */
export function orNothing(amount: number | undefined): number {
	return amount ?? 0;
}
