/** What to pay and when, in sentences shared by the dashboard, the declaration, the receipt and the pictures. */
import { formatDay, pence, sum, toPounds } from '@halfpenny/facts';
import { saySettlement } from '@halfpenny/messages/settlement';
import type { Calculation } from '../../api/shapes.ts';
import { formatAmount, toPence } from '../../ui/format.ts';

/** A year's settlement, as the server gives it. */
export type Settlement = Calculation['settlement'];

/** The year, and the date it is read. */
export interface Told {
	readonly taxYear: string;
	/** ISO date; undefined if unknown, and then nothing is called late. */
	readonly today: string | undefined;
	/** ISO date the return was filed; undefined until it is. */
	readonly filedOn?: string | undefined;
}

/** Returns a sentence for each payment date, and for anything a tax code collects instead. */
export function paymentsInWords(settlement: Settlement, told: Told): readonly string[] {
	const { bills } = settlement;
	const code = codeInWords(settlement, told);
	return bills.flatMap((bill) => {
		const others = bill.parts.filter(({ kind }) => kind !== 'balance');
		if (!code || others.length === bill.parts.length) return [billInWords(bill, told)];
		// Leaves out what the tax code collects.
		return others.length === 0 ? [code] : [billInWords(restOf(bill, others), told), code];
	});
}

/** Returns a date's payment without what a tax code collects. */
function restOf(bill: Bill, parts: Bill['parts']): Bill {
	return { ...bill, parts, amount: toPounds(sum(parts.map(({ amount }) => toPence(amount) ?? pence(0)))) };
}

/** Returns what the user pays themselves on each date, leaving out dates when a tax code collects it all. */
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

/** Returns whether a tax code collects the year's bill: if filed now, or because it was filed in time. */
export function isCodedOut(
	{ codingOut }: Pick<Settlement, 'codingOut'>,
	{ today, filedOn }: Pick<Told, 'today' | 'filedOn'>,
): boolean {
	const day = filedOn ?? today;
	return codingOut !== null && day !== undefined && day <= codingOut.fileBy;
}

/** Returns what HMRC collects through a tax code; undefined if it is too late. */
function codeInWords(
	{ codingOut, bills }: Settlement,
	{ taxYear, today, filedOn }: Told,
): string | undefined {
	if (codingOut === null || !isCodedOut({ codingOut }, { today, filedOn })) return undefined;
	return saySettlement(filedOn === undefined ? 'code.soon' : 'code.filed', {
		amount: formatAmount(codingOut.amount),
		date: formatDay(bills[0]?.date ?? ''),
		fileBy: formatDay(codingOut.fileBy),
		// The year that starts after the payment would have been due: a code is set before its year.
		year: yearsAfter(taxYear, 2),
	});
}

/** Returns the tax year some years later: `2026-27` is one after `2025-26`. */
export function yearsAfter(taxYear: string, years: number): string {
	const start = Number(taxYear.slice(0, 4)) + years;
	return `${start}-${String((start + 1) % 100).padStart(2, '0')}`;
}
