/** Everything that features are given: made once by main, made anew by each test. */
import type { Database } from '../database/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Vault } from './crypto/vault.ts';
import type { EventHub } from './events.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Storage } from './storage.ts';

/** What the server stands on. */
export interface Services {
	readonly config: Config;
	readonly clock: Clock;
	readonly database: Database;
	readonly vault: Vault;
	readonly storage: Storage;
	readonly jobs: JobQueue;
	readonly events: EventHub;
	readonly sessions: Sessions;
	/** The key of page tokens. */
	readonly csrfKey: Uint8Array;
}
