/** Asks a signed-in user for their password again, before anything a stranger at their screen must not do. */
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { forgetTries, takeTry } from '../../platform/tries/tries.ts';
import { passwordMatches } from './passwords.ts';
import { findPasswordHash } from './repository.ts';

/**
 * The person's password hash, if the password matches it. WRONG_PASSWORD when it does not, RATE_LIMITED while there is
 * a wait after many wrong ones.
 */
export async function checkOwnPassword(
	services: Services,
	userId: string,
	password: string,
): Promise<Result<string>> {
	const { database } = services;
	const of = `own ${userId}`;
	const tried = await takeTry(database, services, of);
	if (!tried.ok) return tried;
	const hash = await findPasswordHash(database, userId);
	const matches = await passwordMatches(services, password, hash);
	if (!matches || hash === undefined) return fail('WRONG_PASSWORD');
	await forgetTries(database, services, of);
	return succeed(hash);
}
