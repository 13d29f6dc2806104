/** The first sheet: whose return, which year, filed or not, what is owed, and the contents. */
import { type Facts, formatDay, formatNino, formatPounds, type Pence, pence } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import { billsOf, type Calculation } from '@halfpenny/tax';
import { type ContentsEntry, formEntries, writeContents } from './contents.ts';
import { type FilingStatus, writeStatus } from './filing-status.ts';
import type { WrittenForm } from './form-pages.ts';
import { colours, sheet } from './look.ts';
import { writeMasthead } from './masthead.ts';
import { writePoundBar } from './pound-bar.ts';
import { type Sheets, write, writeParagraph } from './sheets.ts';

/** The text of the cover. */
export interface CoverInput extends Omit<FilingStatus, 'taxYear'> {
	readonly facts: Facts;
	readonly calculation: Calculation;
	readonly forms: readonly WrittenForm[];
	/** The first sheets of the other parts. */
	readonly calculationOn: number;
	readonly workingOn: number | undefined;
}

/** Writes the cover on the first sheet. */
export function writeCover(sheets: Sheets, input: CoverInput): void {
	const { taxYear } = input.calculation;
	writeMasthead(sheets, sayPdf('title', { year: taxYear }), taxYear);
	writePerson(sheets, input.facts);
	writeStatus(sheets, { ...input, taxYear });
	writeResult(sheets, input.calculation);
	if (input.calculation.unsupported.length > 0) {
		writeParagraph(sheets, sayPdf('unsupported'), { font: sheets.fonts.strong, colour: colours.owe });
	}
	writePoundBar(sheets, input.calculation);
	writeContents(sheets, contentsOf(input));
	sheets.y -= 8;
	// A cover is one sheet: the note is left out if the sheet is full.
	if (sheets.y > sheet.bottom + 30) {
		writeParagraph(sheets, sayPdf('lenders'), { size: 8.5, colour: colours.muted });
	}
}

/** Writes whose document it is. */
export function writePerson(sheets: Sheets, { person }: Facts): void {
	const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || sayPdf('nameless');
	const { uniqueTaxpayerReference: utr, nationalInsuranceNumber: nino } = person ?? {};
	sheets.y -= 12;
	writeParagraph(sheets, name, { font: sheets.fonts.strong, size: 15, leading: 19 });
	sheets.y -= 2;
	if (utr !== undefined) writeParagraph(sheets, sayPdf('utr', { utr }));
	if (nino !== undefined) writeParagraph(sheets, sayPdf('nino', { nino: formatNino(nino) }));
}

/** Writes what is owed, and when: the pounds are large, the pence smaller and raised. */
export function writeResult(sheets: Sheets, calculation: Calculation): void {
	const { totalDue } = calculation;
	const { serif } = sheets.fonts;
	const colour = totalDue > 0 ? colours.owe : totalDue < 0 ? colours.refund : colours.ink;
	sheets.y -= 28;
	write(sheets, sayPdf(totalDue > 0 ? 'owe' : totalDue < 0 ? 'owed' : 'nothing'), { size: 12, colour });
	sheets.y -= 34;
	const [whole = '', decimals = ''] = formatPounds(absolute(totalDue)).split('.');
	const width = write(sheets, whole, { font: serif, size: 38 });
	write(sheets, `.${decimals}`, { x: sheet.left + width + 1, y: sheets.y + 12, font: serif, size: 19 });
	const words = billsInWords(calculation);
	if (words === '') return;
	sheets.y -= 3;
	writeParagraph(sheets, words, { size: 10, colour: colours.muted });
}

/** Every payment date with its amount, in a line. */
function billsInWords(calculation: Calculation): string {
	const bills = billsOf(calculation);
	const days = bills.map(({ date, amount }) =>
		sayPdf('owe.by', { amount: formatPounds(amount), day: formatDay(date) }),
	);
	const ahead = bills.some(({ parts }) => parts.some(({ kind }) => kind !== 'balance'));
	return [days.join(sayPdf('owe.and')), ...(ahead ? [sayPdf('owe.onAccount')] : [])].join(': ');
}

function absolute(amount: Pence): Pence {
	return pence(Math.abs(amount));
}

function contentsOf({ forms, calculationOn, workingOn }: CoverInput): readonly ContentsEntry[] {
	const working = workingOn === undefined ? [] : [{ name: sayPdf('working'), on: workingOn }];
	return [...formEntries(forms), { name: sayPdf('calculation'), on: calculationOn }, ...working];
}
