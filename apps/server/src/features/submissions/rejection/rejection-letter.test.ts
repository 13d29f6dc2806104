/** The email about a rejection: once, without what others must not read, and only while it is news. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../../tests/filer.ts';
import { jobs } from '../../../database/schema/platform.ts';
import { submissions } from '../../../database/schema/submissions.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { rejectionLetterJob } from '../jobs.ts';

const REASON = {
	raisedBy: 'ChRIS',
	code: '5005',
	type: 'business',
	text: 'Entry for Ada Quill is not valid',
};

describeOnDatabases('the email about a rejection', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		server = await createTestServer(open(), {
			environment: { HMRC_LOCAL_URL: fake.url, PUBLIC_URL: 'https://tax.example' },
		});
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});
	beforeEach(async () => {
		fake.reset();
		fake.verdict = { code: '3001', errors: [REASON] };
		server.time.now = new Date('2025-11-20T12:00:00Z');
		await open().delete(jobs);
		filer = await createFiler(server);
	});

	const outbox = () => join(server.services.config.dataFolder, 'outbox');
	const lettersAbout = async (id: string) =>
		(await readdir(outbox()).catch(() => [])).filter((name) => name.includes(id));
	const textOf = async (id: string) => {
		const raw = await readFile(join(outbox(), `rejection-${id}.eml`), 'utf8');
		return Buffer.from(
			raw
				.replace(/=\r?\n/g, '')
				.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
			'latin1',
		).toString('utf8');
	};
	/** As if it had gone to HMRC itself. */
	const sendAsLive = async (id: string) => {
		await open().update(submissions).set({ environment: 'live' }).where(eq(submissions.id, id));
		await server.services.jobs.enqueue(open(), rejectionLetterJob, { submissionId: id });
		await server.services.jobs.worker.runDue();
		return textOf(id);
	};

	it('goes out once, says that it was a test, and gives no name, number, figure or reason', async () => {
		const id = await filer.file();
		await settle(server);
		expect((await filer.readReturn()).status).toBe('rejected');
		expect(await lettersAbout(id)).toEqual([`rejection-${id}.eml`]);
		const letter = await textOf(id);
		expect(letter).toContain(`To: ${filer.user.email}`);
		expect(letter).toContain('TEST: your 2024-25 tax return was rejected');
		expect(letter).toContain('You sent it on 20 November 2025.');
		expect(letter).toContain(`https://tax.example/app/return/${filer.taxReturnId}/submission/${id}`);
		for (const personal of ['Quill', filer.utr, 'QQ123456', '30000', '30,000', '3486', '5005'])
			expect(letter).not.toContain(personal);
	});

	it('says what the dashboard says comes next, and by when', async () => {
		const id = await filer.file();
		await settle(server);
		const letter = await sendAsLive(id);
		expect(letter).toContain('HMRC rejected your 2024-25 tax return.');
		const { body } = await filer.user.browser.get(`/api/tax-returns/${filer.taxReturnId}/next-step`);
		expect(letter).toContain(body.detail);
		expect(letter).toContain('It’s due by 31 January 2026.');
		expect(letter).not.toContain('test');
	});

	it('says that the attempts are used up after the third, and that it is late', async () => {
		server.time.now = new Date('2026-02-03T12:00:00Z');
		filer = await createFiler(server);
		let id = '';
		for (let attempt = 0; attempt < 3; attempt += 1) {
			id = await filer.file();
			await settle(server);
		}
		const { body } = await filer.user.browser.get(`/api/tax-returns/${filer.taxReturnId}/next-step`);
		expect(body.detail).toMatch(/can’t send it again from here/);
		await server.services.jobs.enqueue(open(), rejectionLetterJob, { submissionId: id });
		await server.services.jobs.worker.runDue();
		expect(await textOf(id)).toContain(body.detail);
		expect(await sendAsLive(id)).toContain('It was due on 31 January 2026.');
	});

	it('is about the amendment, and says that the return itself stands', async () => {
		fake.verdict = 'accept';
		await filer.file();
		await settle(server);
		await filer.user.browser.post(`/api/tax-returns/${filer.taxReturnId}/amend`);
		await filer.changePay('31000');
		fake.verdict = { code: '3001', errors: [REASON] };
		const id = await filer.file();
		await settle(server);
		const letter = await sendAsLive(id);
		expect(letter).toContain('HMRC rejected the amendment to your 2024-25 tax return.');
		expect(letter).toContain('What you filed before still stands.');
		expect(letter).not.toContain('due by');
	});

	it('is not sent once the return was sent again', async () => {
		const first = await filer.file();
		await settle(server);
		fake.verdict = 'accept';
		await filer.file();
		await settle(server);
		await open().delete(jobs);
		const before = await textOf(first);
		await open().update(submissions).set({ environment: 'live' }).where(eq(submissions.id, first));
		await server.services.jobs.enqueue(open(), rejectionLetterJob, { submissionId: first });
		await server.services.jobs.worker.runDue();
		expect(await textOf(first)).toBe(before);
	});
});
