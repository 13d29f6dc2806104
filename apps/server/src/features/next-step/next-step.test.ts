/** The next step of a real return, from the first visit to an amendment, on both databases. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../tests/filer.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sayNoToTheRest } from '../../testing/say-no.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const START = new Date('2025-11-20T12:00:00Z');

describeOnDatabases('the next step', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;

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
		server.time.now = START;
		await open().delete(jobs);
	});

	const stepOf = async ({ browser }: Pick<TestUser, 'browser'>, id: string) => {
		const { status, body } = await browser.get(`/api/tax-returns/${id}/next-step`);
		expect(status).toBe(200);
		return body;
	};
	const stepFor = ({ user, taxReturnId }: Filer) => stepOf(user, taxReturnId);
	const begin = async (taxYear: string) => {
		const user = await signUpUser(server);
		const { body } = await user.browser.post('/api/tax-returns', { taxYear });
		return { user, id: body.id as string };
	};

	it('starts with a P60, continues through the year, and names what is missing', async () => {
		const { user, id } = await begin('2024-25');
		expect(await stepOf(user, id)).toMatchObject({
			state: 'new',
			headline: 'Let’s do your 2024-25 return',
			action: { words: 'Upload a P60', place: { page: 'documents' } },
			secondAction: { words: 'Answer a few questions', place: { page: 'about' } },
			due: '2026-01-31',
			readyToSend: false,
		});
		const answers = { employer: 'Quill & Co', payeReference: '123/AB456', pay: '30000' };
		await user.browser.post(`/api/tax-returns/${id}/entries`, { section: 'employment', answers });
		expect(await stepOf(user, id)).toMatchObject({
			state: 'inProgress',
			headline: expect.stringMatching(/^You owe £3,486\.00 so far\. \d sections to go\.$/),
			amount: { kind: 'owed', words: 'You owe so far', amount: '3486.00' },
			action: { words: 'Continue: What happened this year?' },
		});
		await sayNoToTheRest(user.browser, id);
		const missing = await stepOf(user, id);
		expect(missing).toMatchObject({
			state: 'missing',
			action: { words: 'Answer what’s missing', place: { page: 'answer' } },
		});
		expect(missing.headline).toBe('One answer missing in Jobs');
	});

	it('asks for a UTR only once everything else is there, and then is ready', async () => {
		const filer = await createFiler(server);
		expect(await stepFor(filer)).toMatchObject({
			state: 'ready',
			headline: 'Ready to send. There’s nothing to pay.',
			action: { words: 'Check and send', place: { page: 'check' } },
			readyToSend: true,
		});
		const { browser, userId } = filer.user;
		await browser.patch(`/api/users/${userId}`, { uniqueTaxReference: null, noUniqueTaxReferenceYet: true });
		expect(await stepFor(filer)).toMatchObject({
			state: 'needsUtr',
			action: { words: 'How to get one' },
			readyToSend: false,
		});
	});

	it('waits, is accepted as a test with what is to pay, and says what an amendment changes', async () => {
		const filer = await createFiler(server);
		await filer.changePay('31000');
		const submissionId = await filer.file();
		expect(await stepFor(filer)).toMatchObject({
			state: 'waiting',
			headline: 'Sent. HMRC is checking it.',
			action: { words: 'See progress', place: { page: 'submission', submissionId } },
		});
		await settle(server);
		const accepted = await stepFor(filer);
		expect(accepted).toMatchObject({
			state: 'nothingToPay',
			detail: 'Nothing is filed at HMRC.',
			secondAction: null,
		});
		expect(accepted.headline).toMatch(/^Accepted as a test\. .* HMRC would collect £200\.00 through/);
		await filer.user.browser.post(`/api/tax-returns/${filer.taxReturnId}/amend`, {});
		expect(await stepFor(filer)).toMatchObject({
			state: 'amending',
			headline: 'You’re amending what HMRC has. You haven’t changed anything yet.',
		});
		await filer.changePay('31400');
		expect(await stepFor(filer)).toMatchObject({
			state: 'amending',
			headline: 'You’re amending what HMRC has. It adds £80.00 to your bill.',
			amount: { kind: 'more', amount: '80.00' },
			readyToSend: true,
		});
	});

	it('is not ready after a refusal until an answer changes', async () => {
		const filer = await createFiler(server);
		fake.refuseSubmit = '1046';
		await filer.file();
		await settle(server);
		expect(await stepFor(filer)).toMatchObject({
			state: 'rejected',
			headline: 'HMRC rejected this return: it did not accept the sender’s credentials for Self Assessment.',
			detail: 'Nothing is filed. You can put it right and send it again.',
			action: { words: 'See what to do', place: { page: 'submission' } },
			readyToSend: false,
		});
		await filer.changePay('31000');
		expect(await stepFor(filer)).toMatchObject({ state: 'ready', readyToSend: true });
	});

	it('says what lateness has cost', async () => {
		server.time.now = new Date('2026-02-10T12:00:00Z');
		const filer = await createFiler(server);
		expect(await stepFor(filer)).toMatchObject({
			state: 'overdue',
			headline:
				'This return was due on 31 January 2026. If HMRC asked you for it, that costs £100.00 so far.',
			detail: '£10.00 a day from 1 May 2026.',
			amount: { kind: 'penalties', amount: '100.00' },
			action: { words: 'Check and send' },
		});
		server.time.now = new Date('2026-09-10T12:00:00Z');
		const late = await createFiler(server);
		expect(await stepFor(late)).toMatchObject({ amount: { amount: '1300.00' }, detail: null });
	});

	it('estimates a year without a form', async () => {
		server.time.now = new Date('2026-11-20T12:00:00Z');
		const { user, id } = await begin('2026-27');
		expect(await stepOf(user, id)).toMatchObject({ headline: 'Let’s work out your tax for 2026-27' });
		const answers = { employer: 'Quill & Co', pay: '30000' };
		await user.browser.post(`/api/tax-returns/${id}/entries`, { section: 'employment', answers });
		expect(await stepOf(user, id)).toMatchObject({
			state: 'estimate',
			headline: 'An estimate: £3,486.00 for 2026-27',
			action: { words: 'See how it’s worked out', place: { page: 'understand' } },
		});
	});
});
