/** The key of an app as it is stored: sealed with the person's own key. */
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import type { TwoStepRow } from './repository.ts';

const PLACE = 'two_steps.sealed_key';

/** Seals the key. */
export async function sealKey(
	tx: Transaction,
	{ vault }: Pick<Services, 'vault'>,
	userId: string,
	key: string,
): Promise<string> {
	return (await vault.cipherOf(tx, userId)).seal(key, PLACE);
}

/** Opens the stored key. Throws `TamperedError` when it was changed. */
export async function openKey(
	tx: Transaction,
	{ vault }: Pick<Services, 'vault'>,
	{ userId, sealedKey }: TwoStepRow,
): Promise<string> {
	return (await vault.cipherOf(tx, userId)).open(sealedKey, PLACE);
}
