/**
 * Changes an account's email address: requested with the password (and code), it takes effect once the emailed link is
 * opened. The old address is told of both. Until then nobody has the new address, so nobody can block it for its owner.
 */
import { randomBytes } from 'node:crypto';
import type { BodyOf, Calls } from '@halfpenny/contract';
import { isUniqueViolation, type Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { hashOfToken } from '../../platform/sessions/token-hash.ts';
import { takeTry } from '../../platform/tries/tries.ts';
import { enqueueNotice } from '../account-notices/notices.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { setEmail } from '../profile/commands.ts';
import { loadProfile } from '../profile/queries.ts';
import { takeCodeWhereOn } from '../two-step/check-code.ts';
import { findEmailChange, findIdByEmail, lockEmailChange, putEmailChange } from './email-repository.ts';
import { forgetLinks } from './letter-links.ts';

/** Long enough to find the email. */
const LASTS_MS = 24 * 60 * 60_000;

/** The link in the email; the token is after the `#`, which no server receives and no log keeps. */
const CONFIRM_PAGE = '/auth/email';

/**
 * Emails the new address. The answer is the same whether or not it has an account. WRONG_PASSWORD, WRONG_CODE,
 * TOO_MANY_CODES; RATE_LIMITED after many for the account or the address: then nothing is sent and an earlier request stands.
 */
export async function askForEmail(
	services: Services,
	userId: string,
	{ email: typed, password, code }: BodyOf<Calls['changeEmail']>,
): Promise<Result<null>> {
	const { database } = services;
	const checked = await checkOwnPassword(services, userId, password);
	if (!checked.ok) return checked;
	const asked = await takeTry(database, services, `new address of ${userId}`);
	if (!asked.ok) return asked;
	const email = typed.trim();
	// First, before a code is wasted: nobody's inbox may be flooded, whichever accounts ask for it.
	const mayWrite = await takeTry(database, services, `letters to ${email}`);
	if (!mayWrite.ok) return mayWrite;
	return database.transaction(async (tx) => {
		const taken = await takeCodeWhereOn(tx, services, userId, code);
		if (!taken.ok) return taken;
		await keepAndWrite(tx, services, userId, email);
		return succeed(null);
	});
}

async function keepAndWrite(
	tx: Transaction,
	services: Services,
	userId: string,
	email: string,
): Promise<void> {
	const { vault, clock } = services;
	const askedAt = clock.now();
	const token = randomBytes(32).toString('base64url');
	const sealedEmail = (await vault.cipherOf(tx, userId)).seal(email, placeOf(userId));
	const expiresAt = new Date(askedAt.getTime() + LASTS_MS);
	await putEmailChange(tx, { userId, tokenHash: hashOfToken(token), sealedEmail, askedAt, expiresAt });
	await audit(tx, { at: askedAt, userId, action: 'email.changeAsked' });
	const now = (await loadProfile(services, tx, userId))?.profile.email;
	if (now !== undefined) await enqueueNotice(tx, services, { userId, notice: 'emailAsked', to: now });
	const known = (await findIdByEmail(tx, vault.index('email', email))) !== undefined;
	const notice = known ? 'emailTaken' : 'emailConfirm';
	const path = known ? undefined : `${CONFIRM_PAGE}#${token}`;
	await enqueueNotice(tx, services, { userId, notice, to: email, path });
}

/** The address that still has to be confirmed; null when there is none. */
export async function pendingEmail(
	{ database, vault, clock }: Services,
	userId: string,
): Promise<string | null> {
	const row = await findEmailChange(database, userId);
	if (!row || row.expiresAt <= clock.now()) return null;
	return (await vault.cipherOf(database, userId)).open(row.sealedEmail, placeOf(userId));
}

/**
 * Changes to the confirmed address. LINK_OVER if the link was used, replaced or too old, or the address has been taken
 * since.
 */
export async function confirmEmail(services: Services, token: string): Promise<Result<null>> {
	const { database, vault, clock } = services;
	try {
		return await database.transaction(async (tx) => {
			const row = await lockEmailChange(tx, hashOfToken(token));
			if (!row || row.expiresAt <= clock.now()) return fail('LINK_OVER');
			const { userId } = row;
			const email = (await vault.cipherOf(tx, userId)).open(row.sealedEmail, placeOf(userId));
			const before = (await loadProfile(services, tx, userId))?.profile.email;
			await setEmail(tx, services, userId, email);
			// The password reset link went to the old address.
			await forgetLinks(tx, userId);
			if (before !== undefined) await enqueueNotice(tx, services, { userId, notice: 'email', to: before });
			await audit(tx, { at: clock.now(), userId, action: 'email.changed' });
			return succeed(null);
		});
	} catch (error) {
		if (isUniqueViolation(error)) return fail('LINK_OVER');
		throw error;
	}
}

function placeOf(userId: string): string {
	return `email_changes.sealed_email ${userId}`;
}
