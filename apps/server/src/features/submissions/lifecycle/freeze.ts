/** Freezes a return: the bytes to send and everything they came from, its event and its job. */
import { randomBytes, randomUUID } from 'node:crypto';
import { transactionEngineTarget } from '@halfpenny/hmrc';
import type { Transaction } from '../../../database/database.ts';
import { audit } from '../../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { blockersInBoxes } from '../../blockers/blockers.ts';
import type { TaxReturnRow } from '../../tax-returns/repository.ts';
import { sealedPlace } from '../../tax-returns/sealed-place.ts';
import type { CheckedReturn } from '../check/check.ts';
import { buildFrom, kindOf } from '../check/return-source.ts';
import { channelOf } from '../check/sender.ts';
import { submissionJob } from '../jobs.ts';
import { writeFrozen } from './freeze-repository.ts';
import { sealSnapshot } from './sealed.ts';

/** The key of a submission's job: only one job waits per key. */
export function submissionJobKey(id: string): string {
	return `${submissionJob.kind} ${id}`;
}

/** What is frozen. */
export interface Freezing {
	readonly taxReturn: TaxReturnRow;
	readonly checked: CheckedReturn;
	/** Keyed hash of the reference it is for. */
	readonly utrIndex: string;
	/** 0 for the return itself, then one for each amendment of what HMRC accepted. */
	readonly amendment: number;
	/** From 1, over the attempts at this amendment. */
	readonly attemptNumber: number;
}

/** Freezes in the caller's transaction and returns the submission's id. RETURN_REFUSED_BY_RULES with `{blockers}`. */
export async function freeze(
	tx: Transaction,
	services: Services,
	{ taxReturn, checked, utrIndex, amendment, attemptNumber }: Freezing,
): Promise<Result<string>> {
	const { clock, vault, jobs, config } = services;
	const { id: taxReturnId, userId } = taxReturn;
	const transactionId = randomBytes(16).toString('hex').toUpperCase();
	const built = build(services, checked, { transactionId, amended: amendment > 0 });
	const { source, shown, snapshotHash } = checked;
	if (!built.ok)
		return fail('RETURN_REFUSED_BY_RULES', {
			blockers: blockersInBoxes(built.problems, { returnType: source.returnType, entries: [] }),
		});
	const [id, at] = [randomUUID(), clock.now()];
	const cipher = await vault.cipherOf(tx, userId);
	await writeFrozen(tx, {
		...{ id, taxReturnId, userId, amendment, attemptNumber, utrIndex, snapshotHash, transactionId, at },
		environment: config.hmrc.environment,
		sealedSnapshot: sealSnapshot(cipher, id, { source, boxes: built.boxes, shown }),
		irmark: built.irmark.base64,
		sealedMessage: cipher.seal(new TextDecoder().decode(built.xml), sealedPlace('message', id)),
	});
	const dedupeKey = submissionJobKey(id);
	await jobs.enqueue(tx, submissionJob, { submissionId: id }, { dedupeKey, userId });
	await audit(tx, {
		at,
		userId,
		action: 'submission.declared',
		subject: `submission:${id}`,
		detail: { amendment, attemptNumber },
	});
	return succeed(id);
}

function build(
	{ config }: Services,
	{ source }: CheckedReturn,
	own: { readonly transactionId: string; readonly amended: boolean },
) {
	const { environment, localUrl, sender, agent } = config.hmrc;
	const { messageClass, gatewayTest } = transactionEngineTarget(environment, kindOf(source), localUrl);
	const channel = channelOf(config.hmrc);
	return buildFrom(source, sender, { ...own, messageClass, gatewayTest, channel, agent });
}
