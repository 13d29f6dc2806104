/**
 * Filing through the API, from answers to receipt, against a Transaction Engine over real HTTP, on both databases. Long
 * because it is one journey with everything that can block it.
 */
import { Writable } from 'node:stream';
import { irmark } from '@halfpenny/govtalk';
import { eq, inArray } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, JOB, settle } from '../../../tests/filer.ts';
import { auditEvents, jobs } from '../../database/schema/platform.ts';
import { shownSnapshots, submissions, transactionEngineMessages } from '../../database/schema/submissions.ts';
import { describeError } from '../../platform/log.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { sayNoToTheRest } from '../../testing/say-no.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

const PASSWORD = 'gateway-password-1';

describeOnDatabases('filing through the API', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;
	let user: TestUser;
	let taxReturnId: string;
	let utr: string;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		const environment = { HMRC_LOCAL_URL: fake.url, HMRC_SENDER_ID: 'SENDER1', HMRC_PASSWORD: PASSWORD };
		server = await createTestServer(open(), { environment });
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});
	beforeEach(async () => {
		fake.reset();
		await open().delete(jobs);
		filer = await createFiler(server);
		({ user, taxReturnId, utr } = filer);
	});

	async function addJob(answers: object) {
		const path = `/api/tax-returns/${taxReturnId}/entries`;
		const added = await user.browser.post(path, { section: 'employment', answers });
		expect(added.status).toBe(201);
		return added.body;
	}

	async function check() {
		const answer = await filer.check();
		expect(answer.status).toBe(200);
		return answer.body;
	}

	async function declared() {
		return { declaration: { accepted: true, snapshotHash: (await check()).snapshotHash } };
	}

	const submit = (body: unknown) => user.browser.post(`/api/sa100/submit/${taxReturnId}`, body);
	const retry = (body: unknown) => user.browser.post(`/api/sa100/retry/${taxReturnId}`, body);
	const logs = async () => (await user.browser.get(`/api/sa100/logs/${taxReturnId}`)).body;
	const readReturn = () => filer.readReturn();

	it('from answers to receipt', async () => {
		const shown = await check();
		expect(shown.blockers).toEqual([]);
		expect(shown.figures).toMatchObject({
			totalIncome: '30000.00',
			incomeTaxLiability: '3486.00',
			taxOwed: '0.00',
		});
		expect(shown.person).toContainEqual({ question: 'nationalInsurance', value: 'QQ123456C' });
		const ofJob = shown.sections.find(({ section }: { section: string }) => section === 'employment');
		expect(ofJob.entries[0].rows).toContainEqual({ question: 'pay', value: '£30,000.00' });
		expect(shown.boxes).toContainEqual(
			expect.objectContaining({ form: 'SA102', box: 'EMP1', value: '30000.00' }),
		);
		const filed = await submit({ declaration: { accepted: true, snapshotHash: shown.snapshotHash } });
		expect(filed).toMatchObject({ status: 202, body: { success: true } });
		expect(await readReturn()).toMatchObject({
			status: 'submitted',
			submissionStatus: 'frozen',
			submissionId: filed.body.submissionId,
		});
		await settle(server);
		expect(await readReturn()).toMatchObject({ status: 'accepted', sa100Generated: true });
		const { body: submission } = await user.browser.get(`/api/submissions/${filed.body.submissionId}`);
		const mark = irmark(fake.filed[0]?.body ?? '');
		expect(submission).toMatchObject({
			status: 'deleted',
			attemptNumber: 1,
			correlationId: fake.filed[0]?.correlationId,
		});
		expect(submission.irmark).toBe(mark.ok && mark.value.base32);
		expect(submission.receipt).toMatchObject({
			irmark: submission.irmark,
			acceptedAt: '2026-11-20T10:00:05.000',
		});
		expect(submission.events.map((event: { state: string }) => event.state)).toEqual([
			'frozen',
			'sending',
			'acknowledged',
			'accepted',
			'deleted',
		]);
		expect(submission.events.every((event: { detail: string }) => event.detail.length > 5)).toBe(true);
		expect(fake.filed).toHaveLength(1);
	});

	it('says what to know before filing, which blocks nothing', async () => {
		expect((await check()).notices).toEqual([]);
		await addJob({ ...JOB, employer: 'Ink & Sons', pay: '1000', taxDeducted: '-4000' });
		await sayNoToTheRest(user.browser, taxReturnId);
		const { notices, blockers } = await check();
		expect(blockers).toEqual([]);
		expect(notices).toMatchObject([
			{ code: 'taxRefundNotCounted', section: 'employment', question: 'taxDeducted' },
		]);
		expect(notices[0].message).toContain('£514');
	});

	it('notifies the page of each step as it happens', async () => {
		const events: string[] = [];
		server.services.events.open(taxReturnId).on('data', (chunk) => events.push(String(chunk)));
		const { body } = await submit(await declared());
		await settle(server);
		const told = events.filter((event) => event.includes(body.submissionId));
		expect(told).toHaveLength(5);
		expect(told[0]).toBe(`data: ${JSON.stringify({ type: 'submission', id: body.submissionId })}\n\n`);
	});

	it('what is stored contains no password, and nothing personal in clear text', async () => {
		await submit(await declared());
		await settle(server);
		const kept = JSON.stringify([
			await open().select().from(submissions),
			await open().select().from(shownSnapshots),
			await open().select().from(jobs),
		]);
		for (const secret of [PASSWORD, 'Quill', 'QQ123456C', utr, '30000']) expect(kept).not.toContain(secret);
		expect(fake.filed[0]?.body).toContain(PASSWORD);
	});

	it('logs contain no credentials and nothing personal, whatever goes wrong with HMRC', async () => {
		let said = '';
		const sink = new Writable({
			write(chunk, _encoding, next) {
				said += chunk;
				next();
			},
		});
		const log = pino({ level: 'trace' }, sink);
		const environment = { HMRC_LOCAL_URL: fake.url, HMRC_SENDER_ID: 'SENDER1', HMRC_PASSWORD: PASSWORD };
		const chatty = await createTestServer(open(), { environment, log });
		chatty.time.now = server.time.now;
		fake.refuseSubmit = '1046';
		await submit(await declared());
		await chatty.services.jobs.worker.runDue();
		fake.refuseSubmit = undefined;
		fake.faults.submit.push('htmlBefore');
		await submit(await declared());
		await chatty.services.jobs.worker.runDue();
		const { id, userId } = submissions;
		const own = open().select({ id }).from(submissions).where(eq(userId, user.userId));
		await open()
			.update(transactionEngineMessages)
			.set({ sealedMessage: 'changed' })
			.where(inArray(transactionEngineMessages.submissionId, own));
		await chatty.services.jobs.worker.runDue();
		for (const { kind, error } of chatty.jobFailures)
			log.warn({ kind, error: describeError(error) }, 'job failed');
		expect((await chatty.newBrowser().get('/api/service')).status).toBe(200);
		expect(said).toContain('"route":"/api/service"');
		expect((await logs()).logs.map(({ status }: { status: string }) => status)).toEqual([
			'unknown',
			'rejected',
		]);
		for (const secret of [PASSWORD, 'SENDER1', 'Quill', 'QQ123456C', utr]) expect(said).not.toContain(secret);
		await chatty.close();
	});

	describe('the declaration', () => {
		it('is needed', async () => {
			const { declaration } = await declared();
			for (const body of [{}, { declaration: { ...declaration, accepted: false } }]) {
				expect(await submit(body)).toMatchObject({ status: 422, body: { code: 'DECLARATION_REQUIRED' } });
			}
			expect(await open().select().from(jobs)).toEqual([]);
		});

		it('applies only to what was shown: the answer says what changed', async () => {
			const stale = await declared();
			const { body } = await user.browser.get(`/api/tax-returns/${taxReturnId}/entries`);
			const { id, version } = body.find(({ section }: { section: string }) => section === 'employment');
			await user.browser.patch(`/api/entries/${id}`, { version, answers: { pay: '31000' } });
			const refused = await submit(stale);
			expect(refused).toMatchObject({ status: 409, body: { code: 'SNAPSHOT_CHANGED' } });
			expect(refused.body.details.changed).toContainEqual({
				section: 'employment',
				question: 'pay',
				label: 'Pay from this job',
				before: '£30,000.00',
				after: '£31,000.00',
			});
			const { snapshotHash } = refused.body.details;
			expect((await check()).snapshotHash).toBe(snapshotHash);
			expect((await submit({ declaration: { accepted: true, snapshotHash } })).status).toBe(202);
		});

		it('does not apply after the profile changed', async () => {
			const stale = await declared();
			await user.browser.patch(`/api/users/${user.userId}`, { lastName: 'Pen' });
			const refused = await submit(stale);
			expect(refused.body.details.changed).toEqual([
				{ section: 'profile', question: 'lastName', label: 'Last name', before: 'Quill', after: 'Pen' },
			]);
		});

		it('of something never shown names no change and files nothing', async () => {
			const refused = await submit({ declaration: { accepted: true, snapshotHash: 'made up' } });
			expect(refused).toMatchObject({ status: 409, body: { details: { changed: [] } } });
		});

		it('must match the personal details that come with it', async () => {
			const { declaration } = await declared();
			const details = { nino: 'qq123456c', firstName: 'Ada', lastName: 'Quill', dateOfBirth: '1980-01-01' };
			const post = (personalDetails: object) =>
				user.browser.post('/api/hmrc/submit-sa', { taxReturnId, personalDetails, declaration });
			expect(await post({ ...details, firstName: 'Eda' })).toMatchObject({
				status: 409,
				body: { details: { changed: [{ question: 'firstName', before: 'Eda', after: 'Ada' }] } },
			});
			expect((await post(details)).status).toBe(202);
		});
	});

	describe('one return, one filing', () => {
		it('a second click, or two at the same time, find the first submission', async () => {
			const body = await declared();
			const answers = await Promise.all([
				submit(body),
				submit(body),
				user.browser.post('/api/hmrc/submit-sa', { taxReturnId, ...body }),
			]);
			expect(answers.map(({ status }) => status)).toEqual([202, 202, 202]);
			expect(new Set(answers.map((answer) => answer.body.submissionId)).size).toBe(1);
			await settle(server);
			expect(fake.filed).toHaveLength(1);
		});

		it('nothing after acceptance', async () => {
			const body = await declared();
			await submit(body);
			await settle(server);
			for (const again of [await submit(body), await submit(await declared()), await retry(body)]) {
				expect(again.status).toBe(409);
				expect(['ALREADY_SUBMITTED', 'NOTHING_TO_RETRY']).toContain(again.body.code);
			}
			expect(fake.messages.filter((kind) => kind === 'submit')).toHaveLength(1);
		});

		it('nothing while it is not known what HMRC has', async () => {
			fake.faults.submit.push('resetAfter');
			fake.listShows = false;
			const body = await declared();
			await submit(body);
			await settle(server);
			expect(await readReturn()).toMatchObject({ status: 'processing', submissionStatus: 'unknown' });
			expect(await submit({ declaration: { ...body.declaration, snapshotHash: 'x' } })).toMatchObject({
				status: 409,
				body: { code: 'ALREADY_SUBMITTED' },
			});
			expect(await retry(body)).toMatchObject({ status: 202 });
			await settle(server);
			expect(fake.messages.filter((kind) => kind === 'submit')).toHaveLength(1);
		});

		it('answers cannot change in the meantime', async () => {
			await submit(await declared());
			const path = `/api/tax-returns/${taxReturnId}/entries`;
			expect(await user.browser.post(path, { section: 'employment', answers: JOB })).toMatchObject({
				status: 409,
				body: { code: 'RETURN_LOCKED' },
			});
		});
	});

	describe('a refusal', () => {
		const errors = [
			{
				...{ raisedBy: 'ChRIS', code: '6123', type: 'business', text: 'Synthetic' },
				location:
					'/hd:GovTalkMessage[1]/hd:Body[1]/MTR:IRenvelope[1]/MTR:MTR[1]/MTR:SA102[1]/MTR:Employment[1]/MTR:PayFromEmployment[1]',
			},
		];

		it('is shown with box and question, and may be retried three times', async () => {
			fake.verdict = { code: '3001', errors };
			expect(await retry(await declared())).toMatchObject({
				status: 409,
				body: { code: 'NOTHING_TO_RETRY' },
			});
			await submit(await declared());
			await settle(server);
			const first = await logs();
			expect(first).toMatchObject({ totalAttempts: 1, latestStatus: 'rejected' });
			expect(first.logs[0].errors).toMatchObject([
				{ code: '6123', box: 'SA102 EMP1', section: 'employment', question: 'pay' },
			]);
			expect(first.logs[0].respondedAt).not.toBeNull();
			for (const attempt of [2, 3]) {
				expect((await retry(await declared())).status).toBe(202);
				await settle(server);
				expect(await logs()).toMatchObject({ totalAttempts: attempt, latestStatus: 'rejected' });
			}
			expect(await retry(await declared())).toMatchObject({
				status: 409,
				body: { code: 'ATTEMPTS_EXHAUSTED' },
			});
			expect(fake.filed).toHaveLength(3);
			expect(new Set(fake.filed.map(({ transactionId }) => transactionId)).size).toBe(3);
		});

		it('shows what was sent only to its owner, without the sender’s credentials', async () => {
			fake.verdict = { code: '3001', errors };
			const { body } = await submit(await declared());
			await settle(server);
			const sent = await user.browser.get(`/api/submissions/${body.submissionId}/sent.xml`);
			expect([sent.status, sent.headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
			const { submissionXml } = await readReturn();
			expect(sent.text).toBe(submissionXml);
			expect(submissionXml).toContain('<IRmark');
			expect(submissionXml).not.toContain(PASSWORD);
			const other = await signUpUser(server);
			const theirs = await other.browser.get(`/api/submissions/${body.submissionId}/sent.xml`);
			expect(theirs.status).toBe(403);
		});

		it('gives HMRC’s answer as a file to its owner, once there is one', async () => {
			fake.verdict = { code: '3001', errors };
			const { body } = await submit(await declared());
			const path = `/api/submissions/${body.submissionId}/answer.json`;
			expect(await user.browser.get(path)).toMatchObject({ status: 409, body: { code: 'NO_ANSWER_YET' } });
			await settle(server);
			const answer = await user.browser.get(path);
			expect([answer.status, answer.headers['content-type']]).toEqual([
				200,
				'application/json; charset=utf-8',
			]);
			const { body: shown } = await user.browser.get(`/api/submissions/${body.submissionId}`);
			expect(JSON.parse(answer.text)).toEqual({ irmark: shown.irmark, receipt: null, errors: shown.errors });
			expect(shown.errors.length).toBeGreaterThan(0);
		});

		it('leaves the answers free to be corrected, and the next attempt can be accepted', async () => {
			fake.verdict = { code: '3001', errors };
			await submit(await declared());
			await settle(server);
			fake.verdict = 'accept';
			await addJob({ ...JOB, employer: 'Pen Ltd' });
			await retry(await declared());
			await settle(server);
			expect(await logs()).toMatchObject({ totalAttempts: 2, latestStatus: 'accepted' });
			expect(await readReturn()).toMatchObject({ status: 'accepted' });
		});
	});

	describe('a blocker', () => {
		it('is listed with the question to open, and nothing is filed', async () => {
			const entry = await addJob({ employer: 'Pen Ltd' });
			const shown = await check();
			expect(shown.boxes).toEqual([]);
			const gates = ['hadBenefits', 'hadExpenses', 'hadOtherPay'];
			expect(shown.blockers.map((one: { question: string }) => one.question).sort()).toEqual(
				['companyDirector', 'payeReference', 'pay', 'taxDeducted', ...gates].sort(),
			);
			expect(shown.blockers[0]).toMatchObject({
				code: 'required.missing',
				section: 'employment',
				entryId: entry.id,
			});
			const refused = await submit({ declaration: { accepted: true, snapshotHash: shown.snapshotHash } });
			expect(refused).toMatchObject({ status: 422, body: { code: 'RETURN_INCOMPLETE' } });
			expect(refused.body.details.blockers).toEqual(shown.blockers);
		});

		it('is each unanswered question about the year, and each “not sure”', async () => {
			const path = `/api/tax-returns/${taxReturnId}/entries`;
			const { body } = await user.browser.get(path);
			const { id, version } = body.find(({ section }: { section: string }) => section === 'scope');
			await user.browser.patch(`/api/entries/${id}`, {
				...{ version, answers: { dividends: '', disposal: null } },
			});
			const shown = await check();
			const place = { code: 'required.missing', section: 'scope', entryId: id };
			expect(shown.blockers).toEqual([
				{
					...{ ...place, question: 'dividends' },
					message: 'Answer this before you file: Did you get dividends from shares or funds?',
				},
				expect.objectContaining({ ...place, question: 'disposal' }),
			]);
			const ofScope = shown.sections.find(({ section }: { section: string }) => section === 'scope');
			expect(ofScope.entries[0].rows).toContainEqual({
				question: 'dividends',
				value: 'You are not sure yet',
			});
			const refused = await submit({ declaration: { accepted: true, snapshotHash: shown.snapshotHash } });
			expect(refused).toMatchObject({ status: 422, body: { code: 'RETURN_INCOMPLETE' } });
			expect(await logs()).toMatchObject({ logs: [] });
		});

		it('no UTR yet: everything but filing', async () => {
			await user.browser.patch(`/api/users/${user.userId}`, {
				uniqueTaxReference: null,
				noUniqueTaxReferenceYet: true,
			});
			const { blockers } = await check();
			expect(blockers).toMatchObject([{ section: 'profile', question: 'uniqueTaxReference', entryId: null }]);
		});

		it('a year without a form', async () => {
			const { now } = server.time;
			server.time.now = new Date('2026-04-06T12:00:00Z');
			const { browser } = await signUpUser(server);
			const { body } = await browser.post('/api/tax-returns', { taxYear: '2026-27' });
			expect(await browser.get(`/api/tax-returns/${body.id}/check-answers`)).toMatchObject({
				status: 422,
				body: { code: 'FORM_NOT_AVAILABLE' },
			});
			server.time.now = now;
		});
	});

	it('the XML can be viewed beforehand, marked and without credentials', async () => {
		const generated = await user.browser.post(`/api/sa100/generate/${taxReturnId}`);
		expect(generated).toMatchObject({ status: 200, body: { filename: `SA100-2024-25-${taxReturnId}.xml` } });
		expect(generated.body.xml).toContain('<EmployersName>');
		expect(generated.body.xml).not.toContain(PASSWORD);
		expect(irmark(generated.body.xml).ok).toBe(true);
		expect(await user.browser.post(`/api/tax-returns/${taxReturnId}/generate-sa100`)).toMatchObject({
			body: { success: true },
		});
		expect(await readReturn()).toMatchObject({ sa100Generated: true, status: 'draft' });
		expect(fake.messages).toEqual([]);
	});

	it('another person may do none of it', async () => {
		const { body } = await submit(await declared());
		const { browser, userId } = await signUpUser(server);
		const declaration = { accepted: true, snapshotHash: 'x' };
		const answers = [
			await browser.get(`/api/tax-returns/${taxReturnId}/check-answers`),
			await browser.get(`/api/sa100/logs/${taxReturnId}`),
			await browser.get(`/api/submissions/${body.submissionId}`),
			await browser.post(`/api/sa100/generate/${taxReturnId}`),
			await browser.post(`/api/sa100/submit/${taxReturnId}`, { declaration }),
			await browser.post(`/api/sa100/retry/${taxReturnId}`, { declaration }),
			await browser.post('/api/hmrc/submit-sa', { taxReturnId, declaration }),
		];
		expect(answers.map(({ status }) => status)).toEqual(Array(answers.length).fill(403));
		const refused = await open().select().from(auditEvents).where(eq(auditEvents.userId, userId));
		expect(refused.filter(({ action }) => action === 'access.refused')).toHaveLength(answers.length);
	});

	it('without credentials nothing is declared, and what was declared with them waits', async () => {
		const environment = { HMRC_LOCAL_URL: fake.url, HMRC_SENDER_ID: '', HMRC_PASSWORD: '' };
		const bare = await createTestServer(open(), { environment });
		const answer = await (await createFiler(bare)).submit();
		expect(answer).toMatchObject({ status: 503, body: { code: 'HMRC_NOT_SET_UP' } });
		await submit(await declared());
		await bare.services.jobs.worker.runDue();
		expect(await readReturn()).toMatchObject({ submissionStatus: 'frozen' });
		expect(fake.messages).toEqual([]);
		await bare.close();
	});
});
