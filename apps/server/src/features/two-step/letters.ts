/** Emails about the second step, to the address of the account. */
import type { Transaction } from '../../database/database.ts';
import type { Services } from '../../platform/services.ts';
import { enqueueNotice, type Notice } from '../account-notices/notices.ts';
import { loadProfile } from '../profile/queries.ts';

/** Emails the person, in the transaction the email is about. */
export async function tell(
	tx: Transaction,
	services: Services,
	userId: string,
	notice: Notice,
): Promise<void> {
	const person = await loadProfile(services, tx, userId);
	if (person) await enqueueNotice(tx, services, { userId, notice, to: person.profile.email });
}
