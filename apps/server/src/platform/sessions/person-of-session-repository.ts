/** Reads that need not wait until a session is found: they find only what belongs to its person. */
import { sql } from 'drizzle-orm';
import { sessions } from '../../database/schema/accounts.ts';

/**
 * The person of the session whose hash is given for the placeholder `tokenHash`, valid or not: whoever reads with it
 * still has to wait for the session to be checked. Nobody if there is none.
 */
export const personOfSession = sql`(select ${sessions.userId} from ${sessions} where ${sessions.tokenHash} = ${sql.placeholder('tokenHash')})`;
