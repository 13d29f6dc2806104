/** The latest calculation of each return. */
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { users } from '../../database/schema/accounts.ts';
import { calculations, taxReturns } from '../../database/schema/tax-returns.ts';
import { personOfSession } from '../../platform/sessions/person-of-session-repository.ts';

/** A stored calculation. */
export type CalculationRow = typeof calculations.$inferSelect;

const calculationOfReturn = prepared((queries) =>
	queries
		.select({ calculation: calculations, profileVersionNow: users.profileVersion })
		.from(calculations)
		.innerJoin(taxReturns, eq(taxReturns.id, calculations.taxReturnId))
		.innerJoin(users, eq(users.id, taxReturns.userId))
		.where(eq(calculations.taxReturnId, sql.placeholder('taxReturnId')))
		.prepare('calculation_of_return'),
);

/** The latest calculation of a return and the current version of its person's profile; undefined if there is none. */
export async function findCalculation(
	queries: Queries,
	taxReturnId: string,
): Promise<{ readonly calculation: CalculationRow; readonly profileVersionNow: number } | undefined> {
	const [row] = await calculationOfReturn(queries).execute({ taxReturnId });
	return row;
}

const returnWithCalculation = prepared((queries) =>
	queries
		.select({ taxReturn: taxReturns, calculation: calculations, profileVersionNow: users.profileVersion })
		.from(taxReturns)
		.innerJoin(users, eq(users.id, taxReturns.userId))
		.leftJoin(calculations, eq(calculations.taxReturnId, taxReturns.id))
		.where(and(eq(taxReturns.id, sql.placeholder('id')), eq(taxReturns.userId, personOfSession)))
		.prepare('return_with_calculation'),
);

/** A return of a session's person, with what {@link findCalculation} finds; undefined if there is no such return. */
export async function findReturnWithCalculation(
	queries: Queries,
	named: { readonly tokenHash: string; readonly id: string },
) {
	const [row] = await returnWithCalculation(queries).execute({ ...named });
	if (!row) return undefined;
	const { taxReturn, calculation, profileVersionNow } = row;
	return { taxReturn, found: calculation ? { calculation, profileVersionNow } : undefined };
}

/** Stores a calculation, replacing the previous one. */
export async function keepCalculation(queries: Queries, row: CalculationRow): Promise<void> {
	await queries
		.insert(calculations)
		.values(row)
		.onConflictDoUpdate({ target: calculations.taxReturnId, set: row });
}
