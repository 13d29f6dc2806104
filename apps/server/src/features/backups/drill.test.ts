/**
 * The drill: file, back up, carry on, lose everything, restore, compare. On each database, and from one to the other.
 * Nothing under way is lost or sent twice, and nothing sent since the backup is sent again.
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildReader, makeP60 } from '@halfpenny/testing';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../tests/filer.ts';
import type { Database } from '../../database/database.ts';
import { openDatabase } from '../../database/open-database.ts';
import { administratorTokens } from '../../database/schema/administrators.ts';
import { jobs } from '../../database/schema/platform.ts';
import { writeBackup } from '../../platform/backup/write-backup.ts';
import { rootKeyFrom } from '../../platform/crypto/root-key.ts';
import { createFolderStorage } from '../../platform/storage.ts';
import { createDatabaseStorage } from '../../platform/storage-repository.ts';
import { createEmptyPostgresql, migrationsFolder, postgresqlAnswers } from '../../testing/databases.ts';
import { leaveSetUpToken, signUpAdministrator } from '../../testing/test-administrator.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, type TestServer, testRootKey } from '../../testing/test-server.ts';
import { upload } from '../../testing/upload.ts';
import { restoreBackup } from './restore.ts';

const root = join(import.meta.dirname, '../../../../..');
const key = randomBytes(32);
const DAYS = 3 * 86_400;

type Kind = 'the embedded database' | 'PostgreSQL';

/** Where a service keeps its data, and how to lose all of it. */
interface Home {
	readonly place: Parameters<typeof restoreBackup>[0];
	readonly destroy: () => Promise<void>;
}

async function newHome(kind: Kind): Promise<Home> {
	const dataFolder = mkdtempSync(join(tmpdir(), 'halfpenny-drill-'));
	const empty = kind === 'PostgreSQL' ? await createEmptyPostgresql() : undefined;
	const destroy = async () => {
		rmSync(dataFolder, { recursive: true, force: true });
		await empty?.drop();
	};
	const place = { databaseUrl: empty?.url, dataFolder, migrationsFolder, root, rootKey: testRootKey };
	return { place, destroy };
}

/** A running service, and how to stop it. */
async function serve({ place }: Home, fake: FakeTransactionEngine, now?: Date) {
	const { database, kind, close } = await openDatabase(place);
	const folder = createFolderStorage(join(place.dataFolder, 'blobs'));
	const storage = kind === 'postgresql' ? createDatabaseStorage(database, folder) : folder;
	const environment = { HMRC_LOCAL_URL: fake.url };
	const server = await createTestServer(database, { environment, storage });
	if (now) server.time.now = now;
	const stop = async () => {
		await server.close();
		await close();
	};
	return { server, database, stop };
}

const directions: readonly [Kind, Kind][] = [
	['the embedded database', 'the embedded database'],
	['PostgreSQL', 'PostgreSQL'],
	['the embedded database', 'PostgreSQL'],
	['PostgreSQL', 'the embedded database'],
];
const possible = directions.filter(
	([from, to]) => postgresqlAnswers || (from !== 'PostgreSQL' && to !== 'PostgreSQL'),
);

beforeAll(() => buildReader());

