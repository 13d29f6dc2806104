/**
 * Advances a final declaration: sends it once and, if no answer came, looks in HMRC's list of calculations. What it
 * does depends only on what is stored, so it can be stopped anywhere and run again.
 */
import { listCalculations, type MtdOutcome, submitFinalDeclaration } from '@halfpenny/hmrc';
import { isDeclaredBy, nextAction, type Step } from '@halfpenny/lifecycle';
import { done, type Outcome, retryAfter } from '../../../jobs/job.ts';
import type { Result } from '../../../platform/result.ts';
import type { Services } from '../../../platform/services.ts';
import { type HmrcSession, openHmrcSession } from '../../hmrc-connection/session.ts';
import { type DeclarationHead, type Declare, whatNext } from '../../submissions/lifecycle/advance.ts';
import type { Declarations } from '../../submissions/lifecycle/filing-job.ts';
import { recordSendingBegan, recordStep } from '../../submissions/lifecycle/record.ts';
import { orNothing, reasonOf } from '../access/failures.ts';
import { openDeclaration, sealDeclaration } from './declaration.ts';
import { type DeclarationRow, findDeclaration, listDeclarations, resealDeclaration } from './repository.ts';

type Context = Parameters<Declare>[0];

const AGAIN_MS = 30_000;
const ANOTHER_HOUR_MS = 3_600_000;
/** A process held up for longer than this between "sending began" and the first byte does not send. */
const SEND_WITHIN_MS = 10_000;

/** What sends final declarations to HMRC. */
export function declarationsOf(services: Services): Declarations {
	return {
		declare: (context, submission, signal) => advance(services, context, submission, signal),
		lookForDeclaration: (submission) => look(services, submission),
	};
}

/** Stores a step; once there is nothing left to do, deletes what is known about the browser. */
async function recordAndGoOn(
	services: Services,
	context: Context,
	submission: DeclarationHead,
	step: Step,
): Promise<Outcome> {
	const recorded = await recordStep(context, submission.id, step);
	if (nextAction(recorded.submission) === 'rest') await forgetCaller(services, submission);
	return whatNext(recorded.submission);
}

async function advance(
	services: Services,
	context: Context,
	submission: DeclarationHead,
	signal: AbortSignal,
): Promise<Outcome> {
	const record = (step: Step) => recordAndGoOn(services, context, submission, step);
	if (submission.environment !== context.environment)
		return submission.state === 'frozen'
			? record({ kind: 'notSent', detail: 'otherEnvironment' })
			: retryAfter(ANOTHER_HOUR_MS);
	switch (nextAction(submission)) {
		case 'send':
			return send(services, context, submission, signal);
		case 'interrupt':
			return record({ kind: 'interrupted' });
		case 'lookUp': {
			const step = await look(services, submission);
			context.reach('submission.listed');
			const next = await record(step);
			context.reach('submission.listRecorded');
			return next;
		}
		default:
			await forgetCaller(services, submission);
			return done;
	}
}

/** What is known about the browser is kept only until the outcome is known. */
async function forgetCaller({ database, vault }: Services, { id, userId }: DeclarationHead): Promise<void> {
	const row = await findDeclaration(database, id);
	if (!row) return;
	const cipher = await vault.cipherOf(database, userId);
	const content = { ...openDeclaration(cipher, row), caller: {} };
	await resealDeclaration(database, id, sealDeclaration(cipher, id, content));
}

interface Opened {
	readonly row: DeclarationRow;
	readonly access: HmrcSession;
}

async function open(services: Services, { id, userId }: DeclarationHead): Promise<Result<Opened>> {
	const { database, vault } = services;
	const row = await findDeclaration(database, id);
	if (!row) throw new Error('a final declaration without what it declares');
	const { caller, testMode } = openDeclaration(await vault.cipherOf(database, userId), row);
	const access = await openHmrcSession(services, { userId, caller, testMode: testMode ?? undefined });
	return access.ok ? { ok: true, value: { row, access: access.value } } : access;
}

/** Failures that pass by themselves, before anything is sent. */
const WAITS: ReadonlySet<string> = new Set(['HMRC_BUSY', 'HMRC_UNREACHABLE']);

/** Only the process that moves the submission from frozen to sending sends it. */
async function send(
	services: Services,
	context: Context,
	submission: DeclarationHead,
	signal: AbortSignal,
): Promise<Outcome> {
	const record = (step: Step) => recordAndGoOn(services, context, submission, step);
	const opened = await open(services, submission);
	if (!opened.ok) {
		const { code } = opened.problem;
		return WAITS.has(code) ? retryAfter(AGAIN_MS) : record({ kind: 'notSent', detail: code });
	}
	if (signal.aborted) return retryAfter(0);
	const began = performance.now();
	const begun = await recordSendingBegan(context, submission);
	context.reach('submission.sendingRecorded');
	if (!begun.happened || begun.submission.state !== 'sending') return whatNext(begun.submission);
	if (performance.now() - began > SEND_WITHIN_MS) return record({ kind: 'notSent', detail: 'heldUp' });
	const { row, access } = opened.value;
	const year = { nino: access.nino, taxYear: row.taxYear };
	const outcome = await submitFinalDeclaration(access.mtd, year, row.calculationId);
	context.reach('submission.answered');
	const next = await record(stepAfter(outcome));
	context.reach('submission.answerRecorded');
	return next;
}

/** What HMRC's answer means. If HMRC refuses a request as one too many, or for its token, it has not read it. */
function stepAfter(outcome: MtdOutcome<true>): Step {
	switch (outcome.kind) {
		case 'answered':
			return { kind: 'accepted' };
		case 'refused':
			return { kind: outcome.status === 401 ? 'notSent' : 'refused', detail: reasonOf(outcome) };
		case 'unknown':
			return { kind: 'outcomeUnknown', detail: reasonOf(outcome) };
		case 'queued':
		case 'notSent':
			return { kind: 'notSent', detail: reasonOf(outcome) };
	}
}

/** Whether HMRC lists exactly this calculation as declared, and by no other attempt. */
async function look(services: Services, submission: DeclarationHead): Promise<Step> {
	const opened = await open(services, submission);
	if (!opened.ok) return { kind: 'questionFailed', detail: opened.problem.code };
	const { row, access } = opened.value;
	const year = { nino: access.nino, taxYear: row.taxYear };
	const listed = orNothing(await listCalculations(access.mtd, year));
	if (!listed.ok) return { kind: 'questionFailed', detail: listed.problem.code };
	const own = (listed.value ?? []).find(({ calculationId }) => calculationId === row.calculationId);
	const isDeclared = own?.calculationType === 'final-declaration';
	// Only now: what was sent before HMRC answered is on record by then.
	const isOwn = isDeclared && isDeclaredBy(submission, await othersOf(services, submission, row));
	return { kind: isOwn ? 'foundAtHmrc' : 'notFoundAtHmrc' };
}

/** The person's other attempts at the same calculation. */
async function othersOf(
	{ database }: Services,
	{ id, userId }: DeclarationHead,
	{ taxYear, calculationId }: DeclarationRow,
) {
	const all = await listDeclarations(database, { userId, taxYear });
	return all.filter((one) => one.id !== id && one.calculationId === calculationId);
}
