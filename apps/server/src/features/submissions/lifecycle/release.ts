/** What a person says about a submission whose outcome is unknown: it is not at HMRC, or it was seen there. */
import { hmrcGaveUp, releasableAt, type Step, seenProblem } from '@halfpenny/lifecycle';
import type { Transaction } from '../../../database/database.ts';
import { dropJobs } from '../../../jobs/job-repository.ts';
import { audit } from '../../../platform/audit-repository.ts';
import { fail, type Result, succeed } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { forgetFiledEntries, keepSentEntries } from '../../entries/filed-entries-repository.ts';
import { type EventRow, listEvents } from '../event-repository.ts';
import { submissionJob } from '../jobs.ts';
import {
	findSubmission,
	listHeads,
	lockOwnSubmission,
	type SubmissionHead,
	updateSubmission,
} from '../repository.ts';
import { endAmending, lockReturnStatus } from '../return-repository.ts';
import { submissionJobKey } from './freeze.ts';
import { type Recorded, recordIn } from './record.ts';

/** What the person found on HMRC's own pages. */
export interface Release {
	readonly userId: string;
	readonly submissionId: string;
	readonly found: boolean;
}

/**
 * Records what the person says. Not found: the submission is over, a new attempt needs a new declaration, and a late
 * response still counts. Found: it stays unknown, since only a receipt is acceptance, but it is never sent again and
 * may be amended. HMRC's list is queried before anything counts as missing, since an earlier look may be out of date.
 * NOTHING_TO_RELEASE, RELEASE_TOO_SOON with `{releasableAt}`, SEEN_AT_HMRC, RECEIPT_NEEDS_OPERATOR, FOUND_AT_HMRC if
 * HMRC's list shows it now, HMRC_NOT_ASKED if the list is unavailable, NOT_FOUND.
 */
export async function releaseSubmission(
	services: Services,
	release: Release,
	look: LookAtHmrc,
): Promise<Result<null>> {
	const listed = release.found ? undefined : await refusalByList(services, release, look);
	return listed ?? sayWhatWasSeen(services, release);
}

/** Looks for a submission in HMRC's list, and says what the result means for it. */
export type LookAtHmrc = (submission: SubmissionHead) => Promise<Step>;

/** Why HMRC's list forbids a release, if it does. What it shows is recorded, and advances the submission. */
async function refusalByList(
	services: Services,
	{ userId, submissionId: id }: Release,
	look: LookAtHmrc,
): Promise<Result<null> | undefined> {
	const { database, clock, config } = services;
	const submission = await findSubmission(database, userId, id);
	if (!submission) return fail('NOT_FOUND');
	const events = await listEvents(database, [id]);
	const waitMs = config.hmrc.releaseWaitMilliseconds;
	const refused = refusalToRelease(submission, events, { at: clock.now(), waitMs });
	if (refused) return refused;
	const step = await look(submission);
	if (step.kind === 'notFoundAtHmrc') return undefined;
	if (step.kind !== 'foundAtHmrc') return fail('HMRC_NOT_ASKED');
	// It is no news that the list shows a submission HMRC said it is in trouble over.
	if (hmrcGaveUp(submission, events)) return undefined;
	await goOn(services, submission, step);
	return fail('FOUND_AT_HMRC');
}

/** What the list shows advances the submission immediately, whenever its next turn was due. */
async function goOn(services: Services, { id, userId, taxReturnId }: SubmissionHead, step: Step) {
	await services.database.transaction(async (tx) => {
		const submission = await lockOwnSubmission(tx, userId, id);
		if (!submission) return;
		const context = { ...services, onAccepted: async () => undefined };
		const { happened } = await recordIn(tx, context, submission, step);
		if (!happened) return;
		const dedupeKey = submissionJobKey(id);
		await dropJobs(tx, dedupeKey);
		await services.jobs.enqueue(tx, submissionJob, { submissionId: id }, { dedupeKey, userId });
	});
	services.events.publish(taxReturnId, { type: 'submission', id });
}

async function sayWhatWasSeen(services: Services, release: Release): Promise<Result<null>> {
	const result = await services.database.transaction(async (tx): Promise<Result<Recorded>> => {
		const { userId, submissionId: id, found } = release;
		const submission = await lockOwnSubmission(tx, userId, id);
		if (!submission) return fail('NOT_FOUND');
		const at = services.clock.now();
		const events = await listEvents(tx, [id]);
		const { releaseWaitMilliseconds } = services.config.hmrc;
		// That it is there can be said immediately; that it is not, only when nothing can be on its way any more.
		const refused = found
			? refusalToSee(submission, events)
			: refusalToRelease(submission, events, { at, waitMs: releaseWaitMilliseconds });
		if (refused) return refused;
		await (found ? noteSeen : noteReleased)(tx, submission, at);
		const kind = found ? 'seenAtHmrc' : 'released';
		const context = { ...services, onAccepted: async () => undefined };
		const recorded = await recordIn(tx, context, submission, { kind });
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

/** It may be sent again with other answers; those that were sent are kept, in case HMRC has them after all. */
export async function noteReleased(
	tx: Transaction,
	submission: SubmissionHead,
	releasedAt: Date,
): Promise<void> {
	const { id, taxReturnId } = submission;
	// The copy of an amendment holds the previous answers, even if the amendment was seen at HMRC by mistake.
	const open = (await lockReturnStatus(tx, taxReturnId))?.amending ?? false;
	const amending = open || submission.amendment > 0;
	const first = (await listHeads(tx, submission)).every((one) => one.releasedAt === null);
	await updateSubmission(tx, id, { releasedAt, seenAtHmrcAt: null });
	await keepSentEntries(tx, taxReturnId, { amending, first });
}

/**
 * An amendment seen at HMRC is no longer being amended: the next change is a new one. The answers before an amendment
 * are kept until its receipt is here, since people make mistakes.
 */
export async function noteSeen(
	tx: Transaction,
	submission: SubmissionHead,
	seenAtHmrcAt: Date,
): Promise<void> {
	await updateSubmission(tx, submission.id, { seenAtHmrcAt });
	await endAmending(tx, submission);
	if (submission.amendment === 0) await forgetFiledEntries(tx, submission.taxReturnId);
}
