/** What was typed and not saved, on both databases: found again on any device, sealed, gone when saved, and in time. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { unsavedAnswers } from '../../database/schema/unsaved-answers.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

describeOnDatabases('unsaved answers', (open) => {
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;
	beforeAll(async () => {
		server = await createTestServer(open(), { environment: { LOG_LEVEL: 'silent' } });
	});
	beforeEach(async () => {
		user = await signUpUser(server);
		const created = await user.browser.post('/api/tax-returns', { taxYear: '2024-25' });
		taxReturnId = String(created.body.id);
	});
	afterAll(() => server.close());

	const page = '/app/return/x/giftAid/add';
	const draft = (more: object = {}) => ({
		...{ page, taxReturnId, entryId: null, sentAs: randomUUID() },
		...{ typed: { charity: 'Shelter', amount: 'about 12' }, seen: { charity: null, amount: null } },
		...more,
	});
	const keep = (body: object) => user.browser.put('/api/unsaved-answers', body);
	const find = async (at = page) =>
		(await user.browser.get(`/api/unsaved-answers?page=${encodeURIComponent(at)}`)).body.unsaved;
	const addGift = async (more: object = {}) => {
		const gift = { section: 'giftAid', answers: { charity: 'Shelter', amount: '12' }, ...more };
		return (await user.browser.post(`/api/tax-returns/${taxReturnId}/entries`, gift)).body;
	};
	const rows = () => open().select().from(unsavedAnswers).where(eq(unsavedAnswers.userId, user.userId));

	it('are found again as typed, the latest of a page, by nobody else', async () => {
		expect(await find()).toBeNull();
		await keep(draft());
		const latest = draft({ typed: { charity: 'Shelter', amount: '12' } });
		expect((await keep(latest)).status).toBe(200);
		const pages = await user.browser.get(`/api/tax-returns/${taxReturnId}/unsaved-answers`);
		expect(pages.body).toEqual([{ page, typedAt: server.time.now.toISOString() }]);
		expect(await find()).toEqual({ ...latest, typedAt: server.time.now.toISOString() });
		expect(await find('/app/return/x/giftAid/other')).toBeNull();
		const first = user;
		user = await signUpUser(server);
		expect(await find()).toBeNull();
		expect((await keep(draft())).status).toBe(404);
		user = first;
		expect(await rows()).toHaveLength(1);
	});

	it('are kept once if two requests keep them at the same moment', async () => {
		const sent = await Promise.all([1, 2, 3, 4].map(() => keep(draft())));
		expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
		expect(await rows()).toHaveLength(1);
	});

	it('are sealed, bound to their row, and count for nothing', async () => {
		const before = await user.browser.get(`/api/tax-returns/${taxReturnId}/calculate`);
		await keep(draft());
		await keep(draft({ page: '/other' }));
		const [one, other] = await rows();
		expect(JSON.stringify([one, other])).not.toContain('Shelter');
		const after = await user.browser.get(`/api/tax-returns/${taxReturnId}/calculate`);
		expect(after.body).toEqual(before.body);
		expect((await user.browser.get('/api/export/all-data?format=json')).text).not.toContain('about 12');
		await open()
			.update(unsavedAnswers)
			.set({ sealed: one?.sealed ?? '' })
			.where(eq(unsavedAnswers.id, other?.id ?? ''));
		const read = await user.browser.get(`/api/unsaved-answers?page=${encodeURIComponent(other?.page ?? '')}`);
		expect(read.status).toBe(500);
	});

	it('go when they are saved as a new entry or a change, and stay when that is refused', async () => {
		const sentAs = randomUUID();
		await keep(draft({ sentAs }));
		await addGift({ sentAs, answers: { charity: 'Shelter', amount: 'about 12' } });
		await addGift({ sentAs: randomUUID() });
		expect(await find()).not.toBeNull();
		const gift = await addGift({ sentAs });
		expect(await find()).toBeNull();
		await keep(draft({ entryId: gift.id, sentAs }));
		const change = (version: number) =>
			user.browser.patch(`/api/entries/${gift.id}`, { version, answers: { amount: '13' }, sentAs });
		expect((await change(7)).status).toBe(409);
		expect(await find()).not.toBeNull();
		expect((await change(1)).status).toBe(200);
		expect(await find()).toBeNull();
	});

	it('go with the entry, when dropped, and with the account', async () => {
		const gift = await addGift();
		await keep(draft({ entryId: gift.id }));
		await user.browser.delete(`/api/entries/${gift.id}?version=1`);
		expect(await find()).toBeNull();
		await keep(draft());
		await user.browser.delete(`/api/unsaved-answers?page=${encodeURIComponent(page)}`);
		expect(await find()).toBeNull();
		await keep(draft({ taxReturnId: null }));
		const erase = { password: user.password, understood: true, eraseNow: true };
		expect((await user.browser.post('/api/account/deletion', erase)).status).toBe(200);
		expect(await rows()).toEqual([]);
	});

	it('are forgotten 30 days after they were typed last', async () => {
		const start = server.time.now;
		const { worker } = server.services.jobs;
		await keep(draft());
		server.time.now = new Date(start.getTime() + 20 * DAY_MS);
		await keep(draft());
		server.time.now = new Date(start.getTime() + 31 * DAY_MS);
		await worker.runDue();
		expect(await rows()).toHaveLength(1);
		server.time.now = new Date(start.getTime() + 51 * DAY_MS);
		await worker.runDue();
		expect(await rows()).toEqual([]);
		server.time.now = start;
	});

	it('are refused if they are too long, of another’s entry, or of no address, and the oldest go', async () => {
		const long = await keep(draft({ typed: { charity: 'x'.repeat(50_000) } }));
		expect([long.status, long.body.code]).toEqual([413, 'REQUEST_TOO_LARGE']);
		expect((await keep(draft({ entryId: randomUUID() }))).status).toBe(404);
		expect((await keep(draft({ page: 'https://elsewhere' }))).status).toBe(400);
		for (let number = 0; number < 42; number += 1) {
			server.time.now = new Date(server.time.now.getTime() + 1);
			await keep(draft({ page: `/page/${number}` }));
		}
		expect(await rows()).toHaveLength(40);
		expect(await find('/page/1')).toBeNull();
		expect(await find('/page/41')).not.toBeNull();
	});
});
