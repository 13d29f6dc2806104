/**
 * The calls that the product specification's table names (section 7), each made as it says on both databases: method,
 * path, what is sent, what is read from the response.
 */
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FakeTransactionEngine, startFakeTransactionEngine } from '../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../tests/filer.ts';
import { describeOnDatabases } from './testing/databases.ts';
import type { TestAnswer } from './testing/test-browser.ts';
import { createTestServer, type TestServer } from './testing/test-server.ts';
import { upload } from './testing/upload.ts';

const AGENT = {
	HMRC_SENDER: 'agent',
	HMRC_AGENT_ID: 'A1',
	HMRC_AGENT_NAME: 'Ink & Co',
	HMRC_AGENT_ADDRESS: '1 High Street|Leeds',
};
const DETAILS = { nino: 'QQ123456C', firstName: 'Ada', lastName: 'Quill', dateOfBirth: '1980-01-01' };
const POUNDS = /^-?\d+\.\d\d$/;

/** Every row of the table, in order; the test of the same name makes the call. */
const ROWS = [
	'POST /api/login',
	'POST /api/signup',
	'GET /api/user',
	'GET /api/users/{id}',
	'PATCH /api/users/{id}',
	'GET /api/users/{id}/chat-history',
	'POST /api/chat',
	'POST /api/documents/upload',
	'GET /api/users/{id}/tax-returns',
	'POST /api/tax-returns',
	'GET /api/tax-returns/{id}',
	'GET /api/tax-returns/{id}/income',
	'GET /api/tax-returns/{id}/deductions',
	'GET /api/tax-returns/{id}/documents',
	'GET /api/tax-returns/{id}/calculate',
	'POST /api/tax-returns/{id}/calculate',
	'POST /api/tax-returns/{id}/generate-sa100',
	'GET /api/tax-returns/{id}/suggested-deductions',
	'GET /api/hmrc/auth-status',
	'GET /api/hmrc/auth',
	'POST /api/hmrc/submit-sa',
	'POST /api/sa100/generate/{id}',
	'POST /api/sa100/submit/{id}',
	'POST /api/sa100/retry/{id}',
	'GET /api/sa100/logs/{id}',
	'GET /api/export/all-data',
	'GET /api/export/tax-return/{id}',
] as const;

type Row = (typeof ROWS)[number];

/** The response fields the specification names, in order. */
const RETURN_FIELDS = [
	...['id', 'userId', 'taxYear', 'jurisdiction', 'status', 'submissionStatus', 'employmentIncome'],
	...['selfEmploymentIncome', 'rentalIncome', 'otherIncome', 'totalIncome', 'taxableIncome', 'incomeTax'],
	...[
		'nationalInsurance',
		'taxPaid',
		'taxOwed',
		'refundAmount',
		'taxLiability',
		'incomeEntries',
		'deductions',
	],
	...['sa100Generated', 'submissionXml', 'submissionId', 'submissionDate'],
];
const USER_FIELDS = [
	...[
		'id',
		'firstName',
		'lastName',
		'dateOfBirth',
		'nationalInsurance',
		'uniqueTaxReference',
		'addressLine1',
	],
	...['addressLine2', 'city', 'county', 'postcode', 'phoneNumber', 'email'],
];

