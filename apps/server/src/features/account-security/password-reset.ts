/**
 * A new password for people who have forgotten theirs: an email to the account's address has a link to choose one.
 * Neither the answer nor how long it takes reveals whether an address has an account.
 */
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { BodyOf, Calls } from '@halfpenny/contract';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken } from '../../platform/sessions/token-hash.ts';
import { forgetTries, takeTry } from '../../platform/tries/tries.ts';
import { enqueueNotice } from '../account-notices/notices.ts';
import { isEasyPassword } from '../accounts/commands.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { findPasswordHash, replacePasswordHash } from '../accounts/repository.ts';
import { loadProfile } from '../profile/queries.ts';
import { findIdByEmail } from './email-repository.ts';
import { forgetLinks } from './letter-links.ts';
import { findReset, putReset, takeReset } from './reset-repository.ts';

/** Long enough to find the email, short enough that an old one is worthless. */
const LASTS_MS = 30 * 60_000;
/** Asking again within this time sends no second email; the first link keeps working. */
const QUIET_MS = 2 * 60_000;
/** Each answer takes this long: more than finding the account and sending the email. */
const ANSWER_AFTER_MS = 400;

/** The link in the email; the token is after the `#`, which no server receives and no log keeps. */
const NEW_PASSWORD_PAGE = '/auth/password';

/**
 * Emails the account with this address, if there is one; the answer is the same either way. LETTERS_NOT_SET_UP where this
 * service sends no email; RATE_LIMITED after many to the address, whether or not it has an account.
 */
export async function askForNewPassword(services: Services, email: string): Promise<Result<null>> {
	if (services.config.mail.smtpUrl === undefined) return fail('LETTERS_NOT_SET_UP');
	// Counted together with emails that confirm an address: nobody's inbox may be flooded.
	const mayWrite = await takeTry(services.database, services, `letters to ${email.trim()}`);
	if (!mayWrite.ok) return mayWrite;
	await Promise.all([writeToAccount(services, email), wait(ANSWER_AFTER_MS)]);
	return succeed(null);
}

async function writeToAccount(services: Services, email: string): Promise<void> {
	const { database, vault, clock } = services;
	const userId = await findIdByEmail(database, vault.index('email', email));
	if (userId === undefined) return;
	const askedAt = clock.now();
	const token = randomBytes(32).toString('base64url');
	const expiresAt = new Date(askedAt.getTime() + LASTS_MS);
	const quietSince = new Date(askedAt.getTime() - QUIET_MS);
	await database.transaction(async (tx) => {
		const row = { userId, tokenHash: hashOfToken(token), askedAt, expiresAt };
		if (!(await putReset(tx, row, quietSince))) return;
		await audit(tx, { at: askedAt, userId, action: 'password.resetAsked' });
		await tell(tx, services, userId, { notice: 'passwordLink', path: `${NEW_PASSWORD_PAGE}#${token}` });
	});
}

/**
 * Sets the password chosen with an emailed link: every session ends, and the account is emailed. Two-step sign-in still
 * asks for its code. LINK_OVER; VALIDATION_FAILED for a password that is too common, which leaves the link working.
 */
export async function setNewPassword(
	services: Services,
	{ token, password }: BodyOf<Calls['setNewPassword']>,
): Promise<Result<null>> {
	const { database, clock } = services;
	const row = await findReset(database, hashOfToken(token));
	if (!row || row.expiresAt <= clock.now()) return fail('LINK_OVER');
	const person = await loadProfile(services, database, row.userId);
	const names = [person?.profile.username, person?.profile.email].flatMap(
		(name) => name?.toLowerCase() ?? [],
	);
	if (isEasyPassword(password, names))
		return failWithProblems([{ path: 'password', code: 'password.common' }]);
	const after = await hashPassword(services, password);
	return database.transaction(async (tx) =>
		(await takeReset(tx, row)) ? replace(tx, services, row.userId, after) : fail('LINK_OVER'),
	);
}

async function replace(
	tx: Transaction,
	services: Services,
	userId: string,
	after: string,
): Promise<Result<null>> {
	const before = await findPasswordHash(tx, userId);
	if (before === undefined) return fail('LINK_OVER');
	if (!(await replacePasswordHash(tx, userId, { before, after, given: false }))) return fail('LINK_OVER');
	await services.sessions.endAll(tx, userId);
	await forgetLinks(tx, userId);
	await forgetTries(tx, services, `account ${userId}`);
	await tell(tx, services, userId, { notice: 'password' });
	await audit(tx, { at: services.clock.now(), userId, action: 'password.reset' });
	return succeed(null);
}

async function tell(
	tx: Transaction,
	services: Services,
	userId: string,
	letter: { readonly notice: 'password' | 'passwordLink'; readonly path?: string },
): Promise<void> {
	const person = await loadProfile(services, tx, userId);
	if (person) await enqueueNotice(tx, services, { userId, to: person.profile.email, ...letter });
}
