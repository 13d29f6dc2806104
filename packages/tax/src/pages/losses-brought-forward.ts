/** What becomes of the losses of earlier years of one business: each is used once, or is carried forward (ITA 2007 s.83). */
import type { Pence } from '@halfpenny/facts';
import { lower } from '../rounding.ts';
import { deduction } from './box.ts';

/** Whole pounds in pence. */
export interface LossesUsed {
	/** FSE73.4 and FPS16.4. */
	readonly transitionLossUsed: number;
	/** FSE74 and FPS17. */
	readonly lossUsed: number;
	/** What is left of them. */
	readonly left: number;
}

/**
 * What the person chose to set against transition profit comes first, since the choice is theirs; the profit of the year
 * takes the rest as far as it goes. Where nobody said how many losses there are, there are those that were chosen.
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
