/** When a document may be deleted, and how many one person may keep. */
import type { Queries } from '../../database/database.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import { isDocumentUsed } from '../proposals/repository.ts';
import { findReturn } from '../tax-returns/repository.ts';
import { type DocumentRow, sumDocuments } from './repository.ts';

/** Returns that HMRC has, or that are on their way there. */
const FILED: ReadonlySet<string> = new Set(['submitted', 'processing', 'accepted']);

/** Whether values of the document are on a return that was filed: then it is kept with it, as long as the law keeps the return open. */
export async function supportsFiledReturn(
	queries: Queries,
	{ id, userId, taxReturnId }: DocumentRow,
): Promise<boolean> {
	if (taxReturnId === null) return false;
	if (!(await isDocumentUsed(queries, id))) return false;
	const taxReturn = await findReturn(queries, userId, taxReturnId);
	return taxReturn !== undefined && FILED.has(taxReturn.status);
}

/** Far more than a person's papers of many years, and little enough that no account fills the disk. */
const MOST_DOCUMENTS = 200;
const MOST_BYTES = 500 * 1024 * 1024;

/** Whether a person may keep another document of so many bytes; TOO_MANY_DOCUMENTS if not. */
export async function checkRoom(queries: Queries, userId: string, bytes: number): Promise<Result<null>> {
	const kept = await sumDocuments(queries, userId);
	const room = kept.documents < MOST_DOCUMENTS && kept.bytes + bytes <= MOST_BYTES;
	return room ? succeed(null) : fail('TOO_MANY_DOCUMENTS');
}
