/** A person's word about a submission that nobody knows the fate of (ruling 23): not at HMRC, or seen there. */
import type { Transaction } from '../../database/database.ts';
import { audit } from '../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../platform/result.ts';
import type { Services } from '../../platform/services.ts';
import { forgetFiledEntries, keepSentEntries } from '../entries/filed-entries-repository.ts';
import { releasableAt, seenProblem } from './policy.ts';
import { type Recorded, recordIn } from './record.ts';
import {
	type EventRow,
	listEvents,
	listHeads,
	lockOwnSubmission,
	lockStanding,
	type SubmissionHead,
	updateReturnBySubmission,
	updateSubmission,
} from './repository.ts';

/** What the person found on HMRC's own pages. */
export interface Release {
	readonly userId: string;
	readonly submissionId: string;
	readonly found: boolean;
}

/**
 * Writes the person's word down. Not found: the submission is over, a new attempt needs a new declaration, and a late
 * word of HMRC's still counts. Found: it stays unknown, since only a receipt is acceptance, but it is never sent again
 * and may be amended.
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
		// That it is there can be said at once; that it is not, only when nothing can be on its way any more.
		const refused = found
			? refusalToSee(submission, events)
			: refusalToRelease(submission, events, { at, waitMs: releaseWaitMilliseconds });
		if (refused) return refused;
		await (found ? noteSeen : noteReleased)(tx, submission, at);
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

function refusalToSee(submission: SubmissionHead, events: readonly EventRow[]) {
	const problem = seenProblem(submission, events);
	return problem && fail(problem);
}

function refusalToRelease(
	submission: SubmissionHead,
	events: readonly EventRow[],
	{ at, waitMs }: { readonly at: Date; readonly waitMs: number },
) {
	const allowed = releasableAt(submission, events, waitMs);
	if (!allowed.ok) return fail(allowed.problem);
	return allowed.at > at ? fail('RELEASE_TOO_SOON', { releasableAt: allowed.at.toISOString() }) : undefined;
}

/** It may be sent anew with other answers; those that were sent are kept, should HMRC have them after all. */
export async function noteReleased(
	tx: Transaction,
	submission: SubmissionHead,
	releasedAt: Date,
): Promise<void> {
	const { id, taxReturnId } = submission;
	const amending = (await lockStanding(tx, taxReturnId))?.amending ?? false;
	const first = (await listHeads(tx, submission)).every((one) => one.releasedAt === null);
	await updateSubmission(tx, id, { releasedAt });
	await keepSentEntries(tx, taxReturnId, { amending, first });
}

/**
 * What is at HMRC is not being amended any more, if it was an amendment: the next change is another one. The answers
 * before an amendment are kept until its receipt is here, since people err.
 */
export async function noteSeen(
	tx: Transaction,
	submission: SubmissionHead,
	seenAtHmrcAt: Date,
): Promise<void> {
	await updateSubmission(tx, submission.id, { seenAtHmrcAt });
	await updateReturnBySubmission(tx, submission, { amending: false });
	if (submission.amendment === 0) await forgetFiledEntries(tx, submission.taxReturnId);
}
