/** Opens everything that the server stands on, and closes it again. */
import { join } from 'node:path';
import { sayOperator } from '@halfpenny/messages/operator';
import type { Logger } from 'pino';
import { openDatabase } from '../database/open-database.ts';
import { createQueue } from '../jobs/queue.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { loadRootKey } from './crypto/root-key.ts';
import { loadServiceKeys } from './crypto/service-keys.ts';
import { createVault } from './crypto/vault.ts';
import { createEventHub } from './events.ts';
import { describeError } from './log.ts';
import type { Services } from './services.ts';
import { createSessions } from './sessions/sessions.ts';
import { createFolderStorage } from './storage.ts';

/** The data was encrypted with another root key. The message is for whoever starts the server. */
export class WrongRootKey extends Error {
	override name = 'WrongRootKey';
}

/** Services and how to let go of them. */
export interface OpenServices {
	readonly services: Services;
	/** Whether no other process can be working on the same jobs. */
	readonly alone: boolean;
	readonly close: () => Promise<void>;
}

/** Opens the services that the configuration names. Throws `FolderInUse`, {@link WrongRootKey} or the database's error. */
export async function openServices(config: Config, log: Logger): Promise<OpenServices> {
	const { database, kind, close } = await openDatabase(config);
	try {
		const root = loadRootKey(config.rootKey, config.dataFolder, (file) =>
			process.stderr.write(`${sayOperator('rootKey.created', { file })}\n`),
		);
		const keys = await loadServiceKeys(database, root);
		if (!keys) throw new WrongRootKey(sayOperator('rootKey.wrong'));
		const clock = systemClock;
		const onFailure = (job: string, error: unknown) =>
			log.warn({ job, error: describeError(error) }, 'job failed');
		const services = {
			config,
			clock,
			database,
			vault: createVault(root, keys.index),
			storage: createFolderStorage(join(config.dataFolder, 'blobs')),
			jobs: createQueue({ database, clock, onFailure }),
			events: createEventHub(),
			sessions: createSessions(database, clock),
			csrfKey: keys.csrf,
		};
		return { services, alone: kind === 'embedded', close };
	} catch (error) {
		await close();
		throw error;
	}
}
