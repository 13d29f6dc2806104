/** The email to the operator about a submission that only they can help with. It contains no names and no figures. */
import { isOnItsWay } from '@halfpenny/lifecycle';
import { sayOperator, stuckReason } from '@halfpenny/messages/operator';
import { type BeforeGivingUp, done } from '../../../jobs/job.ts';
import type { Letter } from '../../../platform/mail.ts';
import type { Services } from '../../../platform/services.ts';
import { operatorLetterJob, type SubmissionPayload } from '../jobs.ts';
import { findForJob } from '../repository.ts';

/**
 * Queues the email before the job of a submission without HMRC's final answer is given up, whether its handler gave up,
 * it failed too often or its process died too often.
 */
export function tellOperator({ database, jobs }: Services): BeforeGivingUp<SubmissionPayload> {
	return async ({ payload: { submissionId } }, reason) => {
		const found = await findForJob(database, submissionId);
		if (!found || !isOnItsWay(found.submission.state)) return;
		const payload = { submissionId: found.submission.id, reason };
		const dedupeKey = `${operatorLetterJob.kind} ${submissionId}`;
		await jobs.enqueue(database, operatorLetterJob, payload, { dedupeKey });
	};
}

/** Registers the job that sends the email. A repeat about the same submission has the same id. */
export function registerOperatorLetter({ database, mail, jobs }: Services): void {
	jobs.registerHandler(operatorLetterJob, async ({ payload: { submissionId, reason } }) => {
		const found = await findForJob(database, submissionId);
		// Its account was deleted meanwhile: nobody is left to help.
		if (!found) return done;
		await mail.sendToOperator(letterAbout(found, reason));
		return done;
	});
}

type Found = NonNullable<Awaited<ReturnType<typeof findForJob>>>;

function letterAbout(
	{ submission, returnType, taxYear: year }: Found,
	reason: string | null,
): Omit<Letter, 'to'> {
	const { id, environment } = submission;
	const form = returnType === 'partnership' ? 'SA800' : 'SA100';
	const lines = [
		sayOperator('letter.body'),
		'',
		sayOperator('letter.why', { why: stuckReason(reason) }),
		sayOperator('letter.what', { form, year, environment }),
		...namesAtHmrc(submission),
		'',
		...todo(submission),
		'',
		sayOperator('letter.list'),
	];
	const subject = sayOperator('letter.subject', { id });
	return { id: `operator-${id}`, subject, text: `${lines.join('\n')}\n` };
}

/** What HMRC's support finds it by. */
function namesAtHmrc(submission: Found['submission']): string[] {
	if (submission.channel === 'mtd') return [];
	const { transactionId, correlationId } = submission.message;
	return [
		sayOperator('stuck.transaction', { id: transactionId }),
		...(correlationId === null ? [] : [sayOperator('stuck.correlation', { id: correlationId })]),
	];
}

/** HMRC's answer can be recorded only for unknown outcomes; everything else has to be started again. */
function todo({ id, state }: Found['submission']): string[] {
	if (state !== 'unknown') return [sayOperator('letter.again')];
	return [
		sayOperator('letter.todo'),
		`  ${sayOperator('letter.found', { id })}`,
		`  ${sayOperator('letter.notFound', { id })}`,
	];
}
