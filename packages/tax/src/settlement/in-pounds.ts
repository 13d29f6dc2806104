/** A year's settlement for display: amounts as text in pounds, and how a refund is paid. */
import { type Facts, type Pence, toPounds } from '@halfpenny/facts';
import type { Calculation } from '../calculation.ts';
import { settlementOf } from './settlement.ts';

/** A row with its amount in pounds: `-12.50` is a deduction. */
type InPounds<Row extends { readonly amount: Pence }> = Omit<Row, 'amount'> & { amount: string };

/** The settlement of a year with amounts as text in pounds, ready to be shown or sent. */
export function settlementInPounds(facts: Facts, calculation: Calculation) {
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

/** Null until given. */
function repaidTo({ repayment: { accountNumber, byCheque } = {} }: Facts): 'account' | 'cheque' | null {
	if (accountNumber !== undefined) return 'account';
	return byCheque ? 'cheque' : null;
}

function inPounds<Row extends { readonly amount: Pence }>(row: Row): InPounds<Row> {
	return { ...row, amount: toPounds(row.amount) };
}
