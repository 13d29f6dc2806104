/**
 * A whole account is restored from its archive: facts, documents and what was sent byte for byte, and nothing is filed
 * twice.
 */
import { createHash } from 'node:crypto';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, settle } from '../../../tests/filer.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { upload } from '../../testing/upload.ts';

const PICTURE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);

describeOnDatabases('the import of an archive', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let archive: Buffer;
	let before: Record<string, Uint8Array>;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		const environment = { HMRC_LOCAL_URL: fake.url, HMRC_SENDER_ID: 'SENDER1', HMRC_PASSWORD: 'password-1' };
		server = await createTestServer(open(), { environment });
		const filer = await createFiler(server);
		await upload(filer.user.browser, {
			bytes: PICTURE,
			filename: 'p60.png',
			fields: { taxReturnId: filer.taxReturnId },
		});
		const { snapshotHash } = (await filer.check()).body;
		await filer.user.browser.post(`/api/sa100/submit/${filer.taxReturnId}`, {
			declaration: { accepted: true, snapshotHash },
		});
		await settle(server);
		expect(await filer.readReturn()).toMatchObject({ status: 'accepted' });
		archive = await exported(filer.user);
		before = unzipSync(archive);
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});

	const exported = async ({ browser }: TestUser) =>
		Buffer.from((await browser.get('/api/export/all-data?format=zip')).bytes);
	const put = ({ browser }: TestUser, bytes: Uint8Array) =>
		upload(browser, { path: '/api/import/all-data', bytes, filename: 'archive.zip' });
	const ending = (files: Record<string, Uint8Array>, end: string) =>
		Object.entries(files)
			.filter(([path]) => path.endsWith(end))
			.map(([, bytes]) => Buffer.from(bytes).toString('base64'));
	const json = (files: Record<string, Uint8Array>, path: string) =>
		JSON.parse(Buffer.from(files[path] ?? []).toString('utf8'));
	/** The archive with one file replaced, and a matching table of contents. */
	const changed = (path: string, change: (value: ReturnType<typeof json>) => void) => {
		const value = json(before, path);
		change(value);
		const bytes = Buffer.from(JSON.stringify(value));
		const contents = json(before, 'contents.json');
		const listed = contents.files.find((file: { path: string }) => file.path === path);
		Object.assign(listed, { bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') });
		const files: Zippable = {
			...before,
			[path]: bytes,
			'contents.json': Buffer.from(JSON.stringify(contents)),
		};
		return zipSync(files);
	};

	it('restores the same facts, documents, XML and answers byte for byte, and does not file the year again', async () => {
		const user = await signUpUser(server);
		expect(await put(user, archive)).toMatchObject({
			status: 201,
			body: { returns: 1, documents: 1, submissions: 1, kept: [] },
		});
		const after = unzipSync(await exported(user));
		for (const end of ['facts.json', '.png', 'sent.xml', 'answer.json'])
			expect([end, ending(after, end)]).toEqual([end, ending(before, end)]);
		expect(ending(before, 'sent.xml')).toHaveLength(1);

		const [taxReturn] = (await user.browser.get(`/api/users/${user.userId}/tax-returns`)).body;
		expect(taxReturn).toMatchObject({ status: 'accepted' });
		const { snapshotHash } = (await user.browser.get(`/api/tax-returns/${taxReturn.id}/check-answers`)).body;
		const again = await user.browser.post(`/api/sa100/submit/${taxReturn.id}`, {
			declaration: { accepted: true, snapshotHash },
		});
		expect([again.status, again.body.code]).toEqual([409, 'ALREADY_SUBMITTED']);
		const job = { section: 'employment', answers: { employer: 'Other Ltd', pay: '1.00' } };
		const added = await user.browser.post(`/api/tax-returns/${taxReturn.id}/entries`, job);
		expect(added.body.code).toBe('RETURN_ACCEPTED');
		const [paper] = (await user.browser.get(`/api/tax-returns/${taxReturn.id}/documents`)).body;
		expect((await user.browser.delete(`/api/documents/${paper.id}`)).body.code).toBe(
			'DOCUMENT_SUPPORTS_RETURN',
		);

		const { logs, latestStatus } = (await user.browser.get(`/api/sa100/logs/${taxReturn.id}`)).body;
		expect([logs.length, latestStatus]).toEqual([1, 'accepted']);
		const receipt = await user.browser.get(`/api/submissions/${logs[0].id}/receipt.pdf`);
		expect([receipt.status, receipt.headers['content-type']]).toEqual([200, 'application/pdf']);
	});

	it('lets an imported return be amended only once the user has looked at what HMRC has', async () => {
		const user = await signUpUser(server);
		await put(user, archive);
		const [{ id }] = (await user.browser.get(`/api/users/${user.userId}/tax-returns`)).body;
		const path = `/api/tax-returns/${id}`;
		const amend = (body?: object) => user.browser.post(`${path}/amend`, body);
		const refused = { status: 409, body: { code: 'AMENDMENT_OF_IMPORTED' } };
		expect(await amend()).toMatchObject(refused);
		const { details } = (await amend({ sameAtHmrc: false })).body;
		expect(details.importedAt).toBe(server.time.now.toISOString());
		expect((await user.browser.get(path)).body).toMatchObject({ status: 'accepted', amending: false });
		expect(await amend({ sameAtHmrc: true })).toMatchObject({ status: 200, body: { amending: true } });
		const { amendment } = (await user.browser.get(`${path}/check-answers`)).body;
		expect(amendment.importedAt).toBe(details.importedAt);
	});

	it('imports nothing if there is a return already', async () => {
		const user = await signUpUser(server);
		await user.browser.post('/api/tax-returns', { taxYear: '2025-26' });
		expect((await put(user, archive)).body.code).toBe('ACCOUNT_NOT_EMPTY');
	});

	it('imports nothing from a damaged archive, or from another file', async () => {
		const user = await signUpUser(server);
		const torn = zipSync({ ...before, 'data.json': Buffer.from('{}') } as Zippable);
		for (const bytes of [torn, PICTURE, archive.subarray(0, archive.length / 2), zipSync({})])
			expect(await put(user, bytes)).toMatchObject({ status: 422, body: { code: 'ARCHIVE_UNREADABLE' } });
		expect((await user.browser.get(`/api/users/${user.userId}/tax-returns`)).body).toEqual([]);
	});

	it('imports nothing if HMRC’s answer was still to come, or what was shown cannot be read', async () => {
		const user = await signUpUser(server);
		const record = Object.keys(before).find((path) => path.endsWith('record.json')) ?? '';
		const waiting = changed(record, (value) => (value.state = 'polling'));
		expect((await put(user, waiting)).body.code).toBe('IMPORT_UNDER_WAY');
		const hollow = changed(record, (value) => (value.snapshot.source = {}));
		expect((await put(user, hollow)).body.code).toBe('ARCHIVE_UNREADABLE');
		const wrong = changed('data.json', (value) => (value.returns[0].entries[0].section = 'nowhere'));
		expect(await put(user, wrong)).toMatchObject({ status: 400, body: { code: 'VALIDATION_FAILED' } });
		expect((await user.browser.get(`/api/users/${user.userId}/tax-returns`)).body).toEqual([]);
	});
});
