/**
 * What was sent as a test stays a test, whatever environment the service uses now: its receipt and its email say so.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../../tests/filer.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { receiptLetterJob } from '../jobs.ts';

describeOnDatabases('the receipt of a test, read where real returns go by now', (open) => {
	let fake: FakeTransactionEngine;
	let live: TestServer;
	let filer: Filer;
	let id: string;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		const server = await createTestServer(open(), { environment: { HMRC_LOCAL_URL: fake.url } });
		filer = await createFiler(server);
		id = await filer.file();
		await settle(server);
		const hmrc = { ...server.services.config.hmrc, environment: 'live' } as const;
		live = await createTestServer(open(), { config: { hmrc } });
		await server.close();
	});
	afterAll(async () => {
		await live.close();
		await fake.close();
	});

	const textAt = async (path: string): Promise<string> => {
		const browser = live.newBrowser();
		const { username, password } = filer.user;
		await browser.get('/api/service');
		expect((await browser.post('/api/login', { username, password })).status).toBe(200);
		return textOf((await browser.get(path)).bytes);
	};

	it('says so as a document', async () => {
		const text = await textAt(`/api/submissions/${id}/receipt.pdf`);
		expect(text).toContain('TEST');
		expect(text).toContain('HMRC has not filed it');
		expect(text).not.toContain('HMRC accepted this return');
	});

	it('says so in the document of the return', async () => {
		const text = await textAt(`/api/tax-returns/${filer.taxReturnId}/summary.pdf`);
		expect(text).toContain('Filed – TEST');
		expect(text).not.toContain('HMRC accepted this return');
	});

	it('says so in its email', async () => {
		const { jobs, config } = live.services;
		await jobs.enqueue(open(), receiptLetterJob, { submissionId: id });
		await jobs.worker.runDue();
		const letter = await readFile(join(config.dataFolder, 'outbox', `receipt-${id}.eml`), 'utf8');
		expect(letter).toContain('Subject: TEST: your 2024-25 tax return was accepted');
		expect(letter.replace(/=\n/g, '')).toContain('HMRC has not filed it');
	});
});

async function textOf(bytes: Uint8Array): Promise<string> {
	const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
	const { items } = await (await document.getPage(1)).getTextContent();
	const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
	await document.destroy();
	return text.replace(/\s+/g, ' ');
}
