/** Final declarations. Everything a person asks for is looked up by person. */
import { and, desc, eq } from 'drizzle-orm';
import type { Queries, Transaction } from '../../../database/database.ts';
import { mtdDeclarations } from '../../../database/schema/making-tax-digital.ts';
import { submissions } from '../../../database/schema/submissions.ts';

/** A declaration as it is stored. */
export type DeclarationRow = typeof mtdDeclarations.$inferSelect;

/** Stores a new declaration. */
export async function insertDeclaration(tx: Transaction, row: DeclarationRow): Promise<void> {
	await tx.insert(mtdDeclarations).values(row);
}

/** Any declaration, for its job. */
export async function findDeclaration(
	queries: Queries,
	submissionId: string,
): Promise<DeclarationRow | undefined> {
	const [row] = await queries
		.select()
		.from(mtdDeclarations)
		.where(eq(mtdDeclarations.submissionId, submissionId));
	return row;
}

/** A person's declarations of a year with their status, latest first. */
export function listDeclarations(
	queries: Queries,
	{ userId, taxYear }: { readonly userId: string; readonly taxYear: string },
) {
	const { id, state, attemptNumber, createdAt, respondedAt, environment } = submissions;
	return queries
		.select({
			...{ id, state, attemptNumber, createdAt, respondedAt, environment },
			calculationId: mtdDeclarations.calculationId,
		})
		.from(mtdDeclarations)
		.innerJoin(submissions, eq(submissions.id, mtdDeclarations.submissionId))
		.where(and(eq(submissions.userId, userId), eq(mtdDeclarations.taxYear, taxYear)))
		.orderBy(desc(submissions.createdAt), desc(submissions.attemptNumber));
}

/** Stores a declaration, sealed again, for its job. */
export async function resealDeclaration(
	queries: Queries,
	submissionId: string,
	sealed: string,
): Promise<void> {
	await queries.update(mtdDeclarations).set({ sealed }).where(eq(mtdDeclarations.submissionId, submissionId));
}

/** Every declaration of a person, oldest first. */
export async function listAllDeclarations(queries: Queries, userId: string): Promise<DeclarationRow[]> {
	const rows = await queries
		.select({ declaration: mtdDeclarations })
		.from(mtdDeclarations)
		.innerJoin(submissions, eq(submissions.id, mtdDeclarations.submissionId))
		.where(eq(submissions.userId, userId))
		.orderBy(submissions.createdAt);
	return rows.map(({ declaration }) => declaration);
}
