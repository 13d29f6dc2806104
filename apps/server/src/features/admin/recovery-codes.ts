/** An administrator's recovery codes, for when their app is lost: each works once. Only keyed hashes are stored. */
import type { Transaction } from '../../database/database.ts';
import { makeCode, readCode } from '../../platform/crypto/typed-code.ts';
import type { Services } from '../../platform/services.ts';
import { RECOVERY_CODES } from '../two-step/policy.ts';
import { tellOfRecoveryCode } from './letters.ts';
import { type AdministratorRow, updateAdministrator } from './repository.ts';

/** Makes new codes in place of any others, and returns them; they are stored nowhere. */
export async function makeRecoveryCodes(tx: Transaction, { vault }: Services, id: string): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
	await updateAdministrator(tx, id, { recoveryCodes: codes.map((code) => indexOf(vault, id, code)) });
	return codes;
}

/** Whether it is one of theirs; if so it is used up, and they are told. */
export async function takeRecoveryCode(
	tx: Transaction,
	services: Services,
	{ id, recoveryCodes }: AdministratorRow,
	typed: string,
): Promise<boolean> {
	const index = indexOf(services.vault, id, typed);
	if (!recoveryCodes.includes(index)) return false;
	await updateAdministrator(tx, id, { recoveryCodes: recoveryCodes.filter((one) => one !== index) });
	await tellOfRecoveryCode(tx, services, id);
	return true;
}

function indexOf(vault: Services['vault'], id: string, code: string): string {
	return vault.index('recoveryCode', `administrator ${id} ${readCode(code)}`);
}
