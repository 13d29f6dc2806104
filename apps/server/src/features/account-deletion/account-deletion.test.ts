/**
 * Deleting an account on both databases: everything goes, except what HMRC has, which goes when its retention period
 * ends.
 */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { dataKeys, sessions, users } from '../../database/schema/accounts.ts';
import { conversations } from '../../database/schema/chat.ts';
import { uploadedDocuments } from '../../database/schema/documents.ts';
import { jobs } from '../../database/schema/platform.ts';
import { submissions } from '../../database/schema/submissions.ts';
import { entries, taxReturns } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings } from '../../testing/things.ts';

const YEAR_MS = 366 * 24 * 3_600_000;

describeOnDatabases('deleting an account', (open) => {
	let server: TestServer;
	let user: TestUser;
	const start = new Date('2025-11-20T12:00:00Z');

	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		server.time.now = start;
		await open().delete(jobs);
		user = await signUpUser(server);
		const { taxReturnId } = await makeThings(server, user);
		await user.browser.post('/api/chat', { message: 'Hello', taxReturnId });
	});

	const remove = (password = user.password) =>
		user.browser.post('/api/account/deletion', { password, understood: true, eraseNow: true });
	const settle = (state: 'accepted' | 'rejected') =>
		open().update(submissions).set({ state, respondedAt: start }).where(eq(submissions.userId, user.userId));
	const left = async () => {
		const rows = [];
		for (const table of [
			...[users, dataKeys, sessions, taxReturns, entries, uploadedDocuments, submissions],
			conversations,
		]) {
			const owner = table === users ? users.id : (table as typeof entries).userId;
			rows.push((await open().select().from(table).where(eq(owner, user.userId))).length);
		}
		return rows;
	};

	it('waits while HMRC’s answer to a return is still to come', async () => {
		expect((await user.browser.get('/api/account/deletion')).body.underWay).toBe(true);
		const before = await left();
		expect((await remove()).body.code).toBe('FILING_UNDER_WAY');
		expect(await left()).toEqual(before);
	});

	it('needs the password and a confirmation', async () => {
		await settle('rejected');
		expect((await remove('wrong')).body.code).toBe('WRONG_PASSWORD');
		const { browser, password } = user;
		expect((await browser.post('/api/account/deletion', { password, understood: false })).status).toBe(400);
		expect((await browser.get('/api/user')).status).toBe(200);
	});

	it('leaves nothing if HMRC has nothing', async () => {
		await settle('rejected');
		const { body } = await remove();
		expect(body).toEqual({
			kept: [],
			erasedOn: null,
			deleted: expect.arrayContaining([{ taxYear: '2025-26', returnType: 'individual' }]),
		});
		expect(await left()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
		expect((await user.browser.get('/api/user')).status).toBe(401);
		const { username, email, password } = user;
		expect((await server.newBrowser().post('/api/login', { username, password })).status).toBe(401);
		const again = await server.newBrowser().post('/api/signup', { username, email, password });
		expect(again.status).toBe(201);
	});

	it('erases the files of documents', async () => {
		await settle('rejected');
		const [document] = await open()
			.select()
			.from(uploadedDocuments)
			.where(eq(uploadedDocuments.userId, user.userId));
		const id = document?.id ?? '';
		await server.services.storage.put(id, Buffer.from('sealed'));
		await remove();
		await server.services.jobs.worker.runDue();
		expect(await server.services.storage.get(id)).toBeUndefined();
	});

	it('removes the person’s emails from the outbox, and nobody else’s', async () => {
		await settle('rejected');
		const outbox = join(server.services.config.dataFolder, 'outbox');
		const write = (id: string, to: string) => server.services.mail.send({ id, to, subject: 'x', text: 'y' });
		await write(`notice-${user.userId}`, user.email);
		await write('notice-of-another', 'another@example.com');
		const earlier = { id: 'notice-earlier', to: 'earlier@example.com', subject: 'x', text: 'y' };
		await server.services.mail.send({ ...earlier, account: user.userId });
		await remove();
		expect((await readdir(outbox)).filter((name) => name.includes(user.userId))).toEqual([]);
		expect(await readdir(outbox)).toContain('notice-of-another.eml');
		expect(await readdir(outbox)).not.toContain('notice-earlier.eml');
	});

	it('keeps a filed return for six years, closed to everyone, and then removes the rest', async () => {
		await settle('accepted');
		const preview = (await user.browser.get('/api/account/deletion')).body;
		const { body } = await remove();
		expect(body.kept).toEqual([{ taxYear: '2024-25', returnType: 'individual', until: '2031-11-20' }]);
		const { erasedOn: _, ...plan } = body;
		expect(preview).toEqual({ ...plan, underWay: false });
		// The person’s row and key, one return with its job, what there was in its year, and its submission.
		expect(await left()).toEqual([1, 1, 0, 1, 2, 0, 1, 0]);
		const { username, email, password } = user;
		for (const name of [username, email])
			expect((await server.newBrowser().post('/api/login', { username: name, password })).status).toBe(401);
		expect((await server.newBrowser().post('/api/signup', { username, email, password })).status).toBe(201);

		await server.services.jobs.worker.runDue();
		server.time.now = new Date(start.getTime() + 5 * YEAR_MS);
		await server.services.jobs.worker.runDue();
		expect((await left())[6]).toBe(1);
		server.time.now = new Date(start.getTime() + 6 * YEAR_MS);
		await server.services.jobs.worker.runDue();
		expect(await left()).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
		expect(server.jobFailures.filter(({ kind }) => kind === 'account.remove')).toEqual([]);
	});
});
