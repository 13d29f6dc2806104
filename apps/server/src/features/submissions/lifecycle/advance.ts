/**
 * The job of filing through the Transaction Engine: reads the stored state, does the next step, stores the outcome. It
 * may be stopped anywhere and run again: what it does depends only on what is stored.
 */
import type { HmrcEnvironment, ReturnKind, TransactionEngine } from '@halfpenny/hmrc';
import {
	MOST_FAILED_POLLS,
	nextAction,
	nextRun,
	type Step,
	stepAfterDelete,
	stepAfterList,
	stepAfterPoll,
	stepAfterSubmit,
} from '@halfpenny/lifecycle';
import type { LimitFunction } from 'p-limit';
import { dead, done, type Handler, type Outcome, retryAfter } from '../../../jobs/job.ts';
import type { FaultPoint, ReachPoint } from '../../../platform/fault-points.ts';
import { sealedPlace } from '../../tax-returns/sealed-place.ts';
import type { SubmissionPayload } from '../jobs.ts';
import { findForJob, findSealedMessage, type SubmissionHead } from '../repository.ts';
import { type RecordContext, recordSendingBegan, recordStep } from './record.ts';

/**
 * After this long between "sending began" and the first byte a process may be presumed dead, so it does not send. This
 * is well before anyone may release the submission.
 */
const SEND_WITHIN_MS = 10_000;

/** What the job needs. */
export interface FilingContext extends RecordContext {
	/** Undefined without credentials: declared submissions wait until there are some. */
	readonly engines: Readonly<Record<ReturnKind, TransactionEngine>> | undefined;
	readonly environment: HmrcEnvironment;
	readonly limit: LimitFunction;
	/** Advances a final declaration by a step. */
	readonly declare: Declare;
	/** Whether the person still lets us send for them. */
	readonly maySend: (submission: SubmissionHead) => Promise<boolean>;
	readonly reach: ReachPoint;
}

/** A final declaration. */
export type DeclarationHead = Extract<SubmissionHead, { readonly channel: 'mtd' }>;

/** Advances one final declaration by a step, through Making Tax Digital. */
export type Declare = (
	context: RecordContext & { readonly reach: ReachPoint; readonly environment: HmrcEnvironment },
	submission: DeclarationHead,
	signal: AbortSignal,
) => Promise<Outcome>;

/** A submission through the Transaction Engine. */
type EngineSubmission = Extract<SubmissionHead, { readonly channel: 'transaction-engine' }>;

/** One submission being advanced by a worker. */
interface Run {
	readonly submission: EngineSubmission;
	readonly engine: TransactionEngine;
	readonly signal: AbortSignal;
}

/** The handler: one step of one submission each time it runs. */
export function createSubmissionHandler(context: FilingContext): Handler<SubmissionPayload> {
	return async ({ payload: { submissionId } }, signal) => {
		const found = await findForJob(context.database, submissionId);
		// Deleted with its account, which never removes what HMRC has: there is nothing left to do or show.
		if (!found) return done;
		const { submission, returnType } = found;
		if (submission.channel === 'mtd') return context.declare(context, submission, signal);
		if (!context.engines) return retryAfter(WITHOUT_CREDENTIALS_MS);
		const engine = context.engines[returnType === 'partnership' ? 'sa800' : 'sa100'];
		const run = { submission, engine, signal };
		return submission.environment === context.environment ? advance(context, run) : elsewhere(context, run);
	};
}

const WITHOUT_CREDENTIALS_MS = 60_000;
const ANOTHER_HOUR_MS = 3_600_000;

/**
 * Made for another HMRC than the one configured now. If it never left, it ends; if it did, it is looked up when that
 * HMRC is configured again.
 */
async function elsewhere(context: FilingContext, run: Run): Promise<Outcome> {
	if (run.submission.state !== 'frozen') return retryAfter(ANOTHER_HOUR_MS);
	return record(context, run, { kind: 'notSent', detail: 'otherEnvironment' });
}

