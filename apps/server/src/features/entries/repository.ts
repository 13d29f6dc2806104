/** Entries in the database. Everything a person asks for is looked up by person. */
import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { inOneStatement, preparedInOneStatement, type Write } from '../../database/one-statement.ts';
import { prepared } from '../../database/prepared.ts';
import { entries, taxReturns } from '../../database/schema/tax-returns.ts';
import { auditValues, preparedAuditing } from '../../platform/audit-repository.ts';
import { personOfSession } from '../../platform/sessions/person-of-session-repository.ts';
import { type TaxReturnRow, touchFacts } from '../tax-returns/repository.ts';
import { deleteSaved } from '../unsaved-answers/repository.ts';

/** A stored entry. */
export type EntryRow = typeof entries.$inferSelect;

const ownerOfEntry = prepared((queries) =>
	queries
		.select({ userId: entries.userId })
		.from(entries)
		.where(eq(entries.id, sql.placeholder('id')))
		.prepare('owner_of_entry'),
);

/** Whose entry it is; undefined when there is no such entry. */
export async function findEntryOwner(queries: Queries, id: string): Promise<string | undefined> {
	const [row] = await ownerOfEntry(queries).execute({ id });
	return row?.userId;
}

/**
 * A person's entry and its return, both locked until the transaction ends: the return first, as everywhere, so that
 * there is no deadlock.
 */
export async function lockEntryRow(
	tx: Transaction,
	userId: string,
	id: string,
): Promise<{ readonly taxReturn: TaxReturnRow; readonly row: EntryRow } | undefined> {
	const [found] = await lockedEntry(tx).execute({ id, userId });
	return found;
}

const lockedEntry = prepared((queries) =>
	queries
		.select({ taxReturn: taxReturns, row: entries })
		.from(taxReturns)
		.innerJoin(entries, eq(entries.taxReturnId, taxReturns.id))
		.where(and(eq(entries.id, sql.placeholder('id')), eq(entries.userId, sql.placeholder('userId'))))
		.for('update')
		.prepare('locked_entry'),
);

const entriesOfReturn = prepared((queries) =>
	queries
		.select()
		.from(entries)
		.where(
			and(
				eq(entries.taxReturnId, sql.placeholder('taxReturnId')),
				eq(entries.userId, sql.placeholder('userId')),
			),
		)
		.orderBy(asc(entries.position))
		.prepare('entries_of_return'),
);

const entriesOfSession = prepared((queries) =>
	queries
		.select()
		.from(entries)
		.where(and(eq(entries.taxReturnId, value('taxReturnId')), eq(entries.userId, personOfSession)))
		.orderBy(asc(entries.position))
		.prepare('entries_of_session'),
);

/** The entries of a return of a session's person, in the order they were added. */
export function listEntryRowsOfSession(
	queries: Queries,
	{ tokenHash, id: taxReturnId }: { readonly tokenHash: string; readonly id: string },
): Promise<EntryRow[]> {
	return entriesOfSession(queries).execute({ tokenHash, taxReturnId });
}

/** The entries of a person's return, in the order they were added. */
export function listEntryRows(queries: Queries, userId: string, taxReturnId: string): Promise<EntryRow[]> {
	return entriesOfReturn(queries).execute({ userId, taxReturnId });
}

/** Whether a return has an entry of a section. The return is locked. */
export async function hasEntryOf(tx: Transaction, taxReturnId: string, section: string): Promise<boolean> {
	const [row] = await tx
		.select({ id: entries.id })
		.from(entries)
		.where(and(eq(entries.taxReturnId, taxReturnId), eq(entries.section, section)))
		.limit(1);
	return row !== undefined;
}

/** The entry of a return that was added under this id of the page's; undefined if none was. The return is locked. */
export async function findSentEntry(
	tx: Transaction,
	taxReturnId: string,
	sentAs: string,
): Promise<EntryRow | undefined> {
	const [row] = await tx
		.select()
		.from(entries)
		.where(and(eq(entries.taxReturnId, taxReturnId), eq(entries.sentAs, sentAs)));
	return row;
}

/** How many entries a return has. The return is locked. */
export async function countEntries(queries: Queries, taxReturnId: string): Promise<number> {
	const [row] = await countOfEntries(queries).execute({ taxReturnId });
	return row?.entries ?? 0;
}

const countOfEntries = prepared((queries) =>
	queries
		.select({ entries: count() })
		.from(entries)
		.where(eq(entries.taxReturnId, sql.placeholder('taxReturnId')))
		.prepare('count_of_entries'),
);

type Column = keyof EntryRow;
const value = (column: Column) => sql.placeholder(column);
const valueFor = (column: Column) => sql`${sql.param(value(column), entries[column])}`;
const byId = eq(entries.id, value('id'));

/** Stores a new entry. */
const insertEntry = (queries: Queries) =>
	queries.insert(entries).values({
		...{ id: value('id'), taxReturnId: value('taxReturnId'), userId: value('userId') },
		...{ section: value('section'), position: value('position'), sealed: value('sealed') },
		...{ version: value('version'), createdAt: value('createdAt'), updatedAt: value('updatedAt') },
		sentAs: value('sentAs'),
	});

/** Stores a changed entry. */
const updateEntry = (queries: Queries) =>
	queries
		.update(entries)
		.set({ sealed: valueFor('sealed'), version: valueFor('version'), updatedAt: valueFor('updatedAt') })
		.where(byId);

/** Removes an entry. */
const deleteEntry = (queries: Queries) => queries.delete(entries).where(byId);

/** A write, with the mark on its return that its answers changed, and its audit. */
const withMarkAndAudit = (name: string, write: (queries: Queries) => Write) =>
	preparedInOneStatement(name, (queries) => [
		write(queries),
		touchFacts(queries, value('taxReturnId')),
		preparedAuditing(queries),
	]);

const writes = {
	'entry.added': withMarkAndAudit('add_entry', insertEntry),
	'entry.changed': withMarkAndAudit('change_entry', updateEntry),
	'entry.removed': withMarkAndAudit('remove_entry', deleteEntry),
};

/**
 * Adds, changes or removes an entry, marks its return's answers as changed, and audits it; forgets the unsaved answers
 * it was sent as. The return is locked.
 */
export async function writeEntry(
	tx: Transaction,
	action: keyof typeof writes,
	row: EntryRow,
	at: Date,
): Promise<void> {
	const { id, taxReturnId, userId, section, sentAs } = row;
	const [subject, detail] = [`entry:${id}`, { taxReturnId, section }];
	const audited = auditValues({ at, userId, action, subject, detail });
	await writes[action](tx).execute({ ...row, ...audited });
	if (sentAs !== null) await inOneStatement(tx, [deleteSaved(tx, userId, sentAs)]);
}
