/** Total, tax and net of a bill: chosen by the words next to each amount and by what adds up. */
import { type Pence, sum, toPounds, ZERO } from '@halfpenny/facts';
import type { CheckName, FieldReading } from '../../reading.ts';
import type { Role, Told } from './roles.ts';
import type { BillAmount, Row } from './rows.ts';

/** The confidence of a total that nothing is called: it is offered, never taken. */
const GUESSED = 0.4;

/** The fields, each with how sure it is. */
export function amountFields(rows: readonly Row[], told: readonly Told[], page: number): FieldReading[] {
	const all = rows.flatMap(({ amounts }) => amounts);
	const [best, second] = rank(all, told);
	if (!best)
		return likeliest(all, told).map((amount) => ({
			...toTotal(amount),
			confidence: GUESSED,
			page,
			checks: [],
		}));
	const field = (name: string, amount: BillAmount, confidence: number, checks: readonly CheckName[]) => ({
		...toTotal(amount),
		...{ name, confidence, page, checks },
	});
	const split = splitOf(best.amount.value, told);
	const checks: CheckName[] = best.adds ? ['sum'] : [];
	const isUnrounded = !best.adds && valuesOf('rounding', told).some((rounding) => rounding !== 0);
	const isOpen = isUnrounded || isPartOfMore(best.amount, told);
	const total = field('total', best.amount, isOpen ? 0.6 : surenessOf(best, second), checks);
	const parts = split ? [field('net', split.net, 0.99, ['sum']), field('vat', split.vat, 0.99, ['sum'])] : [];
	return [total, ...parts];
}

function toTotal({ value, box, text }: BillAmount) {
	return { name: 'total', value: toPounds(value), box, text };
}

/** Where nothing is called a total: what was paid or is called net, or else any amount, the one printed most often, and of those the largest. */
function likeliest(all: readonly BillAmount[], told: readonly Told[]): BillAmount[] {
	const named = told.filter(({ role }) => role === 'net' || role === 'paid').map(({ amount }) => amount);
	const from =
		[named, all].map((some) => some.filter(({ value }) => value > 0)).find(({ length }) => length > 0) ?? [];
	const count = ({ value }: BillAmount) => all.filter((each) => each.value === value).length;
	const [first] = [...from].sort((one, other) => count(other) - count(one) || other.value - one.value);
	return first ? [first] : [];
}

interface Ranked {
	readonly amount: BillAmount;
	readonly score: number;
	/** Whether other amounts of the bill add up to it. */
	readonly adds: boolean;
	readonly count: number;
}

function rank(all: readonly BillAmount[], told: readonly Told[]): Ranked[] {
	const named = told.filter(({ role, amount }) => isTotal(role) && amount.value > 0);
	const rounded = all.filter(({ value }) => isRounded(value, named, told)).map(({ value }) => value);
	const added = all.filter(({ value }) => value > 0 && splitOf(value, told)).map(({ value }) => value);
	const values = [
		...new Set([...named.map(({ amount }) => amount.value), ...paidIn(all, told), ...added, ...rounded]),
	];
	return values
		.flatMap((value) => rankOf(value, all, named, told) ?? [])
		.sort((one, other) => other.score - one.score || other.amount.value - one.amount.value);
}

function isTotal(role: Role): boolean {
	return role === 'total' || role === 'firmTotal';
}

function rankOf(
	value: Pence,
	all: readonly BillAmount[],
	named: readonly Told[],
	told: readonly Told[],
): Ranked | undefined {
	const own = named.filter(({ amount }) => amount.value === value);
	const amount = own.at(-1)?.amount ?? all.find((each) => each.value === value);
	if (!amount) return undefined;
	const isFirm = own.some(({ role }) => role === 'firmTotal');
	const adds =
		paidIn([amount], told).length > 0 ||
		splitOf(value, told) !== undefined ||
		isRounded(value, named, told) ||
		isSumOf(value, named);
	const count = all.filter((each) => each.value === value).length;
	const label = own.length === 0 ? 0 : (isFirm ? 3 : 2) + own.length * 0.25;
	return { amount, adds, count, score: label + (adds ? 3 : 0) + Math.min(2, count - 1) * 0.5 };
}

function surenessOf(best: Ranked, second: Ranked | undefined): number {
	const margin = best.score - (second?.score ?? 0);
	if (best.adds && margin >= 1) return 0.99;
	if (best.count > 1 && margin >= 1) return 0.95;
	return margin >= 1.5 ? 0.91 : 0.6;
}

/** Whether a larger total is below it: then it is for one rate of tax only, or not yet the whole. */
function isPartOfMore({ value, box }: BillAmount, told: readonly Told[]): boolean {
	return told.some(({ role, amount }) => isTotal(role) && amount.value > value && amount.box.y > box.y);
}

/** Whether it is made of two other totals, as of goods with tax and without. */
function isSumOf(value: Pence, named: readonly Told[]): boolean {
	const values = [...new Set(named.map(({ amount }) => amount.value))].filter((other) => other < value);
	return values.some((one, index) => values.slice(index + 1).some((other) => sum([one, other]) === value));
}

/** Whether it is another total, rounded. */
function isRounded(value: Pence, named: readonly Told[], told: readonly Told[]): boolean {
	const roundings = valuesOf('rounding', told).filter((rounding) => rounding !== 0);
	return named.some(({ amount }) => roundings.some((rounding) => sum([amount.value, rounding]) === value));
}

/** The amounts that are what was paid less the change. */
function paidIn(all: readonly BillAmount[], told: readonly Told[]): Pence[] {
	const paid = valuesOf('paid', told);
	const change = valuesOf('change', told);
	const isPaid = ({ value }: BillAmount) =>
		value > 0 && paid.some((whole) => change.some((back) => sum([back, value]) === whole));
	return all.filter(isPaid).map(({ value }) => value);
}

function valuesOf(role: Role, told: readonly Told[]): Pence[] {
	return told.filter((each) => each.role === role).map(({ amount }) => amount.value);
}

/** Net and tax that add up to the total, with what it was rounded by. */
function splitOf(total: Pence, told: readonly Told[]): { net: BillAmount; vat: BillAmount } | undefined {
	const nets = told.filter(({ role, amount }) => (role === 'net' || isTotal(role)) && amount.value > 0);
	const taxes = told.filter(({ role, amount }) => role === 'vat' && amount.value > 0);
	const roundings = [ZERO, ...valuesOf('rounding', told)];
	for (const { amount: net } of nets) {
		const found = taxes.find(({ amount: vat }) =>
			roundings.some((rounding) => sum([net.value, vat.value, rounding]) === total),
		);
		if (found) return { net, vat: found.amount };
	}
	return undefined;
}
