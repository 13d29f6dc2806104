/** The letter that tells a person that HMRC accepted their return: asked for in the transaction that accepts, once. */
import { momentInWords } from '@halfpenny/forms/dates';
import { toBase32 } from '@halfpenny/govtalk';
import { sayReceipt } from '@halfpenny/messages/receipt';
import type { Transaction } from '../../database/database.ts';
import { dead, done, type Handler } from '../../jobs/job.ts';
import type { JobQueue } from '../../jobs/queue.ts';
import type { Letter } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { loadProfile } from '../profile/queries.ts';
import { type AcceptedReceipt, isTest, openReceipt } from './receipt.ts';
import { findForJob, findSubmission, type SubmissionRow } from './repository.ts';

const RECEIPT_LETTER_JOB = 'receipt.letter';

/** Asks for the letter, in the transaction that accepts. */
export function enqueueReceiptLetter(
	tx: Transaction,
	jobs: JobQueue,
	{ id, userId }: Pick<SubmissionRow, 'id' | 'userId'>,
): Promise<void> {
	const dedupeKey = `${RECEIPT_LETTER_JOB} ${id}`;
	return jobs.enqueue(tx, RECEIPT_LETTER_JOB, { submissionId: id }, { dedupeKey, userId });
}

/** Registers who writes the letter. It may go out twice after a crash; then it has the same id. */
export function registerReceiptLetter(services: Services): void {
	services.jobs.registerHandler(RECEIPT_LETTER_JOB, receiptLetterHandler(services));
}

function receiptLetterHandler(services: Services): Handler {
	const { database, vault, mail, faults, config } = services;
	return async ({ payload }) => {
		const id = Object.entries(payload ?? {}).find(([name]) => name === 'submissionId')?.[1];
		const found = typeof id === 'string' ? await findForJob(database, id) : undefined;
		if (!found) return dead('submission.gone');
		const { taxYear } = found;
		const { userId, id: submissionId } = found.submission;
		const submission = await findSubmission(database, userId, submissionId);
		if (!submission) return dead('submission.gone');
		const person = await loadProfile(services, database, submission.userId);
		const cipher = await vault.cipherOf(database, submission.userId);
		const receipt = openReceipt(cipher, submission);
		if (!person || !receipt) return dead('submission.noReceipt');
		const { publicUrl } = config;
		const letter = letterOf({ submission, taxYear, receipt, publicUrl });
		await mail.send({ to: person.profile.email, ...letter });
		faults('receipt.mailed');
		return done;
	};
}

interface LetterInput {
	readonly submission: SubmissionRow;
	readonly taxYear: string;
	readonly receipt: AcceptedReceipt;
	readonly publicUrl: string | undefined;
}

/** No figure of the return stands in it, and nobody's name or number. */
function letterOf(input: LetterInput): Omit<Letter, 'to'> {
	const { submission, taxYear: year, receipt, publicUrl } = input;
	const test = isTest(submission);
	const when = momentInWords(receipt.acceptedTime);
	const irmark = toBase32(Buffer.from(receipt.irmark, 'base64'));
	const page = `${publicUrl?.replace(/\/+$/, '')}/app/return/${submission.taxReturnId}/submission/${submission.id}`;
	const lines = [
		sayReceipt(test ? 'letter.body.test' : 'letter.body', { year }),
		...(submission.amendment > 0 ? [sayReceipt('letter.amendment')] : []),
		...(submission.releasedAt === null ? [] : [sayReceipt('letter.late')]),
		'',
		sayReceipt('letter.mark', { irmark }),
		...(when ? [sayReceipt('letter.accepted', when)] : []),
		...(submission.correlationId
			? [sayReceipt('letter.reference', { reference: submission.correlationId })]
			: []),
		'',
		publicUrl ? sayReceipt('letter.link', { address: page }) : sayReceipt('letter.noLink'),
		'',
		sayReceipt('letter.keep'),
		...(test ? [] : [sayReceipt('letter.notYou')]),
	];
	const subject = sayReceipt(test ? 'letter.subject.test' : 'letter.subject', { year });
	return { id: `receipt-${submission.id}`, subject, text: `${lines.join('\n')}\n` };
}
