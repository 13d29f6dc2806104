/** Answers on both databases: stored as read, never overwritten unseen, each with its source. */
import { randomUUID } from 'node:crypto';
import { MOST_ENTRIES } from '@halfpenny/facts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents } from '../../database/schema/platform.ts';
import { entries } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { addEntry } from './commands.ts';

const job = { employer: 'Acme Ltd', payeReference: '123/ab456', pay: '£1,234.5', taxDeducted: '-12' };

describeOnDatabases('entries', (open) => {
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

	const add = (section: string, answers: unknown) =>
		user.browser.post(`/api/tax-returns/${taxReturnId}/entries`, { section, answers });
	const list = async () => (await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`)).body;

	it('stores answers as read, a blank as not answered, and says where each came from', async () => {
		const { status, body } = await add('employment', { ...job, companyDirector: null });
		expect(status).toBe(201);
		expect(body.answers).toEqual({
			employer: 'Acme Ltd',
			payeReference: '123/AB456',
			pay: '1234.50',
			taxDeducted: '-12.00',
			...{ companyDirector: null, hadBenefits: null, hadExpenses: null, hadOtherPay: null },
		});
		const typed = { source: 'typed', confirmedAt: server.time.now.toISOString() };
		expect(body.provenance).toEqual({
			employer: typed,
			payeReference: typed,
			pay: typed,
			taxDeducted: typed,
		});
		expect(await list()).toEqual([body]);
	});

	it('has room for more than any real return has, and says so when it is full', async () => {
		const now = server.time.now;
		const rows = Array.from({ length: MOST_ENTRIES }, (_, position) => ({
			...{ id: randomUUID(), taxReturnId, userId: user.userId, section: 'employment', version: 1 },
			...{ createdAt: now, updatedAt: now, position, sealed: '' },
		}));
		await open().insert(entries).values(rows.slice(1));
		expect((await add('employment', job)).status).toBe(201);
		const full = await add('employment', job);
		expect([full.status, full.body.code]).toEqual([409, 'TOO_MANY_ENTRIES']);
		expect(full.body.remediation).toContain('enter the total');
	});

	it('names the first of thousands of wrong answers, and says how many more there are', async () => {
		const wrong = Object.fromEntries(Array.from({ length: 9000 }, (_, number) => [`x${number}`, 'x']));
		const { status, body, text } = await add('employment', wrong);
		expect(status).toBe(400);
		expect(body.details.problems).toHaveLength(21);
		expect(body.details.problems.at(-1)).toEqual({
			path: '',
			code: 'problems.more',
			message: expect.stringMatching(/^And 89\d\d more problems$/),
		});
		expect(text.length).toBeLessThan(5000);
	});

	it('refuses a partner’s date outside the accounts given in another entry', async () => {
		const { body } = await user.browser.post('/api/tax-returns', {
			...{ taxYear: '2024-25', returnType: 'partnership' },
		});
		const tell = (section: string, answers: object) =>
			user.browser.post(`/api/tax-returns/${body.id}/entries`, { section, answers });
		const accounts = { runsWithTaxYear: false, accountsStart: '2023-07-01', accountsEnd: '2024-06-30' };
		await tell('partnershipDetails', { name: 'Moss and Fern', ...accounts });
		const partner = (startDate: string) => tell('partners', { name: 'Ben', joined: true, startDate });
		const refused = await partner('2023-06-30');
		expect([refused.status, refused.body.details.problems]).toEqual([
			400,
			[
				{
					...{ path: 'answers.startDate', code: 'date.beforeYear' },
					message:
						'Date of joining: enter a date from 1 July 2023 to 5 April 2025, in the accounts or the tax year of this return',
				},
			],
		]);
		const kept = await partner('2023-07-01');
		expect(kept.status).toBe(201);
		const changed = await user.browser.patch(`/api/entries/${kept.body.id}`, {
			...{ version: kept.body.version, answers: { startDate: '2031-01-01' } },
		});
		expect(changed.status).toBe(400);
	});

	it.each([
		['an amount', 'employment', { employer: 'A', pay: '12.345' }, 'answers.pay', 'money.tooManyDecimals'],
		['a negative amount', 'employment', { employer: 'A', pay: '-1' }, 'answers.pay', 'money.negative'],
		['a huge amount', 'giftAid', { charity: 'A', amount: '10000000000' }, 'answers.amount', 'money.tooLarge'],
		['no charity', 'giftAid', { amount: '1' }, 'answers.charity', 'required.missing'],
		['an unknown question', 'employment', { employer: 'A', bonus: '1' }, 'answers.bonus', 'key.unknown'],
		['a yes where text belongs', 'employment', { employer: true }, 'answers.employer', 'type.wrong'],
		['an unknown section', 'lottery', {}, 'section', 'choice.unknown'],
		['a number', 'employment', { employer: 'A', pay: 5 }, 'answers.pay', 'type.wrong'],
	])('refuses %s by its question', async (_what, section, answers, path, code) => {
		const { status, body } = await add(section, answers);
		expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
		expect(body.details.problems).toMatchObject([{ path, code }]);
		expect(await list()).toEqual([]);
	});

	it('accepts a class of shares once, when added and when changed', async () => {
		const acme = { name: 'Acme plc', kind: 'listedShares' };
		const { body: first } = await add('shareHolding', acme);
		const again = await add('shareHolding', { ...acme, name: 'ACME plc ' });
		expect([again.status, again.body.code]).toEqual([400, 'VALIDATION_FAILED']);
		expect(again.body.details.problems).toMatchObject([{ path: 'answers.name', code: 'holding.twice' }]);
		const { body: other } = await add('shareHolding', { ...acme, name: 'Moss plc' });
		const change = (id: unknown, name: string) =>
			user.browser.patch(`/api/entries/${id}`, { version: 1, answers: { name } });
		expect((await change(other.id, 'acme plc')).body.details.problems).toMatchObject([
			{ code: 'holding.twice' },
		]);
		expect((await change(first.id, 'ACME PLC')).status).toBe(200);
	});

	it('changes what is named, leaves the rest, and gives a new source to what changed', async () => {
		const { body: before } = await add('employment', job);
		const start = server.time.now;
		server.time.now = new Date(start.getTime() + 60_000);
		const answers = { pay: '2000', taxDeducted: null, employer: 'Acme Ltd' };
		const { body } = await user.browser.patch(`/api/entries/${before.id}`, { version: 1, answers });
		expect(body.version).toBe(2);
		expect(body.answers).toMatchObject({ employer: 'Acme Ltd', pay: '2000.00', taxDeducted: null });
		expect(body.provenance.employer).toEqual(before.provenance.employer);
		expect(body.provenance.pay.confirmedAt).toBe(server.time.now.toISOString());
		expect(body.provenance.taxDeducted).toBeUndefined();
		server.time.now = start;
	});

	it('refuses a stale change and a stale removal, shows both versions, and loses nothing', async () => {
		const { body: entry } = await add('employment', job);
		const path = `/api/entries/${entry.id}`;
		const mine = { version: 1, answers: { pay: '2000' } };
		const first = await user.browser.patch(path, mine);
		const stale = await user.browser.patch(path, { version: 1, answers: { pay: '3000' } });
		expect([stale.status, stale.body.code]).toEqual([409, 'STALE_WRITE']);
		expect(stale.body.details).toEqual({
			yours: { version: 1, answers: { pay: '3000' } },
			current: first.body,
		});
		const removal = await user.browser.delete(`${path}?version=1`);
		expect([removal.status, removal.body.code]).toEqual([409, 'STALE_WRITE']);
		expect(await list()).toEqual([first.body]);
	});

	it('lets one of two changes at the same time through', async () => {
		const { body: entry } = await add('employment', job);
		const change = (pay: string) =>
			user.browser.patch(`/api/entries/${entry.id}`, { version: 1, answers: { pay } });
		const answers = await Promise.all(['1', '2', '3', '4'].map(change));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
		const [winner] = answers.filter(({ status }) => status === 200);
		expect(await list()).toEqual([winner?.body]);
	});

	it('removes an entry, once', async () => {
		const { body: entry } = await add('giftAid', { charity: 'Shelter', amount: '100' });
		const path = `/api/entries/${entry.id}?version=1`;
		expect((await user.browser.delete(path)).body).toEqual({ success: true });
		expect(await list()).toEqual([]);
		expect((await user.browser.delete(path)).status).toBe(404);
		expect((await user.browser.delete(`/api/entries/${entry.id}`)).status).toBe(404);
	});

	it('summarises income and deductions', async () => {
		const { body: employment } = await add('employment', job);
		const { body: interest } = await add('bankInterest', { account: 'Bank', taxedAlready: false });
		const { body: gift } = await add('giftAid', { charity: 'Shelter', amount: '100' });
		await add('scope', { documents: false });
		const income = await user.browser.get(`/api/tax-returns/${taxReturnId}/income`);
		expect(income.body).toEqual([
			{ id: employment.id, section: 'employment', description: 'Acme Ltd', amount: '1234.50' },
			{ id: interest.id, section: 'bankInterest', description: 'Bank', amount: null },
		]);
		const deductions = await user.browser.get(`/api/tax-returns/${taxReturnId}/deductions`);
		expect(deductions.body).toEqual([
			{ id: gift.id, section: 'giftAid', description: 'Shelter', amount: '100.00' },
		]);
	});

	it('stores answers sealed, bound to their row, and audits who did what', async () => {
		const { body: first } = await add('employment', job);
		const { body: second } = await add('employment', { employer: 'Other' });
		const rows = await open().select().from(entries).where(eq(entries.taxReturnId, taxReturnId));
		expect(JSON.stringify(rows)).not.toContain('Acme');
		const trail = await open().select().from(auditEvents).where(eq(auditEvents.userId, user.userId));
		expect(trail.map(({ subject }) => subject)).toEqual(
			expect.arrayContaining([`entry:${first.id}`, `entry:${second.id}`]),
		);
		expect(JSON.stringify(trail)).not.toContain('Acme');
		// If they are swapped in the database, neither opens.
		const sealed = rows.find(({ id }) => id === first.id)?.sealed ?? '';
		await open().update(entries).set({ sealed }).where(eq(entries.id, second.id));
		expect((await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`)).status).toBe(500);
	});

	it('takes an answer’s source from the caller that adds it in a transaction', async () => {
		const source = { source: 'document', page: 1, confirmedAt: server.time.now.toISOString() } as const;
		const added = await open().transaction((tx) =>
			addEntry(tx, server.services, user.userId, {
				...{ taxReturnId, section: 'employment', answers: { employer: 'Acme', pay: '10' } },
				sourceOf: () => source,
			}),
		);
		expect(added.ok && added.value.provenance).toEqual({ employer: source, pay: source });
	});
});
