/** What a year comes to, as the large amount and the sentences say it. */
import { formatPounds, type Pence, pence } from '@halfpenny/facts';
import type { YearSettled } from './input.ts';
import type { StepAmount } from './step.ts';

/** What the year itself comes to. */
export function yearAmount({ balance }: YearSettled): StepAmount {
	if (balance > 0) return { kind: 'owed', amount: balance };
	if (balance < 0) return { kind: 'refund', amount: pence(-balance) };
	return { kind: 'nothing', amount: balance };
}

/** A payment that leaves the account. */
export interface DatedPayment {
	readonly amount: Pence;
	/** ISO. */
	readonly date: string;
}

/** The next payment by a day (ISO); once all are past, the last of them. Undefined when nothing is to be paid. */
export function nextPayment({ bills }: YearSettled, today: string): DatedPayment | undefined {
	const owed = bills.filter(({ amount }) => amount > 0);
	return owed.find(({ date }) => date >= today) ?? owed.at(-1);
}

/** The payments that were due before a day (ISO), but for the one that is named already. */
export function earlierPayment({ bills }: YearSettled, named: DatedPayment): DatedPayment | undefined {
	return bills.findLast(({ date, amount }) => amount > 0 && date < named.date);
}

/** As a person reads it. */
export function inPounds({ amount }: { readonly amount: Pence }): { readonly amount: string } {
	return { amount: formatPounds(amount) };
}
