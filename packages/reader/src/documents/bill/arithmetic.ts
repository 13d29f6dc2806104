/** What adds up on a bill: what confirms that an amount is its total. */
import { type Pence, pence, sum, ZERO } from '@halfpenny/facts';
import { right } from '../../geometry.ts';
import type { Role, Told } from './roles.ts';
import type { BillAmount } from './rows.ts';

/** Cash is rounded by no more than this, to a multiple of {@link COIN}. */
const MOST_ROUNDING = 4;
const COIN = 5;

/** Whether amounts with this role are called totals. */
export function isTotal(role: Role): boolean {
	return role === 'total' || role === 'firmTotal';
}

/** Whether it is made of two other totals, as of goods with tax and without. */
export function isSumOf(value: Pence, named: readonly Told[]): boolean {
	const values = [...new Set(named.map(({ amount }) => amount.value))].filter((other) => other < value);
	return values.some((one, index) => values.slice(index + 1).some((other) => sum([one, other]) === value));
}

/** Whether it and another total are the whole. */
export function isPartOf(value: Pence, whole: Pence, told: readonly Told[]): boolean {
	return told.some(({ role, amount }) => isTotal(role) && sum([amount.value, value]) === whole);
}

/** By what the bill says that it was rounded. */
export function roundingsIn(told: readonly Told[]): Pence[] {
	return valuesOf('rounding', told).filter((each) => each !== ZERO && Math.abs(each) <= MOST_ROUNDING);
}

/** What a total is as rounded, if the bill rounds it: by an amount that says so, or where a second total follows so near. */
export function roundedOf(total: Told, all: readonly BillAmount[], told: readonly Told[]): Pence | undefined {
	const { value, box } = total.amount;
	const near = roundingsIn(told).flatMap((each) => [sum([value, each]), pence(value - each)]);
	const below = told.filter(
		({ role, amount }) =>
			isTotal(role) && amount.box.y > box.y && Math.abs(amount.value - value) <= MOST_ROUNDING,
	);
	return [...near, ...below.map(({ amount }) => amount.value)].find(
		(each) =>
			each !== value &&
			value % COIN !== 0 &&
			each % COIN === 0 &&
			all.some((printed) => printed.value === each),
	);
}

/** The amounts that are what was paid less the change. */
export function paidIn(all: readonly BillAmount[], told: readonly Told[]): Pence[] {
	const paid = valuesOf('paid', told);
	const change = valuesOf('change', told);
	const isPaid = ({ value }: BillAmount) =>
		value > 0 && paid.some((whole) => change.some((back) => sum([back, value]) === whole));
	return all.filter(isPaid).map(({ value }) => value);
}

/** The amounts that have this role. */
function valuesOf(role: Role, told: readonly Told[]): Pence[] {
	return told.filter((each) => each.role === role).map(({ amount }) => amount.value);
}

/** Whether it is what another amount is less a discount. */
export function isDiscounted(value: Pence, told: readonly Told[]): boolean {
	const wholes = told.filter(({ role }) => role === 'net' || isTotal(role)).map(({ amount }) => amount.value);
	const off = valuesOf('discount', told).filter((each) => each !== ZERO);
	return wholes.some((whole) => off.some((each) => whole - Math.abs(each) === value));
}

/** Net and tax that add up to the total, with what it was rounded by. */
export function splitOf(
	total: Pence,
	told: readonly Told[],
): { net: BillAmount; vat: BillAmount } | undefined {
	const nets = told.filter(({ role, amount }) => (role === 'net' || isTotal(role)) && amount.value > 0);
	const taxes = told.filter(({ role, amount }) => role === 'vat' && amount.value > 0);
	const roundings = [ZERO, ...roundingsIn(told)];
	for (const { amount: net } of nets) {
		const found = taxes.find(({ amount: vat }) =>
			roundings.some((rounding) => sum([net.value, vat.value, rounding]) === total),
		);
		if (found) return { net, vat: found.amount };
	}
	return undefined;
}

/** The lines of a bill end within so many points of its total. */
const SAME_END = 3;

/** Whether the amounts of the column over it, from the last one up, add up to it: it is the whole of its lines. */
export function isSumOfLines({ value, box }: BillAmount, all: readonly BillAmount[]): boolean {
	const column = all
		.filter((line) => line.box.y < box.y && Math.abs(right(line.box) - right(box)) < SAME_END)
		.sort((one, other) => other.box.y - one.box.y)
		.map((line) => line.value);
	return column.some((_, last) => last > 0 && sum(column.slice(0, last + 1)) === value);
}
