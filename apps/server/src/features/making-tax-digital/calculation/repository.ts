/** Calculations people asked HMRC for. Everything a person asks for is looked up by person. */
import { and, desc, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { mtdCalculations } from '../../../database/schema/making-tax-digital.ts';
import type { PersonAtHmrc } from '../businesses/repository.ts';

/** A calculation as it is stored. */
export type CalculationRow = typeof mtdCalculations.$inferSelect;

const of = ({ userId, environment }: PersonAtHmrc) =>
	and(eq(mtdCalculations.userId, userId), eq(mtdCalculations.environment, environment));

/** The calculations a person asked for in a year, latest first. */
export function listAsked(
	queries: Queries,
	person: PersonAtHmrc,
	taxYear: string,
): Promise<CalculationRow[]> {
	return queries
		.select()
		.from(mtdCalculations)
		.where(and(of(person), eq(mtdCalculations.taxYear, taxYear)))
		.orderBy(desc(mtdCalculations.triggeredAt));
}

/** One calculation. */
export async function findAsked(
	queries: Queries,
	person: PersonAtHmrc,
	calculationId: string,
): Promise<CalculationRow | undefined> {
	const [row] = await queries
		.select()
		.from(mtdCalculations)
		.where(and(of(person), eq(mtdCalculations.calculationId, calculationId)));
	return row;
}

/** Stores that a person asked for one. */
export async function insertAsked(queries: Queries, row: CalculationRow): Promise<void> {
	await queries.insert(mtdCalculations).values(row).onConflictDoNothing();
}

/** Stores what a person was shown of one. */
export async function markShown(
	queries: Queries,
	person: PersonAtHmrc,
	calculationId: string,
	shown: Pick<CalculationRow, 'shownAt' | 'sealedShown'>,
): Promise<void> {
	await queries
		.update(mtdCalculations)
		.set(shown)
		.where(and(of(person), eq(mtdCalculations.calculationId, calculationId)));
}

/** Every calculation a person asked for in any environment, oldest first. */
export function listAllAsked(queries: Queries, userId: string): Promise<CalculationRow[]> {
	return queries
		.select()
		.from(mtdCalculations)
		.where(eq(mtdCalculations.userId, userId))
		.orderBy(mtdCalculations.triggeredAt);
}
