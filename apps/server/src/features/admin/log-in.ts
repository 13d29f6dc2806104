/** Administrators' sign-in: a password, and outside `local` a code from their app or a recovery code. Guessing slows down as it does for people. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import type { Transaction } from '../../database/database.ts';
import { audit, type ServiceDeed } from '../../platform/audit-repository.ts';
import { normalised } from '../../platform/crypto/blind-index.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import {
	administratorsNeedCodes,
	beginAdministratorSession,
} from '../../platform/sessions/administrator-sessions.ts';
import { forgetTries, MANY_TRIES, takeTry } from '../../platform/tries/tries.ts';
import { triesOf } from '../accounts/commands.ts';
import { passwordMatches } from '../accounts/passwords.ts';
import { isAppCode, keyAddress, makeKey, stepOfCode } from '../two-step/app-codes.ts';
import { tellOfTries } from './letters.ts';
import { makeRecoveryCodes, takeRecoveryCode } from './recovery-codes.ts';
import {
	type AdministratorRow,
	findAdministratorByName,
	lockAdministrator,
	updateAdministrator,
} from './repository.ts';
import { openFor, sealFor } from './sealed.ts';

/** The secret for the app, until the first code proves that the app has it. */
interface SetUp {
	readonly key: string;
	readonly address: string;
}

/** A session, or the request for a code. */
type LoggedIn =
	| {
			readonly id: string;
			readonly username: string;
			readonly token: string;
			/** New ones, with the app's first code. */
			readonly recoveryCodes: readonly string[] | null;
	  }
	| { readonly codeNeeded: true; readonly setUp: SetUp | null };

/**
 * Signs an administrator in. WRONG_CREDENTIALS, whether or not the account exists; WRONG_CODE, also for a used
 * one; RATE_LIMITED while there is a wait. Wrong codes count as wrong passwords do.
 */
export async function logInAdministrator(
	services: Services,
	{ username, password, code }: BodyOf<Calls['adminLogin']>,
	knownBrowser: string,
): Promise<Result<LoggedIn>> {
	const { database, clock } = services;
	const found = await findAdministratorByName(database, normalised(username));
	const named = { userId: found?.id ?? null, name: `administrator ${username}`, knownBrowser };
	const of = triesOf(services, named);
	const tried = await takeTry(database, services, of);
	if (!tried.ok) return tried;
	const matches = await passwordMatches(services, password, found?.passwordHash);
	return database.transaction(async (tx): Promise<Result<LoggedIn>> => {
		const row = found && matches ? await lockAdministrator(tx, found.id) : undefined;
		const note = (action: ServiceDeed) => noteDeed(tx, clock.now(), action, found?.id);
		if (!row) {
			await note('administrator.refused');
			if (found && tried.value === MANY_TRIES) await tellOfTries(tx, services, found.id);
			return fail('WRONG_CREDENTIALS');
		}
		const withCode = row.codesSince !== null || administratorsNeedCodes(services);
		if (withCode && code === undefined)
			return succeed({ codeNeeded: true, setUp: await setUpOf(tx, services, row) });
		if (withCode && !(await takeCode(tx, services, row, code ?? ''))) {
			await note('administrator.codeRefused');
			return fail('WRONG_CODE');
		}
		await forgetTries(tx, services, of);
		await note('administrator.signedIn');
		const token = await beginAdministratorSession(tx, clock.now(), { administratorId: row.id, withCode });
		const isFirst = withCode && row.codesSince === null;
		const recoveryCodes = isFirst ? await makeRecoveryCodes(tx, services, row.id) : null;
		return succeed({ id: row.id, username: row.username, token, recoveryCodes });
	});
}

/** Records what an administrator did, or that someone tried a username no administrator has. */
export function noteDeed(
	tx: Transaction | Services['database'],
	at: Date,
	action: ServiceDeed,
	id: string | undefined,
): Promise<void> {
	return audit(tx, { at, userId: null, action, ...(id && { subject: `administrator:${id}` }) });
}

/** The secret to confirm, the same each time; null once it is confirmed. */
async function setUpOf(tx: Transaction, services: Services, row: AdministratorRow): Promise<SetUp | null> {
	if (row.codesSince) return null;
	const kept = row.sealedCodeKey && openFor(services, row.id, 'sealed_code_key', row.sealedCodeKey);
	const key = kept ?? makeKey();
	if (!kept)
		await updateAdministrator(tx, row.id, {
			sealedCodeKey: sealFor(services, row.id, 'sealed_code_key', key),
		});
	return { key, address: keyAddress(key, `admin ${row.username}`) };
}

/** Whether an app's or a recovery code is right; if so it is used up, and codes are required from now on. */
async function takeCode(
	tx: Transaction,
	services: Services,
	row: AdministratorRow,
	typed: string,
): Promise<boolean> {
	if (row.sealedCodeKey === null) return false;
	if (!isAppCode(typed)) return row.codesSince !== null && takeRecoveryCode(tx, services, row, typed);
	const now = services.clock.now();
	const key = openFor(services, row.id, 'sealed_code_key', row.sealedCodeKey);
	const lastStep = stepOfCode(key, typed, now, row.lastStep);
	if (lastStep === undefined) return false;
	await updateAdministrator(tx, row.id, { lastStep, codesSince: row.codesSince ?? now });
	return true;
}
