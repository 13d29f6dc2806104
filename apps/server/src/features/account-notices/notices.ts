/** Emails about the account, to the address it had at the time, so that its owner learns of a stranger's change. */
import { randomUUID } from 'node:crypto';
import { formatDay } from '@halfpenny/facts';
import { sayNotice } from '@halfpenny/messages/notices';
import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { defineJob } from '../../jobs/definition.ts';
import { dead, done, type Handler } from '../../jobs/job.ts';
import { publicAddress } from '../../platform/public-address.ts';
import type { Services } from '../../platform/services.ts';
import { accountExists } from './repository.ts';

/** What everyone is told before it happens. */
export const announcements = ['prices', 'terms', 'privacy', 'ending'] as const;

/** An announcement. */
export type Announcement = (typeof announcements)[number];

const NOTICES = [
	...announcements,
	...([
		'accountClosed',
		'password',
		'email',
		'twoStepOn',
		'twoStepOff',
		'passkeyAdded',
		'passkeyRemoved',
		'recoveryCode',
		'wrongCodes',
		'usedCode',
		'manyTries',
	] as const),
	...([
		'bindingApproved',
		'bindingDeclined',
		'bindingMoved',
		'emailAsked',
		'emailConfirm',
		'emailTaken',
		'passwordLink',
	] as const),
] as const;

/** These need no note on what to do if it was someone else: their text says so, or no one else can have caused them. */
const COMPLETE: ReadonlySet<Notice> = new Set([
	...announcements,
	...([
		'bindingApproved',
		'bindingDeclined',
		'emailAsked',
		'emailConfirm',
		'emailTaken',
		'passwordLink',
	] as const),
]);

/** What an email can be about. */
export type Notice = (typeof NOTICES)[number];

const noticeJob = defineJob({
	kind: 'account.notice',
	lane: 'letters',
	payload: z.object({
		...{ id: z.string(), userId: z.string(), notice: z.enum(NOTICES), sealedTo: z.string() },
		/** Absent in emails from before there were links, and in those without one. */
		sealedPath: z
			.string()
			.nullish()
			.transform((path) => path ?? null),
		/** ISO: when what is announced takes effect. */
		day: z
			.string()
			.nullish()
			.transform((day) => day ?? null),
	}),
});

/** An email: what it is about, its address, and the path of its link if it has one. */
interface NewNotice {
	readonly userId: string;
	readonly notice: Notice;
	readonly to: string;
	readonly path?: string | undefined;
	/** ISO: for an announcement, when it takes effect. */
	readonly day?: string;
}

/** Queues the email in the transaction that makes the change. Address and path are sealed in the job. */
export async function enqueueNotice(
	tx: Transaction,
	{ jobs, vault }: Pick<Services, 'jobs' | 'vault'>,
	{ userId, notice, to, path, day }: NewNotice,
): Promise<void> {
	const id = randomUUID();
	const cipher = await vault.cipherOf(tx, userId);
	const sealed = {
		sealedTo: cipher.seal(to, placeOf(id)),
		sealedPath: path === undefined ? null : cipher.seal(path, `${placeOf(id)} path`),
	};
	await jobs.enqueue(tx, noticeJob, { id, userId, notice, day: day ?? null, ...sealed }, { userId });
}

/** Registers the job that sends the emails. One may go out twice after a crash, with the same id. */
export function registerNotices(services: Services): void {
	services.jobs.registerHandler(noticeJob, noticeHandler(services));
}

function noticeHandler({
	database,
	vault,
	mail,
	config,
}: Services): Handler<z.infer<typeof noticeJob.payload>> {
	return async ({ payload: { id, userId, sealedTo, sealedPath, notice, day } }) => {
		if (!(await accountExists(database, userId))) return dead('account.gone');
		const cipher = await vault.cipherOf(database, userId);
		const to = cipher.open(sealedTo, placeOf(id));
		const where = config.publicUrl ?? sayNotice('here');
		const path = sealedPath === null ? '' : cipher.open(sealedPath, `${placeOf(id)} path`);
		const link = new URL(path, publicAddress(config)).href;
		const named = { where, link, day: day === null ? '' : formatDay(day) };
		const lines = [
			sayNotice(`${notice}.text`, named),
			...(COMPLETE.has(notice) ? [] : ['', sayNotice('notYou')]),
		];
		await mail.send({
			id: `notice-${id}`,
			to,
			account: userId,
			subject: sayNotice(`${notice}.subject`),
			text: `${lines.join('\n')}\n`,
		});
		return done;
	};
}

function placeOf(id: string): string {
	return `jobs.payload.sealedTo ${id}`;
}
