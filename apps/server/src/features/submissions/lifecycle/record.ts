/** Stores one step: the submission, what was learned, the event and the return's status, in one transaction. */
import {
	eventBeforeSending,
	isAccepted,
	isOver,
	progressAfter,
	type Step,
	type SubmissionProgress,
} from '@halfpenny/lifecycle';
import type { Database, Transaction } from '../../../database/database.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Vault } from '../../../platform/crypto/vault.ts';
import { sealedPlace } from '../../tax-returns/sealed-place.ts';
import { lastEvent } from '../event-repository.ts';
import { listHeads, lockSubmission, type SubmissionChange, type SubmissionHead } from '../repository.ts';
import { applyLateResponse, updateAmending } from './late-response.ts';
import { type StoredStep, writeStep } from './record-repository.ts';

/** What storing a step needs. */
export interface RecordContext {
	readonly database: Database;
	readonly vault: Vault;
	readonly clock: Clock;
	/** Called in the transaction that accepts, so that its consequences happen once. */
	readonly onAccepted: (tx: Transaction, submission: SubmissionHead) => Promise<void>;
	/** Called in the transaction that rejects. */
	readonly onRejected?: (tx: Transaction, submission: SubmissionHead) => Promise<void>;
	/** Called after the step is in the database. */
	readonly onChange: (submission: SubmissionHead) => void;
}

/** An attempted step. */
export interface Recorded {
	/** False if the step no longer applied: then nothing changed. */
	readonly happened: boolean;
	/** The submission as it is now. */
	readonly submission: SubmissionHead;
}

/** Stores a step. */
export async function recordStep(context: RecordContext, id: string, step: Step): Promise<Recorded> {
	return recordWith(context, async (tx) => ({ submission: await lockSubmission(tx, id), step }));
}

/** Stores that sending begins; or that it never will, if HMRC turned out to have an earlier one. */
export async function recordSendingBegan(
	context: RecordContext,
	{ id, taxReturnId, environment }: Pick<SubmissionHead, 'id' | 'taxReturnId' | 'environment'>,
): Promise<Recorded> {
	return recordWith(context, async (tx) => {
		// Sent together, but the others are read under the first's lock.
		const [submission, all] = await Promise.all([
			lockSubmission(tx, id),
			listHeads(tx, { taxReturnId, environment }),
		]);
		const others = all.filter((one) => one.id !== id);
		return { submission, step: { kind: eventBeforeSending(submission?.amendment ?? 0, others) } };
	});
}

async function recordWith(
	context: RecordContext,
	decide: (
		tx: Transaction,
	) => Promise<{ readonly submission: SubmissionHead | undefined; readonly step: Step }>,
): Promise<Recorded> {
	const result = await context.database.transaction(async (tx) => {
		const { submission, step } = await decide(tx);
		if (!submission) throw new Error('the submission is gone');
		return recordIn(tx, context, submission, step);
	});
	if (result.happened) context.onChange(result.submission);
	return result;
}

/** Stores a step of a submission that the caller has locked, in the caller's transaction. */
export async function recordIn(
	tx: Transaction,
	context: Omit<RecordContext, 'database' | 'onChange'>,
	submission: SubmissionHead,
	step: Step,
): Promise<Recorded> {
	const progress = progressAfter(submission, step);
	if (!progress) return { happened: false, submission };
	const { state } = progress;
	const accepted = isAccepted(state) && !isAccepted(submission.state);
	const learned = await whatIsLearned(tx, context, submission, step, accepted);
	const after = headAfter({ ...submission, ...learned }, progress);
	const { event, isNew } = await eventOf(tx, context, submission, step, after);
	await writeStep(tx, { submission, progress, learned, accepted, event, isNew });
	if (isOver(state) && !isOver(submission.state)) await updateAmending(tx, after);
	if (submission.releasedAt !== null || isOver(state)) await applyLateResponse(tx, after);
	if (accepted) await context.onAccepted(tx, after);
	if (state === 'rejected' && submission.state !== 'rejected') await context.onRejected?.(tx, after);
	return { happened: true, submission: after };
}

/** What HMRC said, sealed, and when it gave its final answer. */
async function whatIsLearned(
	tx: Transaction,
	{ vault, clock }: Pick<RecordContext, 'vault' | 'clock'>,
	{ id, userId }: SubmissionHead,
	{ kind, receipt, errors }: Step,
	accepted: boolean,
): Promise<SubmissionChange> {
	const cipher = await vault.cipherOf(tx, userId);
	const seal = (part: 'receipt' | 'errors', value: unknown) =>
		cipher.seal(JSON.stringify(value), sealedPlace(part, id));
	return {
		...(receipt ? { sealedReceipt: seal('receipt', receipt) } : {}),
		...(errors ? { sealedErrors: seal('errors', errors) } : {}),
		...(accepted || kind === 'refused' ? { respondedAt: clock.now() } : {}),
	};
}

function headAfter(submission: SubmissionHead, progress: SubmissionProgress): SubmissionHead {
	const { state, lookups } = progress;
	if (submission.channel === 'mtd' || progress.channel === 'mtd') return { ...submission, state, lookups };
	return { ...submission, state, lookups, message: { ...submission.message, ...progress.message } };
}

/** The same event again (HMRC still at work, still no answer) is not stored twice in a row. */
async function eventOf(
	tx: Transaction,
	{ clock }: Pick<RecordContext, 'clock'>,
	{ id, state: before }: SubmissionHead,
	step: Step,
	{ state }: SubmissionHead,
): Promise<Pick<StoredStep, 'event' | 'isNew'>> {
	const { kind } = step;
	const detail = step.detail ?? null;
	const last = before === state ? await lastEvent(tx, id) : undefined;
	const again = last?.kind === kind && last.detail === detail;
	return { event: { kind, detail, at: clock.now() }, isNew: !again };
}
