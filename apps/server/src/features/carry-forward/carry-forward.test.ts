/**
 * Beginning a year from the last one on both databases: suggested, never done unasked; added all or nothing, with its
 * source.
 */
import { LARGEST_RETURN_XML } from '@halfpenny/facts';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sayNoToTheRest } from '../../testing/say-no.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { upload } from '../../testing/upload.ts';

const job = {
	employer: 'Mill',
	payeReference: '123/AB456',
	pay: '30000',
	taxDeducted: '3486',
	companyDirector: false,
};
const shop = {
	description: 'Market stall',
	name: 'Ann’s Jams',
	startedThisYear: false,
	endedThisYear: false,
	turnover: '4000',
	tradingAllowance: false,
	oneFigure: true,
	totalExpenses: '9500',
};
const person = {
	firstName: 'Ann',
	lastName: 'Example',
	dateOfBirth: '1980-02-29',
	nationalInsurance: 'QQ123456C',
	uniqueTaxReference: '1234567895',
	addressLine1: '1 High Street',
	city: 'Leeds',
	postcode: 'LS1 4DL',
};
const carriedJob = {
	section: 'employment',
	answers: { employer: 'Mill', payeReference: '123/AB456', companyDirector: false },
};

describeOnDatabases('carrying forward', (open) => {
	let server: TestServer;
	let user: TestUser;
	let last: string;
	let here: string;
	beforeAll(async () => {
		server = await createTestServer(open(), { environment: { LOG_LEVEL: 'silent' } });
	});
	beforeEach(async () => {
		user = await signUpUser(server);
		const make = async (taxYear: string) =>
			String((await user.browser.post('/api/tax-returns', { taxYear })).body.id);
		await user.browser.patch(`/api/users/${user.userId}`, person);
		last = await make('2024-25');
		here = await make('2025-26');
		await add(last, 'employment', job);
		await add(last, 'selfEmployment', shop);
	});
	afterAll(() => server.close());

	const add = (to: string, section: string, answers: unknown) =>
		user.browser.post(`/api/tax-returns/${to}/entries`, { section, answers });
	const suggested = async () => (await user.browser.get(`/api/tax-returns/${here}/carry-forward`)).body;
	const carry = (entries: unknown) =>
		user.browser.post(`/api/tax-returns/${here}/carry-forward`, { entries });
	const entriesHere = async () => (await user.browser.get(`/api/tax-returns/${here}/entries`)).body;
	const read = (bytes: Uint8Array, to = here) =>
		upload(user.browser, {
			bytes,
			filename: 'return.xml',
			path: `/api/tax-returns/${to}/carry-forward/read`,
		});

	it('suggests names and the loss, no income, and changes nothing', async () => {
		const body = await suggested();
		expect(body.from).toBe('2024-25');
		expect(body.entries).toContainEqual(carriedJob);
		expect(body.entries).toContainEqual({
			section: 'selfEmployment',
			answers: {
				description: 'Market stall',
				name: 'Ann’s Jams',
				hadLosses: true,
				lossBroughtForward: '5500.00',
			},
		});
		expect(await entriesHere()).toEqual([]);
	});

	it('adds what the person chose, marked as from last year, and no longer suggests it', async () => {
		expect(await carry([carriedJob])).toMatchObject({ status: 201, body: { added: 1 } });
		const [entry] = await entriesHere();
		expect(entry.answers).toMatchObject({ employer: 'Mill', pay: null });
		expect(entry.provenance.employer).toMatchObject({ source: 'lastYear' });
		expect((await suggested()).entries).not.toContainEqual(carriedJob);
	});

	it('adds all or nothing', async () => {
		const wrong = { section: 'employment', answers: { pay: '12.345' } };
		expect((await carry([carriedJob, wrong])).status).toBe(400);
		expect(await entriesHere()).toEqual([]);
	});

	it('reads the XML that was sent last year', async () => {
		await sayNoToTheRest(user.browser, last);
		const { body: generated } = await user.browser.post(`/api/sa100/generate/${last}`, {});
		const { status, body } = await read(Buffer.from(String(generated.xml)));
		expect(status).toBe(200);
		expect(body.from).toBe('2024-25');
		expect(body.entries).toContainEqual(carriedJob);
		expect(JSON.stringify(body.entries)).toContain('"lossBroughtForward":"5500.00"');
		expect(JSON.stringify(body.entries)).not.toContain('30000');
	});

	it('refuses a file that is not a return, or is for another year or person, each with its own message', async () => {
		expect(await read(Buffer.from('<no'))).toMatchObject({
			status: 422,
			body: {
				code: 'LAST_RETURN_UNREADABLE',
				details: { reasons: [expect.stringContaining('complete XML')] },
			},
		});
		await sayNoToTheRest(user.browser, last);
		const { body: generated } = await user.browser.post(`/api/sa100/generate/${last}`, {});
		expect(await read(Buffer.from(String(generated.xml)), last)).toMatchObject({
			body: { code: 'LAST_RETURN_OTHER_YEAR' },
		});
		await user.browser.patch(`/api/users/${user.userId}`, { uniqueTaxReference: '2234567892' });
		expect(await read(Buffer.from(String(generated.xml)))).toMatchObject({
			body: { code: 'LAST_RETURN_OTHER_PERSON' },
		});
	});

	it('refuses a file too large for a return before it is read', async () => {
		const { status, body } = await read(Buffer.alloc(LARGEST_RETURN_XML + 1, '<'));
		expect([status, body.code]).toEqual([413, 'LAST_RETURN_TOO_LARGE']);
	});

	it('has nothing to suggest in a first year', async () => {
		const { body } = await user.browser.get(`/api/tax-returns/${last}/carry-forward`);
		expect(body).toEqual({ from: null, entries: [] });
	});
});
