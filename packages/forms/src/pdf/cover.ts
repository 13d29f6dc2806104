/** The first sheet: whose return, of which year, filed or not, what is owed, and what is in the document. */
import { type Facts, formatNino, formatPounds, type Pence, pence } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { Calculation } from '@halfpenny/tax';
import { yearData } from '@halfpenny/years';
import { drawCoin } from './coin.ts';
import { dayInWords } from './dates.ts';
import type { WrittenForm } from './form-pages.ts';
import { colours, measure, sheet } from './look.ts';
import { writePoundBar } from './pound-bar.ts';
import { toPrintable } from './printable.ts';
import { drawBox, drawRule, type Sheets, write, writeParagraph } from './sheets.ts';
import { wrapped } from './wrap.ts';

/** HMRC's receipt of a return that was accepted. */
export interface ReturnReceipt {
	/** In Base32, as HMRC prints it for people. */
	readonly irmark: string;
	/** When HMRC accepted it: ISO, as HMRC gave it. Absent where HMRC gave no time. */
	readonly acceptedAt?: string | undefined;
}

/** What the cover says. */
export interface CoverInput {
	readonly facts: Facts;
	readonly calculation: Calculation;
	readonly status: 'draft' | 'sent' | 'filed';
	readonly receipt?: ReturnReceipt | undefined;
	readonly test: boolean;
	readonly forms: readonly WrittenForm[];
	/** Sheets on which the other parts begin. */
	readonly calculationOn: number;
	readonly workingOn: number | undefined;
}

/** Writes the cover onto the first sheet. */
export function writeCover(sheets: Sheets, input: CoverInput): void {
	sheets.page = sheets.document.getPage(0);
	sheets.y = sheet.height - 62;
	writeMasthead(sheets, input);
	writePerson(sheets, input.facts);
	writeStatus(sheets, input);
	writeResult(sheets, input.calculation);
	if (input.calculation.unsupported.length > 0) {
		writeParagraph(sheets, sayPdf('unsupported'), { font: sheets.fonts.strong, colour: colours.owe });
	}
	writePoundBar(sheets, input.calculation);
	writeContents(sheets, input);
	sheets.y -= 8;
	// A cover is one sheet: where much stands on it already, the note is left out.
	if (sheets.y > sheet.bottom + 30) {
		writeParagraph(sheets, sayPdf('lenders'), { size: 8.5, colour: colours.muted });
	}
}

function writeMasthead(sheets: Sheets, { calculation: { taxYear } }: CoverInput): void {
	const { serif } = sheets.fonts;
	drawCoin(sheets.page, sheet.left, sheets.y + 22, 30);
	write(sheets, sayPdf('product'), { x: sheet.left + 40, y: sheets.y + 2, font: serif, size: 17 });
	sheets.y -= 58;
	write(sheets, sayPdf('title', { year: taxYear }), { font: serif, size: 36 });
	const { startsOn, endsOn } = yearData(taxYear);
	sheets.y -= 19;
	const days = { from: dayInWords(startsOn), to: dayInWords(endsOn) };
	write(sheets, sayPdf('period', days), { size: 11, colour: colours.muted });
}

function writePerson(sheets: Sheets, { person }: Facts): void {
	const name = [person?.firstName, person?.lastName].filter(Boolean).join(' ') || sayPdf('nameless');
	const { uniqueTaxpayerReference: utr, nationalInsuranceNumber: nino } = person ?? {};
	sheets.y -= 12;
	writeParagraph(sheets, name, { font: sheets.fonts.strong, size: 15, leading: 19 });
	sheets.y -= 2;
	if (utr !== undefined) writeParagraph(sheets, sayPdf('utr', { utr }));
	if (nino !== undefined) writeParagraph(sheets, sayPdf('nino', { nino: formatNino(nino) }));
}

/** A framed note: draft or filed, HMRC's receipt, and practice where it is that. */
function writeStatus(sheets: Sheets, { status, receipt, test, calculation }: CoverInput): void {
	const colour = test ? colours.owe : status === 'filed' ? colours.teal : colours.muted;
	const lines = statusLines(sheets, { status, receipt, test, calculation });
	const height = 32 + lines.reduce((sum, { leading }) => sum + leading, 0);
	sheets.y -= height + 14;
	const bottom = sheets.y;
	drawBox(
		sheets.page,
		{ x: sheet.left, y: bottom, width: sheet.right - sheet.left, height },
		{ edge: colour },
	);
	sheets.y = bottom + height - 19;
	const title = [sayPdf(`status.${status}`), ...(test ? [sayPdf('status.test')] : [])].join(' – ');
	write(sheets, title, { x: sheet.left + 12, font: sheets.fonts.strong, size: 11, colour });
	for (const { text, mono, leading } of lines) {
		sheets.y -= leading;
		const font = mono ? sheets.fonts.mono : sheets.fonts.text;
		write(sheets, text, { x: sheet.left + 12, font, size: mono ? 10 : 9.5 });
	}
	sheets.y = bottom;
}

