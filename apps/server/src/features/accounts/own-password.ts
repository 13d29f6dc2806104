/** Asks a signed-in user for their password again, before something that a stranger at their screen must not do. */
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { passwordMatches } from './passwords.ts';
import { findPasswordHash } from './repository.ts';

/** The hash that a password matches, which is the person's. WRONG_PASSWORD when it is not theirs. */
export async function checkOwnPassword(
	{ database }: Pick<Services, 'database'>,
	userId: string,
	password: string,
): Promise<Result<string>> {
	const hash = await findPasswordHash(database, userId);
	const matches = await passwordMatches(password, hash);
	return matches && hash !== undefined ? succeed(hash) : fail('WRONG_PASSWORD');
}
