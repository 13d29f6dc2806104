/** The return as a document: a cover, every page with its boxes, the calculation as lenders know it, and the working. */

import type { Facts } from '@halfpenny/facts';
import { formatDay } from '@halfpenny/facts';
import { sayPdf } from '@halfpenny/messages/pdf';
import type { Calculation } from '@halfpenny/tax';
import type { Box } from '../box.ts';
import { boxTypes } from './box-value.ts';
import { writeCalculation } from './calculation-pages.ts';
import { writeCover } from './cover.ts';
import type { ReturnReceipt } from './filing-status.ts';
import { writeForms } from './form-pages.ts';
import { writeRunning } from './running.ts';
import { addSheet, openSheets } from './sheets.ts';
import { writeWorking } from './working-pages.ts';

export type { ReturnReceipt } from './filing-status.ts';

/** The return's status, and when the document is made. */
export interface ReturnPdfOptions {
	readonly status: 'draft' | 'sent' | 'filed';
	/** HMRC's receipt, once it was filed. */
	readonly receipt?: ReturnReceipt | undefined;
	/** ISO date the document is made. */
	readonly madeOn: string;
	/** Whether it is practice: every sheet says TEST. */
	readonly test?: boolean;
}

/**
 * The document as bytes. The same input gives the same bytes: it uses no clock. Boxes come from `toBoxes`; without them
 * (a year without a form, an incomplete return) its pages are left out.
 */
export async function returnPdf(
	facts: Facts,
	calculation: Calculation,
	boxes: readonly Box[],
	{ status, receipt, madeOn, test = false }: ReturnPdfOptions,
): Promise<Uint8Array> {
	const title = sayPdf('title', { year: calculation.taxYear });
	const sheets = await openSheets({ title, madeOn });
	if (boxes.length > 0) addSheet(sheets);
	const forms = writeForms(sheets, boxes, boxTypes(calculation.taxYear));
	const calculationOn = writeCalculation(sheets, facts, calculation);
	const workingOn = writeWorking(sheets, facts, calculation);
	writeCover(sheets, { facts, calculation, status, receipt, test, forms, calculationOn, workingOn });
	const rules = calculation.rulesVersion;
	writeRunning(sheets, {
		head: [title, nameOf(facts), facts.person?.uniqueTaxpayerReference].filter(Boolean).join(' \u2013 '),
		status: [sayPdf(`status.${status}`), ...(test ? [sayPdf('status.test')] : [])].join(' \u2013 '),
		foot: sayPdf('madeOn', { day: formatDay(madeOn), rules }),
		test,
	});
	return sheets.document.save({ useObjectStreams: false });
}

function nameOf({ person }: Facts): string {
	return [person?.firstName, person?.lastName].filter(Boolean).join(' ');
}
