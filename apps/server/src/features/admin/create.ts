/** Creating administrators: by another one, or with the set-up token. */
import { randomUUID } from 'node:crypto';
import type { BodyOf, Calls } from '@halfpenny/contract';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { normalised } from '../../platform/crypto/blind-index.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedInAdministrator } from '../../platform/sessions/administrator-sessions.ts';
import { hashOfToken } from '../../platform/sessions/token-hash.ts';
import { isEasyPassword } from '../accounts/commands.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { dropToken, insertAdministrator, lockToken } from './repository.ts';
import { sealFor } from './sealed.ts';

/** The new administrator's username. ADMIN_TOKEN_WRONG without a valid token or a signed-in administrator, VALIDATION_FAILED, USERNAME_TAKEN. */
export async function createAdministrator(
	services: Services,
	{ username, password, email, token }: BodyOf<Calls['createAdmin']>,
	by: SignedInAdministrator | undefined,
): Promise<Result<{ user: { username: string } }>> {
	const names = [username, email].map((name) => name.toLowerCase());
	if (isEasyPassword(password, names))
		return failWithProblems([{ path: 'password', code: 'password.common' }]);
	const passwordHash = await hashPassword(services, password);
	return services.database.transaction(async (tx) => {
		const now = services.clock.now();
		const id = randomUUID();
		const sealedEmail = sealFor(services, id, 'sealed_email', email);
		const named = { username: username.trim(), usernameKey: normalised(username) };
		if (!by && !(await isTokenGood(tx, token, now))) return fail('ADMIN_TOKEN_WRONG');
		if (!(await insertAdministrator(tx, { id, ...named, sealedEmail, passwordHash, createdAt: now })))
			return fail('USERNAME_TAKEN');
		if (!by && token !== undefined) await dropToken(tx, hashOfToken(token));
		const detail = { by: by?.administratorId ?? 'token' };
		const deed = { at: now, userId: null, action: 'administrator.created' } as const;
		await audit(tx, { ...deed, subject: `administrator:${id}`, detail });
		return succeed({ user: { username: named.username } });
	});
}

/** Whether a set-up token can be used. Locks it, so that only one of two simultaneous uses succeeds. */
async function isTokenGood(tx: Transaction, token: string | undefined, now: Date): Promise<boolean> {
	return token !== undefined && (await lockToken(tx, hashOfToken(token), now));
}
