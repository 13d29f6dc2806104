/** The calculation on sheets of its own, and when what is owed is paid. */
import type { Facts } from '@halfpenny/facts';
import { formatPounds, pence } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { Calculation } from '@halfpenny/tax';
import { type TaxYear, yearData } from '@halfpenny/years';
import { calculationRows } from './calculation-rows.ts';
import { dayInWords } from './dates.ts';
import { colours, sheet } from './look.ts';
import { type TableRow, writeHeading, writeRow } from './rows.ts';
import { addSheet, makeRoom, type Sheets, sheetNumber, write, writeParagraph } from './sheets.ts';

/** Writes the calculation and gives the sheet on which it begins. */
export function writeCalculation(sheets: Sheets, facts: Facts, calculation: Calculation): number {
	addSheet(sheets);
	writeHeading(sheets, sayPdf('calculation'), 22);
	const lead = sayPdf('calculation.lead', { year: calculation.taxYear });
	writeParagraph(sheets, lead, { colour: colours.muted, size: 9.5 });
	if (calculation.unsupported.length > 0) {
		writeParagraph(sheets, sayPdf('unsupported'), { font: sheets.fonts.strong, colour: colours.owe });
	}
	const begins = sheetNumber(sheets);
	for (const { title, rows } of calculationRows(calculation)) writeSection(sheets, title, rows);
	writeSection(sheets, sayPdf('payments'), paymentRows(facts, calculation));
	return begins;
}

function writeSection(sheets: Sheets, title: string, rows: readonly TableRow[]): void {
	if (rows.length === 0) return;
	const kept = Math.min(rows.length, 4) * 18;
	makeRoom(sheets, 34 + kept);
	sheets.y -= sheets.y === sheet.top ? 13 : 28;
	write(sheets, title, { x: sheet.left, font: sheets.fonts.serif, size: 13, colour: colours.copper });
	sheets.y -= 5;
	for (const row of rows) writeRow(sheets, row);
}

/** What is left to pay, and the payments towards the next year. */
function paymentRows(facts: Facts, calculation: Calculation): readonly TableRow[] {
	const { balancingPayment, paymentsOnAccount: ahead } = calculation;
	const { deadlines, paymentsOnAccount } = yearData(calculation.taxYear);
	const made = facts.paymentsOnAccountMade;
	const year = yearAfter(calculation.taxYear);
	const left = balancingPayment < 0 ? sayPdf('balancing.refund') : balancing(deadlines.balancingPayment);
	const row = (label: string, amount: number) => ({ label, value: formatPounds(pence(amount)) });
	return [
		...(made ? [row(sayPdf('paymentsMade'), -made)] : []),
		{ ...row(left, Math.abs(balancingPayment)), kind: 'total' as const },
		...(ahead.required
			? [
					row(sayPdf('firstPayment', { year, day: dayInWords(paymentsOnAccount.firstDue) }), ahead.first),
					row(sayPdf('secondPayment', { year, day: dayInWords(paymentsOnAccount.secondDue) }), ahead.second),
				]
			: []),
	];
}

function balancing(day: string): string {
	return sayPdf('balancing', { day: dayInWords(day) });
}

/** The tax year after `2024-25` is `2025-26`. */
function yearAfter(year: TaxYear): string {
	const first = Number(year.slice(0, 4)) + 1;
	return `${first}-${String(first + 1).slice(-2)}`;
}
