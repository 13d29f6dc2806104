/** A person's share in percent of amounts that belong to several people. */
import { type Pence, pence } from '@halfpenny/facts';

/** Whole percents of an amount, down to a penny: a share of income. */
export function shareDown(amount: Pence, percent: number): Pence {
	return pence(Math.floor((amount * percent) / 100)); // whole percents, not money: exact in integers
}

/** Whole percents of an amount, up to a penny: a share of expenses. */
export function shareUp(amount: Pence, percent: number): Pence {
	return pence(Math.ceil((amount * percent) / 100)); // whole percents, not money: exact in integers
}
