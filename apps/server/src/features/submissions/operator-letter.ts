/** The letter to whoever runs the service about a submission that only they can help. It names nobody and no figure. */
import { sayOperator, stuckReason } from '@halfpenny/messages/operator';
import { dead, done, type Handler } from '../../jobs/job.ts';
import type { Letter } from '../../platform/mail.ts';
import type { Services } from '../../platform/services.ts';
import { findForJob } from './repository.ts';

const OPERATOR_LETTER_JOB = 'operator.letter';

/** Reasons for giving a submission's job up that the person can do nothing about, or not alone. */
const FOR_OPERATOR: ReadonlySet<string> = new Set([
	'submission.receiptMismatch',
	'submission.otherEnvironment',
	'submission.unknown',
]);

/** The handler of submissions, which also asks for the letter when it gives one up that needs whoever runs the service. */
export function tellingOperator({ database, jobs }: Services, handler: Handler): Handler {
	return async (job, signal) => {
		const outcome = await handler(job, signal);
		const submissionId = idIn(job.payload, 'submissionId');
		if (outcome.kind !== 'dead' || submissionId === undefined || !FOR_OPERATOR.has(outcome.reason))
			return outcome;
		const payload = { submissionId, reason: outcome.reason };
		const dedupeKey = `${OPERATOR_LETTER_JOB} ${submissionId}`;
		await jobs.enqueue(database, OPERATOR_LETTER_JOB, payload, { dedupeKey });
		return outcome;
	};
}

/** Registers who writes the letter. Written again about the same submission it has the same id. */
export function registerOperatorLetter({ database, mail, jobs }: Services): void {
	jobs.registerHandler(OPERATOR_LETTER_JOB, async ({ payload }) => {
		const id = idIn(payload, 'submissionId');
		const found = id === undefined ? undefined : await findForJob(database, id);
		if (!found) return dead('submission.gone');
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
		sayOperator('letter.todo'),
		`  ${sayOperator('letter.found', { id })}`,
		`  ${sayOperator('letter.notFound', { id })}`,
		'',
		sayOperator('letter.list'),
	];
	const subject = sayOperator('letter.subject', { id });
	return { id: `operator-${id}`, subject, text: `${lines.join('\n')}\n` };
}

function idIn(payload: unknown, name: string): string | undefined {
	const found = Object.entries(payload ?? {}).find(([key]) => key === name)?.[1];
	return typeof found === 'string' ? found : undefined;
}
