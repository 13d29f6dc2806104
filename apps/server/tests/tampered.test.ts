/**
 * Anything tampered with is refused, reported plainly, and logged: a cookie, a page token, stored data, a document's
 * file.
 */
import { Writable } from 'node:stream';
import { buildReader, makeP60 } from '@halfpenny/testing';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { users } from '../src/database/schema/accounts.ts';
import { uploadedDocuments } from '../src/database/schema/documents.ts';
import { describeOnDatabases } from '../src/testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../src/testing/test-server.ts';
import { upload } from '../src/testing/upload.ts';

/** The same with one character changed. */
const changed = (text: string) => {
	const at = Math.floor(text.length / 2);
	return `${text.slice(0, at)}${text[at] === 'A' ? 'B' : 'A'}${text.slice(at + 1)}`;
};

describeOnDatabases('what was tampered with', (open) => {
	let server: TestServer;
	let user: TestUser;
	let lines: string[] = [];

	beforeAll(async () => {
		buildReader();
		const sink = new Writable({
			write(chunk, _encoding, next) {
				lines.push(String(chunk));
				next();
			},
		});
		server = await createTestServer(open(), { log: pino({ level: 'warn' }, sink) });
		user = await signUpUser(server);
	});
	afterAll(() => server.close());
	beforeEach(() => {
		lines = [];
	});

	it('in a session’s cookie signs nobody in', async () => {
		const stranger = server.newBrowser();
		stranger.cookies.set('session', changed(user.browser.cookies.get('session') ?? ''));
		expect((await stranger.get('/api/user')).status).toBe(401);
		expect(lines.join()).toContain('refused a cookie of no session');
	});

	it('in a page token changes nothing', async () => {
		const csrf = changed(user.browser.cookies.get('csrf') ?? '');
		const path = `/api/users/${user.userId}`;
		const answer = await user.browser.call('PATCH', path, { csrf, body: { firstName: 'Mallory' } });
		expect([answer.status, answer.body.code]).toEqual([403, 'CSRF_FAILED']);
		expect((await user.browser.get('/api/user')).body.firstName).toBeNull();
		expect(lines.join()).toContain('refused a page token');
	});

	it('in an administrator’s cookie opens nothing', async () => {
		const stranger = server.newBrowser();
		stranger.cookies.set('administrator', 'A'.repeat(43));
		expect((await stranger.get('/api/admin/operations')).status).toBe(401);
		expect(lines.join()).toContain('refused as no administrator');
	});

	it('in the database is not shown, and is reported as damaged', async () => {
		const person = await signUpUser(server);
		const own = eq(users.id, person.userId);
		const [row] = await open().select().from(users).where(own);
		const tampered = changed(row?.sealedProfile ?? '');
		await open().update(users).set({ sealedProfile: tampered }).where(own);
		const answer = await person.browser.get('/api/user');
		expect([answer.status, answer.body.code]).toEqual([500, 'STORED_DATA_DAMAGED']);
		expect(answer.body.remediation).toContain('backup');
		expect(lines.join()).toContain('TamperedError');
	});

	it('in another person’s row opens nothing of theirs', async () => {
		const [one, other] = [await signUpUser(server), await signUpUser(server)];
		const [row] = await open().select().from(users).where(eq(users.id, one.userId));
		const moved = { sealedProfile: row?.sealedProfile ?? '' };
		await open().update(users).set(moved).where(eq(users.id, other.userId));
		expect((await other.browser.get('/api/user')).body.code).toBe('STORED_DATA_DAMAGED');
		expect(lines.join()).toContain('TamperedError');
	});

	it('in a document’s file is not opened, neither to render it nor to return it', async () => {
		const { body } = await upload(user.browser, { bytes: await makeP60() });
		const sealed = Buffer.from((await server.services.storage.get(body.id)) ?? []);
		const at = sealed.length >> 1;
		sealed[at] = (sealed[at] ?? 0) ^ 1;
		await server.services.storage.put(body.id, sealed);
		const drawn = await user.browser.get(`/api/documents/${body.id}/pages/1`);
		expect([drawn.status, drawn.body.code]).toEqual([500, 'STORED_DATA_DAMAGED']);
		expect(lines.join()).toContain('TamperedError');
		await open().delete(uploadedDocuments).where(eq(uploadedDocuments.id, body.id));
	});
});
