/** The email that tells a person that HMRC rejected their return: queued once, in the transaction that rejects. */
import { formatDay } from '@halfpenny/facts';
import type { NextStep } from '@halfpenny/lifecycle';
import { sayMessage } from '@halfpenny/messages';
import { sayNextStep } from '@halfpenny/messages/next-step';
import { sayRejection } from '@halfpenny/messages/rejection-letter';
import { isTaxYear, yearData } from '@halfpenny/years';
import type { Transaction } from '../../../database/database.ts';
import { done, type Handler } from '../../../jobs/job.ts';
import type { JobQueue } from '../../../jobs/queue.ts';
import { todayInTheUk } from '../../../platform/clock.ts';
import type { Letter } from '../../../platform/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { loadProfile } from '../../profile/queries.ts';
import { findReturn, type TaxReturnRow } from '../../tax-returns/repository.ts';
import { rejectionLetterJob, type SubmissionPayload } from '../jobs.ts';
import { filingProblemOf } from '../may-file.ts';
import { isTest } from '../receipt/receipt.ts';
import { findForJob, findSubmission, type Submission, type SubmissionHead } from '../repository.ts';
import { stepOnceRejected } from './step-once-rejected.ts';

/** Queues the email, in the transaction that rejects. */
export function enqueueRejectionLetter(
	tx: Transaction,
	jobs: JobQueue,
	{ id, userId }: Pick<SubmissionHead, 'id' | 'userId'>,
): Promise<void> {
	const dedupeKey = `${rejectionLetterJob.kind} ${id}`;
	return jobs.enqueue(tx, rejectionLetterJob, { submissionId: id }, { dedupeKey, userId });
}

/** Registers the job that sends the email. It may go out twice after a crash, with the same id. */
export function registerRejectionLetter(services: Services): void {
	services.jobs.registerHandler(rejectionLetterJob, rejectionLetterHandler(services));
}

function rejectionLetterHandler(services: Services): Handler<SubmissionPayload> {
	const { database, mail, config, clock } = services;
	return async ({ payload }) => {
		const found = await findForJob(database, payload.submissionId);
		if (!found) return done;
		const { userId, id, taxReturnId } = found.submission;
		const submission = await findSubmission(database, userId, id);
		const taxReturn = await findReturn(database, userId, taxReturnId);
		const person = await loadProfile(services, database, userId);
		// Only about the latest attempt: people who have sent it again know already.
		if (!person || !submission || taxReturn?.submissionId !== id) return done;
		const today = todayInTheUk(clock);
		const mayTryAgain = (await filingProblemOf(services, database, taxReturn)) === undefined;
		const step = stepOnceRejected(submission, { ...taxReturn, mayTryAgain, today });
		const letter = letterOf({ submission, taxReturn, step, today, publicUrl: config.publicUrl });
		await mail.send({ to: person.profile.email, account: userId, ...letter });
		return done;
	};
}

interface LetterInput {
	readonly submission: Submission;
	readonly taxReturn: TaxReturnRow;
	readonly step: NextStep;
	readonly today: string;
	readonly publicUrl: string | undefined;
}

/** Contains no reason, no figure from the return, and no name or number. */
function letterOf({
	submission,
	taxReturn: { id, taxYear: year },
	step: { detail },
	today,
	publicUrl,
}: LetterInput): Omit<Letter, 'to' | 'account'> {
	const test = isTest(submission);
	const page = `${publicUrl?.replace(/\/+$/, '')}/app/return/${id}/submission/${submission.id}`;
	const subject = sayRejection(subjectOf(submission, test), { year });
	const lines = [
		`${subject}.`,
		sayRejection('sent', { day: formatDay(todayInTheUk({ now: () => submission.createdAt })) }),
		...(test ? [sayRejection('test')] : []),
		'',
		...(detail ? [sayMessage(sayNextStep, detail)] : []),
		...(submission.amendment === 0 && !test ? [dueWords(year, today)] : []),
		'',
		publicUrl ? sayRejection('link', { address: page }) : sayRejection('noLink'),
		'',
		sayRejection('withheld'),
		...(test ? [] : [sayRejection('notYou')]),
	];
	return { id: `rejection-${submission.id}`, subject, text: `${lines.join('\n')}\n` };
}

function subjectOf({ amendment, channel }: Submission, test: boolean) {
	if (test) return 'subject.test';
	if (channel === 'mtd') return 'subject.declaration';
	return amendment > 0 ? 'subject.amendment' : 'subject';
}

function dueWords(year: string, today: string): string {
	const deadline = isTaxYear(year) ? yearData(year).deadlines.online : today;
	return sayRejection(deadline < today ? 'due.past' : 'due', { date: formatDay(deadline) });
}
