/** The email that tells a person that HMRC accepted their return: queued once, in the transaction that accepts. */
import { momentInWords } from '@halfpenny/forms/dates';
import { toBase32 } from '@halfpenny/govtalk';
import type { NextStep } from '@halfpenny/lifecycle';
import { sayReceipt } from '@halfpenny/messages/receipt';
import type { Transaction } from '../../../database/database.ts';
import { dead, done, type Handler } from '../../../jobs/job.ts';
import type { JobQueue } from '../../../jobs/queue.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import type { Letter } from '../../../platform/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { loadProfile } from '../../profile/queries.ts';
import { receiptLetterJob, type SubmissionPayload } from '../jobs.ts';
import { openSnapshot } from '../lifecycle/sealed.ts';
import { findForJob, findSubmission, type Submission } from '../repository.ts';
import { type AcceptedReceipt, isTest, openReceipt } from './receipt.ts';
import { nextInLetter, stepOnceAccepted } from './step-once-accepted.ts';

/** Queues the email, in the transaction that accepts. */
export function enqueueReceiptLetter(
	tx: Transaction,
	jobs: JobQueue,
	{ id, userId }: Pick<Submission, 'id' | 'userId'>,
): Promise<void> {
	const dedupeKey = `${receiptLetterJob.kind} ${id}`;
	return jobs.enqueue(tx, receiptLetterJob, { submissionId: id }, { dedupeKey, userId });
}

/** Registers the job that sends the email. It may go out twice after a crash, with the same id. */
export function registerReceiptLetter(services: Services): void {
	services.jobs.registerHandler(receiptLetterJob, receiptLetterHandler(services));
}

function receiptLetterHandler(services: Services): Handler<SubmissionPayload> {
	const { database, vault, mail, faults, config, clock } = services;
	return async ({ payload }) => {
		const found = await findForJob(database, payload.submissionId);
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
		const step = stepOnceAccepted(submission, openSnapshot(cipher, submission).source, {
			taxYear,
			today: todayInTheUk(clock),
		});
		const letter = letterOf({ submission, taxYear, receipt, publicUrl, step });
		await mail.send({ to: person.profile.email, account: userId, ...letter });
		faults('receipt.mailed');
		return done;
	};
}

interface LetterInput {
	readonly submission: Submission;
	readonly taxYear: string;
	readonly receipt: AcceptedReceipt;
	readonly publicUrl: string | undefined;
	readonly step: NextStep;
}

/** Contains no figure from the return, and no name or number. */
function letterOf(input: LetterInput): Omit<Letter, 'to' | 'account'> {
	const { submission, taxYear: year, receipt, publicUrl, step } = input;
	const test = isTest(submission);
	const when = momentInWords(receipt.acceptedTime);
	const irmark = toBase32(Buffer.from(receipt.irmark, 'base64'));
	const reference = submission.channel === 'mtd' ? null : submission.message.correlationId;
	const page = `${publicUrl?.replace(/\/+$/, '')}/app/return/${submission.taxReturnId}/submission/${submission.id}`;
	const lines = [
		sayReceipt(test ? 'letter.body.test' : 'letter.body', { year }),
		...(submission.amendment > 0 ? [sayReceipt('letter.amendment')] : []),
		...(submission.releasedAt === null ? [] : [sayReceipt('letter.late')]),
		'',
		sayReceipt('letter.mark', { irmark }),
		...(when ? [sayReceipt('letter.accepted', when)] : []),
		...(reference ? [sayReceipt('letter.reference', { reference })] : []),
		...(test ? [] : ['', nextInLetter(step)]),
		'',
		publicUrl ? sayReceipt('letter.link', { address: page }) : sayReceipt('letter.noLink'),
		'',
		sayReceipt('letter.keep'),
		...(test ? [] : [sayReceipt('letter.notYou')]),
	];
	const subject = sayReceipt(test ? 'letter.subject.test' : 'letter.subject', { year });
	return { id: `receipt-${submission.id}`, subject, text: `${lines.join('\n')}\n` };
}
