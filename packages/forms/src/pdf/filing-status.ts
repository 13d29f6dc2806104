/**
 * The status of a return, in a frame on the cover: draft, sent or filed, with HMRC's receipt; and practice, if it is.
 */
import { formatDay, formatMoment } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import { type TaxYear, yearData } from '@halfpenny/years';
import { colours, sheet } from './look.ts';
import { toPrintable } from './printable.ts';
import { drawBox, type Sheets, write } from './sheets.ts';
import { wrapped } from './wrap.ts';

/** HMRC's receipt for an accepted return. */
export interface ReturnReceipt {
	/** In Base32, as HMRC prints it. */
	readonly irmark: string;
	/** When HMRC accepted it: ISO, as HMRC gave it. Absent if HMRC gave no time. */
	readonly acceptedAt?: string | undefined;
}

/** The status of a return. */
export interface FilingStatus {
	readonly taxYear: TaxYear;
	readonly status: 'draft' | 'sent' | 'filed';
	readonly receipt?: ReturnReceipt | undefined;
	readonly test: boolean;
	/** Of a final declaration, which has no receipt: when HMRC answered (ISO), if it did. */
	readonly declared?: { readonly respondedAt: string | undefined };
}

/** A framed note: draft or filed, HMRC's receipt, and whether it is practice. */
export function writeStatus(sheets: Sheets, filing: FilingStatus): void {
	const { status, test } = filing;
	const colour = test ? colours.owe : status === 'filed' ? colours.teal : colours.muted;
	const lines = statusLines(sheets, filing);
	const height = 32 + lines.reduce((sum, { leading }) => sum + leading, 0);
	sheets.y -= height + 14;
	const bottom = sheets.y;
	drawBox(
		sheets.page,
		{ x: sheet.left, y: bottom, width: sheet.right - sheet.left, height },
		{ edge: colour },
	);
	sheets.y = bottom + height - 19;
	const title = [statusWords(filing), ...(test ? [sayPdf('status.test')] : [])].join(' – ');
	write(sheets, title, { x: sheet.left + 12, font: sheets.fonts.strong, size: 11, colour });
	for (const { text, mono, leading } of lines) {
		sheets.y -= leading;
		const font = mono ? sheets.fonts.mono : sheets.fonts.text;
		write(sheets, text, { x: sheet.left + 12, font, size: mono ? 10 : 9.5 });
	}
	sheets.y = bottom;
}

/** `Draft`, `Sent`, `Filed`, or `Declared`. */
export function statusWords({ status, declared }: Pick<FilingStatus, 'status' | 'declared'>): string {
	return sayPdf(declared && status === 'filed' ? 'status.declared' : `status.${status}`);
}

interface StatusLine {
	readonly text: string;
	readonly mono: boolean;
	readonly leading: number;
}

function statusLines(
	sheets: Sheets,
	{ status, receipt, test, taxYear, declared }: FilingStatus,
): readonly StatusLine[] {
	const plain = (text: string) =>
		wrapped(toPrintable(text), { font: sheets.fonts.text, size: 9.5 }, 462).map((line) => ({
			text: line,
			mono: false,
			leading: 14,
		}));
	const accepted = declared ? declaredOn(declared, test) : acceptedOn(receipt, test);
	const filed = [...plain(accepted), ...(receipt ? plain(sayPdf('filed.mark')) : [])];
	const mark = receipt ? [{ text: receipt.irmark, mono: true, leading: 15 }] : [];
	const until = formatDay(recordsUntil(taxYear));
	const sent = [...filed, ...mark, ...plain(sayPdf('keep', { until }))];
	const stands = status === 'filed' ? sent : plain(sayPdf(wayThere(status, test, declared !== undefined)));
	return [...(test ? plain(sayPdf('test.means')) : []), ...stands];
}

function wayThere(status: 'draft' | 'sent', test: boolean, declared: boolean) {
	if (status === 'draft') return 'draft.means';
	if (declared) return test ? 'declared.sent.test' : 'declared.sent';
	return test ? 'sent.test' : 'sent.means';
}

function declaredOn({ respondedAt }: NonNullable<FilingStatus['declared']>, test: boolean): string {
	const when = respondedAt === undefined ? undefined : formatMoment(respondedAt);
	return sayPdf(test ? 'declared.filed.test' : 'declared.filed', { when });
}

function acceptedOn(receipt: ReturnReceipt | undefined, test: boolean): string {
	const at = receipt?.acceptedAt;
	if (at === undefined) return sayPdf(test ? 'filed.plainTest' : 'filed.plain');
	const when = { day: formatDay(at.slice(0, 10)), time: at.slice(11, 16) };
	return test ? sayPdf('filed.test', when) : sayPdf('filed.means', when);
}

/** Records must be kept for five years after the filing date (TMA 1970 s.12B). */
function recordsUntil(taxYear: TaxYear): string {
	const { online } = yearData(taxYear).deadlines;
	return `${Number(online.slice(0, 4)) + 5}${online.slice(4)}`;
}
