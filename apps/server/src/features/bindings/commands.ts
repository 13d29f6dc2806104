/** Binds a Unique Taxpayer Reference to the account whose return for it HMRC has accepted. */
import { randomUUID } from 'node:crypto';
import type { HmrcEnvironment } from '@halfpenny/hmrc';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import { findBinding, insertBinding, lockUtr } from './repository.ts';
import { sealUtr } from './sealed.ts';

/** An account that files for a reference. */
export interface FilingFor {
	readonly userId: string;
	/** Ten digits. */
	readonly utr: string;
	readonly environment: HmrcEnvironment;
}

/** Binds a reference in the transaction that records HMRC's acceptance. One that is bound already stays where it is. */
export async function bindUtr(
	tx: Transaction,
	services: Pick<Services, 'vault' | 'clock'>,
	{ userId, utr, environment }: FilingFor,
): Promise<void> {
	const { vault, clock } = services;
	const key = { environment, utrIndex: vault.index('utr', utr) };
	await lockUtr(tx, key);
	if (await findBinding(tx, key)) return;
	const [id, boundAt] = [randomUUID(), clock.now()];
	const sealedUtr = sealUtr(await vault.cipherOf(tx, userId), id, utr);
	await insertBinding(tx, { id, ...key, userId, sealedUtr, boundAt });
	await audit(tx, { at: boundAt, userId, action: 'binding.made', subject: `binding:${id}` });
}
