/** A submission as the contract gives it: opened, in words, its errors traced back to questions. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type GovTalkError, toBase32 } from '@halfpenny/govtalk';
import { saySubmission } from '@halfpenny/messages/submissions';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import { owedOrRefunded } from '../calculation/figures.ts';
import type { Ground } from './ground.ts';
import { presentHmrcError } from './hmrc-errors.ts';
import { releasableAt } from './policy.ts';
import { openReceipt } from './receipt.ts';
import { sealedPlace } from './record.ts';
import type { EventRow, SubmissionRow } from './repository.ts';
import { openSnapshot } from './snapshot.ts';

/** A submission of the contract. */
export type PresentedSubmission = AnswerOf<typeof calls.getSubmission>;

/** What presenting needs. */
export interface Presenting {
	readonly cipher: UserCipher;
	/** How long a submission must have been unknown before a person may release it. */
	readonly releaseWaitMs: number;
}

/** Opens and words a submission. */
export function presentSubmission(
	submission: SubmissionRow,
	events: readonly EventRow[],
	{ cipher, releaseWaitMs }: Presenting,
): PresentedSubmission {
	const release = releasableAt(submission, events, releaseWaitMs);
	const { id, taxReturnId, amendment, attemptNumber, state } = submission;
	const { createdAt, respondedAt, correlationId, irmark, seenAtHmrcAt } = submission;
	return {
		id,
		taxReturnId,
		amendment,
		attemptNumber,
		status: state,
		createdAt: createdAt.toISOString(),
		respondedAt: respondedAt?.toISOString() ?? null,
		correlationId,
		irmark: irmarkForPeople(irmark),
		seenAtHmrcAt: seenAtHmrcAt?.toISOString() ?? null,
		releasableAt: release.ok ? release.at.toISOString() : null,
		...outcomeOf(openSnapshot(cipher, submission).ground),
		receipt: presentReceipt(submission, cipher),
		errors: presentErrors(submission, cipher),
		events: events.map(presentEvent),
	};
}

/** A partnership owes no tax of its own. */
function outcomeOf(ground: Ground): Pick<PresentedSubmission, 'taxOwed' | 'refundAmount'> {
	return ground.returnType === 'individual'
		? owedOrRefunded(ground.calculation.totalDue)
		: { taxOwed: null, refundAmount: null };
}

/** An IRmark as HMRC prints it for people. */
function irmarkForPeople(base64: string): string {
	return toBase32(Buffer.from(base64, 'base64'));
}

/** A receipt counts only once HMRC's digest has been found to be ours, which is what accepted means. */
export function presentReceipt(
	submission: SubmissionRow,
	cipher: UserCipher,
): PresentedSubmission['receipt'] {
	const receipt = openReceipt(cipher, submission);
	if (!receipt) return null;
	const message = receipt.messages.map(({ text }) => text).join(' ');
	return { acceptedAt: receipt.acceptedTime, message, irmark: irmarkForPeople(receipt.irmark) };
}

function presentErrors(submission: SubmissionRow, cipher: UserCipher): PresentedSubmission['errors'] {
	const { id, sealedErrors } = submission;
	if (sealedErrors === null) return [];
	const errors: GovTalkError[] = JSON.parse(cipher.open(sealedErrors, sealedPlace('errors', id)));
	const { ground } = openSnapshot(cipher, submission);
	return errors.map((error) => presentHmrcError(error, ground));
}

function presentEvent({ state, happening, at }: EventRow): PresentedSubmission['events'][number] {
	return { state, at: at.toISOString(), detail: saySubmission(`event.${happening}`) };
}
