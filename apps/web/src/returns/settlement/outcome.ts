/** Which way the money goes: decided here alone, for every place that says it. */
import type { Pence } from '@halfpenny/facts';
import { toPence } from '../../ui/format.ts';

/** What is left of a year. */
export interface SettledOutcome {
	readonly kind: 'owed' | 'refund' | 'nothing';
	readonly amount: Pence;
}

/** By both amounts, decimal text in pounds. Undefined while they are not known: that is not zero. */
export function outcomeOf(taxOwed: string | null, refundAmount: string | null): SettledOutcome | undefined {
	const owed = toPence(taxOwed);
	const refund = toPence(refundAmount);
	if (refund !== undefined && refund > 0) return { kind: 'refund', amount: refund };
	if (owed !== undefined && owed > 0) return { kind: 'owed', amount: owed };
	return owed === undefined ? undefined : { kind: 'nothing', amount: owed };
}
