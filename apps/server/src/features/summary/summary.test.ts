/** The document of a return: the draft, what is on its way, what HMRC accepted, on both databases. */
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { newUtr } from '../../testing/new-utr.ts';
import { makePartnership } from '../../testing/partnership-return.ts';
import { sayNoToTheRest } from '../../testing/say-no.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const PERSON = {
	firstName: 'Zoë',
	lastName: 'Quill',
	dateOfBirth: '1980-01-01',
	nationalInsurance: 'QQ 12 34 56 C',
	addressLine1: '1 Ink Street',
	city: 'Leeds',
	postcode: 'LS1 4DL',
};
const JOB = {
	employer: 'Quill & Co',
	payeReference: '123/AB456',
	pay: '30000',
	taxDeducted: '3486',
	companyDirector: false,
};

async function textOf(bytes: Uint8Array): Promise<string> {
	const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
	const pages: string[] = [];
	for (let number = 1; number <= document.numPages; number++) {
		const { items } = await (await document.getPage(number)).getTextContent();
		pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
	}
	await document.destroy();
	return pages.join(' ').replace(/\s+/g, ' ');
}

describeOnDatabases('the summary', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let user: TestUser;
	let path: string;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		server = await createTestServer(open(), { environment: { HMRC_LOCAL_URL: fake.url } });
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});
	beforeEach(async () => {
		fake.reset();
		await open().delete(jobs);
		user = await signUpUser(server);
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2024-25' });
		path = `/api/tax-returns/${body.id}`;
	});

	const add = (answers: object) => user.browser.post(`${path}/entries`, { section: 'employment', answers });
	const read = async () => {
		const answer = await user.browser.get(`${path}/summary.pdf`);
		expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
		return { name: answer.headers['content-disposition'], text: await textOf(answer.bytes) };
	};

	async function declare(): Promise<void> {
		await sayNoToTheRest(user.browser, String(path.split('/').at(-1)));
		const { body } = await user.browser.get(`${path}/check-answers`);
		const declaration = { accepted: true, snapshotHash: body.snapshotHash };
		const filed = await user.browser.post(`/api/sa100/submit/${path.split('/').at(-1)}`, { declaration });
		expect(filed.status).toBe(202);
	}

	async function settle(): Promise<void> {
		for (let turns = 0; turns < 30; turns += 1) {
			await server.services.jobs.worker.runDue();
			server.time.now = new Date(server.time.now.getTime() + 2000);
		}
	}

	it('of an incomplete draft is its calculation', async () => {
		await add({ employer: 'Quill & Co', pay: '30000.50' });
		const { name, text } = await read();
		expect(name).toBe('attachment; filename="tax-return-2024-25-draft.pdf"');
		expect(text).toContain('Draft – TEST');
		expect(text).toContain('Total income received £30,000.00');
		expect(text).toContain('Made by Halfpenny on 20 November 2025');
		expect(text).not.toContain('box 1 Pay before tax');
	});

	it('of a complete draft has every box and source', async () => {
		await user.browser.patch(`/api/users/${user.userId}`, { ...PERSON, uniqueTaxReference: newUtr() });
		await add(JOB);
		const { text } = await read();
		expect(text).toContain('Zoë Quill');
		expect(text).toContain('box 1 Pay before tax £30,000.00');
		expect(text).toContain('Source: ITEPA 2003 s.62');
		expect(text).toContain('has not been sent to HMRC');
	});

	it('of a return that was sent is what was sent, and then what was accepted', async () => {
		await user.browser.patch(`/api/users/${user.userId}`, { ...PERSON, uniqueTaxReference: newUtr() });
		await add(JOB);
		await declare();
		expect((await read()).text).toContain('Sent – TEST');
		await user.browser.patch(`/api/users/${user.userId}`, { firstName: 'Another' });
		await settle();
		const { name, text } = await read();
		expect(name).toBe('attachment; filename="tax-return-2024-25.pdf"');
		expect(text).toContain('Filed – TEST');
		expect(text).toContain('Zoë Quill');
		expect(text).toMatch(/This return was accepted as a test on \d+ \w+ \d{4} at \d\d:\d\d/);
		expect(text).toMatch(/[A-Z2-7]{32}/);
	});

	it('of a return that HMRC refused is the draft again', async () => {
		fake.refuseSubmit = '1046';
		await user.browser.patch(`/api/users/${user.userId}`, { ...PERSON, uniqueTaxReference: newUtr() });
		await add(JOB);
		await declare();
		await settle();
		expect((await read()).text).toContain('Draft – TEST');
	});

	it('of a partnership is its own document, with every partner’s share', async () => {
		const partnership = await makePartnership(user);
		path = partnership.path;
		const draft = await read();
		expect(draft.name).toBe('attachment; filename="partnership-tax-return-2024-25-draft.pdf"');
		expect(draft.text).toContain('Moss & Fern');
		await declare();
		await settle();
		const { name, text } = await read();
		expect(name).toBe('attachment; filename="partnership-tax-return-2024-25.pdf"');
		expect(text).toContain('Filed – TEST');
		for (const share of ['Ada Moss', '£29,020', 'Ben Fern', '£7,480']) expect(text).toContain(share);
	});

	it('says so when answers contradict each other', async () => {
		const amount = '9999999999.99';
		for (const charity of ['A', 'B']) {
			await user.browser.post(`${path}/entries`, { section: 'giftAid', answers: { charity, amount } });
		}
		const { status, body } = await user.browser.get(`${path}/summary.pdf`);
		expect([status, body.code]).toEqual([400, 'VALIDATION_FAILED']);
	});
});

describeOnDatabases('the summary of a live service', (open) => {
	it('says nothing of tests', async () => {
		const server = await createTestServer(open());
		const { hmrc } = server.services.config;
		const live = {
			...server.services,
			config: { ...server.services.config, hmrc: { ...hmrc, environment: 'live' as const } },
		};
		const user = await signUpUser(server);
		const { body } = await user.browser.post('/api/tax-returns', { taxYear: '2025-26' });
		const { makeSummary } = await import('./queries.ts');
		const made = await makeSummary(live, user.userId, body.id);
		expect(made.ok && (await textOf(made.value.bytes))).not.toContain('TEST');
		expect(await makeSummary(live, user.userId, user.userId)).toMatchObject({ ok: false });
		await server.close();
	});
});
