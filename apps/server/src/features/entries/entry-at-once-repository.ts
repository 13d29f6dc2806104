/** One entry changed without a transaction: read without locks, and written in one statement if nothing has changed since. */
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { prepared, preparedRows } from '../../database/prepared.ts';
import { auditEvents } from '../../database/schema/platform.ts';
import { entries, taxReturns } from '../../database/schema/tax-returns.ts';
import { unsavedAnswers } from '../../database/schema/unsaved-answers.ts';
import { type AuditEvent, auditValues } from '../../platform/audit-repository.ts';
import { personOfSession } from '../../platform/sessions/person-of-session-repository.ts';
import type { EntryRow } from './repository.ts';

const { id, userId, status, returnType, taxYear, factsVersion } = getTableColumns(taxReturns);

const entryWithReturn = prepared((queries) =>
	queries
		.select({ row: entries, taxReturn: { id, userId, status, returnType, taxYear, factsVersion } })
		.from(entries)
		.innerJoin(taxReturns, eq(taxReturns.id, entries.taxReturnId))
		.where(and(eq(entries.id, sql.placeholder('id')), eq(entries.userId, personOfSession)))
		.prepare('entry_with_return'),
);

/** An entry of a session's person and what counts of its return; undefined if there is no such entry. */
export async function readEntryWithReturn(
	queries: Queries,
	named: { readonly tokenHash: string; readonly id: string },
) {
	const [found] = await entryWithReturn(queries).execute({ ...named });
	return found;
}

/** What {@link readEntryWithReturn} finds. */
export type EntryWithReturn = Awaited<ReturnType<typeof readEntryWithReturn>>;

/** A changed entry, what its return was when that was decided, and the audit. */
interface Change {
	readonly row: Pick<EntryRow, 'id' | 'taxReturnId' | 'userId' | 'version' | 'sealed' | 'updatedAt'>;
	readonly taxReturn: { readonly status: string; readonly factsVersion: number };
	/** The id of the unsaved answers to forget, if any. */
	readonly sentAs: string | null;
	readonly audited: AuditEvent;
}

/**
 * Stores a changed entry, marks its return's answers as changed, audits it and forgets the unsaved answers it was sent
 * as: all, or nothing and false if its return has changed in any way since. Every change to answers raises the return's
 * version, so it stands for them all.
 */
export async function writeEntryIfUnchanged(
	queries: Queries,
	{ row, taxReturn, sentAs, audited }: Change,
): Promise<boolean> {
	const { id, taxReturnId, userId, version, sealed, updatedAt } = row;
	const [written] = await conditionalWrite(queries, {
		...{ id, taxReturnId, userId, version, sealed, sentAs },
		updatedAt: updatedAt.toISOString(),
		...{ status: taxReturn.status, factsVersion: taxReturn.factsVersion },
		...auditValues(audited),
		'audit at': audited.at.toISOString(),
		'audit detail': JSON.stringify(audited.detail ?? {}),
	});
	return written !== undefined;
}

/** A value with its type, since nothing else in the statement says what it is. */
const value = (name: string, type: string): SQL => sql`${sql.placeholder(name)}::${sql.raw(type)}`;

const conditionalWrite = preparedRows<{ readonly id: string }>(
	'change_entry_at_once',
	() => sql`
		with touched as (
			update ${taxReturns} set facts_version = facts_version + 1
			where id = ${value('taxReturnId', 'uuid')} and user_id = ${value('userId', 'uuid')}
				and facts_version = ${value('factsVersion', 'int')} and status = ${value('status', 'text')}
				and exists (select from ${entries} where id = ${value('id', 'uuid')} and version = ${value('version', 'int')} - 1)
			returning id
		), changed as (
			update ${entries} set sealed = ${value('sealed', 'text')}, version = ${value('version', 'int')},
				updated_at = ${value('updatedAt', 'timestamptz')}
			where id = ${value('id', 'uuid')} and tax_return_id = (select id from touched)
			returning id
		), audited as (
			insert into ${auditEvents} (id, at, user_id, action, subject, detail)
			select ${value('audit id', 'uuid')}, ${value('audit at', 'timestamptz')}, ${value('audit userId', 'uuid')},
				${value('audit action', 'text')}, ${value('audit subject', 'text')}, ${value('audit detail', 'jsonb')}
			from touched
		), forgotten as (
			delete from ${unsavedAnswers}
			where user_id = ${value('userId', 'uuid')} and sent_as = ${value('sentAs', 'uuid')}
				and exists (select from touched)
		) select id from changed`,
);
