/** A year's balance: the tax due, what was paid towards it, what is left, and what to pay when. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import type { Calculation } from '../calculation.ts';
import { type Bill, billsOf } from './bills.ts';
import { type CodingOut, codingOutOf } from './coding-out.ts';
import { type DuePart, duePartsOf } from './due-parts.ts';

/** The settlement of a year. */
export interface Settlement {
	/** They add up to `totalDue` of the calculation. */
	readonly parts: readonly DuePart[];
	/** With `totalDue` they add up to the balance; deductions are negative. Zero ones are left out. */
	readonly paid: readonly { readonly name: PaidName; readonly amount: Pence }[];
	/** The balance of the year; negative is refunded. */
	readonly balance: Pence;
	readonly bills: readonly Bill[];
	readonly codingOut: CodingOut | undefined;
}

/** `adjustments`: refunds already made, and changes for earlier years. */
export type PaidName = 'paymentsOnAccount' | 'adjustments';

/** How a year is settled. */
export function settlementOf(facts: Facts, calculation: Calculation): Settlement {
	const { totalDue, balancingPayment: balance } = calculation;
	const onAccount = facts.paymentsOnAccountMade ?? 0;
	const paid = [
		{ name: 'paymentsOnAccount', amount: pence(-onAccount) },
		{ name: 'adjustments', amount: pence(balance - totalDue + onAccount) },
	] as const;
	return {
		parts: duePartsOf(calculation),
		paid: paid.filter(({ amount }) => amount !== 0),
		balance,
		bills: billsOf(calculation),
		codingOut: codingOutOf(facts, calculation),
	};
}
