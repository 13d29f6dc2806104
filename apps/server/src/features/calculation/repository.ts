/** The latest calculation of each return. */
import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { users } from '../../database/schema/accounts.ts';
import { calculations, taxReturns } from '../../database/schema/tax-returns.ts';

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

/** Stores a calculation, replacing the previous one. */
export async function keepCalculation(queries: Queries, row: CalculationRow): Promise<void> {
	await queries
		.insert(calculations)
		.values(row)
		.onConflictDoUpdate({ target: calculations.taxReturnId, set: row });
}
