/** Writes one step down: state, what was learned, the event and the return's standing, in one transaction. */
import type { Database, Transaction } from '../../database/database.ts';
import { inOneStatement } from '../../database/one-statement.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import { type Standing, standingAfter } from './course.ts';
import { settleAmending, settleLateWord } from './late-word.ts';
import { type Happening, isOver } from './machine.ts';
import { atItsTurn, returnStatus } from './policy.ts';
import {
	appendEvent,
	lastEvent,
	listHeads,
	lockSubmission,
	type SubmissionChange,
	type SubmissionHead,
	updateReturnBySubmission,
	updateSubmission,
} from './repository.ts';
import type { Step } from './steps.ts';

/** What writing a step down needs. */
export interface RecordContext {
	readonly database: Database;
	readonly vault: Vault;
	readonly clock: Clock;
	/** Called in the transaction that accepts, so that what follows from it follows once. */
	readonly onAccepted: (tx: Transaction, submission: SubmissionHead) => Promise<void>;
	/** Told after the step is in the database. */
	readonly onChange: (submission: SubmissionHead) => void;
}

/** A step that was tried. */
export interface Recorded {
	/** False where the step had no meaning any more: then nothing changed. */
	readonly happened: boolean;
	/** The submission as it is now. */
	readonly submission: SubmissionHead;
}

/** Writes a step down. */
export async function recordStep(context: RecordContext, id: string, step: Step): Promise<Recorded> {
	return recordWith(context, id, async () => step);
}

/** Writes down that sending begins; or that it never will, where HMRC turned out to have one sent before it. */
export async function recordItsTurn(context: RecordContext, id: string): Promise<Recorded> {
	return recordWith(context, id, async (tx, submission) => {
		const others = (await listHeads(tx, submission)).filter((one) => one.id !== id);
		return { happening: atItsTurn(submission.amendment, others) };
	});
}

async function recordWith(
	context: RecordContext,
	id: string,
	stepOf: (tx: Transaction, submission: SubmissionHead) => Promise<Step>,
): Promise<Recorded> {
	const result = await context.database.transaction(async (tx) => {
		const submission = await lockSubmission(tx, id);
		if (!submission) throw new Error('the submission is gone');
		return recordIn(tx, context, submission, await stepOf(tx, submission));
	});
	if (result.happened) context.onChange(result.submission);
	return result;
}

/** Writes a step down about a submission that the caller has locked, in the caller's transaction. */
export async function recordIn(
	tx: Transaction,
	context: Omit<RecordContext, 'database' | 'onChange'>,
	submission: SubmissionHead,
	step: Step,
): Promise<Recorded> {
	const standing = standingAfter(submission, step);
	if (!standing) return { happened: false, submission };
	const change = await changeOf(tx, context, submission, step, standing);
	const after = { ...submission, ...change };
	const { state } = standing;
	const amended = step.happening === 'accepted' ? { amending: false } : {};
	const stands = { status: returnStatus(state), submissionStatus: state, ...amended };
	await inOneStatement(tx, [
		updateSubmission(tx, submission.id, change),
		updateReturnBySubmission(tx, submission, stands),
		...(await eventOf(tx, context, submission, step, standing)),
	]);
	if (isOver(state) && !isOver(submission.state)) await settleAmending(tx, after);
	if (submission.releasedAt !== null || isOver(state)) await settleLateWord(tx, after);
	if (step.happening === 'accepted') await context.onAccepted(tx, after);
	return { happened: true, submission: after };
}

const FINAL: ReadonlySet<Happening> = new Set(['accepted', 'refused']);

async function changeOf(
	tx: Transaction,
	{ vault, clock }: Pick<RecordContext, 'vault' | 'clock'>,
	{ id, userId }: SubmissionHead,
	{ happening, receipt, errors }: Step,
	standing: Standing,
): Promise<SubmissionChange> {
	const cipher = await vault.cipherOf(tx, userId);
	const seal = (part: 'receipt' | 'errors', value: unknown) =>
		cipher.seal(JSON.stringify(value), sealedPlace(part, id));
	const { state, correlationId, pollUrl, pollSeconds, fruitless, lookups, heldByHmrc } = standing;
	return {
		...{ state, correlationId, pollUrl, pollSeconds, fruitless, lookups, heldByHmrc },
		...(receipt ? { sealedReceipt: seal('receipt', receipt) } : {}),
		...(errors ? { sealedErrors: seal('errors', errors) } : {}),
		...(FINAL.has(happening) ? { respondedAt: clock.now() } : {}),
	};
}

/** Where a sealed part of a submission stands, so that it cannot be opened as another. */
export function sealedPlace(part: 'snapshot' | 'message' | 'receipt' | 'errors', id: string): string {
	return `submissions.${part} ${id}`;
}

/** The same thing happening again (HMRC still at work, still no answer) is not written twice in a row. */
async function eventOf(
	tx: Transaction,
	{ clock }: Pick<RecordContext, 'clock'>,
	{ id, state: before }: SubmissionHead,
	step: Step,
	{ state }: Standing,
) {
	const { happening } = step;
	const detail = step.detail ?? null;
	const last = before === state ? await lastEvent(tx, id) : undefined;
	const again = last?.happening === happening && last.detail === detail;
	return again ? [] : [appendEvent(tx, { submissionId: id, happening, state, detail, at: clock.now() })];
}
