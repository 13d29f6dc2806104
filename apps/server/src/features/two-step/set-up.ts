/** Turns two-step sign-in on: a key for the app, then a code that proves the app has it. */
import type { BodyOf, Calls } from '@halfpenny/contract';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { loadProfile } from '../profile/queries.ts';
import { keyAddress, makeKey } from './app-codes.ts';
import { takeCode } from './check-code.ts';
import { openKey, sealKey } from './key.ts';
import { tell } from './letters.ts';
import { SETTING_UP_MS } from './policy.ts';
import { renewCodes } from './recovery-codes.ts';
import { lockTwoStep, putTwoStep, type TwoStepRow, updateTwoStep } from './repository.ts';

/** The key for the app: the same in every tab until it is confirmed or has expired. WRONG_PASSWORD, TWO_STEP_ON. */
export async function beginTwoStep(
	services: Services,
	userId: string,
	{ password }: BodyOf<Calls['beginTwoStep']>,
): Promise<Result<{ key: string; address: string }>> {
	const checked = await checkOwnPassword(services, userId, password);
	if (!checked.ok) return checked;
	return services.database.transaction(async (tx) => {
		const row = await lockTwoStep(tx, userId);
		if (row?.confirmedAt) return fail('TWO_STEP_ON');
		const pending = row && isPending(row, services);
		const key = pending ? await openKey(tx, services, row) : await newKey(tx, services, userId);
		const person = await loadProfile(services, tx, userId);
		return succeed({ key, address: keyAddress(key, person?.profile.username ?? '') });
	});
}

async function newKey(tx: Transaction, services: Services, userId: string): Promise<string> {
	const key = makeKey();
	const sealedKey = await sealKey(tx, services, userId, key);
	await putTwoStep(tx, { userId, sealedKey, createdAt: services.clock.now() });
	return key;
}

/**
 * Turns it on and returns the recovery codes; every other session ends. WRONG_CODE, TOO_MANY_CODES, TWO_STEP_ON,
 * TWO_STEP_NOT_BEGUN.
 */
export function confirmTwoStep(
	services: Services,
	{ userId, tokenHash }: SignedIn,
	{ code }: BodyOf<Calls['confirmTwoStep']>,
): Promise<Result<{ recoveryCodes: string[] }>> {
	const { database, sessions, clock } = services;
	return database.transaction(async (tx) => {
		const row = await lockTwoStep(tx, userId);
		if (row?.confirmedAt) return fail('TWO_STEP_ON');
		if (!row || !isPending(row, services)) return fail('TWO_STEP_NOT_BEGUN');
		const taken = await takeCode(tx, services, row, code);
		if (!taken.ok) return taken;
		const at = clock.now();
		await updateTwoStep(tx, userId, { confirmedAt: at });
		const recoveryCodes = await renewCodes(tx, services, userId);
		await sessions.endAll(tx, userId, tokenHash);
		await audit(tx, { at, userId, action: 'twoStep.turnedOn' });
		await tell(tx, services, userId, 'twoStepOn');
		return succeed({ recoveryCodes });
	});
}

function isPending({ createdAt }: TwoStepRow, { clock }: Services): boolean {
	return clock.now().getTime() - createdAt.getTime() < SETTING_UP_MS;
}
