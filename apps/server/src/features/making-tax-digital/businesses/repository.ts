/** Businesses. Everything a person asks for is looked up by person. */
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../../database/database.ts';
import { mtdBusinesses } from '../../../database/schema/making-tax-digital.ts';

/** A business as it is stored. */
export type BusinessRow = typeof mtdBusinesses.$inferSelect;

/** A person, and the HMRC environment. */
export interface PersonAtHmrc {
	readonly userId: string;
	readonly environment: HmrcEnvironment;
}

const of = ({ userId, environment }: PersonAtHmrc) =>
	and(eq(mtdBusinesses.userId, userId), eq(mtdBusinesses.environment, environment));

/** Every business that a person has or had, oldest first. */
export function listBusinessRows(queries: Queries, person: PersonAtHmrc): Promise<BusinessRow[]> {
	return queries.select().from(mtdBusinesses).where(of(person)).orderBy(asc(mtdBusinesses.createdAt));
}

/** A person's business by the keyed hash of its id. */
export async function findBusinessRow(
	queries: Queries,
	person: PersonAtHmrc,
	businessIndex: string,
): Promise<BusinessRow | undefined> {
	const [row] = await queries
		.select()
		.from(mtdBusinesses)
		.where(and(of(person), eq(mtdBusinesses.businessIndex, businessIndex)));
	return row;
}

/** Stores a new business, unless it is there already. */
export async function insertBusiness(queries: Queries, row: BusinessRow): Promise<void> {
	await queries.insert(mtdBusinesses).values(row).onConflictDoNothing();
}

/** Stores what HMRC says about a business now. */
export async function updateBusiness(
	queries: Queries,
	id: string,
	change: Pick<BusinessRow, 'sealed'>,
): Promise<void> {
	await queries.update(mtdBusinesses).set(change).where(eq(mtdBusinesses.id, id));
}

/** Any business: for jobs, which run without a signed-in user. */
export async function findBusinessById(queries: Queries, id: string): Promise<BusinessRow | undefined> {
	const [row] = await queries.select().from(mtdBusinesses).where(eq(mtdBusinesses.id, id));
	return row;
}
