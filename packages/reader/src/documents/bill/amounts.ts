/** Total, tax and net of a bill: chosen by the words next to each amount and by what adds up. */
import { type Pence, sum, toPounds } from '@halfpenny/facts';
import { SURE_ENOUGH } from '../../engine/settle.ts';
import type { CheckName, FieldReading } from '../../reading.ts';
import {
	isDiscounted,
	isPartOf,
	isSumOf,
	isSumOfLines,
	isTotal,
	paidIn,
	roundedOf,
	roundingsIn,
	splitOf,
} from './arithmetic.ts';
import type { Told } from './roles.ts';
import type { BillAmount, Row } from './rows.ts';
import { VAT_RATES } from './vat-rates.ts';
import { wholeByTax } from './whole-by-tax.ts';

/** The confidence of a total that nothing is called: it is offered, never taken. */
const GUESSED = 0.4;

/** How sure a total is that net and tax at a usual rate add up to. */
const BY_TAX = 0.95;

/** An amount that was read this surely was read well. */
const WELL = 0.95;

/** The fields, each with how sure it is. */
export function amountFields(rows: readonly Row[], told: readonly Told[], page: number): FieldReading[] {
	const all = rows.flatMap(({ amounts }) => amounts);
	const [best, ...others] = rank(all, told);
	const field = (name: string, amount: BillAmount, confidence: number, checks: readonly CheckName[]) => ({
		...toTotal(amount),
		...{ name, confidence, page, checks },
	});
	if (!best) {
		const whole = wholeByTax(rows, told);
		if (!whole) return likeliest(all, told).map((amount) => field('total', amount, GUESSED, []));
		const { total, net, vat } = whole;
		return [
			field('total', total, BY_TAX, ['sum']),
			field('net', net, BY_TAX, ['sum']),
			field('vat', vat, BY_TAX, ['sum']),
		];
	}
	const split = splitOf(best.amount.value, told);
	const checks: CheckName[] = best.adds ? ['sum'] : [];
	const isUnrounded = !best.adds && roundingsIn(told).length > 0;
	const isOpen =
		isUnrounded ||
		isPartOfMore(best.amount, told) ||
		(!((best.adds || isSumOfLines(best.amount, all)) && best.isNamed) && isLess(best.amount, all, told));
	const total = field('total', best.amount, isOpen ? 0.6 : surenessOf(best, others, told), checks);
	const included = split ? undefined : includedTax(best.amount, rows, told);
	const listed = split || included ? undefined : listedTax(best.amount, rows);
	const parts = listed
		? [field('net', listed.net, 0.97, ['sum']), field('vat', listed.vat, 0.97, ['sum'])]
		: included
			? [field('vat', included, 0.97, ['sum'])]
			: split
				? [field('net', split.net, 0.99, ['sum']), field('vat', split.vat, 0.99, ['sum'])]
				: [];
	// Parts of a total that is open are as open.
	return [total, ...parts.map((part) => (isSure(total) ? part : { ...part, confidence: total.confidence }))];
}

function isSure({ confidence }: FieldReading): boolean {
	return confidence >= SURE_ENOUGH;
}

/** "Includes VAT @ 20% £37.10": the tax in the total, where it is the printed rate's part of it. */
function includedTax(total: BillAmount, rows: readonly Row[], told: readonly Told[]): BillAmount | undefined {
	const found = told.filter(({ role, amount }) => {
		const row = rows.find(({ amounts }) => amounts.includes(amount));
		const rate = Number(/(\d{1,2}(?:\.\d)?) ?%/.exec(row?.text ?? '')?.[1] ?? 0);
		// A tax without its rate is told by the standard one.
		return role === 'vat' && amount.value === partOf(total.value, rate > 0 ? rate : VAT_RATES.standard);
	});
	return found.length === 1 ? found[0]?.amount : undefined;
}

/** Net and tax of the one line of a list of taxes that the total is made of, where the tax is the printed rate's part of it. */
function listedTax(
	total: BillAmount,
	rows: readonly Row[],
): { net: BillAmount; vat: BillAmount } | undefined {
	const found = rows.flatMap(({ text, amounts }) => {
		const rate = Number(/(\d{1,2}(?:\.\d{1,2})?) ?%/.exec(text)?.[1] ?? 0);
		const vat = amounts.filter(({ value }) => rate > 0 && value === partOf(total.value, rate));
		const net = amounts.filter(({ value }) => vat.some((tax) => sum([value, tax.value]) === total.value));
		return vat[0] && net[0] ? [{ net: net[0], vat: vat[0] }] : [];
	});
	return found.length === 1 ? found[0] : undefined;
}

