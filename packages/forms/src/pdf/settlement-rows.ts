/** A year's settlement as lines of a document: rows that add up, and what is due when. */
import { formatDay, formatPounds, type Pence, pence } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import { saySettlementRow } from '@halfpenny/messages/settlement';
import type { Bill, Settlement } from '@halfpenny/tax';
import type { TaxYear } from '@halfpenny/years';
import type { TableRow } from './rows.ts';

/** The rows that add up to the result, with the charges within one below it. */
export function dueRows({ parts }: Settlement): readonly TableRow[] {
	return parts.flatMap(({ name, amount, within }) => [
		row(saySettlementRow(name), amount),
		...within.map((charge) => ({
			...row(saySettlementRow('within', { name: saySettlementRow(charge.name) }), charge.amount),
			kind: 'note' as const,
		})),
	]);
}

/** Payments made, refunds, and each bill with its parts. */
export function paymentRows(settlement: Settlement, year: TaxYear): readonly TableRow[] {
	const { paid, balance, bills, codingOut } = settlement;
	const back = balance < 0 ? [strong(sayPdf('balancing.refund'), pence(-balance))] : [];
	const code = codingOut
		? [note(sayPdf('throughCode', { day: formatDay(codingOut.fileBy) }), codingOut.amount)]
		: [];
	return [
		...paid.map(({ name, amount }) => row(saySettlementRow(name), amount)),
		...back,
		...bills.flatMap((bill) => billRows(bill, year)),
		...code,
	];
}

/** One day's bill; of more than one part, each below it. */
function billRows({ date, amount, parts }: Bill, year: TaxYear): readonly TableRow[] {
	const said = (kind: Bill['parts'][number]['kind']) =>
		kind === 'balance' ? sayPdf('bill.balance', { year }) : sayPdf(`bill.${kind}`, { year: yearAfter(year) });
	const due = strong(sayPdf('bill', { day: formatDay(date) }), amount);
	return [due, ...parts.map((part) => note(said(part.kind), part.amount))];
}

function row(label: string, amount: Pence): TableRow {
	return { label, value: formatPounds(amount) };
}

function strong(label: string, amount: Pence): TableRow {
	return { ...row(label, amount), kind: 'total' };
}

function note(label: string, amount: Pence): TableRow {
	return { ...row(label, amount), kind: 'note' };
}

/** The tax year after `2024-25` is `2025-26`. */
function yearAfter(year: TaxYear): string {
	const first = Number(year.slice(0, 4)) + 1;
	return `${first}-${String(first + 1).slice(-2)}`;
}
