/** The return as a PDF: what was sent, otherwise the current draft. */
import { amendmentToFile, attemptsOf, isAccepted, isOver } from '@halfpenny/lifecycle';
import { todayInTheUk } from '../../platform/clock.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { loadAnswers } from '../submissions/check/content.ts';
import { openSnapshot } from '../submissions/lifecycle/sealed.ts';
import { presentReceipt } from '../submissions/present.ts';
import { isTest } from '../submissions/receipt/receipt.ts';
import { listSubmissions } from '../submissions/repository.ts';
import { findReturn, type TaxReturnRow } from '../tax-returns/repository.ts';
import { type Content, type Draft, summaryWork } from './pdf-work.ts';

/** A document and its file name. */
export interface SummaryDocument {
	readonly filename: string;
	readonly bytes: Uint8Array;
}

/**
 * Makes the document. VALIDATION_FAILED if the answers of a draft contradict each other; SERVICE_BUSY, STILL_WORKING.
 */
export async function makeSummary(
	services: Services,
	userId: string,
	taxReturnId: string,
): Promise<Result<SummaryDocument>> {
	const taxReturn = await findReturn(services.database, userId, taxReturnId);
	if (!taxReturn) return fail('NOT_FOUND');
	const of = (await sentContent(services, taxReturn)) ?? (await draftOf(services, taxReturn));
	const madeOn = todayInTheUk(services.clock);
	const made = await services.threads.run(summaryWork, { userId, costly: true }, { of, madeOn });
	if (!made.ok) return made;
	if ('problems' in made.value) return failWithProblems(made.value.problems);
	const status = 'answers' in of ? 'draft' : of.status;
	return succeed({ filename: filenameOf(taxReturn, status), bytes: made.value.bytes });
}

function filenameOf({ returnType, taxYear }: TaxReturnRow, status: Content['status']): string {
	const kind = returnType === 'partnership' ? 'partnership-tax-return' : 'tax-return';
	return `${kind}-${taxYear}${status === 'draft' ? '-draft' : ''}.pdf`;
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
	const { source, boxes, hmrcLines } = openSnapshot(cipher, row);
	const receipt = presentReceipt(row, cipher);
	return {
		...{ source, boxes },
		...(row.channel === 'mtd' && { declared: { hmrcLines, respondedAt: row.respondedAt?.toISOString() } }),
		test: isTest(row),
		status: isAccepted(row.state) ? 'filed' : 'sent',
		receipt: receipt ? { irmark: receipt.irmark, acceptedAt: receipt.acceptedAt } : undefined,
	};
}

async function draftOf(services: Services, taxReturn: TaxReturnRow): Promise<Draft> {
	const { sender, environment } = services.config.hmrc;
	const answers = await loadAnswers(services, services.database, taxReturn);
	return { answers, sender, test: environment !== 'live' };
}
