/**
 * Changes a password: this needs the current one, and ends every other session and a pending change of email address.
 */
import type { BodyOf, Calls } from '@halfpenny/contract';
import { audit } from '../../platform/audit-repository.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { NewSession, SignInFrom } from '../../platform/sessions/sessions.ts';
import { enqueueNotice } from '../account-notices/notices.ts';
import { isEasyPassword } from '../accounts/commands.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { replacePasswordHash } from '../accounts/repository.ts';
import { loadProfile } from '../profile/queries.ts';
import { forgetLinks } from './letter-links.ts';

/**
 * Changes the password, ends every session and a pending change of email address, and starts a new session for the
 * caller. WRONG_PASSWORD; VALIDATION_FAILED if the password is too common, or is a name of the account.
 */
export async function changePassword(
	services: Services,
	userId: string,
	body: BodyOf<Calls['changePassword']>,
	from: SignInFrom,
): Promise<Result<NewSession>> {
	const { database, sessions, clock } = services;
	const checked = await checkOwnPassword(services, userId, body.currentPassword);
	if (!checked.ok) return checked;
	const person = await loadProfile(services, database, userId);
	const names = [person?.profile.username, person?.profile.email].flatMap(
		(name) => name?.toLowerCase() ?? [],
	);
	if (isEasyPassword(body.password, names))
		return failWithProblems([{ path: 'password', code: 'password.common' }]);
	const after = await hashPassword(services, body.password);
	return database.transaction(async (tx) => {
		if (!(await replacePasswordHash(tx, userId, { before: checked.value, after, given: false })))
			return fail('WRONG_PASSWORD');
		await sessions.endAll(tx, userId);
		// They were requested with the old password, perhaps by an intruder.
		await forgetLinks(tx, userId);
		if (person) await enqueueNotice(tx, services, { userId, notice: 'password', to: person.profile.email });
		await audit(tx, { at: clock.now(), userId, action: 'password.changed' });
		return succeed(await sessions.begin(tx, userId, from));
	});
}