async function advance(context: FilingContext, run: Run): Promise<Outcome> {
	const { limit } = context;
	switch (nextAction(run.submission)) {
		case 'send':
			return limit(() => send(context, run));
		case 'interrupt':
			return record(context, run, { kind: 'interrupted' });
		case 'lookUp':
			return limit(() => lookUp(context, run));
		case 'poll':
			return limit(() => poll(context, run));
		case 'forget':
			return limit(() => forget(context, run));
		case 'rest':
			return done;
	}
}

/** Only the process that moves the submission from frozen to sending sends it. */
async function send(context: FilingContext, run: Run): Promise<Outcome> {
	const { submission, engine, signal } = run;
	const message = await openMessage(context, submission);
	if (!(await context.maySend(submission))) return record(context, run, { kind: 'withdrawn' });
	if (signal.aborted) return retryAfter(0);
	const asked = performance.now();
	const begun = await recordSendingBegan(context, submission);
	context.reach('submission.sendingRecorded');
	if (!begun.happened || begun.submission.state !== 'sending') return whatNext(begun.submission);
	if (performance.now() - asked > SEND_WITHIN_MS)
		return record(context, run, { kind: 'notSent', detail: 'heldUp' });
	const { irmark, transactionId } = submission.message;
	const outcome = await engine.submit({ message, irmark, transactionId });
	context.reach('submission.answered');
	return record(context, run, stepAfterSubmit(outcome), 'submission.answerRecorded');
}

async function openMessage(
	{ vault, database }: FilingContext,
	{ id, userId }: SubmissionHead,
): Promise<Uint8Array> {
	const cipher = await vault.cipherOf(database, userId);
	const sealed = await findSealedMessage(database, id);
	return new TextEncoder().encode(cipher.open(sealed, sealedPlace('message', id)));
}

async function lookUp(context: FilingContext, run: Run): Promise<Outcome> {
	const outcome = await run.engine.list();
	context.reach('submission.listed');
	const step = stepAfterList(outcome, run.submission.message.transactionId);
	return record(context, run, step, 'submission.listRecorded');
}

async function poll(context: FilingContext, run: Run): Promise<Outcome> {
	const { correlationId, pollUrl, irmark, transactionId } = run.submission.message;
	if (correlationId === null) throw new Error('an acknowledged submission has a correlation id');
	const conversation = { correlationId, pollUrl: pollUrl ?? '', irmark, transactionId };
	const outcome = await run.engine.poll(conversation);
	context.reach('submission.polled');
	const step = unlessGivenUp(stepAfterPoll(outcome), run.submission);
	return record(context, run, step, 'submission.pollRecorded');
}

/** After hours of polls without an answer HMRC's list is queried instead: the address may be wrong. */
function unlessGivenUp(step: Step, { message }: EngineSubmission): Step {
	const givenUp = step.kind === 'questionFailed' && message.failedPolls + 1 >= MOST_FAILED_POLLS;
	return givenUp ? { ...step, kind: 'outcomeUnknown' } : step;
}

async function forget(context: FilingContext, run: Run): Promise<Outcome> {
	const { correlationId } = run.submission.message;
	if (correlationId === null) throw new Error('what HMRC holds has a correlation id');
	const outcome = await run.engine.delete({ correlationId });
	context.reach('submission.forgotten');
	return record(context, run, stepAfterDelete(outcome), 'submission.forgottenRecorded');
}

async function record(
	context: FilingContext,
	{ submission: { id } }: Run,
	step: Step,
	recorded?: FaultPoint,
): Promise<Outcome> {
	const { submission } = await recordStep(context, id, step);
	if (recorded) context.reach(recorded);
	if (step.kind === 'receiptMismatched') return dead('submission.receiptMismatch');
	return whatNext(submission);
}

/** When the job of a submission runs again. */
export function whatNext(submission: SubmissionHead): Outcome {
	const run = nextRun(submission);
	switch (run.kind) {
		case 'again':
			return retryAfter(run.afterMs);
		case 'givenUp':
			return dead(run.action === 'lookUp' ? 'submission.unknown' : 'submission.notDeletedAtHmrc');
		case 'rest':
			return done;
	}
}
