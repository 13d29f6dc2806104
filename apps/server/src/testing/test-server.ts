/** The server for tests: the real application on a real database, without a network, with a stopped clock. */
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { createApp } from '../app.ts';
import type { Database } from '../database/database.ts';
import { createQueue } from '../jobs/queue.ts';
import { type Config, readConfig } from '../platform/config.ts';
import { rootKeyFrom } from '../platform/crypto/root-key.ts';
import { loadServiceKeys } from '../platform/crypto/service-keys.ts';
import { createVault, type KeyTimes } from '../platform/crypto/vault.ts';
import { createEventHub } from '../platform/events.ts';
import { createFaultPoints } from '../platform/fault-points.ts';
import { createLog } from '../platform/log.ts';
import { createMail } from '../platform/mail.ts';
import type { Services } from '../platform/services.ts';
import { createSessions } from '../platform/sessions/sessions.ts';
import { createFolderStorage, type Storage } from '../platform/storage.ts';
import { createThreads, type Threads } from '../platform/threads/threads.ts';
import { doOrder } from '../work.ts';
import { createBrowser, type TestBrowser } from './test-browser.ts';

/** One root key for every test of a process, so that suites may share a database. */
export const testRootKey = randomBytes(32);
const rootKey = rootKeyFrom(testRootKey);

/** Credentials the stand-in accepts; logs only what should never happen. */
const ENVIRONMENT = { LOG_LEVEL: 'error', HMRC_SENDER_ID: 'SENDER', HMRC_PASSWORD: 'not-a-secret' };

/** Does costly work on this thread, from the current sources and not the last build. */
const hereAndNow = { threads: 2, run: doOrder, close: async () => undefined };

/** A server under test. */
export interface TestServer {
	readonly app: FastifyInstance;
	readonly services: Services;
	/** The time as the server sees it; can be set. */
	readonly time: { now: Date };
	/** Errors that jobs threw, by kind. */
	readonly jobFailures: { readonly kind: string; readonly error: unknown }[];
	/** A new visitor. */
	readonly newBrowser: () => TestBrowser;
	readonly close: () => Promise<void>;
}

/** A server over an open database. `environment` is parsed as in the real one; `config` overrides it. */
export async function createTestServer(
	database: Database,
	options: {
		readonly environment?: Record<string, string>;
		readonly config?: Partial<Config>;
		readonly log?: FastifyBaseLogger;
		/** Jobs fall due by the database's own time, as in the real server, and not by the clock that tests set. */
		readonly jobsByDatabaseTime?: boolean;
		/** Instead of files in a separate folder. */
		readonly storage?: Storage;
		/** Instead of doing costly work on this thread. */
		readonly threads?: Threads;
		/** How long keys of people are used, instead of the real server's minutes. */
		readonly keyTimes?: KeyTimes;
	} = {},
): Promise<TestServer> {
	const dataFolder = await mkdtemp(join(tmpdir(), 'halfpenny-test-'));
	const read = readConfig(
		{ ...ENVIRONMENT, DATA_DIR: dataFolder, ...options.environment },
		join(import.meta.dirname, '../../../..'),
	);
	if (!read.ok) throw new Error(read.problems.join('\n'));
	const config = { ...read.config, ...options.config };
	const time = { now: new Date('2025-11-20T12:00:00Z') };
	const clock = { now: () => time.now };
	const jobFailures: { kind: string; error: unknown }[] = [];
	const keys = await loadServiceKeys(database, rootKey);
	if (!keys) throw new Error('the database has keys of another root key');
	const services: Services = {
		config,
		clock,
		database,
		vault: createVault(rootKey, keys.index, options.keyTimes),
		storage: options.storage ?? createFolderStorage(join(dataFolder, 'blobs')),
		jobs: createQueue({
			database,
			...(options.jobsByDatabaseTime ? {} : { clock }),
			onFailure: (kind, error) => jobFailures.push({ kind, error }),
		}),
		events: createEventHub(),
		faults: createFaultPoints(config.killAt),
		mail: createMail(config),
		threads: options.threads ?? createThreads(hereAndNow),
		sessions: createSessions(database, clock),
		csrfKey: keys.csrf,
		passwordKey: keys.passwords,
		administratorKey: keys.administrators,
	};
	const app = await createApp(services, options.log ?? createLog(config.logLevel));
	const close = async () => {
		services.events.close();
		await app.close();
		await services.threads.close();
		await rm(dataFolder, { recursive: true, force: true });
	};
	return { app, services, time, jobFailures, newBrowser: () => createBrowser(app), close };
}

/** A signed-in user with an account. */
export interface TestUser {
	readonly browser: TestBrowser;
	readonly userId: string;
	readonly username: string;
	readonly email: string;
	readonly password: string;
}

/** Signs up a new person through the API, and returns their browser. */
export async function signUpUser(server: Pick<TestServer, 'newBrowser'>): Promise<TestUser> {
	const browser = server.newBrowser();
	const username = `person-${randomBytes(6).toString('hex')}`;
	const email = `${username}@example.com`;
	const password = 'a long enough phrase';
	// Tests let days pass.
	const signedUp = await browser.post('/api/signup', { username, email, password, stay: true });
	if (signedUp.status !== 201) throw new Error(`sign-up answered ${signedUp.status}`);
	const { body } = await browser.get('/api/user');
	return { browser, userId: String(body.id), username, email, password };
}
