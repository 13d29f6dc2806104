/** Changes of every kind and origin: added, set, conflicting, expiring; on both databases. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents } from '../../database/schema/platform.ts';
import { proposals } from '../../database/schema/proposals.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import type { ProposedChange } from './proposal-content.ts';
import { type NewProposal, propose } from './propose.ts';

const shop = {
	description: 'Market stall',
	...{ turnover: '40000', tradingAllowance: false, oneFigure: true, totalExpenses: '100' },
};
const MINUTE_MS = 60_000;

describeOnDatabases('changes', (open) => {
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;
	let entry: { id: string; version: number };
	let made = 0;

	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		user = await signUpUser(server);
		taxReturnId = (await user.browser.post('/api/tax-returns', { taxYear: '2024-25' })).body.id;
		const { body } = await user.browser.post(`/api/tax-returns/${taxReturnId}/entries`, {
			section: 'selfEmployment',
			answers: shop,
		});
		entry = { id: body.id, version: body.version };
	});

	/** Makes a proposal as a feature would. Each has its own reference unless one is given. */
	const suggest = (changes: readonly ProposedChange[], more: Partial<NewProposal> = {}) =>
		open().transaction((tx) => {
			made += 1;
			const origin = { kind: 'assistant', reference: `message ${made}` } as const;
			const about = { notices: [] };
			const { userId } = user;
			return propose(tx, server.services, { userId, taxReturnId, origin, changes, about, ...more });
		});
	const of = (): { section: string; entry: ProposedChange['entry'] } => ({
		section: 'selfEmployment',
		entry,
	});
	const costs = (value: string, target = of()): ProposedChange => ({
		...target,
		...{ operation: 'add', field: 'totalExpenses', value },
	});
	const sets = (field: string, value: string | boolean, target = of()): ProposedChange => ({
		...target,
		...{ operation: 'set', field, value },
	});
	const approve = (id: string, changes?: readonly object[]) =>
		user.browser.post(`/api/proposals/${id}/approve`, { changes });
	const read = async (id: string) => (await user.browser.get(`/api/proposals/${id}`)).body;
	const entries = async () => (await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`)).body;
	const type = (answers: object, version = entry.version) =>
		user.browser.patch(`/api/entries/${entry.id}`, { version, answers });
	const codes = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

	it('add up in either order, though each was suggested for the previous figure', async () => {
		const [first, second] = [await suggest([costs('12.50')]), await suggest([costs('0.49')])];
		expect((await approve(second)).status).toBe(200);
		expect((await approve(first)).status).toBe(200);
		expect((await entries())[0].answers.totalExpenses).toBe('112.99');
	});

	it('add up when all are approved together, and once each', async () => {
		const ids = [];
		for (const pounds of [1, 2, 4, 8, 16]) ids.push(await suggest([costs(`${pounds}.01`)]));
		const answers = await Promise.all([...ids, ...ids].map((id) => approve(id)));
		expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
		expect((await entries())[0].answers.totalExpenses).toBe('131.05');
	});

	it('add to what was typed meanwhile, and to a blank', async () => {
		const id = await suggest([costs('5.00')]);
		await type({ totalExpenses: '' });
		await approve(id);
		expect((await entries())[0].answers.totalExpenses).toBe('5.00');
	});

	it('keep the source of every part of a figure', async () => {
		await approve(await suggest([costs('12.50')]));
		await approve(await suggest([costs('7.50')], { origin: { kind: 'hmrc', reference: 'b' } }));
		const { totalExpenses } = (await entries())[0].provenance;
		expect(totalExpenses.parts).toMatchObject([
			{ source: 'typed', amount: '100.00' },
			{ source: 'assistant', amount: '12.50' },
			{ source: 'hmrc', amount: '7.50' },
		]);
	});

	it('are previewed and then made with the engine’s figures', async () => {
		const id = await suggest([costs('10000.00')]);
		const { effect } = await read(id);
		const { body: now } = await user.browser.get(`/api/tax-returns/${taxReturnId}/calculate`);
		expect(effect.before).toMatchObject({ totalIncome: now.totalIncome, taxOwed: now.taxOwed });
		expect(effect.after.totalIncome).toBe('29900.00');
		const { body } = await approve(id);
		expect(body.proposal.effect).toEqual(effect);
		const { body: then } = await user.browser.get(`/api/tax-returns/${taxReturnId}/calculate`);
		expect(then).toMatchObject({ totalIncome: '29900.00', taxOwed: effect.after.taxOwed });
		expect((await approve(id)).body).toEqual(body);
	});

	it('replace no answer of an entry that changed meanwhile, until the person has seen it and approves', async () => {
		const id = await suggest([sets('turnover', '50000.00'), costs('1.00')]);
		await type({ turnover: '41000' });
		const refused = await approve(id);
		expect(codes(refused)).toEqual([409, 'STALE_WRITE']);
		expect(refused.body.details.current).toMatchObject({ version: 2, answers: { turnover: '41000.00' } });
		expect((await entries())[0].answers).toMatchObject({ turnover: '41000.00', totalExpenses: '100.00' });
		expect(await read(id)).toMatchObject({ status: 'open', effect: null });
		const seen = { section: 'selfEmployment', entry: { id: entry.id, version: 2 } };
		expect((await approve(id, [sets('turnover', '50000.00', seen), costs('1.00', seen)])).status).toBe(200);
		expect((await entries())[0].answers).toMatchObject({ turnover: '50000.00', totalExpenses: '101.00' });
	});

	it('that set one answer to two values are refused: the last must not win silently', async () => {
		const id = await suggest([sets('turnover', '50000.00'), sets('turnover', '60000.00')]);
		const refused = await approve(id);
		expect(codes(refused)).toEqual([400, 'VALIDATION_FAILED']);
		expect(refused.body.details.problems).toMatchObject([{ path: 'answers.turnover', code: 'answer.twice' }]);
		expect((await entries())[0].answers.turnover).toBe('40000.00');
		const twice = await suggest([sets('turnover', '50000.00'), sets('turnover', '50000.00')]);
		expect((await approve(twice)).status).toBe(200);
	});

	it('say so when their entry is gone', async () => {
		const id = await suggest([costs('1.00')]);
		await user.browser.delete(`/api/entries/${entry.id}?version=1`);
		const refused = await approve(id);
		expect([...codes(refused), refused.body.details.current]).toEqual([409, 'STALE_WRITE', null]);
	});

	it('are made all or none, with the same messages as typing', async () => {
		const to = { section: 'giftAid', entry: { new: 'gift' } };
		const wrong = [costs('1.00'), sets('charity', 'Shelter', to), sets('amount', 'lots', to)];
		const id = await suggest(wrong);
		const refused = await approve(id);
		expect(codes(refused)).toEqual([400, 'VALIDATION_FAILED']);
		expect(refused.body.details.problems[0].path).toBe('answers.amount');
		expect(await entries()).toMatchObject([{ version: 1, answers: { totalExpenses: '100.00' } }]);
		expect((await read(id)).status).toBe('open');
	});

	it('never get lost behind a question that does not apply', async () => {
		const id = await suggest([sets('lossAgainstOtherIncome', '10.00')]);
		const refused = await approve(id);
		expect(refused.body.details.problems).toMatchObject([
			{ path: 'answers.lossAgainstOtherIncome', code: 'question.closed' },
		]);
	});

	it('make one new entry per key, and add to it from then on', async () => {
		const to = { section: 'giftAid', entry: { new: 'shelter' } };
		const gift = (value: string): ProposedChange[] => [
			sets('charity', 'Shelter', to),
			{ ...to, operation: 'add', field: 'amount', value },
		];
		const ids = [await suggest(gift('10.00')), await suggest(gift('2.50'))];
		await Promise.all(ids.map((id) => approve(id)));
		const gifts = (await entries()).filter(({ section }: { section: string }) => section === 'giftAid');
		expect(gifts).toMatchObject([{ answers: { charity: 'Shelter', amount: '12.50' } }]);
		const other = await suggest([sets('charity', 'Crisis', to)]);
		expect(codes(await approve(other))).toEqual([409, 'STALE_WRITE']);
	});

	it('empty an answer and remove an entry', async () => {
		await approve(await suggest([{ ...of(), operation: 'remove', field: 'totalExpenses' }]));
		expect((await entries())[0].answers.totalExpenses).toBeNull();
		const stale = await suggest([{ ...of(), operation: 'remove' }]);
		expect(codes(await approve(stale))).toEqual([409, 'STALE_WRITE']);
		entry.version = 2;
		expect((await approve(await suggest([{ ...of(), operation: 'remove' }]))).body.entries).toEqual([]);
		expect(await entries()).toEqual([]);
	});

	it('fill name and National Insurance number, but replace nothing typed meanwhile', async () => {
		const profile = { section: 'profile', entry: { id: user.userId, version: 1 } };
		const changes = [sets('firstName', 'Ann', profile), sets('nationalInsurance', 'QQ123456C', profile)];
		const id = await suggest(changes, { taxReturnId: null });
		expect(await read(id)).toMatchObject({ target: { kind: 'profile', id: user.userId }, effect: null });
		await user.browser.patch(`/api/users/${user.userId}`, { firstName: 'Anne' });
		const refused = await approve(id);
		expect(codes(refused)).toEqual([409, 'STALE_WRITE']);
		expect(refused.body.details.current.answers).toEqual({ firstName: 'Anne' });
		expect((await approve(id, changes.slice(1))).body.entries).toEqual([]);
		const { body } = await user.browser.get('/api/user');
		expect(body).toMatchObject({ firstName: 'Anne', nationalInsurance: 'QQ123456C' });
	});

	it('touch nothing else of a profile', async () => {
		const profile = { section: 'profile', entry: { id: user.userId, version: 1 } };
		const email = await suggest([sets('email', 'other@example.com', profile)], { taxReturnId: null });
		const theirs = await signUpUser(server);
		const other = { section: 'profile', entry: { id: theirs.userId, version: 1 } };
		const name = await suggest([sets('firstName', 'Ann', other)], { taxReturnId: null });
		expect([codes(await approve(email)), codes(await approve(name))]).toEqual([
			[400, 'VALIDATION_FAILED'],
			[400, 'VALIDATION_FAILED'],
		]);
	});

	it('are superseded by the next of the same origin', async () => {
		const origin = { kind: 'hmrc', reference: 'employment history' } as const;
		const old = await suggest([costs('1.00')], { origin });
		const now = await suggest([costs('2.00')], { origin });
		expect([(await read(old)).status, (await read(now)).status]).toEqual(['superseded', 'open']);
		expect(codes(await approve(old))).toEqual([409, 'PROPOSAL_OUT_OF_DATE']);
	});

	it('expire by themselves, and cannot be approved after that even if the job is late', async () => {
		const start = server.time.now;
		const ids = [
			await suggest([costs('1.00')], { expiresAfterMs: MINUTE_MS }),
			await suggest([costs('2.00')], { expiresAfterMs: 2 * MINUTE_MS }),
		];
		const [soon = '', later = ''] = ids;
		expect((await read(soon)).expiresAt).toBe(new Date(start.getTime() + MINUTE_MS).toISOString());
		server.time.now = new Date(start.getTime() + MINUTE_MS);
		expect(codes(await approve(soon))).toEqual([409, 'PROPOSAL_OUT_OF_DATE']);
		await server.services.jobs.worker.runDue();
		expect([(await read(soon)).status, (await read(later)).status]).toEqual(['expired', 'open']);
		expect((await approve(later)).status).toBe(200);
		server.time.now = new Date(start.getTime() + 3 * MINUTE_MS);
		await server.services.jobs.worker.runDue();
		expect((await read(later)).status).toBe('approved');
		server.time.now = start;
		const deeds = await open()
			.select()
			.from(auditEvents)
			.where(eq(auditEvents.subject, `proposal:${soon}`));
		expect(deeds.map(({ action }) => action).sort()).toEqual(['proposal.expired', 'proposal.made']);
	});

	it('are exported, and are deleted with the account', async () => {
		await suggest([costs('12.34')]);
		await suggest(
			[sets('firstName', 'Ann', { section: 'profile', entry: { id: user.userId, version: 1 } })],
			{
				taxReturnId: null,
			},
		);
		const { text } = await user.browser.get('/api/export/all-data?format=json');
		expect(text).toContain('12.34');
		const { suggestionsForProfile, returns } = JSON.parse(text);
		expect([suggestionsForProfile.length, returns[0].suggestions.length]).toEqual([1, 1]);
		const { password } = user;
		await user.browser.post('/api/account/deletion', { password, understood: true, eraseNow: true });
		const left = await open().select().from(proposals).where(eq(proposals.userId, user.userId));
		expect(left).toEqual([]);
	});
});
