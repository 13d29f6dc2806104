/** The session of a person in a test, as reads ahead name it. */
import type { Database } from '../database/database.ts';
import { listSessions } from '../platform/sessions/session-repository.ts';

/** The hash of the latest session's token. */
export async function tokenHashOf(
	database: Database,
	{ userId }: { readonly userId: string },
): Promise<string> {
	const [session] = await listSessions(database, userId, new Date(0));
	if (!session) throw new Error('the person is signed in');
	return session.tokenHash;
}
