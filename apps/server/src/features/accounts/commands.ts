/** Signing up and in. */
import { randomUUID } from 'node:crypto';
import type { BodyOf, Calls } from '@halfpenny/contract';
import type { ProblemCode } from '@halfpenny/messages';
import type { Queries, Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, failWithProblems, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { NewHalfSession } from '../../platform/sessions/half-sessions.ts';
import type { NewSession } from '../../platform/sessions/sessions.ts';
import { newProfile, sealProfile } from '../profile/profile.ts';
import { isCommonPassword } from './common-passwords.ts';
import { hashPassword, passwordMatches } from './passwords.ts';
import { findAccount, insertUser, setSealedProfile } from './repository.ts';

type SignUpBody = BodyOf<Calls['signup']>;
type LogInBody = BodyOf<Calls['login']>;

/** Since when signing in to an account takes a second step as well; undefined where it does not. */
export type TwoStepSince = (queries: Queries, userId: string) => Promise<Date | undefined>;

/** A session, or half of one that a code makes whole. */
type LoggedIn = { readonly session: NewSession } | { readonly half: NewHalfSession };

/** Makes an account and signs it in. VALIDATION_FAILED, or USERNAME_TAKEN for the username or the email. */
export async function signUp(
	services: Services,
	body: SignUpBody,
	device: string | null,
): Promise<Result<NewSession>> {
	const problems = problemsOf(body);
	if (problems.length > 0) return failWithProblems(problems);
	const passwordHash = await hashPassword(body.password);
	return services.database.transaction((tx) => createAccount(services, tx, body, { passwordHash, device }));
}

function problemsOf({ username, email, password }: SignUpBody): { path: string; code: ProblemCode }[] {
	const problems: { path: string; code: ProblemCode }[] = [];
	const known = [username, email].map((text) => text.toLowerCase());
	// Otherwise one person's username could be another's email address, and signing in ambiguous.
	if (username.includes('@') && username.toLowerCase() !== email.toLowerCase()) {
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
	{ username, email }: SignUpBody,
	{ passwordHash, device }: { readonly passwordHash: string; readonly device: string | null },
): Promise<Result<NewSession>> {
	const { vault, sessions, clock } = services;
	const id = randomUUID();
	const createdAt = clock.now();
	const usernameIndex = vault.index('username', username);
	const emailIndex = vault.index('email', email);
	const isNew = await insertUser(tx, { id, usernameIndex, emailIndex, passwordHash, createdAt });
	if (!isNew) return fail('USERNAME_TAKEN');
	await vault.createUserKey(tx, id, createdAt);
	const cipher = await vault.cipherOf(tx, id);
	await setSealedProfile(tx, id, sealProfile(cipher, newProfile(username, email)));
	await audit(tx, { at: createdAt, userId: id, action: 'account.created' });
	return succeed(await sessions.begin(tx, id, device));
}

/**
 * Signs someone in by username or email. WRONG_CREDENTIALS tells nobody whether there is such an account: the answer
 * and the work are the same. Half of a session where the account has two-step sign-in.
 */
export async function logIn(
	services: Services,
	body: LogInBody,
	device: string | null,
	twoStepSince: TwoStepSince,
): Promise<Result<LoggedIn>> {
	const { database, vault, sessions, clock } = services;
	const account = await findAccount(database, {
		emailIndex: vault.index('email', body.username),
		usernameIndex: vault.index('username', body.username),
	});
	const matches = await passwordMatches(body.password, account?.passwordHash);
	const userId = account?.id ?? null;
	return database.transaction(async (tx): Promise<Result<LoggedIn>> => {
		const note = (action: string) => audit(tx, { at: clock.now(), userId, action });
		if (!matches || userId === null) {
			await note('session.refused');
			return fail('WRONG_CREDENTIALS');
		}
		if (await twoStepSince(tx, userId)) {
			await note('session.codeAsked');
			return succeed({ half: await sessions.half.begin(tx, userId) });
		}
		await note('session.begun');
		return succeed({ session: await sessions.begin(tx, userId, device) });
	});
}
