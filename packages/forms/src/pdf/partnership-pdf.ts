/** A partnership's return as a document: a cover, the partnership statement with every partner's share, every page with its boxes. */

import type { PartnershipFacts } from '@halfpenny/facts';
import { formatDay } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { Box } from '../box.ts';
import { partnershipSheets } from '../sa800/partnership-sheets.ts';
import { partnershipStatement } from '../sa800/partnership-statement.ts';
import type { BoxType } from '../tables/row.ts';
import type { BoxTypes } from './box-value.ts';
import { writeForms } from './form-pages.ts';
import { writePartnershipCover } from './partnership-cover.ts';
import type { ReturnPdfOptions } from './return-pdf.ts';
import { writeRunning } from './running.ts';
import { addSheet, openSheets } from './sheets.ts';
import { writeStatement } from './statement-pages.ts';

const types: ReadonlyMap<string, BoxType> = new Map(
	partnershipSheets.flatMap(({ element, rows }) =>
		rows.map(({ path, type }) => [`/SApartnership/${element}${path}`, type] as const),
	),
);

/** By path: two boxes of this return have the number 11.3. */
const typeOf: BoxTypes = ({ path }) =>
	types.get(path.replace(/PartnerDetails\[\d+\]/, 'PartnerDetails[n]')) ?? 'text';

/**
 * The document as bytes. The same input gives the same bytes: it uses no clock. Boxes come from `partnershipBoxes`;
 * without them (an incomplete return) its pages are left out.
 */
export async function partnershipPdf(
	facts: PartnershipFacts,
	boxes: readonly Box[],
	{ status, receipt, madeOn, test = false }: ReturnPdfOptions,
): Promise<Uint8Array> {
	const title = sayPdf('partnership.title', { year: facts.taxYear });
	const sheets = await openSheets({ title, madeOn });
	const statement = partnershipStatement(facts);
	const statementOn = writeStatement(sheets, facts, statement);
	if (boxes.length > 0) addSheet(sheets);
	const forms = writeForms(sheets, boxes, typeOf);
	writePartnershipCover(sheets, { facts, statement, status, receipt, test, forms, statementOn });
	writeRunning(sheets, {
		head: [title, facts.name, facts.uniqueTaxpayerReference].filter(Boolean).join(' \u2013 '),
		status: [sayPdf(`status.${status}`), ...(test ? [sayPdf('status.test')] : [])].join(' \u2013 '),
		foot: sayPdf('madeOn.plain', { day: formatDay(madeOn) }),
		test,
	});
	return sheets.document.save({ useObjectStreams: false });
}
