/** Documents through the API: real PDFs, the real reader in its own process, on both databases. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pence } from '@halfpenny/facts';
import { buildReader, encryptedPdf, makeP60, makePage, textFile, textlessPdf } from '@halfpenny/testing';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { uploadedDocuments } from '../../database/schema/documents.ts';
import { auditEvents, laneSpending } from '../../database/schema/platform.ts';
import { submissions } from '../../database/schema/submissions.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';
import { createFolderStorage } from '../../platform/storage.ts';
import { createDatabaseStorage } from '../../platform/storage-repository.ts';
import { describeOnDatabases, openFreshPostgresql, postgresqlAnswers } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { upload } from '../../testing/upload.ts';
import { eraseJob, readJob } from './jobs.ts';

let p60: Uint8Array;
beforeAll(async () => {
	buildReader();
	p60 = await makeP60({ payInThisEmployment: pence(3_250_000) });
});

describeOnDatabases('documents', (open) => {
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;

	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		user = await signUpUser(server);
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2024-25' });
		taxReturnId = body.id;
	});

	const send = (bytes: Uint8Array, fields = {}, filename = 'p60.pdf') =>
		upload(user.browser, { bytes, filename, fields: { taxReturnId, ...fields } });
	const readAll = () => server.services.jobs.worker.runDue();
	const get = async (id: string) => (await user.browser.get(`/api/documents/${id}`)).body;
	const list = async () => (await user.browser.get(`/api/tax-returns/${taxReturnId}/documents`)).body;
	const propose = async () => (await user.browser.get(`/api/tax-returns/${taxReturnId}/proposals`)).body;

	it('are stored, read by a job and turned into a proposal', async () => {
		const sent = await send(p60, { documentType: 'other', userId: user.userId }, 'my pay 2025.pdf');
		expect(sent.status).toBe(201);
		expect(sent.body).toMatchObject({
			taxReturnId,
			filename: 'my pay 2025.pdf',
			fileType: 'application/pdf',
			documentType: 'other',
			status: 'waiting',
			failure: null,
			proposalId: null,
		});
		await readAll();
		const [document] = await list();
		expect(document).toMatchObject({
			id: sent.body.id,
			documentType: 'p60',
			status: 'read',
			pages: [{ width: 595, height: 842 }],
		});
		const [proposal] = await propose();
		expect(proposal).toMatchObject({
			id: document.proposalId,
			origin: { kind: 'document', reference: document.id },
			status: 'open',
		});
		expect(await get(document.id)).toEqual(document);
	});

	it('say that others go first once their person has used their allowance, until they are read', async () => {
		const { body: sent } = await send(p60);
		expect(sent).toMatchObject({ status: 'waiting', waitsBehindOthers: false });
		const at = server.time.now;
		await open()
			.insert(laneSpending)
			.values({ lane: readJob.lane, userId: user.userId, spentMs: 61_000, at });
		expect(await get(sent.id)).toMatchObject({ status: 'waiting', waitsBehindOthers: true });
		expect(await list()).toMatchObject([{ waitsBehindOthers: true }]);
		await readAll();
		expect(await get(sent.id)).toMatchObject({ status: 'read', waitsBehindOthers: false });
	});

	it('may be sent with the file before the fields, and without a return', async () => {
		const first = await upload(user.browser, { bytes: p60, fields: { taxReturnId }, fileFirst: true });
		expect(first.body).toMatchObject({ taxReturnId, documentType: 'p60' });
		const loose = await upload(user.browser, { bytes: p60 });
		expect(loose.body).toMatchObject({ taxReturnId: null, status: 'waiting' });
		await readAll();
		expect(await get(loose.body.id)).toMatchObject({ status: 'read', proposalId: null });
	});

	describe('that were uploaded before there was a return', () => {
		const loose = async () => (await user.browser.get(`/api/users/${user.userId}/documents`)).body;
		const attach = (id: string, body: object = { taxReturnId }) =>
			user.browser.post(`/api/documents/${id}/attach`, body);
		const sendLoose = async () => (await upload(user.browser, { bytes: p60 })).body.id;

		it('wait for it, say whose they are, and suggest their figures once attached', async () => {
			const id = await sendLoose();
			await readAll();
			const [waiting] = await loose();
			expect(waiting).toMatchObject({ id, status: 'read', taxYear: '2024-25', proposalId: null });
			const person = (await user.browser.get(`/api/proposals/${waiting.profileProposalId}`)).body;
			expect(person.changes.map(({ field }: { field: string }) => field)).toContain('nationalInsurance');
			const attached = await attach(id);
			expect([attached.status, attached.body.id, attached.body.taxReturnId]).toEqual([200, id, taxReturnId]);
			expect(await propose()).toMatchObject([{ id: attached.body.proposalId, status: 'open' }]);
			expect((await attach(id)).body).toEqual(attached.body);
			expect(await propose()).toHaveLength(1);
			expect(await loose()).toEqual([]);
		});

		it('suggest their figures when they are read, if attached before that', async () => {
			const id = await sendLoose();
			await attach(id);
			const stream = server.services.events.open(taxReturnId);
			await readAll();
			expect(String(stream.read())).toContain(`data: {"type":"document","id":"${id}"}`);
			stream.destroy();
			expect(await propose()).toHaveLength(1);
		});

		it('become the document the return already has, if the file is the same', async () => {
			const { body } = await send(p60);
			const id = await sendLoose();
			expect(id).not.toBe(body.id);
			expect((await attach(id)).body).toMatchObject({ id: body.id, taxReturnId });
			await readAll();
			expect((await user.browser.get(`/api/documents/${id}`)).status).toBe(404);
			expect(await server.services.storage.get(id)).toBeUndefined();
			expect(await list()).toHaveLength(1);
		});

		it('cannot be attached to a second return, to a return HMRC has, or to anyone else’s', async () => {
			const id = await sendLoose();
			const other = await signUpUser(server);
			const { body: foreign } = await other.browser.post('/api/tax-returns', { taxYear: '2024-25' });
			expect((await attach(id, { taxReturnId: foreign.id })).status).toBe(403);
			expect(
				(await other.browser.post(`/api/documents/${id}/attach`, { taxReturnId: foreign.id })).status,
			).toBe(403);
			await open().update(taxReturns).set({ status: 'submitted' }).where(eq(taxReturns.id, taxReturnId));
			expect((await attach(id)).body.code).toBe('RETURN_LOCKED');
			await open().update(taxReturns).set({ status: 'draft' }).where(eq(taxReturns.id, taxReturnId));
			expect((await attach(id)).status).toBe(200);
			const { body: second } = await user.browser.post('/api/tax-returns', { taxYear: '2023-24' });
			expect((await attach(id, { taxReturnId: second.id })).body.code).toBe('DOCUMENT_HAS_RETURN');
		});
	});

	it('tell the pages that show the return about every step', async () => {
		const stream = server.services.events.open(taxReturnId);
		const { body } = await send(p60);
		await readAll();
		const news = String(stream.read());
		expect(news.split(`data: {"type":"document","id":"${body.id}"}`).length - 1).toBe(3);
		stream.destroy();
	});

	it('get their type from their content, and suggest nothing the person has not placed', async () => {
		const invoice = [
			'Invoice number: 4471',
			'Invoice date: 03/06/2024',
			'Bill to: A Bell',
			'Total due: £12.00',
		];
		const { body } = await send(await makePage(['Rowan Supplies Ltd', ...invoice]), {}, 'p60.pdf');
		await readAll();
		const { documentType, proposalId } = await get(body.id);
		expect(documentType).toBe('invoice');
		expect(await propose()).toMatchObject([{ id: proposalId, changes: [], doubtful: [], effect: null }]);
	});

	it('are one document if the same file comes twice, also at the same time', async () => {
		const [one, two] = await Promise.all([send(p60), send(p60)]);
		await readAll();
		const three = await send(p60, {}, 'again.pdf');
		expect([two.body.id, three.body.id]).toEqual([one.body.id, one.body.id]);
		expect(three.body.status).toBe('read');
		expect(await list()).toHaveLength(1);
		expect(await propose()).toHaveLength(1);
	});

	it('are judged by their content, whatever their name', async () => {
		const png = Buffer.from(
			'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
			'base64',
		);
		const cases: [Uint8Array, number, string][] = [
			[textFile(), 415, 'DOCUMENT_TYPE_UNSUPPORTED'],
			[png.subarray(0, 40), 422, 'DOCUMENT_UNREADABLE'],
			[encryptedPdf(), 422, 'DOCUMENT_ENCRYPTED'],
			[p60.subarray(0, 1500), 422, 'DOCUMENT_UNREADABLE'],
			[new Uint8Array(0), 422, 'DOCUMENT_UNREADABLE'],
		];
		for (const [bytes, status, code] of cases) {
			const answer = await send(bytes, { documentType: 'p60' }, 'p60.pdf');
			expect([answer.status, answer.body.code]).toEqual([status, code]);
		}
		expect(await list()).toEqual([]);
	});

	it('may have 10 MB and not a byte more', async () => {
		const padded = new Uint8Array(10 * 1024 * 1024 + 1);
		padded.set(p60);
		expect((await send(padded.subarray(0, padded.length - 1))).status).toBe(201);
		const refused = await send(padded);
		expect([refused.status, refused.body.code]).toEqual([413, 'DOCUMENT_TOO_LARGE']);
	});

	it('say why they could not be read, and may be sent again', async () => {
		const { body } = await send(textlessPdf());
		await readAll();
		const failed = await get(body.id);
		expect(failed).toMatchObject({ status: 'failed', failure: { code: 'DOCUMENT_NO_TEXT' } });
		expect(failed.failure.remediation).toMatch(/type the figures in/);
		expect((await send(textlessPdf())).body).toMatchObject({ id: body.id, status: 'waiting', failure: null });
		await readAll();
		expect(await get(body.id)).toMatchObject({ status: 'failed' });
	});

	it('need a file, and a return that exists', async () => {
		const empty = await upload(user.browser, { fields: { taxReturnId } });
		expect([empty.status, empty.body.details.problems[0].path]).toEqual([400, 'document']);
		const odd = await send(p60, { taxReturnId: 'x' });
		expect([odd.status, odd.body.details.problems[0].path]).toEqual([400, 'taxReturnId']);
		const json = await user.browser.post('/api/documents/upload', { taxReturnId });
		expect([json.status, json.body.code]).toEqual([415, 'MEDIA_TYPE_UNSUPPORTED']);
	});

	it('are nobody else’s to give, see or delete', async () => {
		const other = await signUpUser(server);
		const { body } = await send(p60);
		const asAnother = await send(p60, { userId: other.userId });
		const toAnother = await upload(other.browser, { bytes: p60, fields: { taxReturnId } });
		const looked = await other.browser.get(`/api/documents/${body.id}/pages/1`);
		const deleted = await other.browser.delete(`/api/documents/${body.id}`);
		expect([asAnother, toAnother, looked, deleted].map(({ status }) => status)).toEqual([403, 403, 403, 403]);
		const refusals = await open().select().from(auditEvents).where(eq(auditEvents.action, 'access.refused'));
		expect(refusals.map(({ userId }) => userId)).toEqual(expect.arrayContaining([user.userId, other.userId]));
		expect((await user.browser.get(`/api/documents/${body.id}`)).status).toBe(200);
	});

	it('show their pages as pictures', async () => {
		const { body } = await send(p60);
		const page = await user.browser.get(`/api/documents/${body.id}/pages/1`);
		expect(page.headers['content-type']).toBe('image/png');
		expect(page.headers['cache-control']).toBe('no-store');
		expect(page.bytes.subarray(1, 4).toString()).toBe('PNG');
		expect((await user.browser.get(`/api/documents/${body.id}/pages/2`)).status).toBe(404);
	});

	it('are stored sealed: neither file nor row shows a name, a number or an amount', async () => {
		const { body } = await send(p60, {}, 'Okonkwo P60.pdf');
		await readAll();
		const folder = join(server.services.config.dataFolder, 'blobs');
		const file = readFileSync(join(folder, body.id.slice(0, 2), body.id)).toString('latin1');
		const [row] = await open().select().from(uploadedDocuments).where(eq(uploadedDocuments.id, body.id));
		const all = `${file}${JSON.stringify(row)}`;
		for (const secret of ['%PDF', 'Okonkwo', 'QQ123456C', '3250000', '123/AB456'])
			expect(all).not.toContain(secret);
	});

	/** Uploads, reads and approves a document; returns its id. */
	const approved = async (bytes: Uint8Array): Promise<string> => {
		const { body } = await send(bytes);
		await readAll();
		const proposal = (await propose()).find(
			(one: { origin: { reference: string } }) => one.origin.reference === body.id,
		);
		expect((await user.browser.post(`/api/proposals/${proposal.id}/approve`, {})).status).toBe(200);
		return body.id;
	};
	/** An attempt to file the return as it is now. */
	const sent = (state: 'deleted' | 'rejected') =>
		open()
			.insert(submissions)
			.values({
				...{ id: randomUUID(), taxReturnId, userId: user.userId, channel: 'transaction-engine', state },
				...{ attemptNumber: 1, environment: 'local', snapshotHash: '', sealedSnapshot: '' },
				createdAt: server.time.now,
			});

	describe('deleted', () => {
		it('are gone with file and proposal; answers stay', async () => {
			const { body } = await send(p60);
			await readAll();
			const [proposal] = await propose();
			await user.browser.post(`/api/proposals/${proposal.id}/approve`, {});
			expect((await user.browser.delete(`/api/documents/${body.id}`)).status).toBe(200);
			await readAll();
			expect(await list()).toEqual([]);
			expect(await propose()).toEqual([]);
			expect((await user.browser.get(`/api/documents/${body.id}`)).status).toBe(404);
			expect(await server.services.storage.get(body.id)).toBeUndefined();
			expect((await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`)).body).toHaveLength(1);
			expect((await send(p60)).body.id).not.toBe(body.id);
		});

		it('cannot be deleted when they support a filed return', async () => {
			const { body } = await send(p60);
			await readAll();
			const [proposal] = await propose();
			await user.browser.post(`/api/proposals/${proposal.id}/approve`, {});
			await sent('deleted');
			await open().update(taxReturns).set({ status: 'accepted' }).where(eq(taxReturns.id, taxReturnId));
			const refused = await user.browser.delete(`/api/documents/${body.id}`);
			expect([refused.status, refused.body.code]).toEqual([409, 'DOCUMENT_SUPPORTS_RETURN']);
			expect((await get(body.id)).id).toBe(body.id);
			const late = await send(await makeP60({ style: 'bureau' }));
			expect([late.status, late.body.code]).toEqual([409, 'RETURN_ACCEPTED']);
		});

		it('cannot be deleted while they support an accepted version, even while the return is being amended', async () => {
			const earlier = await approved(p60);
			await sent('deleted');
			await open()
				.update(taxReturns)
				.set({ status: 'draft', amending: true })
				.where(eq(taxReturns.id, taxReturnId));
			server.time.now = new Date(server.time.now.getTime() + 60_000);
			const later = await approved(await makeP60({ style: 'bureau' }));
			expect((await user.browser.delete(`/api/documents/${earlier}`)).body.code).toBe(
				'DOCUMENT_SUPPORTS_RETURN',
			);
			expect((await user.browser.delete(`/api/documents/${later}`)).status).toBe(200);
		});

		it('can be deleted if HMRC rejected every version they support', async () => {
			const id = await approved(p60);
			await sent('rejected');
			expect((await user.browser.delete(`/api/documents/${id}`)).status).toBe(200);
		});
	});

	it('leave no file behind if the upload is not stored', async () => {
		await open().update(taxReturns).set({ status: 'submitted' }).where(eq(taxReturns.id, taxReturnId));
		const refused = await send(p60);
		expect([refused.status, refused.body.code]).toEqual([409, 'RETURN_LOCKED']);
		const blobs = join(server.services.config.dataFolder, 'blobs');
		const before = readdirSync(blobs, { recursive: true, withFileTypes: true }).filter((item) =>
			item.isFile(),
		);
		server.time.now = new Date(server.time.now.getTime() + 2 * 60 * 60 * 1000);
		await readAll();
		const kept = await open().select({ id: uploadedDocuments.id }).from(uploadedDocuments);
		const after = readdirSync(blobs, { recursive: true, withFileTypes: true }).filter((item) =>
			item.isFile(),
		);
		expect(after.length).toBeLessThan(before.length);
		expect(kept.map(({ id }) => id)).toEqual(expect.arrayContaining(after.map(({ name }) => name)));
	});

	it('are read once, however often the job runs', async () => {
		const { body } = await send(p60);
		await readAll();
		const before = await get(body.id);
		await server.services.jobs.enqueue(open(), readJob, { documentId: body.id });
		await server.services.jobs.enqueue(open(), eraseJob, { documentId: body.id });
		await readAll();
		expect(await get(body.id)).toEqual(before);
		expect((await user.browser.get(`/api/documents/${body.id}/pages/1`)).status).toBe(200);
		expect(server.jobFailures).toEqual([]);
	});

	describe('whose file is lost', () => {
		const lose = async () => {
			const { body } = await send(p60);
			await server.services.storage.remove(body.id);
			return String(body.id);
		};
		const runFailing = async (times: number) => {
			for (let turn = 0; turn < times; turn += 1) {
				server.time.now = new Date(server.time.now.getTime() + 60_000);
				await readAll();
			}
			const missing = server.jobFailures.splice(0).map(({ error }) => error instanceof Error && error.name);
			expect(new Set(missing)).toEqual(new Set(['FileMissing']));
		};

		it('are tried again, and read once it is back', async () => {
			const id = await lose();
			await runFailing(2);
			expect(await get(id)).toMatchObject({ status: 'reading', failure: null });
			expect((await send(p60)).body).toMatchObject({ id });
			server.time.now = new Date(server.time.now.getTime() + 60_000);
			await readAll();
			expect(await get(id)).toMatchObject({ status: 'read' });
		});

		it('are never called damaged: the person is asked for the file again, which fixes them', async () => {
			const id = await lose();
			await runFailing(5);
			expect(await get(id)).toMatchObject({ status: 'failed', failure: { code: 'DOCUMENT_MISSING' } });
			const page = await user.browser.get(`/api/documents/${id}/pages/1`);
			expect([page.status, page.body.code]).toEqual([404, 'DOCUMENT_MISSING']);
			expect((await send(p60)).body).toMatchObject({ id, status: 'waiting' });
			await readAll();
			expect(await get(id)).toMatchObject({ status: 'read', failure: null });
			expect((await user.browser.get(`/api/documents/${id}/pages/1`)).status).toBe(200);
		});

		it('have their pictures again once uploaded again, read or not', async () => {
			const { body } = await send(p60);
			await readAll();
			await server.services.storage.remove(body.id);
			expect((await user.browser.get(`/api/documents/${body.id}/pages/1`)).status).toBe(404);
			expect((await send(p60)).body).toMatchObject({ id: body.id, status: 'read' });
			expect((await user.browser.get(`/api/documents/${body.id}/pages/1`)).status).toBe(200);
		});
	});

	describe('of one person', () => {
		const fill = (documents: number, sizeBytes: number) =>
			open()
				.insert(uploadedDocuments)
				.values(
					Array.from({ length: documents }, (_, index) => ({
						...{ id: randomUUID(), userId: user.userId, taxReturnId, sizeBytes },
						...({ fileType: 'application/pdf', documentType: 'other', status: 'read' } as const),
						...{ digest: `digest ${index}`, sealed: '', createdAt: server.time.now },
					})),
				);

		it.each([
			['so many', 199, 1],
			['so much', 10, (500 * 1024 * 1024) / 10 - 20_000],
		])('may be %s and no more, while others still have room', async (_what, documents, size) => {
			await fill(documents, Math.floor(size));
			expect((await send(p60)).status).toBe(201);
			if (documents === 10)
				await open()
					.update(uploadedDocuments)
					.set({ sizeBytes: 52_428_800 })
					.where(eq(uploadedDocuments.userId, user.userId));
			const refused = await send(await makeP60({ style: 'bureau' }));
			expect([refused.status, refused.body.code]).toEqual([409, 'TOO_MANY_DOCUMENTS']);
			expect((await send(p60)).status).toBe(201);
			const other = await signUpUser(server);
			expect((await upload(other.browser, { bytes: p60 })).status).toBe(201);
		});

		it('are limited to thirty a minute', async () => {
			const statuses: number[] = [];
			for (let turn = 0; turn < 31; turn += 1) statuses.push((await send(textFile())).status);
			expect(statuses).toEqual([...Array(30).fill(415), 429]);
		});
	});
});

describe.skipIf(!postgresqlAnswers)('two servers on one PostgreSQL, each with its own folder', () => {
	let opened: Awaited<ReturnType<typeof openFreshPostgresql>>;
	let servers: TestServer[];
	beforeAll(async () => {
		opened = await openFreshPostgresql();
		const make = async () => {
			const folder = createFolderStorage(mkdtempSync(join(tmpdir(), 'halfpenny-blobs-')));
			return createTestServer(opened.database, {
				storage: createDatabaseStorage(opened.database, folder),
			});
		};
		servers = [await make(), await make()];
	});
	afterAll(async () => {
		for (const server of servers) await server.close();
		await opened.close();
	});

	it('share their documents: uploaded at one, read, seen and erased at the other', async () => {
		const [one, other] = servers as [TestServer, TestServer];
		const user = await signUpUser(one);
		const { body } = await upload(user.browser, { bytes: p60 });
		await other.services.jobs.worker.runDue();
		expect(other.jobFailures).toEqual([]);
		const there = other.newBrowser();
		for (const [name, value] of user.browser.cookies) there.cookies.set(name, value);
		expect((await there.get(`/api/documents/${body.id}`)).body).toMatchObject({ status: 'read' });
		expect((await there.get(`/api/documents/${body.id}/pages/1`)).status).toBe(200);
		await there.delete(`/api/documents/${body.id}`);
		await other.services.jobs.worker.runDue();
		expect(await one.services.storage.get(body.id)).toBeUndefined();
	});
});
