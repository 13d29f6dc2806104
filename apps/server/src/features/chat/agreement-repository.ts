/** Consents to let a provider's model see what a person writes. Everything is looked up by person. */
import { and, asc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { modelAgreements } from '../../database/schema/chat.ts';

/** What a person answered about one provider. */
export type AgreementRow = typeof modelAgreements.$inferSelect;

/** A person's answer about a provider; undefined if they were not asked. */
export async function findAgreement(
	queries: Queries,
	userId: string,
	provider: string,
): Promise<AgreementRow | undefined> {
	const [row] = await queries
		.select()
		.from(modelAgreements)
		.where(and(eq(modelAgreements.userId, userId), eq(modelAgreements.provider, provider)));
	return row;
}

/** Every answer a person gave, oldest first. */
export function listAgreements(queries: Queries, userId: string): Promise<AgreementRow[]> {
	return queries
		.select()
		.from(modelAgreements)
		.where(eq(modelAgreements.userId, userId))
		.orderBy(asc(modelAgreements.answeredAt));
}

/** Stores an answer, replacing the previous one. */
export async function keepAgreement(tx: Transaction, row: AgreementRow): Promise<void> {
	const { agreed, answeredAt } = row;
	await tx
		.insert(modelAgreements)
		.values(row)
		.onConflictDoUpdate({
			target: [modelAgreements.userId, modelAgreements.provider],
			set: { agreed, answeredAt },
		});
}
