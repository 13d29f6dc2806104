/** What was asked for with a password, or went to an address, does not outlive it: the links of letters that were not used. */
import type { Transaction } from '../../database/database.ts';
import { deleteEmailChange } from './email-repository.ts';
import { deleteReset } from './reset-repository.ts';

/** Makes the links that a person was sent worth nothing: to confirm an address, and to choose a password. */
export async function forgetLinks(tx: Transaction, userId: string): Promise<void> {
	await deleteEmailChange(tx, userId);
	await deleteReset(tx, userId);
}
