/** The emails about many wrong passwords for an administrator, and a used recovery code: to the administrator and the operator. */
import { randomUUID } from 'node:crypto';
import { sayOperator } from '@halfpenny/messages/operator';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { done } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { findSealedEmail } from './repository.ts';
import { openFor } from './sealed.ts';

const letterJob = defineJob({
	kind: 'administrator.letter',
	lane: 'letters',
	payload: z.object({
		...{ id: z.string(), administratorId: z.string() },
		/** Absent in emails from before there was a second kind. */
		about: z.enum(['tries', 'recoveryCode']).default('tries'),
	}),
});

/** Queues the emails in the transaction that counts the attempt. */
export async function tellOfTries(
	tx: Transaction,
	{ jobs }: Pick<Services, 'jobs'>,
	administratorId: string,
): Promise<void> {
	await jobs.enqueue(tx, letterJob, { id: randomUUID(), administratorId, about: 'tries' });
}

/** Queues the emails in the transaction that uses the code up. */
export async function tellOfRecoveryCode(
	tx: Transaction,
	{ jobs }: Pick<Services, 'jobs'>,
	administratorId: string,
): Promise<void> {
	await jobs.enqueue(tx, letterJob, { id: randomUUID(), administratorId, about: 'recoveryCode' });
}

/** Registers the job that sends the emails. After a crash one may go out twice, with the same id. */
export function registerAdministratorLetters(services: Services): void {
	const { jobs, database, mail } = services;
	jobs.registerHandler(letterJob, async ({ payload: { id, administratorId, about } }) => {
		const sealed = await findSealedEmail(database, administratorId);
		if (sealed === undefined) return done;
		const letter = {
			subject: sayOperator(`admin.${about}.subject`),
			text: `${sayOperator(`admin.${about}.text`)}\n`,
		};
		const to = openFor(services, administratorId, 'sealed_email', sealed);
		await mail.send({ id: `administrator-${id}`, to, ...letter });
		await mail.sendToOperator({ id: `administrator-${id}-operator`, ...letter });
		return done;
	});
}
