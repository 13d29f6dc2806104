/** The bills that follow a return: what falls due on which day, and what each is made of. */
import type { Pence } from '@halfpenny/facts';
import type { Calculation } from '@halfpenny/tax';

/** One day's payment. */
export interface Bill {
	readonly date: string;
	readonly parts: readonly { readonly kind: 'balance' | 'first' | 'second'; readonly amount: Pence }[];
}

/** The bills in order of time; days with nothing to pay are left out. */
export function billsOf(
	{ balancingPayment, paymentsOnAccount }: Pick<Calculation, 'balancingPayment' | 'paymentsOnAccount'>,
	dates: { readonly balancingPayment: string; readonly secondPaymentOnAccount: string },
): readonly Bill[] {
	const { first, second } = paymentsOnAccount;
	const january = [
		{ kind: 'balance' as const, amount: balancingPayment },
		{ kind: 'first' as const, amount: first },
	];
	const july = [{ kind: 'second' as const, amount: second }];
	return [
		{ date: dates.balancingPayment, parts: january.filter(({ amount }) => amount > 0) },
		{ date: dates.secondPaymentOnAccount, parts: july.filter(({ amount }) => amount > 0) },
	].filter(({ parts }) => parts.length > 0);
}

/** The tax year after one: `2025-26` after `2024-25`. */
export function nextYear(taxYear: string): string {
	const start = Number(taxYear.slice(0, 4)) + 1;
	return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}
