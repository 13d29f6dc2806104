/**
 * Everyone's data key is changed, on both databases: all that is sealed is sealed again and opens, the old key is gone;
 * two servers go on reading and writing meanwhile; and an interrupted change is finished by the next run.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dataKeys, users } from '../src/database/schema/accounts.ts';
import { bindingRequests, utrBindings } from '../src/database/schema/bindings.ts';
import { chatMessages, conversations } from '../src/database/schema/chat.ts';
import { uploadedDocuments } from '../src/database/schema/documents.ts';
import { partnerCodes } from '../src/database/schema/partnerships.ts';
import { submissions } from '../src/database/schema/submissions.ts';
import { unsavedAnswers } from '../src/database/schema/unsaved-answers.ts';
import { sealUtr } from '../src/features/bindings/sealed.ts';
import { sealMessage } from '../src/features/chat/message.ts';
import { openFile, sealFile, sealReading } from '../src/features/documents/document.ts';
import { keepFiledEntries } from '../src/features/entries/filed-entries-repository.ts';
import { testUserOf } from '../src/features/hmrc-connection/test-page/test-user.ts';
import { type Progress, rotateDataKeys } from '../src/features/keys/rotate-data-keys.ts';
import { listSealedColumns, listSealedOtherwise } from '../src/features/keys/sealed-column-repository.ts';
import { sealHandedShare } from '../src/features/partnerships/handed-share.ts';
import { sealedPlace } from '../src/features/tax-returns/sealed-place.ts';
import { sealUnsaved } from '../src/features/unsaved-answers/unsaved.ts';
import { rootKeyFrom } from '../src/platform/crypto/root-key.ts';
import type { KeyTimes } from '../src/platform/crypto/vault.ts';
import { describeOnDatabases } from '../src/testing/databases.ts';
import {
	createTestServer,
	signUpUser,
	type TestServer,
	type TestUser,
	testRootKey,
} from '../src/testing/test-server.ts';
import { makeThings } from '../src/testing/things.ts';
import { personWithEverything } from './mtd-everything.ts';
import { type MtdWorld, startMtdWorld } from './mtd-world.ts';

const root = rootKeyFrom(testRootKey);
const JOB = { payeReference: '123/AB456', pay: '30000', taxDeducted: '3486', companyDirector: false };
const PAPER = Buffer.from('the bytes of a paper');
/** The real servers' minutes, in the same order. */
const SHORT: KeyTimes = { cached: 150, sealing: 1000, announced: 1500, opening: 300 };
const AT_ONCE = { announced: 0, opening: 0 };

