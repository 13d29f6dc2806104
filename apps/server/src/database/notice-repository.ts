/** Announces a text to every process on the same database. */
import { sql } from 'drizzle-orm';
import type { Queries } from './database.ts';
import { preparedSql } from './prepared.ts';

/** On this channel processes tell each other what changed on a return. */
export const EVENTS_CHANNEL = 'halfpenny_events';

/** Announces; in a transaction only if that commits. At most 8000 bytes, nothing personal. */
export async function announce(queries: Queries, channel: string, text: string): Promise<void> {
	await notice(queries).execute({ channel, text });
}

const notice = preparedSql(
	'notice',
	() => sql`select pg_notify(${sql.placeholder('channel')}, ${sql.placeholder('text')})`,
);
