/** Everything features receive: created once by main, and by each test. */
import type { Database } from '../database/database.ts';
import type { JobQueue } from '../jobs/queue.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Vault } from './crypto/vault.ts';
import type { EventHub } from './events.ts';
import type { ReachPoint } from './fault-points.ts';
import type { Mail } from './mail.ts';
import type { Sessions } from './sessions/sessions.ts';
import type { Storage } from './storage.ts';
import type { Threads } from './threads/threads.ts';

/** What the server depends on. */
export interface Services {
	readonly config: Config;
	readonly clock: Clock;
	readonly database: Database;
	readonly vault: Vault;
	readonly storage: Storage;
	readonly jobs: JobQueue;
	readonly events: EventHub;
	readonly sessions: Sessions;
	/** Where the process may be killed on purpose; otherwise nothing happens there. */
	readonly faults: ReachPoint;
	readonly mail: Mail;
	/** For work that takes longer than others can wait. */
	readonly threads: Threads;
	/** The key of page tokens. */
	readonly csrfKey: Uint8Array;
	/** The key that password hashes need. */
	readonly passwordKey: Uint8Array;
	/** The key for data stored about administrators. */
	readonly administratorKey: Uint8Array;
}
