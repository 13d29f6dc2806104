/** Binds a Unique Taxpayer Reference to the account whose return for it HMRC has accepted. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import type { FilingFor } from './filing-for.ts';
import { deleteNinos } from './nino-repository.ts';
import { deleteBindings, findBinding, insertBinding, lockUtr } from './repository.ts';
import { deleteRequests } from './request-repository.ts';
import { askOperator } from './requests.ts';
import { sealUtr } from './sealed.ts';

/**
 * Binds a reference in the transaction that records HMRC's acceptance. One that belongs to another account stays there,
 * and the operator is told.
 */
export async function bindUtr(
	tx: Transaction,
	services: Pick<Services, 'vault' | 'clock' | 'jobs'>,
	filing: FilingFor,
): Promise<void> {
	const { vault, clock } = services;
	const { userId, utr, environment } = filing;
	const key = { environment, utrIndex: vault.index('utr', utr) };
	// Sent together, but the second is read under the first's lock.
	const [, before] = await Promise.all([lockUtr(tx, key), findBinding(tx, key)]);
	if (before && before.userId !== userId)
		return askOperator(tx, services, { ...filing, reason: 'boundElsewhere' });
	if (before) return;
	const [id, boundAt] = [randomUUID(), clock.now()];
	const sealedUtr = sealUtr(await vault.cipherOf(tx, userId), 'utr_bindings', id, utr);
	await insertBinding(tx, { id, ...key, userId, sealedUtr, boundAt });
	await audit(tx, { at: boundAt, userId, action: 'binding.made', subject: `binding:${id}` });
}

/** Releases every reference and number of an account, so that another can use them. */
export async function releaseBindings(tx: Transaction, userId: string): Promise<void> {
	await deleteBindings(tx, userId);
	await deleteRequests(tx, userId);
	await deleteNinos(tx, userId);
}
