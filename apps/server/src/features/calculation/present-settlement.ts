/** How a year is settled, as the pages see it: rows that add up, what is left, and what to pay on which day. */
import type { shapes } from '@halfpenny/contract';
import { type Facts, type Pence, toPounds } from '@halfpenny/facts';
import { type Calculation, settlementOf } from '@halfpenny/tax';
import type * as z from 'zod';

/** The settlement of a return with amounts as text in pounds. */
export function presentSettlement(
	facts: Facts,
	calculation: Calculation,
): z.output<typeof shapes.settlement> {
	const { parts, paid, balance, bills, codingOut } = settlementOf(facts, calculation);
	return {
		parts: parts.map((part) => ({ ...inPounds(part), within: part.within.map(inPounds) })),
		paid: paid.map(inPounds),
		balance: toPounds(balance),
		bills: bills.map((bill) => ({ ...inPounds(bill), parts: bill.parts.map(inPounds) })),
		codingOut: codingOut ? inPounds(codingOut) : null,
		repaidTo: repaidTo(facts),
	};
}

function repaidTo({ repayment: { accountNumber, byCheque } = {} }: Facts) {
	if (accountNumber !== undefined) return 'account';
	return byCheque ? 'cheque' : null;
}

function inPounds<Row extends { readonly amount: Pence }>(
	row: Row,
): Omit<Row, 'amount'> & { amount: string } {
	return { ...row, amount: toPounds(row.amount) };
}
