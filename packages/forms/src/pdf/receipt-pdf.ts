/** HMRC's receipt as a one-sheet document: what was accepted, when, its IRmark, the references and the figures sent. */
import { type Facts, formatDay, formatPounds, type Pence, pence } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import { sayReceipt } from '@halfpenny/messages/receipt';
import { type Calculation, settlementOf } from '@halfpenny/tax';
import { isTaxYear, yearData } from '@halfpenny/years';
import { drawCoin } from './coin.ts';
import { momentInWords } from './dates.ts';
import { colours, measure, sheet } from './look.ts';
import { writeHeading, writeRow } from './rows.ts';
import { writeRunning } from './running.ts';
import { dueRows, paymentRows } from './settlement-rows.ts';
import { drawBox, openSheets, type Sheets, write, writeParagraph } from './sheets.ts';

/** An accepted return. */
export interface FilingReceipt {
	readonly taxYear: string;
	readonly form: 'SA100' | 'SA800';
	/** Whether it amends a return HMRC accepted before. */
	readonly amended: boolean;
	/** Whose return it is; blank if not given. */
	readonly name: string;
	readonly uniqueTaxpayerReference: string | undefined;
	/** In Base32, as HMRC prints it. */
	readonly irmark: string;
	/** When HMRC accepted it: ISO, as HMRC gave it. Blank if HMRC gave no time. */
	readonly acceptedAt: string;
	/** HMRC's own wording. */
	readonly message: string;
	/** HMRC's reference, and our own. */
	readonly correlationId: string;
	readonly transactionId: string;
	/** The ISO date the person declared on. */
	readonly declaredOn: string;
	/** The return sent and its total; none for a partnership, which owes no tax. */
	readonly worked: { readonly facts: Facts; readonly calculation: Calculation } | undefined;
}

/** The document as bytes. The same input gives the same bytes: `madeOn`, an ISO date, is its only clock. */
export async function receiptPdf(
	receipt: FilingReceipt,
	{ madeOn, test }: { readonly madeOn: string; readonly test: boolean },
): Promise<Uint8Array> {
	const title = sayReceipt('title', { year: receipt.taxYear });
	const sheets = await openSheets({ title, madeOn });
	sheets.y = sheet.height - 62;
	writeMasthead(sheets, receipt);
	writeAccepted(sheets, receipt, test);
	writeReferences(sheets, receipt);
	if (receipt.worked) writeFigures(sheets, receipt.worked);
	writeNotes(sheets, receipt);
	writeRunning(sheets, {
		head: title,
		status: test ? sayPdf('status.test') : '',
		foot: sayReceipt('madeOn', { day: formatDay(madeOn) }),
		test,
	});
	return sheets.document.save({ useObjectStreams: false });
}

function writeMasthead(sheets: Sheets, receipt: FilingReceipt): void {
	const { serif, strong } = sheets.fonts;
	drawCoin(sheets.page, sheet.left, sheets.y + 22, 30);
	write(sheets, sayPdf('product'), { x: sheet.left + 40, y: sheets.y + 2, font: serif, size: 17 });
	sheets.y -= 58;
	write(sheets, sayReceipt('heading'), { font: serif, size: 36 });
	sheets.y -= 20;
	const { form, taxYear: year, amended, name, uniqueTaxpayerReference: utr } = receipt;
	const what = sayReceipt(amended ? 'amendment' : 'return', { form, year });
	write(sheets, what, { size: 11, colour: colours.muted });
	sheets.y -= 12;
	writeParagraph(sheets, name || sayPdf('nameless'), { font: strong, size: 15, leading: 19 });
	if (utr !== undefined) writeParagraph(sheets, sayPdf('utr', { utr }));
}

/** A framed note with the IRmark, large enough to read out over the phone. */
function writeAccepted(sheets: Sheets, receipt: FilingReceipt, test: boolean): void {
	const colour = test ? colours.owe : colours.teal;
	const top = sheets.y - 18;
	const inset = { x: sheet.left + 14, width: measure - 28 };
	sheets.y = top - 8;
	writeParagraph(sheets, acceptedOn(receipt, test), {
		...inset,
		font: sheets.fonts.strong,
		size: 11,
		colour,
	});
	sheets.y -= 10;
	writeParagraph(sheets, sayReceipt('mark'), { ...inset, size: 9, colour: colours.muted });
	writeParagraph(sheets, receipt.irmark, { ...inset, font: sheets.fonts.mono, size: 15, leading: 19 });
	sheets.y -= 5;
	writeParagraph(sheets, sayReceipt('mark.means'), { ...inset, size: 8.5, colour: colours.muted });
	sheets.y -= 12;
	const area = { x: sheet.left, y: sheets.y, width: measure, height: top - sheets.y };
	drawBox(sheets.page, area, { edge: colour });
}

function acceptedOn({ acceptedAt }: FilingReceipt, test: boolean): string {
	const when = momentInWords(acceptedAt);
	if (!when) return sayReceipt(test ? 'acceptedPlainTest' : 'acceptedPlain');
	return sayReceipt(test ? 'acceptedTest' : 'accepted', when);
}

function writeReferences(sheets: Sheets, receipt: FilingReceipt): void {
	sheets.y -= 22;
	writeHeading(sheets, sayReceipt('references'), 13);
	const { correlationId, transactionId, declaredOn, message } = receipt;
	writeRow(sheets, { label: sayReceipt('correlation'), value: correlationId });
	writeRow(sheets, { label: sayReceipt('transaction'), value: transactionId });
	writeRow(sheets, { label: sayReceipt('sentOn'), value: formatDay(declaredOn) });
	if (message !== '') writeRow(sheets, { label: sayReceipt('said'), value: message });
}

function writeFigures(sheets: Sheets, { facts, calculation }: NonNullable<FilingReceipt['worked']>): void {
	const { totalIncome, totalDue, taxYear } = calculation;
	const settlement = settlementOf(facts, calculation);
	sheets.y -= 18;
	writeHeading(sheets, sayReceipt('figures'), 13);
	writeRow(sheets, { label: sayReceipt('totalIncome'), value: formatPounds(totalIncome) });
	for (const row of dueRows(settlement)) writeRow(sheets, row);
	const kind = totalDue > 0 ? 'owed' : totalDue < 0 ? 'refund' : 'nothing';
	writeRow(sheets, { label: sayReceipt(kind), value: formatPounds(unsigned(totalDue)), kind: 'total' });
	for (const row of paymentRows(settlement, taxYear)) writeRow(sheets, row);
}

function unsigned(amount: Pence): Pence {
	return pence(Math.abs(amount));
}

function writeNotes(sheets: Sheets, { taxYear }: FilingReceipt): void {
	sheets.y -= 12;
	const style = { size: 9, colour: colours.muted };
	if (isTaxYear(taxYear)) {
		const { online } = yearData(taxYear).deadlines;
		// Five years after the filing date (TMA 1970 s.12B).
		const until = formatDay(`${Number(online.slice(0, 4)) + 5}${online.slice(4)}`);
		writeParagraph(sheets, sayReceipt('keep', { until }), style);
	}
	writeParagraph(sheets, sayReceipt('lag'), style);
}
