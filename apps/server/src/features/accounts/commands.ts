/** Signing up and in. */

import { randomUUID } from 'node:crypto';
import type { BodyOf, Calls } from '@halfpenny/contract';
import type { ProblemCode } from '@halfpenny/messages';
import type { Deed } from '@halfpenny/messages/history';
import type { Queries, Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { browserOf } from '../../platform/http/known-browsers.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { NewHalfSession } from '../../platform/sessions/half-sessions.ts';
import type { NewSession } from '../../platform/sessions/sessions.ts';
import { forgetTries, MANY_TRIES, type TriesOf, takeTry } from '../../platform/tries/tries.ts';
import { enqueueNotice } from '../account-notices/notices.ts';
import { keysOfName, looksLikeEmail, sameName, usernameKey } from '../profile/names.ts';
import { newProfile, sealProfile } from '../profile/profile.ts';
import { loadProfile } from '../profile/queries.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches, renewedHash } from './passwords.ts';
import { findAccount, insertUser, replacePasswordHash, setSealedProfile } from './repository.ts';

type SignUpBody = BodyOf<Calls['signup']>;
type LogInBody = BodyOf<Calls['login']>;

/** Since when signing in to an account needs a second step as well; undefined if it does not. */
export type TwoStepSince = (queries: Queries, userId: string) => Promise<Date | undefined>;

/** Where someone signs in from. */
export interface LogInFrom {
	readonly device: string | null;
	/** What the browser carries from earlier sign-ins. */
	readonly knownBrowser: string;
}

/** Which count an attempt goes to: the browser's own if it has signed in to the account before. */
export function triesOf(
	services: Pick<Services, 'csrfKey'>,
	{ userId, name, knownBrowser }: { userId: string | null; name: string; knownBrowser: string },
): TriesOf {
	if (userId === null) return `name ${name}`;
	const browser = browserOf(services, knownBrowser, userId);
	return browser === undefined ? `account ${userId}` : `browser ${browser}`;
}

async function tellOfTries(tx: Transaction, services: Services, userId: string): Promise<void> {
	const person = await loadProfile(services, tx, userId);
	if (person) await enqueueNotice(tx, services, { userId, notice: 'manyTries', to: person.profile.email });
}

/** A session, or half of one that needs a code. */
type LoggedIn =
	| { readonly session: NewSession }
	| { readonly half: NewHalfSession & { readonly lasting: boolean } };

/** Makes an account and signs it in. VALIDATION_FAILED, or USERNAME_TAKEN for the username or the email. */
export async function signUp(
	services: Services,
	body: SignUpBody,
	device: string | null,
): Promise<Result<NewSession>> {
	const problems = problemsOf(body);
	if (problems.length > 0) return failWithProblems(problems);
	const passwordHash = await hashPassword(services, body.password);
	return services.database.transaction((tx) => createAccount(services, tx, body, { passwordHash, device }));
}

function problemsOf({ username, email, password }: SignUpBody): { path: string; code: ProblemCode }[] {
	const problems: { path: string; code: ProblemCode }[] = [];
	const known = [username, email].map((text) => text.toLowerCase());
	// Otherwise one person's username could be another's email address, and signing in ambiguous.
	if (looksLikeEmail(username) && !sameName(username, email)) {
		problems.push({ path: 'username', code: 'username.notYourEmail' });
	}
	if (isEasyPassword(password, known)) problems.push({ path: 'password', code: 'password.common' });
	return problems;
}

/** Whether a password is one that everyone tries, or a name of the account (in lower case). */
export function isEasyPassword(password: string, names: readonly string[]): boolean {
	return isCommonPassword(password) || names.includes(password.toLowerCase());
}

async function createAccount(
	services: Services,
	tx: Transaction,
	{ username, email, stay: lasting = false, plan }: SignUpBody,
	{ passwordHash, device }: { readonly passwordHash: string; readonly device: string | null },
): Promise<Result<NewSession>> {
	const { vault, sessions, clock } = services;
	const id = randomUUID();
	const createdAt = clock.now();
	const usernameIndex = usernameKey(vault, id, username);
	const emailIndex = vault.index('email', email);
	const isNew = await insertUser(tx, { id, usernameIndex, emailIndex, passwordHash, createdAt });
	if (!isNew) return fail('USERNAME_TAKEN');
	await vault.createUserKey(tx, id, createdAt);
	const cipher = await vault.cipherOf(tx, id);
	await setSealedProfile(tx, id, sealProfile(cipher, { ...newProfile(username, email), plan: plan ?? null }));
	await audit(tx, { at: createdAt, userId: id, action: 'account.created' });
	return succeed(await sessions.begin(tx, id, { device, lasting }));
}

/**
 * Signs someone in by username or email. WRONG_CREDENTIALS does not reveal whether the account exists: the answer and
 * the work are the same. RATE_LIMITED while there is a wait. Returns half a session if two-step sign-in is on.
 */
export async function logIn(
	services: Services,
	body: LogInBody,
	{ device, knownBrowser }: LogInFrom,
	twoStepSince: TwoStepSince,
): Promise<Result<LoggedIn>> {
	const { database, vault, sessions, clock } = services;
	const lasting = body.stay === true;
	const account = await findAccount(database, keysOfName(vault, body.username));
	const userId = account?.id ?? null;
	const of = triesOf(services, { userId, name: body.username, knownBrowser });
	const tried = await takeTry(database, services, of);
	if (!tried.ok) return tried;
	const matches = await passwordMatches(services, body.password, account?.passwordHash);
	const after =
		account && matches ? await renewedHash(services, body.password, account.passwordHash) : undefined;
	return database.transaction(async (tx): Promise<Result<LoggedIn>> => {
		const note = (action: Deed) => audit(tx, { at: clock.now(), userId, action });
		if (!matches || userId === null) {
			await note('session.refused');
			if (userId !== null && tried.value === MANY_TRIES) await tellOfTries(tx, services, userId);
			return fail('WRONG_CREDENTIALS');
		}
		await forgetTries(tx, services, of);
		if (account && after !== undefined)
			await replacePasswordHash(tx, userId, { before: account.passwordHash, after });
		if (await twoStepSince(tx, userId)) {
			await note('session.codeAsked');
			return succeed({ half: { ...(await sessions.half.begin(tx, userId)), lasting } });
		}
		await note('session.begun');
		return succeed({ session: await sessions.begin(tx, userId, { device, lasting }) });
	});
}