/** The tax in an amount that includes it at so many per cent, to the nearest penny. */
function partOf(whole: Pence, rate: number): number {
	return Math.round((whole * rate) / (100 + rate));
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
	/** Whether it is called a total. */
	readonly isNamed: boolean;
	readonly count: number;
}

function rank(all: readonly BillAmount[], told: readonly Told[]): Ranked[] {
	const totals = told.filter(({ role, amount }) => isTotal(role) && amount.value > 0);
	const roundings = totals.map((total) => ({ total, rounded: roundedOf(total, all, told) }));
	const rounded = roundings.flatMap((each) => each.rounded ?? []);
	// What was rounded is no longer what is to be paid.
	const named = roundings.flatMap((each) => (each.rounded === undefined ? [each.total] : []));
	const before = roundings.flatMap((each) => (each.rounded === undefined ? [] : each.total.amount.value));
	const added = all.filter(({ value }) => value > 0 && splitOf(value, told)).map(({ value }) => value);
	const values = [
		...new Set([...named.map(({ amount }) => amount.value), ...paidIn(all, told), ...added, ...rounded]),
	];
	return values
		.filter((value) => !before.includes(value))
		.flatMap((value) => rankOf(value, all, named, { told, rounded }) ?? [])
		.sort((one, other) => other.score - one.score || other.amount.value - one.amount.value);
}

function rankOf(
	value: Pence,
	all: readonly BillAmount[],
	named: readonly Told[],
	{ told, rounded }: { readonly told: readonly Told[]; readonly rounded: readonly Pence[] },
): Ranked | undefined {
	const own = named.filter(({ amount }) => amount.value === value);
	const same = all.filter((each) => each.value === value);
	const amount = surest([...own.map((each) => each.amount).reverse(), ...same]);
	if (!amount) return undefined;
	const isFirm = own.some(({ role }) => role === 'firmTotal');
	const adds =
		paidIn([amount], told).length > 0 ||
		splitOf(value, told) !== undefined ||
		rounded.includes(value) ||
		isDiscounted(value, told) ||
		isSumOf(value, named);
	const count = same.length;
	const label = own.length === 0 ? 0 : (isFirm ? 3 : 2) + own.length * 0.25;
	const isNamed = own.length > 0;
	return { amount, adds, isNamed, count, score: label + (adds ? 3 : 0) + Math.min(2, count - 1) * 0.5 };
}

function surenessOf(best: Ranked, others: readonly Ranked[], told: readonly Told[]): number {
	const whole = best.amount.value;
	const second = others.find(({ amount }) => !isPartOf(amount.value, whole, told));
	const margin = best.score - (second?.score ?? 0);
	if (best.adds && margin >= 1) return 0.99;
	if (best.count > 1 && margin >= 1) return 0.95;
	return margin >= 1.5 ? 0.91 : 0.6;
}

/** Whether a larger total is below it: then it is for one rate of tax only, or not yet the whole. */
function isPartOfMore({ value, box }: BillAmount, told: readonly Told[]): boolean {
	return told.some(({ role, amount }) => isTotal(role) && amount.value > value && amount.box.y > box.y);
}

/** Whether a larger amount is on the page that nothing says is another: what was handed over, or the balance of an account. */
function isLess({ value }: BillAmount, all: readonly BillAmount[], told: readonly Told[]): boolean {
	const isOther = (amount: BillAmount) =>
		told.some((each) => each.amount === amount && (each.role === 'paid' || each.role === 'change'));
	return all.some((amount) => amount.value > value && !isOther(amount));
}

/** The first that was read well, or else the one that was read best: the same amount twice confirms itself. */
function surest(amounts: readonly BillAmount[]): BillAmount | undefined {
	const sureness = (amount: BillAmount) => amount.sureness ?? 1;
	const [best] = [...amounts].sort((one, other) => sureness(other) - sureness(one));
	return amounts.find((amount) => sureness(amount) >= WELL) ?? best;
}
