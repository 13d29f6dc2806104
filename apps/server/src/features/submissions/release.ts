/** A person's word about a submission that nobody knows the fate of (ruling 23): not at HMRC, or seen there. */
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { releasableAt } from './policy.ts';
import { type Recorded, recordIn } from './record.ts';
import { listEvents, lockOwnSubmission, updateSubmission } from './repository.ts';

/** What the person found on HMRC's own pages. */
export interface Release {
	readonly userId: string;
	readonly submissionId: string;
	readonly found: boolean;
}

/**
 * Writes the person's word down. Not found: the submission is over, and a new attempt needs a new declaration. Found:
 * it stays unknown, since only a receipt is acceptance, but it is never sent again and may be amended.
 * NOTHING_TO_RELEASE, RELEASE_TOO_SOON with `{releasableAt}`, SEEN_AT_HMRC, RECEIPT_NEEDS_OPERATOR, NOT_FOUND.
 */
export async function releaseSubmission(services: Services, release: Release): Promise<Result<null>> {
	const result = await services.database.transaction(async (tx): Promise<Result<Recorded>> => {
		const { userId, submissionId: id, found } = release;
		const submission = await lockOwnSubmission(tx, userId, id);
		if (!submission) return fail('NOT_FOUND');
		const at = services.clock.now();
		const events = await listEvents(tx, [id]);
		const { releaseWaitMilliseconds } = services.config.hmrc;
		const allowed = releasableAt(submission, events, releaseWaitMilliseconds);
		if (!allowed.ok) return fail(allowed.problem);
		// That it is there can be said at once; that it is not, only when nothing can be on its way any more.
		if (!found && allowed.at > at)
			return fail('RELEASE_TOO_SOON', { releasableAt: allowed.at.toISOString() });
		if (found) await updateSubmission(tx, id, { seenAtHmrcAt: at });
		const happening = found ? 'seenAtHmrc' : 'released';
		const context = { ...services, onAccepted: async () => undefined };
		const recorded = await recordIn(tx, context, submission, { happening });
		const action = found ? 'submission.seenAtHmrc' : 'submission.released';
		await audit(tx, { at, userId, action, subject: `submission:${id}` });
		return succeed(recorded);
	});
	if (!result.ok) return result;
	const { id, taxReturnId } = result.value.submission;
	services.events.publish(taxReturnId, { type: 'submission', id });
	return succeed(null);
}
