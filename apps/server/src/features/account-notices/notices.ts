/** Letters about the account, to the address it had at the time, so that its owner learns of a stranger's change. */
import { randomUUID } from 'node:crypto';
import { sayNotice } from '@halfpenny/messages/notices';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { dead, done, type Handler } from '../../jobs/job.ts';
import type { Services } from '../../platform/services.ts';
import { accountExists } from './repository.ts';

const NOTICES = ['password', 'email', 'twoStepOn', 'twoStepOff', 'recoveryCode', 'wrongCodes'] as const;

/** What a letter can be about. */
export type Notice = (typeof NOTICES)[number];

const noticeJob = defineJob({
	kind: 'account.notice',
	lane: 'letters',
	payload: z.object({ id: z.string(), userId: z.string(), notice: z.enum(NOTICES), sealedTo: z.string() }),
});

/** Asks for the letter, in the transaction that makes the change. The address is sealed in the job. */
export async function enqueueNotice(
	tx: Transaction,
	{ jobs, vault }: Pick<Services, 'jobs' | 'vault'>,
	{ userId, notice, to }: { readonly userId: string; readonly notice: Notice; readonly to: string },
): Promise<void> {
	const id = randomUUID();
	const sealedTo = (await vault.cipherOf(tx, userId)).seal(to, placeOf(id));
	await jobs.enqueue(tx, noticeJob, { id, userId, notice, sealedTo }, { userId });
}

/** Registers who writes the letters. One may go out twice after a crash; then it has the same id. */
export function registerNotices(services: Services): void {
	services.jobs.registerHandler(noticeJob, noticeHandler(services));
}

function noticeHandler({
	database,
	vault,
	mail,
	config,
}: Services): Handler<z.infer<typeof noticeJob.payload>> {
	return async ({ payload: { id, userId, sealedTo, notice } }) => {
		if (!(await accountExists(database, userId))) return dead('account.gone');
		const to = (await vault.cipherOf(database, userId)).open(sealedTo, placeOf(id));
		const where = config.publicUrl ?? sayNotice('here');
		const lines = [sayNotice(`${notice}.text`, { where }), '', sayNotice('notYou')];
		await mail.send({
			id: `notice-${id}`,
			to,
			subject: sayNotice(`${notice}.subject`),
			text: `${lines.join('\n')}\n`,
		});
		return done;
	};
}

function placeOf(id: string): string {
	return `jobs.payload.sealedTo ${id}`;
}