interface StatusLine {
	readonly text: string;
	readonly mono: boolean;
	readonly leading: number;
}

function statusLines(
	sheets: Sheets,
	{ status, receipt, test, calculation }: Pick<CoverInput, 'status' | 'receipt' | 'test' | 'calculation'>,
): readonly StatusLine[] {
	const plain = (text: string) =>
		wrapped(toPrintable(text), { font: sheets.fonts.text, size: 9.5 }, 462).map((line) => ({
			text: line,
			mono: false,
			leading: 14,
		}));
	const filed = [...plain(acceptedOn(receipt, test)), ...(receipt ? plain(sayPdf('filed.mark')) : [])];
	const mark = receipt ? [{ text: receipt.irmark, mono: true, leading: 15 }] : [];
	const until = dayInWords(recordsUntil(calculation));
	const sent = [...filed, ...mark, ...plain(sayPdf('keep', { until }))];
	const stands = status === 'filed' ? sent : plain(sayPdf(wayThere(status, test)));
	return [...(test ? plain(sayPdf('test.means')) : []), ...stands];
}

function wayThere(status: 'draft' | 'sent', test: boolean) {
	if (status === 'draft') return 'draft.means';
	return test ? 'sent.test' : 'sent.means';
}

function acceptedOn(receipt: ReturnReceipt | undefined, test: boolean): string {
	const at = receipt?.acceptedAt;
	if (at === undefined) return sayPdf(test ? 'filed.plainTest' : 'filed.plain');
	const when = { day: dayInWords(at.slice(0, 10)), time: at.slice(11, 16) };
	return test ? sayPdf('filed.test', when) : sayPdf('filed.means', when);
}

/** Records of a return are kept for five years after the day by which it is due (TMA 1970 s.12B). */
function recordsUntil({ taxYear }: Calculation): string {
	const { online } = yearData(taxYear).deadlines;
	return `${Number(online.slice(0, 4)) + 5}${online.slice(4)}`;
}

/** The amount stands large, pence smaller and raised. */
function writeResult(sheets: Sheets, { totalDue, balancingPayment, taxYear }: Calculation): void {
	const { serif } = sheets.fonts;
	const day = dayInWords(yearData(taxYear).deadlines.balancingPayment);
	const colour = totalDue > 0 ? colours.owe : totalDue < 0 ? colours.refund : colours.ink;
	sheets.y -= 28;
	write(sheets, sayPdf(totalDue > 0 ? 'owe' : totalDue < 0 ? 'owed' : 'nothing'), { size: 12, colour });
	sheets.y -= 34;
	const [whole = '', decimals = ''] = formatPounds(absolute(totalDue)).split('.');
	const width = write(sheets, whole, { font: serif, size: 38 });
	write(sheets, `.${decimals}`, { x: sheet.left + width + 1, y: sheets.y + 12, font: serif, size: 19 });
	if (totalDue <= 0) return;
	const left = balancingPayment !== totalDue && balancingPayment > 0;
	const amount = formatPounds(absolute(balancingPayment));
	const words = left ? sayPdf('owe.left', { amount, day }) : sayPdf('owe.by', { day });
	sheets.y -= 17;
	write(sheets, words, { size: 10, colour: colours.muted });
}

function absolute(amount: Pence): Pence {
	return pence(Math.abs(amount));
}

/** What the document holds with the sheets on which it begins; in two columns where there is much. */
function writeContents(sheets: Sheets, input: CoverInput): void {
	sheets.y -= 32;
	write(sheets, sayPdf('contents'), { font: sheets.fonts.serif, size: 13, colour: colours.copper });
	sheets.y -= 5;
	const entries = contentsOf(input);
	const columns = entries.length > 7 ? 2 : 1;
	const rows = Math.ceil(entries.length / columns);
	const width = (measure - (columns - 1) * GUTTER) / columns;
	const top = sheets.y;
	for (const [index, { name, on }] of entries.entries()) {
		const y = top - ((index % rows) + 1) * LEADING;
		const from = sheet.left + Math.floor(index / rows) * (width + GUTTER);
		write(sheets, name, { x: from + 6, y: y + 5, size: 9.5 });
		write(sheets, String(on), { x: from + width - 6, y: y + 5, size: 9.5, align: 'right' });
		drawRule(sheets, { y, from, to: from + width });
	}
	sheets.y = top - rows * LEADING;
}

const GUTTER = 20;
const LEADING = 16.5;

function contentsOf({ forms, calculationOn, workingOn }: CoverInput) {
	const pages = forms.map(({ form, pages: count, sheet: on }) => {
		const several = count > 1 ? sayPdf('contents.pages', { pages: count }) : undefined;
		return { name: sayPdf('form', { form, pages: several }), on };
	});
	const working = workingOn === undefined ? [] : [{ name: sayPdf('working'), on: workingOn }];
	return [...pages, { name: sayPdf('calculation'), on: calculationOn }, ...working];
}
