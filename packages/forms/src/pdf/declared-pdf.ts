/** A year that was declared final as a document, on HMRC's figures: what is owed, HMRC's lines, and when to pay. */
import { type Facts, formatDay, formatPounds, parsePounds } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import { type Calculation, settlementOf } from '@halfpenny/tax';
import { writeSection } from './calculation-pages.ts';
import { writePerson, writeResult } from './cover.ts';
import { statusWords, writeStatus } from './filing-status.ts';
import { colours } from './look.ts';
import { writeMasthead } from './masthead.ts';
import type { ReturnPdfOptions } from './return-pdf.ts';
import type { TableRow } from './rows.ts';
import { writeRunning } from './running.ts';
import { paymentRows } from './settlement-rows.ts';
import { openSheets, type Sheets, writeParagraph } from './sheets.ts';

/** The declaration's status, and HMRC's calculation. */
export interface DeclaredPdfOptions extends Omit<ReturnPdfOptions, 'receipt'> {
	/** HMRC's lines, in pounds; undefined where none were kept. */
	readonly hmrcLines: readonly { readonly label: string; readonly amount: string }[] | undefined;
	/** When HMRC answered (ISO). */
	readonly respondedAt: string | undefined;
}

/**
 * The document as bytes; the same input gives the same bytes. `calculation` owes what HMRC worked out. Its own steps
 * are left out: they don't add up to that.
 */
export async function declaredPdf(
	facts: Facts,
	calculation: Calculation,
	{ status, test = false, madeOn, hmrcLines, respondedAt }: DeclaredPdfOptions,
): Promise<Uint8Array> {
	const { taxYear } = calculation;
	const title = sayPdf('declared.title', { year: taxYear });
	const sheets = await openSheets({ title, madeOn });
	const filing = { taxYear, status, test, declared: { respondedAt } };
	writeMasthead(sheets, title, taxYear);
	writePerson(sheets, facts);
	writeStatus(sheets, filing);
	writeResult(sheets, calculation);
	writeSection(sheets, sayPdf('declared.calculation'), (hmrcLines ?? []).map(lineOf));
	writeWhere(sheets, hmrcLines !== undefined);
	writeSection(sheets, sayPdf('payments'), paymentRows(settlementOf(facts, calculation), taxYear));
	writeRunning(sheets, {
		head: title,
		status: [statusWords(filing), ...(test ? [sayPdf('status.test')] : [])].join(' \u2013 '),
		foot: sayPdf('madeOn.plain', { day: formatDay(madeOn) }),
		test,
	});
	return sheets.document.save({ useObjectStreams: false });
}

function lineOf({ label, amount }: { readonly label: string; readonly amount: string }): TableRow {
	const parsed = parsePounds(amount, true);
	return { label, value: parsed.ok ? formatPounds(parsed.value) : amount };
}

/** Where the figures come from, and where HMRC shows the rest. */
function writeWhere(sheets: Sheets, hasLines: boolean): void {
	sheets.y -= 6;
	const words = sayPdf(hasLines ? 'declared.lead' : 'declared.noLines');
	writeParagraph(sheets, words, { size: 9.5, colour: colours.muted });
}
