/** Reading a profile. */
import type { Queries } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { openProfile, type Profile } from './profile.ts';
import { findProfileRow } from './repository.ts';

/** A profile and how often it has changed, or undefined when there is no such person. */
export async function loadProfile(
	{ vault }: Pick<Services, 'vault'>,
	queries: Queries,
	userId: string,
): Promise<{ readonly profile: Profile; readonly version: number } | undefined> {
	const row = await findProfileRow(queries, userId);
	if (!row) return undefined;
	const cipher = await vault.cipherOf(queries, userId);
	return { profile: openProfile(cipher, row.sealedProfile), version: row.profileVersion };
}
