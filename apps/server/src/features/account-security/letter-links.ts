/** Unused links in emails: they expire with the password they were requested under, or the address they went to. */
import type { Transaction } from '../../database/database.ts';
import { deleteEmailChange } from './email-repository.ts';
import { deleteReset } from './reset-repository.ts';

/** Cancels the links a person was emailed: to confirm an address, and to choose a new password. */
export async function forgetLinks(tx: Transaction, userId: string): Promise<void> {
	await deleteEmailChange(tx, userId);
	await deleteReset(tx, userId);
}
