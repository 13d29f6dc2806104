/** A connection for one transaction, on which what needs no answer travels with what comes next. */
import type { PoolClient, QueryConfig, QueryResult } from 'pg';
import { askOn, QuickQuery } from './quick-query.ts';
import { sendTogether } from './send-together.ts';

/** How a statement begins whose answer nobody needs: its failure shows at the next statement, or at the commit. */
export const UNREAD = 'with /* unread */';

const NOTHING: QueryResult = { command: '', rowCount: null, oid: 0, fields: [], rows: [] };
/** What may be sent before `begin` is answered: if that failed, these would change nothing. */
const HARMLESS = /^(select|commit|rollback)\b/;

/** What drizzle uses of a connection inside a transaction. */
interface TransactionClient {
	readonly query: (config: QueryConfig | QuickQuery, values?: unknown[]) => Promise<QueryResult>;
	readonly release: PoolClient['release'];
}

/**
 * The connection without waiting for the answers to `begin` and to unread statements. The next statement that waits
 * throws the first failure among them; PostgreSQL turns a `commit` after one into a rollback.
 */
export function createTransactionClient(client: PoolClient): TransactionClient {
	const together = sendTogether(client, process.nextTick);
	let begun: Promise<unknown> | undefined;
	let unanswered: Promise<unknown>[] = [];
	const send = (config: QueryConfig | QuickQuery, values?: unknown[]) => {
		together();
		const answer = config instanceof QuickQuery ? askOn(client, config) : client.query(config, values);
		answer.catch(() => undefined); // The next statement that waits throws it.
		return answer;
	};
	const query: TransactionClient['query'] = async (config, values) => {
		const { text } = config;
		if (begun && !HARMLESS.test(text)) await begun;
		const answer = send(config, values);
		const begins = text.startsWith('begin');
		if (begins) begun = answer;
		if (begins || text.startsWith(UNREAD)) {
			unanswered.push(answer);
			return NOTHING;
		}
		const before = unanswered;
		unanswered = [];
		await Promise.all(before);
		return answer;
	};
	return { query, release: (error) => client.release(error) };
}
