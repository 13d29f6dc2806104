/** An administrator's own password, changed by themselves. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { deleteAdministratorSessions } from '../../platform/sessions/administrator-session-repository.ts';
import type { SignedInAdministrator } from '../../platform/sessions/administrator-sessions.ts';
import { forgetTries, takeTry } from '../../platform/tries/tries.ts';
import { isEasyPassword, triesOf } from '../accounts/commands.ts';
import { hashPassword, passwordMatches } from '../accounts/passwords.ts';
import { noteDeed } from './log-in.ts';
import { lockAdministrator, updateAdministrator } from './repository.ts';

/**
 * Changes it, and ends their other sessions. WRONG_PASSWORD; RATE_LIMITED while there is a wait, as at sign-in;
 * VALIDATION_FAILED if the new one is too common or their username.
 */
export async function changeAdministratorPassword(
	services: Services,
	{ password, newPassword }: BodyOf<Calls['changeAdminPassword']>,
	{ administratorId: id, username, tokenHash }: SignedInAdministrator,
	knownBrowser: string,
): Promise<Result<{ success: true }>> {
	const { database, clock } = services;
	if (isEasyPassword(newPassword, [username.toLowerCase()]))
		return failWithProblems([{ path: 'newPassword', code: 'password.common' }]);
	const of = triesOf(services, { userId: id, name: `administrator ${username}`, knownBrowser });
	const tried = await takeTry(database, services, of);
	if (!tried.ok) return tried;
	const passwordHash = await hashPassword(services, newPassword);
	return database.transaction(async (tx): Promise<Result<{ success: true }>> => {
		const row = await lockAdministrator(tx, id);
		if (!row || !(await passwordMatches(services, password, row.passwordHash))) {
			await noteDeed(tx, clock.now(), 'administrator.refused', id);
			return fail('WRONG_PASSWORD');
		}
		await updateAdministrator(tx, id, { passwordHash });
		await deleteAdministratorSessions(tx, id, tokenHash);
		await forgetTries(tx, services, of);
		await noteDeed(tx, clock.now(), 'administrator.passwordChanged', id);
		return succeed({ success: true });
	});
}
