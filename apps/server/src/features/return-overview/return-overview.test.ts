/** Returns on both databases: started once a year, listed, moved between jurisdictions, closed while HMRC has them. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { taxReturns } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { tokenHashOf } from '../../testing/token-hash-of.ts';
import { listEntryRowsOfSession } from '../entries/repository.ts';
import { readReturnOfSession } from './queries.ts';

describeOnDatabases('returns', (open) => {
	let server: TestServer;
	let user: TestUser;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	beforeEach(async () => {
		user = await signUpUser(server);
	});
	afterAll(() => server.close());

	const create = (body: unknown) => user.browser.post('/api/tax-returns', body);

	it('starts an empty return, and returns it', async () => {
		const { status, body } = await create({ userId: user.userId, taxYear: '2024-25' });
		expect(status).toBe(201);
		expect(body).toMatchObject({
			userId: user.userId,
			taxYear: '2024-25',
			jurisdiction: 'uk',
			returnType: 'individual',
			status: 'draft',
			canFile: true,
			totalIncome: null,
			taxLiability: null,
			sa100Generated: false,
			submissionId: null,
		});
		expect((await user.browser.get(`/api/tax-returns/${body.id}`)).body).toEqual(body);
	});

	it('has one return a year, however many clicks', async () => {
		const answers = await Promise.all(Array.from({ length: 4 }, () => create({ taxYear: '2024-25' })));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
		expect(answers.find(({ status }) => status === 409)?.body.code).toBe('RETURN_EXISTS');
	});

	it.each([
		[{ taxYear: '2019-20' }, 400, 'NO_RULES_FOR_YEAR'],
		[{ taxYear: '2024-26' }, 400, 'NO_RULES_FOR_YEAR'],
		[{ taxYear: '2024' }, 400, 'VALIDATION_FAILED'],
		[{ taxYear: '2025-26', returnType: 'partnership' }, 422, 'FORM_NOT_AVAILABLE'],
		[{ taxYear: '2024-25', jurisdiction: 'france' }, 400, 'VALIDATION_FAILED'],
		[{ taxYear: '2024-25', extra: true }, 400, 'VALIDATION_FAILED'],
		[{}, 400, 'VALIDATION_FAILED'],
	])('refuses %j', async (body, status, code) => {
		const answer = await create(body);
		expect([answer.status, answer.body.code]).toEqual([status, code]);
	});

	it('gives a year without a form as an estimate that cannot be filed', async () => {
		expect((await create({ taxYear: '2023-24' })).body.canFile).toBe(false);
	});

	it('lists the person’s own returns, latest year first', async () => {
		await create({ taxYear: '2023-24' });
		await create({ taxYear: '2025-26', jurisdiction: 'scotland' });
		const { body } = await user.browser.get(`/api/users/${user.userId}/tax-returns`);
		expect(body.map((row: { taxYear: string }) => row.taxYear)).toEqual(['2025-26', '2023-24']);
		const other = await signUpUser(server);
		expect((await other.browser.get(`/api/users/${other.userId}/tax-returns`)).body).toEqual([]);
	});

	it('are read ahead for nobody but their own person', async () => {
		const { id } = (await create({ taxYear: '2024-25' })).body;
		const answers = { employer: 'Acme', pay: '1' };
		await user.browser.post(`/api/tax-returns/${id}/entries`, { section: 'employment', answers });
		const tokenHash = await tokenHashOf(open(), user);
		const own = await readReturnOfSession(open(), { tokenHash, id });
		expect([own?.taxReturn.id, own?.rows.length]).toEqual([id, 1]);
		for (const other of [await tokenHashOf(open(), await signUpUser(server)), 'of no session']) {
			const named = { tokenHash: other, id };
			expect(await readReturnOfSession(open(), named)).toBeUndefined();
			expect(await listEntryRowsOfSession(open(), named)).toEqual([]);
		}
	});

	it('moves to another jurisdiction', async () => {
		const { body } = await create({ taxYear: '2024-25' });
		const moved = await user.browser.patch(`/api/tax-returns/${body.id}`, { jurisdiction: 'wales' });
		expect([moved.status, moved.body.jurisdiction]).toEqual([200, 'wales']);
	});

	it.each([
		['submitted', 'RETURN_LOCKED'],
		['processing', 'RETURN_LOCKED'],
		['accepted', 'RETURN_ACCEPTED'],
	] as const)('cannot change any part while it is %s', async (status, code) => {
		const { body } = await create({ taxYear: '2024-25' });
		const path = `/api/tax-returns/${body.id}`;
		const answers = { employer: 'Acme', pay: '1' };
		const entry = await user.browser.post(`${path}/entries`, { section: 'employment', answers });
		await open().update(taxReturns).set({ status }).where(eq(taxReturns.id, body.id));
		const tries = await Promise.all([
			user.browser.patch(path, { jurisdiction: 'scotland' }),
			user.browser.post(`${path}/calculate`, { jurisdiction: 'scotland' }),
			user.browser.post(`${path}/entries`, { section: 'employment', answers }),
			user.browser.patch(`/api/entries/${entry.body.id}`, { version: 1, answers: { pay: '2' } }),
			user.browser.delete(`/api/entries/${entry.body.id}?version=1`),
		]);
		expect(tries.map((answer) => [answer.status, answer.body.code])).toEqual(tries.map(() => [409, code]));
		expect((await user.browser.get(`${path}/entries`)).body).toEqual([entry.body]);
		expect((await user.browser.post(`${path}/calculate`, {})).status).toBe(200);
	});
});
