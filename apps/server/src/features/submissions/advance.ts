/**
 * The job of filing: looks at the stored state, does the one thing that comes next, writes down what came of it.
 * It may be stopped anywhere and run again: what it does depends on nothing but what is stored.
 */
import type { HmrcEnvironment, TransactionEngine } from '@halfpenny/hmrc';
import { dead, done, type Handler, type Outcome, retryAfter } from '../../jobs/job.ts';
import { lookupPauseMs, pollPauseMs } from './policy.ts';
import { type RecordContext, recordStep, sealedPlace } from './record.ts';
import { findForJob, type SubmissionRow } from './repository.ts';
import { type Step, stepAfterDelete, stepAfterList, stepAfterPoll, stepAfterSubmit } from './steps.ts';

/** The kind of this job in the queue. Its payload is `{submissionId}`. */
export const SUBMISSION_JOB = 'submission';

/** Longer than any exchange with HMRC may take: another worker is in the middle of one. */
const SOMEBODY_SENDS_MS = 90_000;

/** What the job needs. */
export interface FilingContext extends RecordContext {
	readonly engine: TransactionEngine;
	readonly environment: HmrcEnvironment;
}

/** The handler: one step of one submission each time it runs. */
export function createSubmissionHandler(context: FilingContext): Handler {
	return async ({ payload }) => {
		const id = submissionIdOf(payload);
		const submission = id === undefined ? undefined : await findForJob(context.database, id);
		if (!submission) return dead('submission.gone');
		if (submission.environment !== context.environment) return dead('submission.otherEnvironment');
		return advance(context, submission);
	};
}

function submissionIdOf(payload: unknown): string | undefined {
	if (typeof payload !== 'object' || payload === null || !('submissionId' in payload)) return undefined;
	return typeof payload.submissionId === 'string' ? payload.submissionId : undefined;
}

function advance(context: FilingContext, submission: SubmissionRow): Promise<Outcome> {
	switch (submission.state) {
		case 'frozen':
			return send(context, submission);
		case 'sending':
			// Whoever was sending is gone, or slow: the bytes may have left. Find out; never send again.
			return after(context, submission, { happening: 'interrupted' });
		case 'unknown':
			return lookUp(context, submission);
		case 'acknowledged':
		case 'polling':
			return poll(context, submission);
		case 'accepted':
		case 'rejected':
			return forget(context, submission);
		case 'failed':
		case 'deleted':
			return Promise.resolve(done);
	}
}

/** Only whoever moves the submission from frozen to sending sends it. */
async function send(context: FilingContext, submission: SubmissionRow): Promise<Outcome> {
	const begun = await recordStep(context, submission.id, { happening: 'sendingBegan' });
	if (!begun.happened) return whatNext(begun.submission);
	const { irmark, transactionId } = submission;
	const message = await openMessage(context, submission);
	const outcome = await context.engine.submit({ message, irmark, transactionId });
	return after(context, submission, stepAfterSubmit(outcome));
}

async function openMessage(
	{ vault, database }: FilingContext,
	submission: SubmissionRow,
): Promise<Uint8Array> {
	const cipher = await vault.cipherOf(database, submission.userId);
	return new TextEncoder().encode(
		cipher.open(submission.sealedMessage, sealedPlace('message', submission.id)),
	);
}

async function lookUp(context: FilingContext, submission: SubmissionRow): Promise<Outcome> {
	const outcome = await context.engine.list();
	return after(context, submission, stepAfterList(outcome, submission.transactionId));
}

async function poll(context: FilingContext, submission: SubmissionRow): Promise<Outcome> {
	const { correlationId, pollUrl, irmark, transactionId } = submission;
	if (correlationId === null) throw new Error('an acknowledged submission has a correlation id');
	const conversation = { correlationId, pollUrl: pollUrl ?? '', irmark, transactionId };
	return after(context, submission, stepAfterPoll(await context.engine.poll(conversation)));
}

/** Only after the receipt or the refusal is stored: then HMRC need not keep its copy. */
async function forget(context: FilingContext, submission: SubmissionRow): Promise<Outcome> {
	const { correlationId, heldByHmrc } = submission;
	if (correlationId === null || !heldByHmrc) return done;
	return after(context, submission, stepAfterDelete(await context.engine.delete({ correlationId })));
}

async function after(context: FilingContext, { id }: SubmissionRow, step: Step): Promise<Outcome> {
	const { submission } = await recordStep(context, id, step);
	if (step.happening === 'receiptMismatched') return dead('submission.receiptMismatch');
	return whatNext(submission);
}

/** When the job runs again, by the state that it has reached. */
function whatNext({ state, fruitless, pollSeconds, heldByHmrc }: SubmissionRow): Outcome {
	switch (state) {
		case 'frozen':
		case 'sending':
			return retryAfter(SOMEBODY_SENDS_MS);
		case 'unknown':
			return lookUpAgain(fruitless);
		case 'acknowledged':
		case 'polling':
			return retryAfter(pollPauseMs(pollSeconds ?? 1, fruitless));
		case 'accepted':
		case 'rejected':
			return heldByHmrc ? forgetAgain(fruitless) : done;
		case 'failed':
		case 'deleted':
			return done;
	}
}

function lookUpAgain(fruitless: number): Outcome {
	const pause = lookupPauseMs(fruitless);
	return pause === undefined ? dead('submission.unknown') : retryAfter(pause);
}

function forgetAgain(fruitless: number): Outcome {
	if (fruitless === 0) return retryAfter(0);
	const pause = lookupPauseMs(fruitless);
	return pause === undefined ? dead('submission.notDeletedAtHmrc') : retryAfter(pause);
}
