/** The import on both databases: the same facts come back byte for byte, all or none, and it says what is wrong. */
import { LARGEST_FACTS } from '@halfpenny/facts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { makeThings } from '../../testing/things.ts';

const job = {
	employer: 'Mill',
	payeReference: '123/AB456',
	pay: '30000.00',
	taxDeducted: '3486.00',
	companyDirector: false,
	expenses: { professionalSubscriptions: '120.00' },
};
const facts = {
	taxYear: '2025-26',
	residence: 'scotland',
	employments: [job, { employer: 'Quay', pay: '1.10' }],
	savings: { untaxedUkInterest: '812.34', taxedUkInterest: '80.00' },
	dividends: { ukDividends: '900.00' },
	capitalGains: {
		holdings: [
			{
				...{ name: 'Acme', kind: 'listedShares' },
				trades: [
					{ type: 'buy', date: '2025-05-01', quantity: 10, amount: '100.00' },
					{ type: 'sell', date: '2025-06-10', quantity: 4, amount: '90.00' },
				],
			},
		],
	},
	reliefs: { giftAid: '100.00' },
	otherSchedules: ['trusts'],
	person: { firstName: 'Ann', nationalInsuranceNumber: 'QQ123456C', address: { line1: '1 High Street' } },
};

describeOnDatabases('the import of facts', (open) => {
	let server: TestServer;
	let user: TestUser;
	let here: string;
	beforeAll(async () => {
		server = await createTestServer(open());
	});
	beforeEach(async () => {
		user = await signUpUser(server);
		here = await begin('2025-26');
	});
	afterAll(() => server.close());

	const begin = async (taxYear: string) =>
		String((await user.browser.post('/api/tax-returns', { taxYear })).body.id);
	const put = (told: unknown, id = here) => user.browser.post(`/api/import/tax-return/${id}`, told);
	const exported = async (id = here) =>
		(await user.browser.get(`/api/export/tax-return/${id}?format=facts`)).text;
	const entriesHere = async () => (await user.browser.get(`/api/tax-returns/${here}/entries`)).body;

	it('creates the answers that give the same facts, says where they are from, and fills the blank profile', async () => {
		expect(await put(facts)).toMatchObject({ status: 201, body: { added: 10, kept: [] } });
		expect(JSON.parse(await exported())).toEqual({
			...facts,
			employments: [job, { employer: 'Quay', pay: '1.10' }],
			person: { ...facts.person },
		});
		const jobs = (await entriesHere()).filter(({ section }: { section: string }) => section === 'employment');
		expect(jobs[0].provenance.employer).toMatchObject({ source: 'imported' });
		const { body } = await user.browser.get('/api/user');
		expect(body).toMatchObject({ firstName: 'Ann', nationalInsurance: 'QQ123456C' });
	});

	it('gives another account the same bytes', async () => {
		await put(facts);
		const before = await exported();
		user = await signUpUser(server);
		here = await begin('2025-26');
		expect((await put(JSON.parse(before))).status).toBe(201);
		expect(await exported()).toBe(before);
	});

	it('changes nothing if there is an answer', async () => {
		await put(facts);
		const before = await exported();
		expect(await put(facts)).toMatchObject({ status: 409, body: { code: 'RETURN_NOT_EMPTY' } });
		expect(await exported()).toBe(before);
	});

	it('changes nothing if HMRC has the return', async () => {
		user = await signUpUser(server);
		await makeThings(server, user);
		const { body } = await user.browser.get(`/api/users/${user.userId}/tax-returns`);
		const sent = body.find(({ taxYear }: { taxYear: string }) => taxYear === '2024-25');
		expect(await put({ ...facts, taxYear: '2024-25', capitalGains: {} }, sent.id)).toMatchObject({
			status: 409,
			body: { code: 'RETURN_LOCKED' },
		});
	});

	it('changes nothing for another year', async () => {
		expect(await put({ ...facts, taxYear: '2024-25' })).toMatchObject({
			status: 422,
			body: { code: 'IMPORT_OTHER_YEAR', details: { found: '2024-25', expected: '2025-26' } },
		});
		expect(await entriesHere()).toEqual([]);
	});

	it('changes nothing for another person, and keeps the profile as it is', async () => {
		await user.browser.patch(`/api/users/${user.userId}`, {
			firstName: 'Anna',
			nationalInsurance: 'QQ123456C',
		});
		expect(await put(facts)).toMatchObject({ status: 201, body: { kept: ['firstName'] } });
		const { body } = await user.browser.get('/api/user');
		expect(body).toMatchObject({ firstName: 'Anna', addressLine1: '1 High Street' });
		here = await begin('2024-25');
		const person = { nationalInsuranceNumber: 'QQ 65 43 21 A' };
		expect(await put({ taxYear: '2024-25', person })).toMatchObject({
			status: 422,
			body: { code: 'IMPORT_OTHER_PERSON' },
		});
	});

	it.each([
		['no year', { employments: [] }, 'taxYear', 'taxYear.missing'],
		['a year without rules', { taxYear: '1999-00' }, 'taxYear', 'taxYear.unsupported'],
		['an unknown name', { ...facts, wages: '1' }, 'wages', 'key.unknown'],
		[
			'no amount',
			{ ...facts, employments: [{ employer: 'A', pay: 'lots' }] },
			'employments[0].pay',
			'money.notANumber',
		],
		[
			'a sale without its kind',
			{ ...facts, capitalGains: { disposals: [{ gain: '1' }] } },
			'capitalGains.disposals[0].kind',
			'choice.unknown',
		],
		[
			'what no question asks',
			{ ...facts, trades: [{ description: 'A', address: { line2: 'B' } }] },
			...(['trades[0].address.line2', 'import.notAsked'] as const),
		],
	])('says which field is wrong: %s', async (_, told, path, code) => {
		const { status, body } = await put(told);
		expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
		expect(body.details.problems).toContainEqual(expect.objectContaining({ path, code }));
		expect(await entriesHere()).toEqual([]);
	});

	it('accepts more than a form holds, but not more than facts can hold', async () => {
		const note = 'A'.repeat(200);
		const many = Array.from({ length: 300 }, (_, index) => ({
			...{ name: `Holding ${index}`, kind: 'listedShares', trades: [] },
		}));
		expect((await put({ taxYear: '2025-26', capitalGains: { holdings: many }, note })).status).toBe(400);
		expect(await put({ taxYear: '2025-26', note: 'A'.repeat(LARGEST_FACTS) })).toMatchObject({
			status: 413,
			body: { code: 'REQUEST_TOO_LARGE' },
		});
	});
});
