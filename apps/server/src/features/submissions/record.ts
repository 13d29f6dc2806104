/** Writes one step down: state, what was learned, the event and the return's standing, in one transaction. */
import type { Database, Transaction } from '../../database/database.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Vault } from '../../platform/crypto/vault.ts';
import { type Happening, type SubmissionState, transition } from './machine.ts';
import { returnStatus } from './policy.ts';
import {
	appendEvent,
	lastEvent,
	lockSubmission,
	type SubmissionChange,
	type SubmissionRow,
	updateReturn,
	updateSubmission,
} from './repository.ts';
import type { Step } from './steps.ts';

/** What writing a step down needs. */
export interface RecordContext {
	readonly database: Database;
	readonly vault: Vault;
	readonly clock: Clock;
	/** Told after the step is in the database. */
	readonly onChange: (submission: SubmissionRow) => void;
}

/**
 * Writes a step down and gives the submission as it then is. A step that has no meaning in the state that the
 * submission is in by now (a late answer, a second worker) changes nothing. `happened` says which it was.
 */
export async function recordStep(
	context: RecordContext,
	id: string,
	step: Step,
): Promise<{ readonly happened: boolean; readonly submission: SubmissionRow }> {
	const result = await context.database.transaction((tx) => recordIn(tx, context, id, step));
	if (result.happened) context.onChange(result.submission);
	return result;
}

async function recordIn(
	tx: Transaction,
	context: RecordContext,
	id: string,
	step: Step,
): Promise<{ happened: boolean; submission: SubmissionRow }> {
	const submission = await lockSubmission(tx, id);
	if (!submission) throw new Error('the submission is gone');
	const state = transition(submission.state, step.happening);
	if (state === undefined || state === 'draft') return { happened: false, submission };
	const change = await changeOf(tx, context, submission, step, state);
	await updateSubmission(tx, id, change);
	await logEvent(tx, context, submission, step, state);
	await updateReturn(tx, submission.taxReturnId, { status: returnStatus(state), submissionStatus: state });
	return { happened: true, submission: { ...submission, ...change } };
}

/** Questions that brought an answer, whatever it said. */
const FRUITFUL: ReadonlySet<Happening> = new Set([
	'acknowledged',
	'stillProcessing',
	'accepted',
	'refused',
	'deletedAtHmrc',
]);
const FRUITLESS: ReadonlySet<Happening> = new Set([
	'questionFailed',
	'notFoundAtHmrc',
	'outcomeUnknown',
	'interrupted',
	'receiptMismatched',
]);
const FINAL: ReadonlySet<Happening> = new Set(['accepted', 'refused']);

async function changeOf(
	tx: Transaction,
	{ vault, clock }: RecordContext,
	submission: SubmissionRow,
	step: Step,
	state: Exclude<SubmissionState, 'draft'>,
): Promise<SubmissionChange> {
	const { happening, conversation, receipt, errors } = step;
	const cipher = await vault.cipherOf(tx, submission.userId);
	return {
		state,
		...(conversation ? { ...pick(conversation), heldByHmrc: true } : {}),
		...(happening === 'deletedAtHmrc' ? { heldByHmrc: false } : {}),
		...(receipt
			? { sealedReceipt: cipher.seal(JSON.stringify(receipt), sealedPlace('receipt', submission.id)) }
			: {}),
		...(errors
			? { sealedErrors: cipher.seal(JSON.stringify(errors), sealedPlace('errors', submission.id)) }
			: {}),
		...(FINAL.has(happening) ? { respondedAt: clock.now() } : {}),
		...(FRUITFUL.has(happening) ? { fruitless: 0 } : {}),
		...(FRUITLESS.has(happening) ? { fruitless: submission.fruitless + 1 } : {}),
	};
}

function pick({ correlationId, pollUrl, pollSeconds }: NonNullable<Step['conversation']>) {
	return { correlationId, pollUrl, pollSeconds };
}

/** Where a sealed part of a submission stands, so that it cannot be opened as another. */
export function sealedPlace(part: 'snapshot' | 'message' | 'receipt' | 'errors', id: string): string {
	return `submissions.${part} ${id}`;
}

/** The same thing happening again (HMRC still at work, still no answer) is not written twice in a row. */
async function logEvent(
	tx: Transaction,
	{ clock }: RecordContext,
	{ id, state: before }: SubmissionRow,
	step: Step,
	state: SubmissionState,
): Promise<void> {
	const { happening } = step;
	const detail = step.detail ?? null;
	const last = await lastEvent(tx, id);
	const again = before === state && last?.happening === happening && last.detail === detail;
	if (!again) await appendEvent(tx, { submissionId: id, happening, state, detail, at: clock.now() });
}
