/** A year's amounts, as the large figure and the sentences use them. */
import { formatPounds, type Pence, pence } from '@halfpenny/facts';
import type { YearSettled } from './input.ts';
import type { StepAmount } from './step.ts';

/** Returns the result of the year itself, in pence. */
export function yearAmount({ balance }: YearSettled): StepAmount {
	if (balance > 0) return { kind: 'owed', amount: balance };
	if (balance < 0) return { kind: 'refund', amount: pence(-balance) };
	return { kind: 'nothing', amount: balance };
}

/** A payment to make. */
export interface DatedPayment {
	readonly amount: Pence;
	/** ISO. */
	readonly date: string;
}

/** Returns the first payment on or after a date (ISO), or the last one if all are past. Undefined if there are none. */
export function nextPayment({ bills }: YearSettled, today: string): DatedPayment | undefined {
	const owed = bills.filter(({ amount }) => amount > 0);
	return owed.find(({ date }) => date >= today) ?? owed.at(-1);
}

/** Returns the payments due before a date (ISO), except the one already mentioned. */
export function earlierPayment({ bills }: YearSettled, named: DatedPayment): DatedPayment | undefined {
	return bills.findLast(({ date, amount }) => amount > 0 && date < named.date);
}

/** Returns an amount as a person reads it. */
export function inPounds({ amount }: { readonly amount: Pence }): { readonly amount: string } {
	return { amount: formatPounds(amount) };
}
