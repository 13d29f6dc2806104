/** Recovery codes for a user without their app: ten, each valid once. Only a keyed hash of each is stored. */
import type { Transaction } from '../../database/database.ts';
import { makeCode, readCode } from '../../platform/crypto/typed-code.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import { RECOVERY_CODES } from './policy.ts';
import { deleteRecoveryCode, replaceRecoveryCodes } from './repository.ts';

type Codes = { readonly vault: Vault };

/** Creates ten new codes, replacing the old ones. The returned codes are shown once and stored nowhere. */
export async function renewCodes(tx: Transaction, { vault }: Codes, userId: string): Promise<string[]> {
	const codes = Array.from({ length: RECOVERY_CODES }, makeCode);
	const indexes = codes.map((code) => indexOf(vault, userId, code));
	await replaceRecoveryCodes(tx, userId, indexes);
	return codes;
}

/** Uses a code up. False when the person has no such code. */
export function useCode(tx: Transaction, { vault }: Codes, userId: string, typed: string): Promise<boolean> {
	return deleteRecoveryCode(tx, userId, indexOf(vault, userId, typed));
}

/** Bound to the person, so that it reveals nothing about anyone else's. */
function indexOf(vault: Vault, userId: string, code: string): string {
	return vault.index('recoveryCode', `${userId} ${readCode(code)}`);
}
