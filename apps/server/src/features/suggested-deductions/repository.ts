/** Declined suggestions in the database. The return is the person's own, which callers check. */
import { and, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { declinedSuggestions } from '../../database/schema/suggestions.ts';

/** A declined suggestion. */
export type DeclinedRow = typeof declinedSuggestions.$inferSelect;

/** The suggestions declined on a return. */
export function listDeclined(queries: Queries, taxReturnId: string): Promise<DeclinedRow[]> {
	return queries.select().from(declinedSuggestions).where(eq(declinedSuggestions.taxReturnId, taxReturnId));
}

/** Stores that one was declined, and why. */
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

/** Deletes a declined suggestion. */
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
