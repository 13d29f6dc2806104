/** When a document may be deleted. */
import type { Queries } from '../../database/database.ts';
import { findProposalOfDocument } from '../proposals/repository.ts';
import { findReturn } from '../tax-returns/repository.ts';
import type { DocumentRow } from './repository.ts';

/** Returns that HMRC has, or that are on their way there. */
const FILED: ReadonlySet<string> = new Set(['submitted', 'processing', 'accepted']);

/** Whether values of the document are on a return that was filed: then it is kept with it (ruling 38). */
export async function supportsFiledReturn(
	queries: Queries,
	{ id, userId, taxReturnId }: DocumentRow,
): Promise<boolean> {
	if (taxReturnId === null) return false;
	const proposal = await findProposalOfDocument(queries, id);
	if (proposal?.status !== 'approved') return false;
	const taxReturn = await findReturn(queries, userId, taxReturnId);
	return taxReturn !== undefined && FILED.has(taxReturn.status);
}
