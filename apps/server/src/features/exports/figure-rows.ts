/** The tax of a return as table rows: those of the dashboard, which add up, and what to pay on which date. */
import { sayExport } from '@halfpenny/messages/exports';
import { questionWords } from '@halfpenny/messages/questions';
import { saySettlementRow } from '@halfpenny/messages/settlement';
import type { ExportedReturn } from './content.ts';
import type { Cell } from './csv.ts';

/** One row of the table. */
export type Row = readonly [
	...[year: Cell, part: Cell, item: Cell, name: Cell, value: Cell, source: Cell, at: Cell],
];

type Figures = NonNullable<ExportedReturn['calculation']>;

const BEFORE = ['rulesVersion', 'totalIncome', 'personalAllowance', 'taxableIncome'] as const;
const RESULT = ['refundAmount', 'taxOwed'] as const;

/** From the income to the result, on to what is left to pay, and to the bills. */
export function figureRows(year: string, calculation: ExportedReturn['calculation']): Row[] {
	if (!calculation) return [];
	const part = sayExport('part.tax');
	const row = (name: string, value: string, at: string | null = null): Row => [
		...([year, part, null, name, value, null, at] as const),
	];
	const figure = (name: (typeof BEFORE)[number] | (typeof RESULT)[number]) =>
		row(sayExport(`figure.${name}`), calculation[name]);
	return [
		row(sayExport('figure.jurisdiction'), placeOf(calculation)),
		...BEFORE.map(figure),
		...dueLines(calculation).map(([name, amount]) => row(name, amount)),
		...RESULT.map(figure),
		...paidLines(calculation).map(([name, amount]) => row(name, amount)),
		...billLines(calculation).map(([name, amount, day]) => row(name, amount, day)),
	];
}

/** The name of the part of the UK. */
function placeOf({ jurisdiction }: Figures): string {
	return questionWords('profile', 'residence').choices?.[jurisdiction] ?? jurisdiction;
}

type Line = readonly [name: string, amount: string];

/** Charges within an amount are listed under it; they are not added again. */
function dueLines({ settlement: { parts } }: Figures): readonly Line[] {
	return parts.flatMap(({ name, amount, within }): readonly Line[] => [
		[saySettlementRow(name), amount],
		...within.map(
			(charge): Line => [saySettlementRow('within', { name: saySettlementRow(charge.name) }), charge.amount],
		),
	]);
}

/** From the result to what is left to pay; nothing if nothing was paid. */
function paidLines({ settlement: { paid, balance } }: Figures): readonly Line[] {
	if (paid.length === 0) return [];
	const back = balance.startsWith('-');
	return [
		...paid.map(({ name, amount }): Line => [saySettlementRow(name), amount]),
		[saySettlementRow(back ? 'balance.refund' : 'balance'), back ? balance.slice(1) : balance],
	];
}

/** Each with its due date, in ISO form. */
function billLines({ settlement: { bills, codingOut } }: Figures): readonly [...Line, day: string][] {
	const each = bills.flatMap(({ date, parts }) =>
		parts.map(({ kind, amount }): [...Line, string] => [sayExport(`bill.${kind}`), amount, date]),
	);
	return codingOut === null ? each : [...each, [sayExport('bill.code'), codingOut.amount, codingOut.fileBy]];
}
