/** Whether what an address names exists and is the caller's. Somebody else's is answered as what does not exist. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { uploadedDocuments } from '../../database/schema/documents.ts';
import { proposals } from '../../database/schema/proposals.ts';
import { submissions } from '../../database/schema/submissions.ts';
import { entries, taxReturns } from '../../database/schema/tax-returns.ts';
import type { NamedInAddress } from './app-addresses.ts';

/** Whether a person has this return. */
export async function hasReturn(
	queries: Queries,
	userId: string,
	{ returnId }: NamedInAddress,
): Promise<boolean> {
	const own = and(eq(taxReturns.id, returnId), eq(taxReturns.userId, userId));
	return (await queries.select({ id: taxReturns.id }).from(taxReturns).where(own)).length > 0;
}

const TABLES = {
	entry: entries,
	documents: uploadedDocuments,
	submission: submissions,
	'partnership-code': proposals,
};

/** Whether a person's return has what else the address names; true if it names nothing else. */
export async function hasNamedThing(
	queries: Queries,
	userId: string,
	{ returnId, of }: NamedInAddress,
): Promise<boolean> {
	if (of === undefined) return true;
	const table = TABLES[of.kind];
	const own = and(eq(table.id, of.id), eq(table.taxReturnId, returnId), eq(table.userId, userId));
	return (await queries.select({ id: table.id }).from(table).where(own)).length > 0;
}
