/** Opens everything the server depends on, and closes it again. */
import { join } from 'node:path';
import { sayOperator } from '@halfpenny/messages/operator';
import type { Logger } from 'pino';
import { announce, EVENTS_CHANNEL } from '../database/notice-repository.ts';
import { openDatabase } from '../database/open-database.ts';
import { createQueue, JOBS_CHANNEL } from '../jobs/queue.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { loadRootKey } from './crypto/root-key.ts';
import { loadServiceKeys } from './crypto/service-keys.ts';
import { createVault } from './crypto/vault.ts';
import { createEventHub, type EventHub } from './events.ts';
import { createFaultPoints } from './fault-points.ts';
import { describeError, describeGivenUp } from './log.ts';
import { createMail } from './mail.ts';
import type { Services } from './services.ts';
import { createSessions } from './sessions/sessions.ts';
import { createSpaced, type Spaced } from './spaced.ts';
import { createFolderStorage } from './storage.ts';
import { createDatabaseStorage } from './storage-repository.ts';
import { createPool } from './threads/pool.ts';
import { createThreads } from './threads/threads.ts';

/** The data was encrypted with another root key. The message is for the person starting the server. */
export class WrongRootKey extends Error {
	override name = 'WrongRootKey';
}

/** Services and how to close them. */
export interface OpenServices {
	readonly services: Services;
	/** Whether no other process can be working on the same jobs. */
	readonly alone: boolean;
	readonly close: () => Promise<void>;
}

/** Opens the configured services. Throws `FolderInUse`, {@link WrongRootKey} or the database's error. */
export async function openServices(config: Config, log: Logger): Promise<OpenServices> {
	const { database, kind, listen, close } = await openDatabase(config);
	try {
		const tell = (file: string) => process.stderr.write(`${sayOperator('rootKey.created', { file })}\n`);
		const root = loadRootKey(config.rootKey, config.dataFolder, tell, config.secondRootKey);
		const keys = await loadServiceKeys(database, root);
		if (!keys) throw new WrongRootKey(sayOperator('rootKey.wrong'));
		const clock = systemClock;
		const onFailure = (job: string, error: unknown) =>
			log.warn({ job, error: describeError(error) }, 'job failed');
		const faults = createFaultPoints(config.killAt);
		const announcements = createSpaced((text) => {
			announce(database, EVENTS_CHANNEL, text).catch((error) => onFailure('announce', error));
		});
		const events = openEvents(kind === 'postgresql' ? announcements : undefined);
		const jobs = createQueue({
			database,
			onFailure,
			onGivenUp: (job) => log.error(describeGivenUp(job), 'job given up'),
			concurrency: config.jobConcurrency,
			reach: faults,
		});
		await listen(JOBS_CHANNEL, jobs.worker.wake, jobs.worker.wake);
		if (kind === 'postgresql') await listen(EVENTS_CHANNEL, events.hear, events.restart);
		const folder = createFolderStorage(join(config.dataFolder, 'blobs'));
		const threads = createThreads(createPool(config.workProgram));
		const services = {
			config,
			clock,
			database,
			vault: createVault(root, keys.index),
			storage: kind === 'postgresql' ? createDatabaseStorage(database, folder) : folder,
			jobs,
			events,
			faults,
			mail: createMail(config),
			threads,
			sessions: createSessions(database, clock),
			csrfKey: keys.csrf,
			passwordKey: keys.passwords,
			administratorKey: keys.administrators,
		};
		const closeAll = async () => {
			announcements.flush();
			await threads.close();
			await close();
		};
		return { services, alone: kind === 'embedded', close: closeAll };
	} catch (error) {
		await close();
		throw error;
	}
}

/** Several processes announce events through their shared database; a single one need not. */
function openEvents(announcements: Spaced | undefined): EventHub {
	if (!announcements) return createEventHub();
	// The database itself announces each step of a submission with the step, so none can be lost.
	return createEventHub((text, { type }) => {
		if (type !== 'submission') announcements.say(text);
	});
}
