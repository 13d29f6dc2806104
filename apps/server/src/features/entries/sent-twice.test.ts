/** A new entry sent twice is one entry, and several saved together are all saved or none: on both databases. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { taxReturns } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const gift = { section: 'giftAid', answers: { charity: 'Shelter', amount: '£1,200' } };

describeOnDatabases('entries', (open) => {
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;
	beforeAll(async () => {
		server = await createTestServer(open(), { environment: { LOG_LEVEL: 'silent' } });
	});
	beforeEach(async () => {
		user = await signUpUser(server);
		taxReturnId = await newReturn('2024-25');
	});
	afterAll(() => server.close());

	const newReturn = async (taxYear: string) =>
		String((await user.browser.post('/api/tax-returns', { taxYear })).body.id);
	const add = (body: object) => user.browser.post(`/api/tax-returns/${taxReturnId}/entries`, body);
	const save = (...entries: object[]) =>
		user.browser.post(`/api/tax-returns/${taxReturnId}/entries/together`, { entries });
	const change = (id: unknown, version: number, answers: object) =>
		user.browser.patch(`/api/entries/${id}`, { version, answers });
	const list = async () => (await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`)).body;

	describe('sent twice under one id', () => {
		it('are one, and the second answer is the first', async () => {
			const sentAs = randomUUID();
			const first = await add({ ...gift, sentAs });
			const again = await add({ ...gift, sentAs });
			expect([again.status, again.body]).toEqual([first.status, first.body]);
			expect(await list()).toEqual([first.body]);
		});

		it('are one at the same moment, too', async () => {
			const sentAs = randomUUID();
			const sent = await Promise.all(Array.from({ length: 4 }, () => add({ ...gift, sentAs })));
			expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
			expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
			expect(await list()).toHaveLength(1);
		});

		it('show both versions if what is said differs, or has changed since', async () => {
			const sentAs = randomUUID();
			const { body: first } = await add({ ...gift, sentAs });
			const other = await add({ ...gift, answers: { charity: 'Shelter', amount: '5' }, sentAs });
			expect([other.status, other.body.code]).toEqual([409, 'STALE_WRITE']);
			expect(other.body.details).toEqual({
				yours: { version: null, answers: expect.objectContaining({ amount: '5.00' }) },
				current: first,
			});
			const { body: changed } = await change(first.id, 1, { amount: '7' });
			const late = await add({ ...gift, sentAs });
			expect([late.status, late.body.details.current]).toEqual([409, changed]);
			expect(await list()).toEqual([changed]);
		});

		it('are two in two returns, and two without an id', async () => {
			const sentAs = randomUUID();
			await add({ ...gift, sentAs });
			await add(gift);
			await add(gift);
			expect(await list()).toHaveLength(3);
			taxReturnId = await newReturn('2023-24');
			expect((await add({ ...gift, sentAs })).status).toBe(201);
			expect(await list()).toHaveLength(1);
		});

		it('are the one of a section that has one', async () => {
			const scope = { section: 'scope', answers: { documents: false }, sentAs: randomUUID() };
			const first = await add(scope);
			expect((await add(scope)).body).toEqual(first.body);
		});
	});

	describe('saved together', () => {
		const job = { section: 'employment', answers: { employer: 'Mill', pay: '10' } };

		it('are all saved', async () => {
			const { body: before } = await add(job);
			const saved = await save({ id: before.id, version: 1, answers: { pay: '20' } }, gift);
			expect(saved.status).toBe(200);
			expect(await list()).toEqual(saved.body);
			expect(saved.body[0]).toMatchObject({ id: before.id, version: 2, answers: { pay: '20.00' } });
		});

		it('are all left alone if the last is refused', async () => {
			const { body: before } = await add(job);
			const { body: stale } = await add(gift);
			await change(stale.id, 1, { amount: '2' });
			const kept = await list();
			const pay = { id: before.id, version: 1, answers: { pay: '20' } };
			const late = await save(pay, gift, { id: stale.id, version: 1, answers: { amount: '3' } });
			expect([late.status, late.body.code]).toEqual([409, 'STALE_WRITE']);
			const wrong = await save(pay, { ...gift, answers: { charity: 'Shelter', amount: 'lots' } });
			expect([wrong.status, wrong.body.code]).toEqual([400, 'VALIDATION_FAILED']);
			expect(await list()).toEqual(kept);
		});

		it('are all left alone if the database fails halfway', async () => {
			const { body: before } = await add(job);
			await open().execute(
				sql`alter table entries add constraint faulty check (section <> 'bankInterest') not valid`,
			);
			try {
				const interest = { section: 'bankInterest', answers: { account: 'Bank', taxedAlready: false } };
				const failed = await save({ id: before.id, version: 1, answers: { pay: '20' } }, gift, interest);
				expect(failed.status).toBe(500);
				expect(await list()).toEqual([before]);
			} finally {
				await open().execute(sql`alter table entries drop constraint faulty`);
			}
		});

		it('are saved only over the answers they were worked out from', async () => {
			const { body: before } = await add(job);
			await open().update(taxReturns).set({ factsVersion: 7 }).where(eq(taxReturns.id, taxReturnId));
			const path = `/api/tax-returns/${taxReturnId}/entries/together`;
			const pay = { id: before.id, version: 1, answers: { pay: '20' } };
			const over = (factsVersion: number) => user.browser.post(path, { entries: [pay, gift], factsVersion });
			const late = await over(6);
			expect([late.status, late.body.code]).toEqual([409, 'STALE_WRITE']);
			expect(await list()).toEqual([before]);
			expect((await over(7)).status).toBe(200);
		});

		it('belong to the return named', async () => {
			const { body: elsewhere } = await add(job);
			taxReturnId = await newReturn('2023-24');
			const refused = await save(gift, { id: elsewhere.id, version: 1, answers: { pay: '20' } });
			expect(refused.status).toBe(404);
			expect(await list()).toEqual([]);
		});
	});
});
