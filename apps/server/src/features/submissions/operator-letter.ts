/** The letter to whoever runs the service about a submission that only they can help. It names nobody and no figure. */
import { sayOperator, stuckReason } from '@halfpenny/messages/operator';
import { type BeforeGivingUp, done } from '../../jobs/job.ts';
import type { Letter } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { isAccepted, isOver } from './machine.ts';
import { findForJob } from './repository.ts';

const OPERATOR_LETTER_JOB = 'operator.letter';

/**
 * Asks for the letter before the job of a submission is given up that HMRC has not spoken its last word about, whether
 * its handler gave up or it failed, or its process died, too often.
 */
export function tellOperator({ database, jobs }: Services): BeforeGivingUp {
	return async ({ payload: given }, reason) => {
		const submissionId = idIn(given, 'submissionId');
		const found = submissionId === undefined ? undefined : await findForJob(database, submissionId);
		if (!found || isOver(found.submission.state) || isAccepted(found.submission.state)) return;
		const payload = { submissionId: found.submission.id, reason };
		const dedupeKey = `${OPERATOR_LETTER_JOB} ${submissionId}`;
		await jobs.enqueue(database, OPERATOR_LETTER_JOB, payload, { dedupeKey });
	};
}

/** Registers who writes the letter. Written again about the same submission it has the same id. */
export function registerOperatorLetter({ database, mail, jobs }: Services): void {
	jobs.registerHandler(OPERATOR_LETTER_JOB, async ({ payload }) => {
		const id = idIn(payload, 'submissionId');
		const found = id === undefined ? undefined : await findForJob(database, id);
		// Its account was deleted meanwhile: nobody is left to help.
		if (!found) return done;
		await mail.sendToOperator(letterAbout(found, idIn(payload, 'reason') ?? null));
		return done;
	});
}

type Found = NonNullable<Awaited<ReturnType<typeof findForJob>>>;

function letterAbout(
	{ submission, returnType, taxYear: year }: Found,
	reason: string | null,
): Omit<Letter, 'to'> {
	const { id, environment, transactionId, correlationId } = submission;
	const form = returnType === 'partnership' ? 'SA800' : 'SA100';
	const lines = [
		sayOperator('letter.body'),
		'',
		sayOperator('letter.why', { why: stuckReason(reason) }),
		sayOperator('letter.what', { form, year, environment }),
		sayOperator('stuck.transaction', { id: transactionId }),
		...(correlationId === null ? [] : [sayOperator('stuck.correlation', { id: correlationId })]),
		'',
		...todo(submission),
		'',
		sayOperator('letter.list'),
	];
	const subject = sayOperator('letter.subject', { id });
	return { id: `operator-${id}`, subject, text: `${lines.join('\n')}\n` };
}

/** Only of what nobody knows can anybody write down what HMRC says; all else is to be started again. */
function todo({ id, state }: Found['submission']): string[] {
	if (state !== 'unknown') return [sayOperator('letter.again')];
	return [
		sayOperator('letter.todo'),
		`  ${sayOperator('letter.found', { id })}`,
		`  ${sayOperator('letter.notFound', { id })}`,
	];
}

function idIn(payload: unknown, name: string): string | undefined {
	const found = Object.entries(payload ?? {}).find(([key]) => key === name)?.[1];
	return typeof found === 'string' ? found : undefined;
}
