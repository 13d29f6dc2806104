/** Whether the user pays or is paid: decided once, for every screen. */
import type { Pence } from '@halfpenny/facts';
import { toPence } from '../../ui/format.ts';

/** A year's balance. */
export interface SettledOutcome {
	readonly kind: 'owed' | 'refund' | 'nothing';
	readonly amount: Pence;
}

/** Decides by both amounts, decimal text in pounds. Undefined while they are unknown, which isn't zero. */
export function outcomeOf(taxOwed: string | null, refundAmount: string | null): SettledOutcome | undefined {
	const owed = toPence(taxOwed);
	const refund = toPence(refundAmount);
	if (refund !== undefined && refund > 0) return { kind: 'refund', amount: refund };
	if (owed !== undefined && owed > 0) return { kind: 'owed', amount: owed };
	return owed === undefined ? undefined : { kind: 'nothing', amount: owed };
}
