/** The XML a return was sent as, looked up by person. */
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { submissions, transactionEngineMessages } from '../../database/schema/submissions.ts';

/** The sealed message of a person's submission; undefined when there is none. */
export async function findSealedMessage(
	queries: Queries,
	userId: string,
	submissionId: string,
): Promise<string | undefined> {
	const [row] = await queries
		.select({ sealed: transactionEngineMessages.sealedMessage })
		.from(transactionEngineMessages)
		.innerJoin(submissions, eq(submissions.id, transactionEngineMessages.submissionId))
		.where(and(eq(submissions.id, submissionId), eq(submissions.userId, userId)));
	return row?.sealed;
}