describeOnDatabases('a change of everyone’s data key', (open) => {
	let world: MtdWorld;
	let server: TestServer;

	beforeAll(async () => {
		world = await startMtdWorld(open());
		server = world.server;
		await world.at('2026-05-10');
	});
	afterAll(() => world.close());
	beforeEach(async () => {
		await open().delete(users);
	});

	const versions = async () =>
		(await open().select().from(dataKeys)).map(({ version }) => version).sort((one, two) => one - two);
	const rotate = (alone = true) => rotateDataKeys(server.services, root, { alone, times: AT_ONCE });

	/** Everyone’s values that are sealed with another version, by column. */
	async function sealedOtherwise(version: number): Promise<Map<string, number>> {
		const counts = new Map<string, number>();
		const everyone = await open().select({ id: users.id }).from(users);
		for (const column of await listSealedColumns(open()))
			for (const { id: userId } of everyone) {
				const some = await listSealedOtherwise(open(), column, { userId, version, after: '', most: 1000 });
				counts.set(column.name, (counts.get(column.name) ?? 0) + some.length);
			}
		return counts;
	}

	/** What the calls of a declared year and of makeThings leave out, as the features seal it. */
	async function addTheRest({ userId, browser, email }: TestUser): Promise<string> {
		const { services } = server;
		const { database, vault, clock, storage } = services;
		const cipher = await vault.cipherOf(database, userId);
		const [now, id] = [clock.now(), randomUUID()];
		const of = { id, userId, environment: 'local', utrIndex: id } as const;
		await database
			.insert(utrBindings)
			.values({ ...of, sealedUtr: sealUtr(cipher, 'utr_bindings', id, '1'), boundAt: now });
		await database.insert(bindingRequests).values({
			...{ ...of, sealedUtr: sealUtr(cipher, 'binding_requests', id, '1') },
			...{ reason: 'firstFiling', askedAt: now },
		});
		const year = { taxYear: '2024-25', returnType: 'individual' } as const;
		await database.insert(conversations).values({ id, userId, ...year, createdAt: now });
		const sealed = sealMessage(cipher, id, { content: 'Hello', metadata: {} });
		await database
			.insert(chatMessages)
			.values({ id, conversationId: id, role: 'user', sealed, createdAt: now });
		const unsaved = sealUnsaved(cipher, id, { typed: {}, seen: {} } as Parameters<typeof sealUnsaved>[2]);
		await database.insert(unsavedAnswers).values({
			...{ id, userId, page: '/app', sentAs: id, sealed: unsaved, typedAt: now },
		});
		const share = {} as Parameters<typeof sealHandedShare>[2];
		const codes = await database.select().from(partnerCodes).where(eq(partnerCodes.userId, userId));
		for (const { id: code } of codes)
			await database
				.update(partnerCodes)
				.set({ sealed: sealHandedShare(cipher, code, share) })
				.where(eq(partnerCodes.id, code));
		const own = eq(submissions.userId, userId);
		for (const { id: filed, taxReturnId, channel } of await database.select().from(submissions).where(own)) {
			await database.transaction((tx) => keepFiledEntries(tx, taxReturnId));
			// The declared year is exported later, and these say nothing.
			if (channel === 'mtd') continue;
			const part = (name: 'receipt' | 'errors') => cipher.seal('{}', sealedPlace(name, filed));
			await database
				.update(submissions)
				.set({ sealedReceipt: part('receipt'), sealedErrors: part('errors') })
				.where(eq(submissions.id, filed));
		}
		await browser.post('/api/account/email', { email: `new-${email}`, password: 'a long enough phrase' });
		await browser.post('/api/account/two-step/key', { password: 'a long enough phrase' });
		expect((await testUserOf(services, userId)).ok).toBe(true);
		const papers = await database
			.select({ id: uploadedDocuments.id })
			.from(uploadedDocuments)
			.where(eq(uploadedDocuments.userId, userId));
		for (const paper of papers) {
			const reading = { fields: [] } as unknown as Parameters<typeof sealReading>[2];
			await database
				.update(uploadedDocuments)
				.set({ sealedReading: sealReading(cipher, paper.id, reading) })
				.where(eq(uploadedDocuments.id, paper.id));
			await storage.put(paper.id, sealFile(cipher, paper.id, PAPER));
		}
		return papers[0]?.id ?? '';
	}

	async function peopleWithEverything() {
		const declared = await personWithEverything(world, true);
		const other = await signUpUser(server);
		const { taxReturnId } = await makeThings(server, other);
		const worked = await other.browser.post(`/api/tax-returns/${taxReturnId}/calculate`, {});
		expect(worked.status).toBe(200);
		return { declared, papers: [await addTheRest(declared), await addTheRest(other)] };
	}

	it('reseals every column there is, and every file; the old keys are gone', async () => {
		const { declared, papers } = await peopleWithEverything();
		const before = await sealedOtherwise(2);
		expect([...before].filter(([, count]) => count === 0)).toEqual([]);
		const { status, body: exported } = await declared.browser.get('/api/export/all-data?format=json');
		expect(status).toBe(200);
		const rotated = await rotate();
		expect(rotated).toMatchObject({ people: 2, left: [] });
		expect(rotated.resealed).toBeGreaterThan(before.size);
		expect(await versions()).toEqual([2, 2]);
		expect([...(await sealedOtherwise(2))].filter(([, count]) => count > 0)).toEqual([]);
		const fresh = await createTestServer(open(), { storage: server.services.storage });
		const browser = fresh.newBrowser();
		for (const [name, value] of declared.browser.cookies) browser.cookies.set(name, value);
		fresh.time.now = server.time.now;
		const again = (await browser.get('/api/export/all-data?format=json')).body;
		expect({ ...again, exportedAt: null, activity: [] }).toEqual({
			...exported,
			exportedAt: null,
			activity: [],
		});
		const cipher = await fresh.services.vault.cipherOf(open(), declared.userId);
		const stored = await fresh.services.storage.get(papers[0] ?? '');
		expect(openFile(cipher, papers[0] ?? '', stored ?? Buffer.of())).toEqual(PAPER);
		await fresh.close();
	});

	it('is done anew by each run', async () => {
		await signUpUser(server);
		await rotate();
		await signUpUser(server);
		expect(await rotate()).toMatchObject({ people: 2, left: [] });
		expect(await versions()).toEqual([2, 3]);
	});

	it('can be interrupted anywhere, and the next run finishes it', async () => {
		for (let count = 0; count < 3; count += 1) {
			const { browser } = await signUpUser(server);
			await browser.post('/api/tax-returns', { taxYear: '2024-25' });
		}
		const stopAt = async (step: Progress['step'], people: number) => {
			const onProgress = (progress: Progress) => {
				if (progress.step === step && progress.people === people) throw new Error('stopped');
			};
			await expect(rotateDataKeys(server.services, root, { alone: true, onProgress })).rejects.toThrow(
				'stopped',
			);
		};
		await stopAt('announced', 3);
		expect(await versions()).toEqual([1, 1, 1, 2, 2, 2]);
		await stopAt('resealed', 2);
		expect(await versions()).toEqual([1, 1, 1, 2, 2, 2]);
		await stopAt('destroyed', 1);
		expect(await versions()).toEqual([1, 1, 2, 2, 2]);
		server.time.now = new Date(server.time.now.getTime() + 1000);
		await signUpUser(server);
		expect(await rotate()).toMatchObject({ people: 2, left: [] });
		expect(await versions()).toEqual([1, 2, 2, 2]);
	});

	it('keeps the old key of someone whose data does not open, and says what it is', async () => {
		const { userId } = await signUpUser(server);
		const damaged = { sealedProfile: 'AAEBdamaged' };
		await open().update(users).set(damaged).where(eq(users.id, userId));
		const left = [`users.sealed_profile ${userId}`];
		expect(await rotate()).toMatchObject({ people: 0, left });
		expect(await versions()).toEqual([1, 2]);
		expect(await rotate()).toMatchObject({ people: 0, left });
		expect(await versions()).toEqual([1, 2]);
	});

	it('loses nothing that two servers write and read meanwhile', async () => {
		const options = { keyTimes: SHORT, storage: server.services.storage };
		const servers = [await createTestServer(open(), options), await createTestServer(open(), options)];
		const [one, two] = servers as [TestServer, TestServer];
		const person = await signUpUser(one);
		const elsewhere = two.newBrowser();
		const { username, password } = person;
		expect((await elsewhere.post('/api/login', { username, password })).status).toBe(200);
		const { id } = (await person.browser.post('/api/tax-returns', { taxYear: '2024-25' })).body;
		const path = `/api/tax-returns/${id}/entries`;
		const job = (employer: string) => ({ section: 'employment', answers: { ...JOB, employer } });
		const made = await person.browser.post(path, job('Mill 0'));
		expect(made.status).toBe(201);
		let over = false;
		const seen: string[] = [];
		const work = async () => {
			let version = made.body.version;
			for (let turn = 1; !over || turn < 20; turn += 1) {
				const [writer, reader] = turn % 2 === 0 ? [person.browser, elsewhere] : [elsewhere, person.browser];
				const { answers } = job(`Mill ${turn}`);
				const changed = await writer.patch(`/api/entries/${made.body.id}`, { answers, version });
				expect([changed.status, changed.text]).toEqual([200, expect.anything()]);
				version = changed.body.version;
				const { body } = await reader.get(path);
				seen.push(body[0]?.answers?.employer === `Mill ${turn}` ? 'read' : JSON.stringify(body));
			}
		};
		const working = work();
		const rotated = await rotateDataKeys(one.services, root, { alone: false, times: SHORT });
		over = true;
		await working;
		expect(rotated).toMatchObject({ people: 1, left: [] });
		expect(new Set(seen)).toEqual(new Set(['read']));
		expect(await versions()).toEqual([2]);
		for (const { close } of servers) await close();
	});
});
