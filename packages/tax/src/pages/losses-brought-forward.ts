/** How one business uses losses of earlier years: each is used once, or carried forward (ITA 2007 s.83). */
import type { Pence } from '@halfpenny/facts';
import { lower } from '../rounding.ts';
import { deduction } from './box.ts';

/** Whole pounds in pence. */
export interface LossesUsed {
	/** FSE73.4 and FPS16.4. */
	readonly transitionLossUsed: number;
	/** FSE74 and FPS17. */
	readonly lossUsed: number;
	/** The losses that remain. */
	readonly left: number;
}

/**
 * The amount the person chose to set against transition profit comes first; the year's profit takes the rest, as far as
 * it goes. If the total of losses is missing, it is the amount chosen.
 */
export function lossesUsed(
	given: Pence | undefined,
	chosen: Pence | undefined,
	transitionProfit: number,
	profit: number,
): LossesUsed {
	const wanted = lower(deduction(chosen), transitionProfit);
	const broughtForward = given === undefined ? wanted : deduction(given);
	const transitionLossUsed = lower(wanted, broughtForward);
	const lossUsed = lower(broughtForward - transitionLossUsed, profit);
	return { transitionLossUsed, lossUsed, left: broughtForward - transitionLossUsed - lossUsed };
}
