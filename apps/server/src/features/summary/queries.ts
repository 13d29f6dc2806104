/** The return as a PDF: what was sent, otherwise the current draft. */
import type { Box } from '@halfpenny/forms';
import type { ReturnPdfOptions } from '@halfpenny/forms/pdf';
import { amendmentToFile, attemptsOf, isAccepted, isOver } from '@halfpenny/lifecycle';
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { loadContent, readSource } from '../submissions/check/content.ts';
import { boxesOf, type ReturnSource } from '../submissions/check/return-source.ts';
import { openSnapshot } from '../submissions/lifecycle/sealed.ts';
import { presentReceipt } from '../submissions/present.ts';
import { isTest } from '../submissions/receipt/receipt.ts';
import { listSubmissions } from '../submissions/repository.ts';
import { findReturn, type TaxReturnRow } from '../tax-returns/repository.ts';

/** A document and what its file is called. */
export interface SummaryDocument {
	readonly filename: string;
	readonly bytes: Uint8Array;
}

/** What the document is made from. */
interface Content {
	readonly source: ReturnSource;
	/** None for a draft whose boxes cannot be filled yet. */
	readonly boxes: readonly Box[];
	readonly status: ReturnPdfOptions['status'];
	readonly receipt?: ReturnPdfOptions['receipt'];
	/** By where it was sent, or where a draft would be sent today. */
	readonly test: boolean;
}

/** Makes the document. VALIDATION_FAILED when the answers of a draft cannot be right together. */
export async function makeSummary(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<SummaryDocument>> {
	const taxReturn = await findReturn(services.database, userId, taxReturnId);
	if (!taxReturn) return fail('NOT_FOUND');
	const content = await contentOf(services, taxReturn);
	if (!content.ok) return content;
	const { source, boxes, status, receipt, test } = content.value;
	const madeOn = todayInTheUk(services.clock);
	const bytes = await pdfOf(source, boxes, { status, receipt, test, madeOn });
	return succeed({ filename: filenameOf(taxReturn, status), bytes });
}

/** The maker of each kind of document is loaded when it is needed. */
async function pdfOf(
	source: ReturnSource,
	boxes: readonly Box[],
	options: ReturnPdfOptions,
): Promise<Uint8Array> {
	if (source.returnType === 'partnership') {
		const { partnershipPdf } = await import('@halfpenny/forms/partnership-pdf');
		return partnershipPdf(source.facts, boxes, options);
	}
	const { returnPdf } = await import('@halfpenny/forms/pdf');
	return returnPdf(source.facts, source.calculation, boxes, options);
}

function filenameOf({ returnType, taxYear }: TaxReturnRow, status: Content['status']): string {
	const kind = returnType === 'partnership' ? 'partnership-tax-return' : 'tax-return';
	return `${kind}-${taxYear}${status === 'draft' ? '-draft' : ''}.pdf`;
}

async function contentOf(services: Services, taxReturn: TaxReturnRow): Promise<Result<Content>> {
	const sent = await sentContent(services, taxReturn);
	return sent ? succeed(sent) : draftContent(services, taxReturn);
}

/**
 * The latest attempt that HMRC accepted or may still accept: exactly what was frozen with it. While the return is open
 * for an amendment, only an attempt at that.
 */
async function sentContent(
	services: Services,
	{ id, userId, amending }: TaxReturnRow,
): Promise<Content | undefined> {
	const { database, vault } = services;
	const rows = await listSubmissions(database, userId, id);
	const row = attemptsOf(rows, amendmentToFile(rows, amending)).find(({ state }) => !isOver(state));
	if (!row) return undefined;
	const cipher = await vault.cipherOf(database, userId);
	const { source, boxes } = openSnapshot(cipher, row);
	const receipt = presentReceipt(row, cipher);
	return {
		...{ source, boxes },
		test: isTest(row),
		status: isAccepted(row.state) ? 'filed' : 'sent',
		receipt: receipt ? { irmark: receipt.irmark, acceptedAt: receipt.acceptedAt } : undefined,
	};
}

async function draftContent(services: Services, taxReturn: TaxReturnRow): Promise<Result<Content>> {
	const read = readSource(await loadContent(services, services.database, taxReturn));
	if (!read.ok) return failWithProblems(read.problems);
	const { source } = read;
	const { sender, environment } = services.config.hmrc;
	const filled = boxesOf(source, sender);
	const boxes = filled.ok ? filled.boxes : [];
	return succeed({ source, boxes, status: 'draft', test: environment !== 'live' });
}
