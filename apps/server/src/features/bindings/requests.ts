/** Asks the operator about an account that wants to file for a reference. */
import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import type { Services } from '../../platform/services.ts';
import type { FilingFor } from './filing-for.ts';
import { bindingLetterJob } from './jobs.ts';
import {
	dropOtherWaiting,
	findRequest,
	insertRequest,
	type RequestRow,
	updateRequest,
} from './request-repository.ts';
import { sealUtr } from './sealed.ts';

/**
 * Stores the request and emails the operator, once per reason. The reference is locked. What they declined before stays
 * declined. If several references were typed one after another, only the last one waits.
 */
export async function askOperator(
	tx: Transaction,
	services: Pick<Services, 'vault' | 'clock' | 'jobs'>,
	filing: FilingFor & Pick<RequestRow, 'reason'>,
): Promise<void> {
	const { userId, reason } = filing;
	const at = services.clock.now();
	const asked = await keepRequest(tx, services, filing, at);
	if (!asked) return;
	const { id } = asked;
	await dropOtherWaiting(tx, asked);
	const dedupeKey = `${bindingLetterJob.kind} ${id}`;
	await services.jobs.enqueue(tx, bindingLetterJob, { requestId: id }, { dedupeKey });
	await audit(tx, {
		...{ at, userId, action: 'binding.requested' },
		...{ subject: `bindingRequest:${id}`, detail: { reason } },
	});
}

/** The request if it is new or its reason has changed. */
async function keepRequest(
	tx: Transaction,
	{ vault }: Pick<Services, 'vault'>,
	{ userId, utr, environment, reason }: FilingFor & Pick<RequestRow, 'reason'>,
	askedAt: Date,
): Promise<RequestRow | undefined> {
	const key = { environment, utrIndex: vault.index('utr', utr), userId };
	const before = await findRequest(tx, key);
	if (before?.decision === 'declined' || before?.reason === reason) return undefined;
	const change = { reason, askedAt, decision: null, decidedAt: null };
	if (before) {
		await updateRequest(tx, before.id, change);
		return { ...before, ...change };
	}
	const id = randomUUID();
	const sealedUtr = sealUtr(await vault.cipherOf(tx, userId), 'binding_requests', id, utr);
	const row = { id, ...key, sealedUtr, ...change };
	await insertRequest(tx, row);
	return row;
}
