/** Judges a code: a correct one is used up, wrong ones are counted, and after several there is a wait. */
import { failWith } from '@halfpenny/result';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { isAppCode, stepOfCode } from './app-codes.ts';
import { openKey } from './key.ts';
import { tell } from './letters.ts';
import { LOCK_MS, MOST_WRONG_CODES } from './policy.ts';
import { useCode } from './recovery-codes.ts';
import { lockTwoStep, type TwoStepRow, updateTwoStep } from './repository.ts';

/**
 * Accepts an app's code or a recovery code. WRONG_CODE is the same for a wrong one and a used one; TOO_MANY_CODES while
 * there is a wait. `row` is locked by the caller.
 */
export async function takeCode(
	tx: Transaction,
	services: Services,
	row: TwoStepRow,
	typed: string,
): Promise<Result<null>> {
	const now = services.clock.now();
	const wait = (row.lockedUntil?.getTime() ?? 0) - now.getTime();
	if (wait > 0) return tooMany(wait);
	const right = isAppCode(typed)
		? await takeAppCode(tx, services, row, typed)
		: await takeRecoveryCode(tx, services, row, typed);
	if (!right) return noteWrong(tx, services, row);
	await updateTwoStep(tx, row.userId, { wrongCodes: 0, lockedUntil: null });
	return succeed(null);
}

/**
 * Checks the code of a person whose two-step sign-in is on; others need none. WRONG_CODE, also if none was given, which
 * does not count as a guess; TOO_MANY_CODES.
 */
export async function takeCodeWhereOn(
	tx: Transaction,
	services: Services,
	userId: string,
	typed: string | undefined,
): Promise<Result<null>> {
	const row = await lockTwoStep(tx, userId);
	if (!row?.confirmedAt) return succeed(null);
	return typed === undefined ? fail('WRONG_CODE') : takeCode(tx, services, row, typed);
}

async function takeAppCode(
	tx: Transaction,
	services: Services,
	row: TwoStepRow,
	typed: string,
): Promise<boolean> {
	const key = await openKey(tx, services, row);
	const now = services.clock.now();
	const lastStep = stepOfCode(key, typed, now, row.lastStep);
	if (lastStep === undefined) {
		// Used already: perhaps someone saw it being typed.
		const isUsed = row.confirmedAt !== null && row.lastStep === stepOfCode(key, typed, now, null);
		if (isUsed) await tell(tx, services, row.userId, 'usedCode');
		return false;
	}
	await updateTwoStep(tx, row.userId, { lastStep });
	return true;
}

async function takeRecoveryCode(
	tx: Transaction,
	services: Services,
	{ userId, confirmedAt }: TwoStepRow,
	typed: string,
): Promise<boolean> {
	if (confirmedAt === null || !(await useCode(tx, services, userId, typed))) return false;
	await audit(tx, { at: services.clock.now(), userId, action: 'twoStep.recoveryCodeUsed' });
	await tell(tx, services, userId, 'recoveryCode');
	return true;
}

async function noteWrong(tx: Transaction, services: Services, row: TwoStepRow): Promise<Result<null>> {
	const { userId, wrongCodes: before, confirmedAt } = row;
	const at = services.clock.now();
	const wrongCodes = before + 1;
	await audit(tx, { at, userId, action: 'twoStep.codeRefused' });
	if (wrongCodes < MOST_WRONG_CODES) {
		await updateTwoStep(tx, userId, { wrongCodes });
		return fail('WRONG_CODE');
	}
	await updateTwoStep(tx, userId, { wrongCodes: 0, lockedUntil: new Date(at.getTime() + LOCK_MS) });
	if (confirmedAt) await tell(tx, services, userId, 'wrongCodes');
	return tooMany(LOCK_MS);
}

function tooMany(wait: number): Result<null> {
	return failWith({ code: 'TOO_MANY_CODES', retryAfterSeconds: Math.ceil(wait / 1000) });
}