describeOnDatabases('the specification’s table of calls', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;
	const made = new Set<string>();

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		server = await createTestServer(open(), { environment: { HMRC_LOCAL_URL: fake.url } });
		filer = await createFiler(server);
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});

	/** The test of a row: `call` makes the call the row names. */
	const row = (name: Row, test: (call: Caller) => Promise<void>) =>
		it(name, async () => {
			made.add(name);
			await test(caller(name));
		});
	type Caller = (
		id?: string,
		sent?: { readonly query?: string; readonly body?: unknown },
	) => Promise<TestAnswer>;
	const caller =
		(name: Row, browser = () => filer.user.browser): Caller =>
		(id = '', { query = '', body } = {}) => {
			const [method = '', path = ''] = name.split(' ');
			return browser().call(method, path.replace('{id}', id) + query, body === undefined ? {} : { body });
		};
	const declaration = async () => ({ accepted: true, snapshotHash: (await filer.check()).body.snapshotHash });
	const expectJson = (answer: TestAnswer, status: number) =>
		expect([answer.status, answer.headers['content-type']]).toEqual([
			status,
			expect.stringMatching(/^application\/json/),
		]);

	row('POST /api/signup', async () => {
		const browser = server.newBrowser();
		const body = { username: 'table', email: 'table@example.com', password: 'a long enough phrase' };
		const answer = await caller('POST /api/signup', () => browser)('', { body });
		expectJson(answer, 201);
		expect(answer.body.success).toBe(true);
	});

	row('POST /api/login', async () => {
		const { username, password } = filer.user;
		const browser = server.newBrowser();
		const answer = await caller('POST /api/login', () => browser)('', { body: { username, password } });
		expectJson(answer, 200);
		expect(answer.body.success).toBe(true);
	});

	row('GET /api/user', async (call) => {
		const answer = await call();
		expectJson(answer, 200);
		expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(USER_FIELDS));
		const nobody = await caller('GET /api/user', () => server.newBrowser())();
		expect([nobody.status, nobody.body.code]).toEqual([401, 'NOT_SIGNED_IN']);
	});

	row('GET /api/users/{id}', async (call) => {
		const answer = await call(filer.user.userId);
		expect(answer.body).toMatchObject({ id: filer.user.userId, firstName: 'Ada' });
	});

	row('PATCH /api/users/{id}', async (call) => {
		const personal = {
			...{ firstName: 'Ada', lastName: 'Quill', dateOfBirth: '1980-01-01' },
			...{ nationalInsurance: 'QQ123456C', uniqueTaxReference: filer.utr, email: filer.user.email },
		};
		const address = {
			...{ addressLine1: '1 Ink Street', addressLine2: 'Nib', city: 'Leeds' },
			...{ county: 'Yorkshire', postcode: 'LS1 4DL', phoneNumber: '0113 496 0000' },
		};
		for (const body of [personal, address]) {
			const answer = await call(filer.user.userId, { body });
			expectJson(answer, 200);
			expect(answer.body).toMatchObject(body);
		}
	});

	row('POST /api/chat', async (call) => {
		const { userId } = filer.user;
		const about = { userId, taxReturnId: filer.taxReturnId, taxYear: '2024-25' };
		const body = { message: 'Upload my P60', ...about, jurisdiction: 'uk', returnType: 'individual' };
		const answer = await call('', { body });
		expectJson(answer, 200);
		expect(answer.body).toMatchObject({ message: expect.any(String), metadata: { requiresUpload: true } });
		const byYear = await call('', { body: { message: 'Hello', taxYear: '2024-25' } });
		expect(byYear.body.metadata.error).toBeUndefined();
	});

	row('GET /api/users/{id}/chat-history', async (call) => {
		for (const query of [`?taxReturnId=${filer.taxReturnId}`, '?taxYear=2024-25']) {
			const answer = await call(filer.user.userId, { query });
			expectJson(answer, 200);
			expect(answer.body.slice(0, 2)).toMatchObject([
				{ role: 'user', content: 'Upload my P60', metadata: {} },
				{ role: 'assistant', metadata: { requiresUpload: true } },
			]);
		}
	});

	row('POST /api/tax-returns', async (call) => {
		const { userId } = filer.user;
		const answer = await call('', { body: { userId, taxYear: '2025-26', jurisdiction: 'uk' } });
		expectJson(answer, 201);
		expect(answer.body).toMatchObject({ userId, taxYear: '2025-26', jurisdiction: 'uk', status: 'draft' });
	});

	row('GET /api/users/{id}/tax-returns', async (call) => {
		const answer = await call(filer.user.userId);
		expectJson(answer, 200);
		for (const each of answer.body) expect(Object.keys(each)).toEqual(expect.arrayContaining(RETURN_FIELDS));
	});

	row('GET /api/tax-returns/{id}/calculate', async (call) => {
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		// £30,000 less £12,570 at 20% is £3,486, all of it taken off.
		expect(answer.body).toMatchObject({
			...{ totalIncome: '30000.00', incomeTaxLiability: '3486.00', nationalInsuranceLiability: '0.00' },
			...{ taxPaid: '3486.00', refundAmount: '0.00', taxOwed: '0.00' },
		});
	});

	row('POST /api/tax-returns/{id}/calculate', async (call) => {
		const scottish = await call(filer.taxReturnId, { body: { jurisdiction: 'scotland' } });
		expect(Number(scottish.body.taxOwed)).toBeGreaterThan(0);
		const answer = await call(filer.taxReturnId, { body: { jurisdiction: 'uk' } });
		expectJson(answer, 200);
		expect(answer.body).toMatchObject({ refundAmount: '0.00', taxOwed: '0.00' });
	});

	row('GET /api/tax-returns/{id}', async (call) => {
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		expect(answer.body).toMatchObject({
			...{
				employmentIncome: '30000.00',
				selfEmploymentIncome: null,
				rentalIncome: null,
				totalIncome: '30000.00',
			},
			...{ taxLiability: '3486.00', sa100Generated: false, submissionId: null },
			...{
				incomeEntries: [{ section: 'employment', description: 'Quill & Co', amount: '30000.00' }],
				deductions: [],
			},
		});
	});

	row('GET /api/tax-returns/{id}/income', async (call) => {
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		expect(answer.body).toMatchObject([{ description: 'Quill & Co', amount: '30000.00' }]);
	});

	row('GET /api/tax-returns/{id}/deductions', async (call) => {
		const answers = { charity: 'Lifeboats', amount: '80' };
		const entry = { section: 'giftAid', answers };
		await filer.user.browser.post(`/api/tax-returns/${filer.taxReturnId}/entries`, entry);
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		expect(answer.body).toEqual([
			{ id: expect.any(String), section: 'giftAid', description: 'Lifeboats', amount: '80.00' },
		]);
		expect((await filer.readReturn()).deductions).toEqual(answer.body);
	});

	row('POST /api/documents/upload', async () => {
		const bytes = await makeP60({ payInThisEmployment: pence(3_250_000) });
		const fields = { userId: filer.user.userId, taxReturnId: filer.taxReturnId, documentType: 'p60' };
		const answer = await upload(filer.user.browser, { bytes, fields });
		expectJson(answer, 201);
		expect(answer.body).toMatchObject({ filename: 'p60.pdf', documentType: 'p60', status: 'waiting' });
	});

	row('GET /api/tax-returns/{id}/documents', async (call) => {
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		expect(answer.body).toMatchObject([{ taxReturnId: filer.taxReturnId, documentType: 'p60' }]);
	});

	row('GET /api/tax-returns/{id}/suggested-deductions', async (call) => {
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		expect(answer.body.length).toBeGreaterThan(0);
		for (const { description, estimatedAmount, place } of answer.body) {
			expect([description, estimatedAmount]).toEqual([
				expect.stringMatching(/.{10}/),
				expect.stringMatching(POUNDS),
			]);
			expect(place.section).toMatch(/^[a-zA-Z]+$/);
		}
		const home = answer.body.find(({ rule }: { rule: string }) => rule === 'employeeHomeWorking');
		expect(home).toMatchObject({ estimatedAmount: '312.00', saving: '62.40' });
		// This question opens its own page of the interview.
		expect(home.place).toMatchObject({ section: 'employment', question: 'hadExpenses' });
	});

	row('POST /api/tax-returns/{id}/generate-sa100', async (call) => {
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		expect(answer.body.success).toBe(true);
		expect((await filer.readReturn()).sa100Generated).toBe(true);
	});

	row('POST /api/sa100/generate/{id}', async (call) => {
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		expect(answer.body.xml).toContain('<GovTalkMessage');
		expect(answer.body.filename).toBe(`SA100-2024-25-${filer.taxReturnId}.xml`);
	});

	row('POST /api/sa100/submit/{id}', async (call) => {
		fake.refuseSubmit = '1046';
		for (const bare of [await call(filer.taxReturnId), await call(filer.taxReturnId, { body: {} })])
			expect([bare.status, bare.body.code]).toEqual([422, 'DECLARATION_REQUIRED']);
		const answer = await call(filer.taxReturnId, { body: { declaration: await declaration() } });
		expectJson(answer, 202);
		expect(answer.body).toMatchObject({ success: true, message: expect.stringMatching(/.{10}/) });
		await settle(server);
		expect((await filer.readReturn()).status).toBe('rejected');
	});

	row('POST /api/sa100/retry/{id}', async (call) => {
		const bare = await call(filer.taxReturnId);
		expect([bare.status, bare.body.code]).toEqual([422, 'DECLARATION_REQUIRED']);
		const answer = await call(filer.taxReturnId, { body: { declaration: await declaration() } });
		expectJson(answer, 202);
		expect(answer.body.message).toMatch(/.{10}/);
		await settle(server);
		fake.refuseSubmit = undefined;
	});

	row('GET /api/sa100/logs/{id}', async (call) => {
		const answer = await call(filer.taxReturnId);
		expectJson(answer, 200);
		expect(answer.body).toMatchObject({ totalAttempts: 2, latestStatus: 'rejected' });
		const [latest] = answer.body.logs;
		const fields = ['id', 'attemptNumber', 'status', 'createdAt', 'respondedAt', 'correlationId', 'errors'];
		expect(Object.keys(latest)).toEqual(expect.arrayContaining(fields));
		expect(latest.errors).toMatchObject([
			{ type: expect.any(String), message: expect.stringMatching(/.{10}/) },
		]);
		expect(latest.errors[0]).toHaveProperty('location');
	});

	row('POST /api/hmrc/submit-sa', async (call) => {
		const { userId } = filer.user;
		const { taxReturnId } = filer;
		const body = { userId, taxReturnId, personalDetails: DETAILS };
		expect((await call('', { body })).body).toMatchObject({ code: 'DECLARATION_REQUIRED', details: {} });
		const answer = await call('', { body: { ...body, declaration: await declaration() } });
		expectJson(answer, 202);
		expect(answer.body.submissionId).toMatch(/^[0-9a-f-]{36}$/);
		await settle(server);
		expect((await filer.readReturn()).status).toBe('accepted');
	});

	row('GET /api/export/all-data', async (call) => {
		for (const format of ['json', 'csv']) {
			const answer = await call('', { query: `?format=${format}` });
			expect(answer.status).toBe(200);
			expect(answer.headers['content-disposition']).toMatch(
				new RegExp(`^attachment; filename="halfpenny-all-data-\\d{4}-\\d\\d-\\d\\d\\.${format}"$`),
			);
		}
	});

	row('GET /api/export/tax-return/{id}', async (call) => {
		for (const format of ['json', 'csv']) {
			const answer = await call(filer.taxReturnId, { query: `?format=${format}` });
			expect(answer.headers['content-disposition']).toMatch(
				new RegExp(`tax-return-2024-25-.*\\.${format}"$`),
			);
			expect(answer.text).toContain('Quill & Co');
		}
	});

	describe('where an agent files', () => {
		let agents: TestServer;
		let other: Filer;
		beforeAll(async () => {
			agents = await createTestServer(open(), { environment: { HMRC_LOCAL_URL: fake.url, ...AGENT } });
			other = await createFiler(agents);
		});
		afterAll(() => agents.close());
		const mine = () => other.user.browser;

		row('GET /api/hmrc/auth-status', async () => {
			const query = `?userId=${other.user.userId}`;
			const answer = await caller('GET /api/hmrc/auth-status', mine)('', { query });
			expectJson(answer, 200);
			expect(answer.body.authorized).toBe(false);
		});

		row('GET /api/hmrc/auth', async () => {
			const query = `?userId=${other.user.userId}`;
			const answer = await caller('GET /api/hmrc/auth', mine)('', { query });
			expectJson(answer, 200);
			expect(answer.body).toEqual({
				authUrl: expect.stringMatching(/^\//),
				state: expect.stringMatching(/.{20}/),
			});
		});
	});

	it('has no row without its test', () => {
		expect(ROWS.filter((name) => !made.has(name))).toEqual([]);
	});
});
