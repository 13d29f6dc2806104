/** What is to be paid on which day, in sentences: one voice for the dashboard, the declaration, the receipt and the pictures. */
import { formatDay, pence, sum, toPounds } from '@halfpenny/facts';
import { saySettlement } from '@halfpenny/messages/settlement';
import type { Calculation } from '../../api/shapes.ts';
import { formatAmount, toPence } from '../../ui/format.ts';

/** How a year is settled, as the server gives it. */
export type Settlement = Calculation['settlement'];

/** The year, and the day it is read on. */
export interface Told {
	readonly taxYear: string;
	/** ISO date; undefined while that is not known, and then nothing is called late. */
	readonly today: string | undefined;
	/** ISO date on which the return was filed; undefined while it is not. */
	readonly filedOn?: string | undefined;
}

/** A sentence for each day on which something is to be paid, and for what a tax code collects in place of it. */
export function paymentsInWords(settlement: Settlement, told: Told): readonly string[] {
	const { bills } = settlement;
	const code = codeInWords(settlement, told);
	return bills.flatMap((bill) => {
		const others = bill.parts.filter(({ kind }) => kind !== 'balance');
		if (!code || others.length === bill.parts.length) return [billInWords(bill, told)];
		// What the code collects is not asked for in the same breath.
		return others.length === 0 ? [code] : [billInWords(restOf(bill, others), told), code];
	});
}

/** A day's payment without what a tax code collects. */
function restOf(bill: Bill, parts: Bill['parts']): Bill {
	return { ...bill, parts, amount: toPounds(sum(parts.map(({ amount }) => toPence(amount) ?? pence(0)))) };
}

/** What a person pays themselves on each day: without what a tax code collects, and without days on which that was all. */
export function billsToPay(
	settlement: Pick<Settlement, 'bills' | 'codingOut'>,
	told: Pick<Told, 'today' | 'filedOn'>,
): readonly Bill[] {
	const collected = isCodedOut(settlement, told);
	const bills = settlement.bills.map((bill) => {
		const others = bill.parts.filter(({ kind }) => kind !== 'balance');
		return collected ? restOf(bill, others) : bill;
	});
	return bills.filter(({ amount }) => amount !== '0.00');
}

type Bill = Settlement['bills'][number];

function billInWords(bill: Bill, { taxYear, today }: Told): string {
	const late = today !== undefined && bill.date < today;
	const asked = saySettlement(late ? 'now' : 'by', {
		amount: formatAmount(bill.amount),
		date: formatDay(bill.date),
	});
	if (bill.parts.every(({ kind }) => kind === 'balance')) return asked;
	const parts = bill.parts.map((part) => billPartInWords(part, taxYear)).join(saySettlement('and'));
	return `${asked} ${saySettlement('madeOf', { parts })}`;
}

/** `£100.00 for 2025-26`, `£50.00 towards 2026-27: the first payment on account`. */
function billPartInWords({ kind, amount }: Bill['parts'][number], taxYear: string): string {
	const shown = formatAmount(amount);
	return kind === 'balance'
		? saySettlement('balance', { amount: shown, taxYear })
		: saySettlement(kind, { amount: shown, next: yearsAfter(taxYear, 1) });
}

/** Whether a tax code collects the year's bill if it is filed now, or because it was filed in time for that. */
export function isCodedOut(
	{ codingOut }: Pick<Settlement, 'codingOut'>,
	{ today, filedOn }: Pick<Told, 'today' | 'filedOn'>,
): boolean {
	const day = filedOn ?? today;
	return codingOut !== null && day !== undefined && day <= codingOut.fileBy;
}

/** What HMRC collects through a tax code; undefined where it is too late for that. */
function codeInWords(
	{ codingOut, bills }: Settlement,
	{ taxYear, today, filedOn }: Told,
): string | undefined {
	if (codingOut === null || !isCodedOut({ codingOut }, { today, filedOn })) return undefined;
	return saySettlement(filedOn === undefined ? 'code.soon' : 'code.filed', {
		amount: formatAmount(codingOut.amount),
		date: formatDay(bills[0]?.date ?? ''),
		fileBy: formatDay(codingOut.fileBy),
		// The year that begins after the payment would have been due: a code is set before it.
		year: yearsAfter(taxYear, 2),
	});
}

/** The tax year so many years later: `2026-27` one after `2025-26`. */
export function yearsAfter(taxYear: string, years: number): string {
	const start = Number(taxYear.slice(0, 4)) + years;
	return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}
