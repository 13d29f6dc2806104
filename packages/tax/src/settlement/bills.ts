/** The bills after a return: what is due when, and its parts. */
import { type Pence, sum } from '@halfpenny/facts';
import { yearData } from '@halfpenny/years';
import type { Calculation } from '../calculation.ts';

/** What a payment is for: the year itself, or the first or second payment on account for the next. */
export type BillKind = 'balance' | 'first' | 'second';

/** One day's payment. */
export interface Bill {
	/** ISO. */
	readonly date: string;
	readonly amount: Pence;
	readonly parts: readonly { readonly kind: BillKind; readonly amount: Pence }[];
}

/** The bills in date order; days with nothing to pay are left out. TMA 1970 ss.59A, 59B. */
export function billsOf({
	taxYear,
	balancingPayment,
	paymentsOnAccount: { first, second },
}: Pick<Calculation, 'taxYear' | 'balancingPayment' | 'paymentsOnAccount'>): readonly Bill[] {
	const { deadlines, paymentsOnAccount } = yearData(taxYear);
	const each = [
		{ date: deadlines.balancingPayment, kind: 'balance', amount: balancingPayment },
		{ date: paymentsOnAccount.firstDue, kind: 'first', amount: first },
		{ date: paymentsOnAccount.secondDue, kind: 'second', amount: second },
	] as const;
	const toPay = each.filter(({ amount }) => amount > 0);
	return [...new Set(toPay.map(({ date }) => date))].toSorted().map((date) => {
		const parts = toPay.filter((one) => one.date === date).map(({ kind, amount }) => ({ kind, amount }));
		return { date, amount: sum(parts.map(({ amount }) => amount)), parts };
	});
}
