/** Two-step sign-in once it is on: signing in with it, turning it off, new recovery codes. */

import type { BodyOf, Calls } from '@halfpenny/contract';
import type { Deed } from '@halfpenny/messages/history';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import type { NewSession, SignInFrom } from '../../platform/sessions/sessions.ts';
import { checkOwnPassword } from '../accounts/own-password.ts';
import { isAppCode } from './app-codes.ts';
import { takeCode } from './check-code.ts';
import { tell } from './letters.ts';
import { renewCodes } from './recovery-codes.ts';
import { deleteTwoStep, lockTwoStep } from './repository.ts';

/** Finishes what `logIn` began. CODE_STEP_OVER if that is too long ago, WRONG_CODE, TOO_MANY_CODES. */
export function logInWithCode(
	services: Services,
	token: string | undefined,
	code: string,
	from: SignInFrom,
): Promise<Result<NewSession>> {
	const { database, sessions, clock } = services;
	return database.transaction(async (tx) => {
		const half = token === undefined ? undefined : await sessions.half.take(tx, token);
		const row = half && (await lockTwoStep(tx, half.userId));
		if (!half || !row?.confirmedAt) return fail('CODE_STEP_OVER');
		const taken = await takeCode(tx, services, row, code);
		if (!taken.ok) return taken;
		const { userId, tokenHash } = half;
		await sessions.half.end(tx, tokenHash);
		await audit(tx, { at: clock.now(), userId, action: 'session.begun' });
		const secondStep = isAppCode(code) ? 'app' : 'recoveryCode';
		return succeed(await sessions.begin(tx, userId, { ...from, secondStep }));
	});
}

/** Turns it off. WRONG_PASSWORD, WRONG_CODE, TOO_MANY_CODES, TWO_STEP_OFF. */
export function turnOffTwoStep(
	services: Services,
	userId: string,
	proof: BodyOf<Calls['turnOffTwoStep']>,
): Promise<Result<null>> {
	return proven(services, userId, proof, async (tx) => {
		await removeTwoStep(tx, services, userId, 'twoStep.turnedOff');
		return null;
	});
}

/** Ten new recovery codes, replacing the old ones. WRONG_PASSWORD, WRONG_CODE, TOO_MANY_CODES, TWO_STEP_OFF. */
export function renewRecoveryCodes(
	services: Services,
	userId: string,
	proof: BodyOf<Calls['renewRecoveryCodes']>,
): Promise<Result<{ recoveryCodes: string[] }>> {
	return proven(services, userId, proof, async (tx) => {
		const recoveryCodes = await renewCodes(tx, services, userId);
		await audit(tx, { at: services.clock.now(), userId, action: 'twoStep.codesRenewed' });
		return { recoveryCodes };
	});
}

/** For the operator: turns it off for a person who has lost their app and codes. TWO_STEP_OFF. */
export function turnOffByOperator(services: Services, userId: string): Promise<Result<null>> {
	return services.database.transaction(async (tx) => {
		const row = await lockTwoStep(tx, userId);
		if (!row?.confirmedAt) return fail('TWO_STEP_OFF');
		await removeTwoStep(tx, services, userId, 'twoStep.turnedOffByOperator');
		return succeed(null);
	});
}

async function removeTwoStep(
	tx: Transaction,
	services: Services,
	userId: string,
	action: Deed,
): Promise<void> {
	await deleteTwoStep(tx, userId);
	await audit(tx, { at: services.clock.now(), userId, action });
	await tell(tx, services, userId, 'twoStepOff');
}

/** Does what needs both the password and a code. */
async function proven<Value>(
	services: Services,
	userId: string,
	{ password, code }: { readonly password: string; readonly code: string },
	act: (tx: Transaction) => Promise<Value>,
): Promise<Result<Value>> {
	const checked = await checkOwnPassword(services, userId, password);
	if (!checked.ok) return checked;
	return services.database.transaction(async (tx) => {
		const row = await lockTwoStep(tx, userId);
		if (!row?.confirmedAt) return fail('TWO_STEP_OFF');
		const taken = await takeCode(tx, services, row, code);
		return taken.ok ? succeed(await act(tx)) : taken;
	});
}
