/** What only the operator can do about a submission: see which are stuck, and record what HMRC told them. */
import { toBase32 } from '@halfpenny/govtalk';
import { makesUnknown } from '@halfpenny/lifecycle';
import { audit } from '../../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { type EventRow, listEvents } from '../event-repository.ts';
import { recordIn } from '../lifecycle/record.ts';
import { noteReleased, noteSeen } from '../lifecycle/release.ts';
import { lockSubmission } from '../repository.ts';
import { FOUND_BY_OPERATOR, isToldOf, listStuck } from './operator-repository.ts';

/** A stuck submission, with what HMRC's support asks for. */
export interface StuckSubmission {
	readonly id: string;
	readonly environment: string;
	readonly state: string;
	readonly taxYear: string;
	readonly form: 'SA100' | 'SA800';
	readonly transactionId: string;
	readonly correlationId: string | null;
	/** As HMRC prints it. */
	readonly irmark: string;
	readonly createdAt: Date;
	/** When someone said they saw it at HMRC. */
	readonly seenAtHmrcAt: Date | null;
	/** A code: why its job failed, or that its receipt does not match. */
	readonly reason: string;
}

/** Every submission that waits for a person, oldest first. */
export async function stuckSubmissions({ database }: Pick<Services, 'database'>): Promise<StuckSubmission[]> {
	const rows = await listStuck(database);
	return rows.map(({ returnType, irmark, reason, mismatched, ...row }) => ({
		...row,
		form: returnType === 'partnership' ? 'SA800' : 'SA100',
		irmark: toBase32(Buffer.from(irmark, 'base64')),
		reason: mismatched ? 'submission.receiptMismatch' : (reason ?? 'unknown'),
	}));
}

/**
 * Records what HMRC told the operator. Found: never sent again, may be amended. Not found: over, and may be declared
 * again, even if someone said they saw it there; only so long after the outcome became unknown that nothing can be on
 * its way any more. NOT_FOUND, NOTHING_TO_RELEASE, SEEN_AT_HMRC, RELEASE_TOO_SOON with `{releasableAt}`.
 */
export function resolveSubmission(services: Services, id: string, found: boolean): Promise<Result<null>> {
	const { database, clock, config } = services;
	return database.transaction(async (tx): Promise<Result<null>> => {
		const submission = await lockSubmission(tx, id);
		if (!submission) return fail('NOT_FOUND');
		if (submission.state !== 'unknown') return fail('NOTHING_TO_RELEASE');
		if (found && submission.seenAtHmrcAt && (await isToldOf(tx, id))) return fail('SEEN_AT_HMRC');
		const at = clock.now();
		const safe = unknownSince(await listEvents(tx, [id])) + config.hmrc.releaseWaitMilliseconds;
		if (!found && at.getTime() < safe)
			return fail('RELEASE_TOO_SOON', { releasableAt: new Date(safe).toISOString() });
		await (found ? noteSeen : noteReleased)(tx, submission, at);
		const context = { ...services, onAccepted: async () => undefined };
		await recordIn(tx, context, submission, { kind: found ? 'seenAtHmrc' : 'released' });
		const action = found ? FOUND_BY_OPERATOR : 'submission.releasedByOperator';
		const detail = { seenBefore: submission.seenAtHmrcAt !== null };
		await audit(tx, { at, userId: submission.userId, action, subject: `submission:${id}`, detail });
		return succeed(null);
	});
}

/** When the outcome last became unknown, in milliseconds. */
function unknownSince(events: readonly EventRow[]): number {
	return events.findLast(makesUnknown)?.at.getTime() ?? 0;
}
