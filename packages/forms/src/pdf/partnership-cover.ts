/** The first sheet of a partnership's return: whose, which year, filed or not, the profit, the shares, the contents. */
import { formatDay, formatPounds, type PartnershipFacts, type Pence, pence } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { PartnershipStatement } from '../sa800/partnership-statement.ts';
import { formEntries, writeContents } from './contents.ts';
import { type FilingStatus, writeStatus } from './filing-status.ts';
import type { WrittenForm } from './form-pages.ts';
import { colours, sheet } from './look.ts';
import { writeMasthead } from './masthead.ts';
import { writeShareBar } from './share-bar.ts';
import { type Sheets, write, writeParagraph } from './sheets.ts';

/** The text of the cover. */
export interface PartnershipCoverInput extends Omit<FilingStatus, 'taxYear'> {
	readonly facts: PartnershipFacts;
	readonly statement: PartnershipStatement;
	readonly forms: readonly WrittenForm[];
	/** The first sheet of the statement. */
	readonly statementOn: number;
}

/** Writes the cover on the first sheet. */
export function writePartnershipCover(sheets: Sheets, input: PartnershipCoverInput): void {
	const { taxYear } = input.facts;
	writeMasthead(sheets, sayPdf('partnership.title', { year: taxYear }), taxYear);
	writePartnership(sheets, input);
	writeStatus(sheets, { ...input, taxYear });
	const result = resultOf(input.statement);
	writeResult(sheets, result);
	if (result) writeShareBar(sheets, result.shares, input.facts.partners ?? []);
	writeContents(sheets, [{ name: sayPdf('statement'), on: input.statementOn }, ...formEntries(input.forms)]);
	sheets.y -= 8;
	if (sheets.y > sheet.bottom + 30) {
		writeParagraph(sheets, sayPdf('partnership.noTax'), { size: 8.5, colour: colours.muted });
	}
}

function writePartnership(
	sheets: Sheets,
	{ facts, statement: { period }, status }: PartnershipCoverInput,
): void {
	const { name, uniqueTaxpayerReference: utr, partners = [] } = facts;
	const signs = partners.find(({ nominated }) => nominated)?.name;
	const days = { from: formatDay(period.from), to: formatDay(period.to) };
	sheets.y -= 12;
	const title = { font: sheets.fonts.strong, size: 15, leading: 19 };
	writeParagraph(sheets, name ?? sayPdf('nameless'), title);
	sheets.y -= 2;
	if (utr !== undefined) writeParagraph(sheets, sayPdf('utr', { utr }));
	writeParagraph(sheets, sayPdf('partnership.accounts', days));
	// Nobody has signed a return that is not sent.
	const signing = status === 'draft' ? 'partnership.willSign' : 'partnership.signs';
	if (signs !== undefined) writeParagraph(sheets, sayPdf(signing, { name: signs }));
}

/** The partnership's main figure. */
interface Result {
	readonly words: string;
	readonly amount: Pence;
	readonly shares: readonly (Pence | undefined)[];
}

/** Boxes of the statement with the words for positive and negative amounts; the first present is shown large. */
const RESULTS = [
	['N1.11', 'partnership.profit', 'partnership.profit'],
	['N1.12', 'partnership.loss', 'partnership.loss'],
	['N1.19', 'partnership.property', 'partnership.propertyLoss'],
	['N1.13', 'partnership.savings', 'partnership.savings'],
	['N1.22A', 'partnership.savings', 'partnership.savings'],
] as const;

function resultOf({ amounts }: PartnershipStatement): Result | undefined {
	for (const [box, more, less] of RESULTS) {
		const found = amounts.find((one) => one.box === box);
		if (!found) continue;
		const { amount, shares } = found;
		return { words: sayPdf(amount < 0 ? less : more), amount: pence(Math.abs(amount)), shares };
	}
	return undefined;
}

function writeResult(sheets: Sheets, result: Result | undefined): void {
	sheets.y -= 28;
	write(sheets, result?.words ?? sayPdf('partnership.nothing'), { size: 12 });
	if (!result) return;
	sheets.y -= 34;
	const [whole = ''] = formatPounds(result.amount).split('.');
	write(sheets, whole, { font: sheets.fonts.serif, size: 38 });
}
