/** The operator's command for a user who has forgotten their password. */
import { randomInt } from 'node:crypto';
import { errorTable } from '@halfpenny/messages/errors';
import { sayOperator } from '@halfpenny/messages/operator';
import { audit } from '../../platform/audit-repository.ts';
import type { Command, Said } from '../../platform/operator-command.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { enqueueNotice } from '../account-notices/notices.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { type Account, findAccount, replacePasswordHash } from '../accounts/repository.ts';
import { keysOfName } from '../profile/names.ts';
import { loadProfile } from '../profile/queries.ts';
import { forgetLinks } from './letter-links.ts';

/** `new-password <username or email>`; undefined for anything else. */
export function passwordCommand([name, who, ...more]: readonly string[]): Command | undefined {
	if (name !== 'new-password' || who === undefined || more.length > 0) return undefined;
	return (services) => giveNewPassword(services, who);
}

async function giveNewPassword(services: Services, who: string): Promise<Said> {
	const { database, vault } = services;
	const account = await findAccount(database, keysOfName(vault, who));
	const done = account ? await replacePassword(services, account) : fail('NOT_FOUND');
	if (done.ok) return { ok: true, text: sayOperator('newPassword', { who, password: done.value }) };
	const why = `${errorTable[done.problem.code].message}.`;
	return { ok: false, text: sayOperator('resolve.refused', { id: who, why }) };
}

/**
 * Ends every session and any pending change of email address, and returns the password, which is not stored anywhere.
 * Two-step sign-in stays as it is.
 */
async function replacePassword(services: Services, account: Account): Promise<Result<string>> {
	const { database, sessions, clock } = services;
	const { id: userId, passwordHash: before } = account;
	const password = randomPassword();
	const after = await hashPassword(services, password);
	const person = await loadProfile(services, database, userId);
	return database.transaction(async (tx) => {
		if (!(await replacePasswordHash(tx, userId, { before, after, given: true }))) return fail('NOT_FOUND');
		await sessions.endAll(tx, userId);
		await forgetLinks(tx, userId);
		if (person) await enqueueNotice(tx, services, { userId, notice: 'password', to: person.profile.email });
		await audit(tx, { at: clock.now(), userId, action: 'password.replacedByOperator' });
		return succeed(password);
	});
}

/** Leaves out characters easily misheard or misread: no l, 1, o, 0. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Twenty characters in fours: 100 random bits, to read out or to copy. */
function randomPassword(): string {
	const four = () => Array.from({ length: 4 }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');
	return Array.from({ length: 5 }, four).join('-');
}
