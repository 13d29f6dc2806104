/**
 * The archive on both databases: documents byte for byte, what was sent, the facts, and a matching table of contents.
 */
import { createHash } from 'node:crypto';
import { parseFacts } from '@halfpenny/facts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings } from '../../testing/things.ts';
import { upload } from '../../testing/upload.ts';

const PICTURE = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
	'base64',
);

describeOnDatabases('the archive', (open) => {
	let server: TestServer;
	let user: TestUser;
	let files: Record<string, Uint8Array>;
	beforeAll(async () => {
		server = await createTestServer(open());
		user = await signUpUser(server);
		await makeThings(server, user);
		await upload(user.browser, { bytes: PICTURE, filename: '../../etc/na:me.png' });
		const other = await signUpUser(server);
		await upload(other.browser, { bytes: PICTURE, filename: 'theirs.png' });
		const answer = await user.browser.get('/api/export/all-data?format=zip');
		expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
		expect(answer.headers['content-disposition']).toBe(
			'attachment; filename="halfpenny-archive-2025-11-20.zip"',
		);
		files = unzipSync(answer.bytes);
	});
	afterAll(() => server.close());

	const json = (path: string) => JSON.parse(Buffer.from(files[path] ?? []).toString('utf8'));

	it('has the original documents byte for byte, under names that stay inside the archive', () => {
		const papers = Object.keys(files).filter((path) => path.startsWith('papers/'));
		expect(papers.map((path) => path.split('/').at(-1))).toContain('name.png');
		for (const path of papers) expect(path).toMatch(/^papers\/[0-9a-f-]{36}\/[^/:.][^/:]*$/);
		const picture = papers.find((path) => path.endsWith('name.png')) ?? '';
		expect(Buffer.from(files[picture] ?? []).equals(PICTURE)).toBe(true);
		expect(papers.filter((path) => path.includes('theirs'))).toEqual([]);
	});

	it('has the exact XML of each attempt, and the facts of each return', () => {
		const sent = Object.keys(files).filter((path) => path.endsWith('/sent.xml'));
		const [submission] = json('data.json').returns[1].submissions;
		expect(sent).toEqual([`returns/2024-25/sent/${submission.id}/sent.xml`]);
		expect(Buffer.from(files[sent[0] ?? ''] ?? []).toString('utf8')).toBe(submission.sentXml);
		expect(submission.sentXml).toContain('<IRmark');
		expect(parseFacts(json('returns/2025-26/facts.json')).ok).toBe(true);
	});

	it('lists every file with its length, digest and description', () => {
		const contents = json('contents.json');
		expect(contents).toMatchObject({ format: 'halfpenny-archive', version: 1 });
		const listed = contents.files.map(({ path }: { path: string }) => path);
		expect([...listed, 'contents.json'].sort()).toEqual(Object.keys(files).sort());
		for (const { path, bytes, sha256 } of contents.files) {
			const file = files[path] ?? new Uint8Array();
			expect([path, bytes]).toEqual([path, file.length]);
			expect(createHash('sha256').update(file).digest('hex')).toBe(sha256);
		}
	});

	it('names a document whose file is gone instead of ending early', async () => {
		const [paper] = json('data.json').documentsWithoutReturn;
		await server.services.storage.remove(paper.id);
		const answer = await user.browser.get('/api/export/all-data?format=zip');
		files = unzipSync(answer.bytes);
		expect(json('contents.json').missing).toContain(paper.id);
	});
});