describe.each(possible)('a backup of %s restored into %s', { timeout: 600_000 }, (from, to) => {
	const folder = mkdtempSync(join(tmpdir(), 'halfpenny-backups-'));
	const file = join(folder, 'service.backup');
	const homes: Home[] = [];
	let fake: FakeTransactionEngine;
	let people: Record<'filed' | 'polled' | 'sentSince' | 'finishedSince' | 'unsent', Filer>;
	let administrator: TestBrowser;
	let paperId: string;
	let before: Awaited<ReturnType<typeof everythingOf>>;
	let jobsBefore: unknown[];
	let submittedBefore = 0;
	let restored: Awaited<ReturnType<typeof serve>>;
	const submitted = () => fake.messages.filter((kind) => kind === 'submit').length;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		const home = await newHome(from);
		homes.push(home);
		const { server, database, stop } = await serve(home, fake);
		await fileAll(server);
		({ browser: administrator } = await signUpAdministrator(server));
		await leaveSetUpToken(server);
		before = await everythingOf(people.filed.user.browser, people.filed, paperId);
		jobsBefore = await listJobs(database);
		const root = { rootKeyId: rootKeyFrom(testRootKey).id, rootKey: null };
		await writeBackup(server.services, root, { file, key });
		await goOn(server, database);
		submittedBefore = submitted();
		await stop();
		await home.destroy();
		await restoreAll(server.time.now);
	}, 900_000);
	afterAll(async () => {
		await restored?.stop();
		for (const { destroy } of homes) await destroy().catch(() => undefined);
		await fake.close();
		rmSync(folder, { recursive: true, force: true });
	});

	/** One return with its receipt and a document, one that HMRC is still processing, three declared and not yet sent. */
	async function fileAll(server: TestServer): Promise<void> {
		const [filed, polled] = [await createFiler(server), await createFiler(server)];
		const paper = await upload(filed.user.browser, { bytes: await makeP60({}) });
		paperId = paper.body.id;
		await filed.file();
		await settle(server, DAYS);
		fake.pollsUntilFinal = 1000;
		await polled.file();
		await server.services.jobs.worker.runDue();
		const rest = [await createFiler(server), await createFiler(server), await createFiler(server)] as const;
		for (const one of rest) await one.file();
		const [sentSince, finishedSince, unsent] = rest;
		people = { filed, polled, sentSince, finishedSince, unsent };
	}

	/** After the backup two of the three are sent; HMRC has answered one of them and deleted its copy. */
	async function goOn(server: TestServer, database: Database): Promise<void> {
		const heldBack = and(eq(jobs.userId, people.unsent.user.userId), eq(jobs.kind, 'submission'));
		await database.delete(jobs).where(heldBack);
		await server.services.jobs.worker.runDue();
		expect(submitted()).toBe(4);
		const finished = fake.filed.find(({ body }) => body.includes(people.finishedSince.utr));
		if (!finished) throw new Error('it was sent');
		finished.deleted = true;
		fake.pollsUntilFinal = 0;
	}

	async function restoreAll(now: Date): Promise<void> {
		const next = await newHome(to);
		homes.push(next);
		expect(await restoreBackup(next.place, { file, key }, { now: () => now })).toMatchObject({
			ok: true,
			unsent: 3,
		});
		restored = await serve(next, fake, now);
	}

	async function signIn({ user }: Filer): Promise<TestBrowser> {
		const browser = restored.server.newBrowser();
		const { username, password } = user;
		expect((await browser.post('/api/login', { username, password })).status).toBe(200);
		return browser;
	}

	async function latest(person: Filer) {
		const browser = await signIn(person);
		const { body } = await browser.get(`/api/tax-returns/${person.taxReturnId}`);
		return (await browser.get(`/api/submissions/${body.submissionId}`)).body;
	}

	it('cannot be read without the key', () => {
		const sealed = readFileSync(file);
		for (const text of ['Quill', 'QQ123456C', people.filed.utr, people.filed.user.email])
			expect(sealed.includes(text)).toBe(false);
	});

	it('brings back every job, and ends every sign-in', async () => {
		expect(await listJobs(restored.database)).toEqual(jobsBefore);
		expect(jobsBefore.length).toBeGreaterThan(3);
		const stolen = restored.server.newBrowser();
		const cookies = [...people.filed.user.browser.cookies, ...administrator.cookies];
		for (const [name, value] of cookies) stolen.cookies.set(name, value);
		expect((await stolen.get('/api/user')).status).toBe(401);
		expect((await stolen.get('/api/admin/user')).status).toBe(401);
		expect(await restored.database.select().from(administratorTokens)).toEqual([]);
	});

	it('brings back facts, figures, documents, what was sent and the receipt, byte for byte', async () => {
		const after = await everythingOf(await signIn(people.filed), people.filed, paperId);
		expect(after).toEqual(before);
		expect(before.paper.length).toBeGreaterThan(1000);
		expect(before.submission.receipt).toMatchObject({ irmark: before.submission.irmark });
	});

	it('sends nothing again: it asks HMRC what it has, and the person if HMRC does not say', async () => {
		await settle(restored.server, DAYS);
		expect(submitted()).toBe(submittedBefore);
		expect(await latest(people.polled)).toMatchObject({ status: 'deleted', receipt: expect.anything() });
		expect(await latest(people.sentSince)).toMatchObject({ status: 'deleted', receipt: expect.anything() });
		for (const person of [people.finishedSince, people.unsent])
			expect(await latest(person)).toMatchObject({ status: 'unknown', unknownReason: 'restored' });
		expect((await latest(people.unsent)).events[1].detail).toContain('restored from a backup');
	});

	it('lets a person who has checked with HMRC send what never arrived, once', async () => {
		const browser = await signIn(people.unsent);
		const { id } = await latest(people.unsent);
		const release = { found: false, looked: true };
		const released = await browser.post(`/api/submissions/${id}/release`, release);
		expect([released.status, released.body.code]).toEqual([200, undefined]);
		const path = `/api/tax-returns/${people.unsent.taxReturnId}`;
		const { snapshotHash } = (await browser.get(`${path}/check-answers`)).body;
		const declaration = { accepted: true, snapshotHash };
		const again = await browser.post(`/api/sa100/submit/${people.unsent.taxReturnId}`, { declaration });
		expect(again.status).toBe(202);
		await settle(restored.server, DAYS);
		expect(submitted()).toBe(submittedBefore + 1);
		expect(await latest(people.unsent)).toMatchObject({ status: 'deleted', receipt: expect.anything() });
	});
});

async function listJobs(database: Database): Promise<unknown[]> {
	const rows = await database.select().from(jobs).orderBy(asc(jobs.id));
	return rows.map(({ id, kind, payload, state, runAt }) => ({ id, kind, payload, state, runAt }));
}

/** Everything a person sees of a filed return. */
async function everythingOf(browser: TestBrowser, { taxReturnId }: Filer, paperId: string) {
	const path = `/api/tax-returns/${taxReturnId}`;
	const get = async (of: string) => {
		const answer = await browser.get(of);
		expect([of, answer.status]).toEqual([of, 200]);
		return answer;
	};
	const taxReturn = (await get(path)).body;
	const submission = `/api/submissions/${taxReturn.submissionId}`;
	return {
		taxReturn,
		user: (await get('/api/user')).body,
		entries: (await get(`${path}/entries`)).body,
		calculation: (await get(`${path}/calculate`)).body,
		submission: (await get(submission)).body,
		sent: (await get(`${submission}/sent.xml`)).text,
		document: (await get(`/api/documents/${paperId}`)).body,
		paper: (await get(`/api/documents/${paperId}/pages/1`)).bytes,
	};
}
