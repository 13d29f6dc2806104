/** Bindings in the database. */
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { preparedInOneStatement } from '../../database/one-statement.ts';
import { prepared, preparedSql } from '../../database/prepared.ts';
import { utrBindings } from '../../database/schema/bindings.ts';

/** A binding as it is stored. */
export type BindingRow = typeof utrBindings.$inferSelect;

/** The key a reference is looked up by: the HMRC environment, and its keyed hash. */
export interface UtrKey {
	readonly environment: HmrcEnvironment;
	readonly utrIndex: string;
}

/** Locks a reference, so that nobody else decides who may file for it until the transaction ends. */
export async function lockUtr(tx: Transaction, { environment, utrIndex }: UtrKey): Promise<void> {
	await utrLock(tx).execute({ name: `utr ${environment} ${utrIndex}` });
}

const utrLock = preparedSql(
	'utr_lock',
	() => sql`select pg_advisory_xact_lock(hashtextextended(${sql.placeholder('name')}, 0))`,
);

/** The binding of a reference, if HMRC has accepted a return for it. */
export async function findBinding(queries: Queries, key: UtrKey): Promise<BindingRow | undefined> {
	const [row] = await bindingOfUtr(queries).execute({ ...key });
	return row;
}

const bindingOfUtr = prepared((queries) =>
	queries
		.select()
		.from(utrBindings)
		.where(
			and(
				eq(utrBindings.environment, sql.placeholder('environment')),
				eq(utrBindings.utrIndex, sql.placeholder('utrIndex')),
			),
		)
		.prepare('binding_of_utr'),
);

/** Stores a binding. The reference is locked and has none. */
export async function insertBinding(tx: Transaction, row: BindingRow): Promise<void> {
	await insertion(tx).execute({ ...row });
}

const value = (name: keyof BindingRow) => sql.placeholder(name);

const insertion = preparedInOneStatement('insert_binding', (queries) => [
	queries.insert(utrBindings).values({
		...{ id: value('id'), environment: value('environment'), utrIndex: value('utrIndex') },
		...{ userId: value('userId'), sealedUtr: value('sealedUtr'), boundAt: value('boundAt') },
	}),
]);

/** Gives a binding to another account. The reference is locked. */
export async function moveBinding(
	tx: Transaction,
	id: string,
	change: Pick<BindingRow, 'userId' | 'sealedUtr' | 'boundAt'>,
): Promise<void> {
	await tx.update(utrBindings).set(change).where(eq(utrBindings.id, id));
}

/** An account's bindings, oldest first. */
export function listBindings(queries: Queries, userId: string): Promise<BindingRow[]> {
	return queries
		.select()
		.from(utrBindings)
		.where(eq(utrBindings.userId, userId))
		.orderBy(asc(utrBindings.boundAt));
}

/** Deletes every binding of an account. */
export async function deleteBindings(tx: Transaction, userId: string): Promise<void> {
	await tx.delete(utrBindings).where(eq(utrBindings.userId, userId));
}
