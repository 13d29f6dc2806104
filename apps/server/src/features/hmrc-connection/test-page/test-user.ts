/** The made-up person to sign in as at HMRC: from the configuration, or created at the stand-in, one per account. */
import { createTestUser, type TestUser } from '@halfpenny/hmrc';
import { failWith } from '@halfpenny/result';
import { type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { failureOfHmrc } from '../failures.ts';
import { openApplicationSession } from './application-session.ts';
import { findTestUser, insertTestUser } from './test-user-repository.ts';

/** As the page shows them. */
export interface ShownTestUser {
	readonly userId: string | null;
	readonly password: string | null;
	readonly nationalInsurance: string | null;
	readonly uniqueTaxReference: string | null;
}

const PLACE = 'hmrc_test_users.sealed_user';

/** An account's made-up person. At the stand-in it stays the same. */
export async function testUserOf(services: Services, userId: string): Promise<Result<ShownTestUser>> {
	const { config, database, vault } = services;
	if (config.hmrc.environment !== 'local') return succeed(configuredTestUser(services));
	const cipher = await vault.cipherOf(database, userId);
	const kept = await findTestUser(database, userId);
	if (kept !== undefined) return succeed(JSON.parse(cipher.open(kept, PLACE)));
	const made = await makeTestUser(services);
	if (!made.ok) return made;
	const sealed = cipher.seal(JSON.stringify(made.value), PLACE);
	const first = await insertTestUser(database, userId, sealed);
	return succeed(JSON.parse(cipher.open(first, PLACE)));
}

/** Creates a new one at the stand-in. MTD_NOT_SET_UP, and the errors of `failureOfHmrc`. */
export async function makeTestUser(services: Services): Promise<Result<ShownTestUser>> {
	const session = await openApplicationSession(services);
	if (!session.ok) return session;
	const made = await createTestUser(session.value);
	return made.kind === 'answered' ? succeed(shown(made.value)) : failWith(failureOfHmrc(made));
}

/** The one in the operator's configuration. */
export function configuredTestUser({ config }: Pick<Services, 'config'>): ShownTestUser {
	const { userId = null, password = null } = config.mtd.testUser;
	return { userId, password, nationalInsurance: null, uniqueTaxReference: null };
}

function shown({ userId, password, nino, saUtr }: TestUser): ShownTestUser {
	return { userId, password, nationalInsurance: nino, uniqueTaxReference: saUtr };
}
