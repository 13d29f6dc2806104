/** What a restored database must not bring back: sign-ins and single-use links that may have ended or been used since. */
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../database/database.ts';
import { emailChanges, halfSessions, passwordResets, sessions } from '../../database/schema/accounts.ts';
import { administratorSessions, administratorTokens } from '../../database/schema/administrators.ts';
import { hmrcAuthorisations } from '../../database/schema/hmrc-connections.ts';
import { submissions } from '../../database/schema/submissions.ts';

/** Ends every sign-in, and cancels every emailed link. */
export async function endSignIns(tx: Transaction): Promise<void> {
	const ofPeople = [sessions, halfSessions, passwordResets, emailChanges, hmrcAuthorisations];
	for (const table of [...ofPeople, administratorSessions, administratorTokens]) await tx.delete(table);
}

/** The submissions waiting to be sent. */
export async function listUnsent(tx: Transaction): Promise<string[]> {
	const rows = await tx
		.select({ id: submissions.id })
		.from(submissions)
		.where(eq(submissions.state, 'frozen'));
	return rows.map(({ id }) => id);
}
