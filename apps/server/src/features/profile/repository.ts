/** The profile's part of a person's row. */
import { eq, sql } from 'drizzle-orm';
import type { Queries, Transaction } from '../../database/database.ts';
import { prepared } from '../../database/prepared.ts';
import { users } from '../../database/schema/accounts.ts';

/** The sealed profile and how often it has changed. */
export type ProfileRow = Pick<typeof users.$inferSelect, 'sealedProfile' | 'profileVersion'>;

const columns = { sealedProfile: users.sealedProfile, profileVersion: users.profileVersion };

const profileOfPerson = prepared((queries) =>
	queries
		.select(columns)
		.from(users)
		.where(eq(users.id, sql.placeholder('userId')))
		.prepare('profile_of_person'),
);

/** A person's profile row. */
export async function findProfileRow(queries: Queries, userId: string): Promise<ProfileRow | undefined> {
	const [row] = await profileOfPerson(queries).execute({ userId });
	return row;
}

/** The same, locked until the transaction ends. */
export async function lockProfileRow(tx: Transaction, userId: string): Promise<ProfileRow | undefined> {
	const [row] = await lockedProfile(tx).execute({ userId });
	return row;
}

const lockedProfile = prepared((queries) =>
	queries
		.select(columns)
		.from(users)
		.where(eq(users.id, sql.placeholder('userId')))
		.for('update')
		.prepare('locked_profile'),
);

/** Stores a changed profile with its look-up keys. */
export async function updateProfileRow(
	tx: Transaction,
	userId: string,
	change: ProfileRow & Pick<typeof users.$inferSelect, 'ninoIndex' | 'utrIndex'>,
): Promise<void> {
	await tx.update(users).set(change).where(eq(users.id, userId));
}

/** Stores another email address. Throws a unique violation when another account has it. */
export async function updateEmail(
	tx: Transaction,
	userId: string,
	change: ProfileRow & Pick<typeof users.$inferSelect, 'emailIndex' | 'usernameIndex'>,
): Promise<void> {
	await tx.update(users).set(change).where(eq(users.id, userId));
}
