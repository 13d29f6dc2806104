/** A submission as the contract has it: opened, in words, its errors traced back to questions. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type GovTalkError, toBase32 } from '@halfpenny/govtalk';
import { releasableAt, seenProblem } from '@halfpenny/lifecycle';
import { settlementInPounds } from '@halfpenny/tax';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import { owedOrRefunded } from '../calculation/figures.ts';
import { sealedPlace } from '../tax-returns/sealed-place.ts';
import { filedFor, signedFor } from './check/for-whom.ts';
import type { ReturnSource } from './check/return-source.ts';
import type { EventRow } from './event-repository.ts';
import { eventWords } from './event-words.ts';
import { presentHmrcError } from './hmrc-errors.ts';
import { openSnapshot } from './lifecycle/sealed.ts';
import { openReceipt } from './receipt/receipt.ts';
import type { Submission } from './repository.ts';

/** A submission of the contract. */
export type PresentedSubmission = AnswerOf<typeof calls.getSubmission>;

/** What presenting needs. */
export interface Presenting {
	readonly cipher: UserCipher;
	/** How long a submission must have been unknown before a person may release it. */
	readonly releaseWaitMs: number;
}

/** Opens a submission and puts it into words. */
export function presentSubmission(
	submission: Submission,
	events: readonly EventRow[],
	{ cipher, releaseWaitMs }: Presenting,
): Omit<PresentedSubmission, 'unknownReason' | 'lookingAgainAt'> {
	const release = releasableAt(submission, events, releaseWaitMs);
	const { id, taxReturnId, amendment, attemptNumber, state, environment } = submission;
	const { createdAt, respondedAt, seenAtHmrcAt, releasedAt } = submission;
	const message = submission.channel === 'mtd' ? undefined : submission.message;
	const { source, shown, hmrcLines = null } = openSnapshot(cipher, submission);
	const { name, uniqueTaxpayerReference } = filedFor(source);
	return {
		id,
		taxReturnId,
		amendment,
		attemptNumber,
		status: state,
		channel: submission.channel,
		environment,
		createdAt: createdAt.toISOString(),
		respondedAt: respondedAt?.toISOString() ?? null,
		correlationId: message?.correlationId ?? null,
		irmark: message ? irmarkForPeople(message.irmark) : null,
		seenAtHmrcAt: seenAtHmrcAt?.toISOString() ?? null,
		releasedAt: releasedAt?.toISOString() ?? null,
		importedAt: submission.importedAt?.toISOString() ?? null,
		releasableAt: release.ok ? release.at.toISOString() : null,
		maySaySeen: seenProblem(submission, events) === undefined,
		...outcomeOf(source),
		hmrcLines: hmrcLines && [...hmrcLines],
		filedFor: { name, uniqueTaxReference: uniqueTaxpayerReference ?? null },
		signedBy: signedFor(source) ?? null,
		statement: shown.statement,
		receipt: presentReceipt(submission, cipher),
		errors: presentErrors(submission, cipher),
		events: presentEvents(events),
	};
}

/** The result of a return; a partnership owes no tax itself. */
export function outcomeOf(
	source: ReturnSource,
): Pick<PresentedSubmission, 'taxOwed' | 'refundAmount' | 'settlement'> {
	if (source.returnType === 'partnership') return { taxOwed: null, refundAmount: null, settlement: null };
	const { facts, calculation } = source;
	return {
		...owedOrRefunded(calculation.totalDue),
		settlement: settlementInPounds(facts, calculation),
	};
}

/** An IRmark as HMRC prints it for people. */
function irmarkForPeople(base64: string): string {
	return toBase32(Buffer.from(base64, 'base64'));
}

/** What HMRC answered, as it is given to people in a file: our IRmark, the receipt or HMRC's reasons; undefined before that. */
export function answerIn({
	irmark,
	receipt,
	errors,
}: Pick<PresentedSubmission, 'irmark' | 'receipt' | 'errors'>) {
	return receipt === null && errors.length === 0 ? undefined : { irmark, receipt, errors };
}

/** A receipt counts only if HMRC's digest matches ours, which is what accepted means. */
export function presentReceipt(submission: Submission, cipher: UserCipher): PresentedSubmission['receipt'] {
	const receipt = openReceipt(cipher, submission);
	if (!receipt) return null;
	const message = receipt.messages.map(({ text }) => text).join(' ');
	return { acceptedAt: receipt.acceptedTime, message, irmark: irmarkForPeople(receipt.irmark) };
}

/** HMRC's reasons for a rejection, in HMRC's order. */
export function presentErrors(submission: Submission, cipher: UserCipher): PresentedSubmission['errors'] {
	const { id, sealedErrors } = submission;
	if (sealedErrors === null) return [];
	const errors: GovTalkError[] = JSON.parse(cipher.open(sealedErrors, sealedPlace('errors', id)));
	const { source } = openSnapshot(cipher, submission);
	return errors.map((error) => presentHmrcError(error, source));
}

/** Anything HMRC says after someone said it is missing is shown as a late response. */
function presentEvents(events: readonly EventRow[]): PresentedSubmission['events'] {
	const released = events.findIndex(({ kind }) => kind === 'released');
	return events.map((event, index) => ({
		state: event.state,
		at: event.at.toISOString(),
		detail: eventWords(event, { late: released >= 0 && index > released }),
	}));
}
