/** The calculation on separate sheets, and when to pay what is owed. */
import type { Facts } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import { type Calculation, settlementOf } from '@halfpenny/tax';
import { calculationRows } from './calculation-rows.ts';
import { colours, sheet } from './look.ts';
import { type TableRow, writeHeading, writeRow } from './rows.ts';
import { paymentRows } from './settlement-rows.ts';
import { addSheet, makeRoom, type Sheets, sheetNumber, write, writeParagraph } from './sheets.ts';

/** Writes the calculation; returns the number of its first sheet. */
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
	writeSection(
		sheets,
		sayPdf('payments'),
		paymentRows(settlementOf(facts, calculation), calculation.taxYear),
	);
	return begins;
}

/** A section of up to this many lines stays on one sheet. */
const MOST_KEPT = 12;

/** Writes a titled section; of no rows, nothing. */
export function writeSection(sheets: Sheets, title: string, rows: readonly TableRow[]): void {
	if (rows.length === 0) return;
	const kept = (rows.length <= MOST_KEPT ? rows.length : 4) * 18;
	makeRoom(sheets, 34 + kept);
	sheets.y -= sheets.y === sheet.top ? 13 : 28;
	write(sheets, title, { x: sheet.left, font: sheets.fonts.serif, size: 13, colour: colours.copper });
	sheets.y -= 5;
	for (const row of rows) writeRow(sheets, row);
}
