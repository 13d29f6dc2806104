/** A submission as the contract gives it: opened, in words, its errors traced back to questions. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { type GovTalkError, type Receipt, toBase32 } from '@halfpenny/govtalk';
import { saySubmission } from '@halfpenny/messages/submissions';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import { owedOrRefunded } from '../calculation/figures.ts';
import type { Ground } from './ground.ts';
import { presentHmrcError } from './hmrc-errors.ts';
import { sealedPlace } from './record.ts';
import type { EventRow, SubmissionRow } from './repository.ts';
import { openSnapshot } from './snapshot.ts';

/** A submission of the contract. */
export type PresentedSubmission = AnswerOf<typeof calls.getSubmission>;

/** Opens and words a submission. */
export function presentSubmission(
	submission: SubmissionRow,
	events: readonly EventRow[],
	cipher: UserCipher,
): PresentedSubmission {
	const { id, taxReturnId, attemptNumber, state, createdAt, respondedAt, correlationId, irmark } = submission;
	return {
		id,
		taxReturnId,
		attemptNumber,
		status: state,
		createdAt: createdAt.toISOString(),
		respondedAt: respondedAt?.toISOString() ?? null,
		correlationId,
		irmark: irmarkForPeople(irmark),
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
function presentReceipt(submission: SubmissionRow, cipher: UserCipher): PresentedSubmission['receipt'] {
	const { id, state, sealedReceipt } = submission;
	if (sealedReceipt === null || (state !== 'accepted' && state !== 'deleted')) return null;
	const receipt: Receipt = JSON.parse(cipher.open(sealedReceipt, sealedPlace('receipt', id)));
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
