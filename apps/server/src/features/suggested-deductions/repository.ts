/** What people turned down, in the database. The return is the person's own, which its callers check. */
import { and, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { declinedSuggestions } from '../../database/schema/suggestions.ts';

/** A suggestion that was turned down. */
export type DeclinedRow = typeof declinedSuggestions.$inferSelect;

/** What was turned down on a return. */
export function listDeclined(queries: Queries, taxReturnId: string): Promise<DeclinedRow[]> {
	return queries.select().from(declinedSuggestions).where(eq(declinedSuggestions.taxReturnId, taxReturnId));
}

/** Keeps that one was turned down, and why. */
export async function keepDeclined(tx: Transaction, row: DeclinedRow): Promise<void> {
	const { reason, declinedAt } = row;
	await tx
		.insert(declinedSuggestions)
		.values(row)
		.onConflictDoUpdate({
			target: [declinedSuggestions.taxReturnId, declinedSuggestions.rule, declinedSuggestions.entry],
			set: { reason, declinedAt },
		});
}

/** Forgets that one was turned down. */
export async function forgetDeclined(
	tx: Transaction,
	{ taxReturnId, rule, entry }: Pick<DeclinedRow, 'taxReturnId' | 'rule' | 'entry'>,
): Promise<void> {
	await tx
		.delete(declinedSuggestions)
		.where(
			and(
				eq(declinedSuggestions.taxReturnId, taxReturnId),
				eq(declinedSuggestions.rule, rule),
				eq(declinedSuggestions.entry, entry),
			),
		);
}
