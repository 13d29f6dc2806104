/** A total that nothing on the bill is called: net and value added tax, at a usual rate of it, add up to the largest amount. */
import { sum } from '@halfpenny/facts';
import type { Told } from './roles.ts';
import type { BillAmount, Row } from './rows.ts';
import { VAT_RATES } from './vat-rates.ts';

/** Smaller amounts may add up by chance, in pence. */
const SMALLEST_TAX = 20;

/** Three amounts of a bill, the first the sum of the others. */
export interface Whole {
	readonly total: BillAmount;
	readonly net: BillAmount;
	readonly vat: BillAmount;
}

/** The total, net and tax of a bill, where only one choice of them adds up and no larger amount is on it but what was handed over. */
export function wholeByTax(rows: readonly Row[], told: readonly Told[]): Whole | undefined {
	const handed = told.filter(({ role }) => role === 'paid').map(({ amount }) => amount);
	const amounts = rows.flatMap((row) => row.amounts).filter(({ value }) => value > 0);
	const found = amounts.flatMap((net) =>
		amounts
			.filter((vat) => isTaxOn(vat, net))
			.flatMap((vat) => {
				const total = amounts.find(({ value }) => value === sum([net.value, vat.value]));
				return total ? [{ total, net, vat }] : [];
			}),
	);
	const largest = Math.max(...found.map(({ total }) => total.value));
	const most = found.filter(({ total }) => total.value === largest);
	const [first] = most;
	const isLargest = amounts.every((each) => each.value <= largest || handed.includes(each));
	const isOne = most.every(({ net }) => net.value === first?.net.value);
	return first && isLargest && isOne ? first : undefined;
}

function isTaxOn(vat: BillAmount, net: BillAmount): boolean {
	return (
		vat.value >= SMALLEST_TAX &&
		Object.values(VAT_RATES).some((rate) => Math.abs(vat.value - Math.round((net.value * rate) / 100)) <= 1) // not money of anybody: a check
	);
}
