/** What can happen after a return was declared: amendment, release, cancellation, and its receipt on the page and by email. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { irmark } from '@halfpenny/govtalk';
import { and, eq } from 'drizzle-orm';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../../tests/filer.ts';
import { auditEvents, jobs } from '../../../database/schema/platform.ts';
import { submissionEvents, submissions } from '../../../database/schema/submissions.ts';
import { filedEntries } from '../../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer } from '../../../testing/test-server.ts';
import { receiptLetterJob } from '../jobs.ts';
import { alignReturns } from './align-returns.ts';

const DAY = 86_400;
const START = new Date('2025-11-20T12:00:00Z');

describeOnDatabases('after filing', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;

	beforeAll(async () => {
		fake = await startFakeTransactionEngine();
		server = await createTestServer(open(), {
			environment: { HMRC_LOCAL_URL: fake.url, PUBLIC_URL: 'https://tax.example' },
		});
	});
	afterAll(async () => {
		await server.close();
		await fake.close();
	});
	beforeEach(async () => {
		fake.reset();
		server.time.now = START;
		await open().delete(jobs);
		filer = await createFiler(server);
	});

	const sends = () => fake.messages.filter((kind) => kind === 'submit').length;
	const post = (path: string, body?: unknown) => filer.user.browser.post(path, body);
	const amend = () => post(`/api/tax-returns/${filer.taxReturnId}/amend`);
	/** Sessions end long before a year is over. */
	const signInAgain = async () => {
		const { browser, username, password } = filer.user;
		await browser.get('/api/service');
		expect((await browser.post('/api/login', { username, password })).status).toBe(200);
	};
	const audited = async (action: string) => {
		const own = and(eq(auditEvents.userId, filer.user.userId), eq(auditEvents.action, action));
		return (await open().select().from(auditEvents).where(own)).length;
	};

	const keptOfReturn = async () => {
		const own = eq(filedEntries.taxReturnId, filer.taxReturnId);
		return (await open().select().from(filedEntries).where(own)).length;
	};

	describe('an amendment', () => {
		it('is a new submission of the same return; what was accepted stays as it was', async () => {
			const first = await filer.file();
			await settle(server);
			const [kept] = await open().select().from(submissions).where(eq(submissions.id, first));
			expect((await filer.changePay('31000')).body.code).toBe('RETURN_ACCEPTED');
			expect(await amend()).toMatchObject({
				status: 200,
				body: { amending: true, status: 'draft', submissionId: first },
			});
			expect((await amend()).status).toBe(200);
			expect((await filer.changePay('31000')).status).toBe(200);
			expect((await filer.check()).body.declaration).toMatch(/^This amends a return that HMRC already has/);
			const second = await filer.file();
			const outbox = join(server.services.config.dataFolder, 'outbox');
			expect((await filer.readReturn()).status).toBe('submitted');
			expect((await amend()).body.code).toBe('RETURN_LOCKED');
			await settle(server);
			expect(await filer.readSubmission(second)).toMatchObject({
				status: 'deleted',
				amendment: 1,
				attemptNumber: 1,
			});
			expect(await filer.readReturn()).toMatchObject({
				amending: false,
				status: 'accepted',
				submissionId: second,
			});
			expect(await readFile(join(outbox, `receipt-${second}.eml`), 'utf8')).toContain('about your amendment');
			expect(await readFile(join(outbox, `receipt-${first}.eml`), 'utf8')).not.toContain('amendment');
			expect(fake.filed.map(({ body }) => /<MTR[^>]*AmendedReturn="yes"/.test(body))).toEqual([false, true]);
			const [after] = await open().select().from(submissions).where(eq(submissions.id, first));
			expect(after).toEqual(kept);
			expect((await filer.submit()).body.code).toBe('ALREADY_SUBMITTED');
			expect(await audited('taxReturn.amending')).toBe(1);
		});

		it('is shown beside what HMRC has, and is refused while nothing would change', async () => {
			expect((await filer.check()).body.amendment).toBeNull();
			await filer.file();
			await settle(server);
			await amend();
			expect((await filer.check()).body.amendment).toEqual({
				...{ taxOwed: '0.00', refundAmount: '0.00' },
				...{ changed: [], differs: false, importedAt: null },
			});
			expect(await filer.submit()).toMatchObject({ status: 409, body: { code: 'AMENDMENT_UNCHANGED' } });
			await filer.changePay('31000');
			const { body } = await filer.check();
			expect(body.amendment).toMatchObject({ taxOwed: '0.00', differs: true });
			expect(body.amendment.changed).toEqual(
				expect.arrayContaining([
					expect.objectContaining({ question: 'pay', before: '£30,000.00', after: '£31,000.00' }),
					expect.objectContaining({ question: 'taxOwed', before: '£0.00', after: '£200.00' }),
				]),
			);
			const questions = body.amendment.changed.map(({ question }: { question: string }) => question);
			for (const other of ['employer', 'declaration', 'rulesVersion']) expect(questions).not.toContain(other);
			await filer.changePay('30000');
			expect((await filer.submit()).body.code).toBe('AMENDMENT_UNCHANGED');
			await filer.changePay('30000.40');
			expect((await filer.check()).body.amendment).toMatchObject({ differs: false });
			expect(sends()).toBe(1);
			await filer.changePay('31000');
			await filer.file();
			await settle(server);
			expect(sends()).toBe(2);
		});

		it('has its own three attempts', async () => {
			await filer.file();
			await settle(server);
			await amend();
			await filer.changePay('31000');
			fake.verdict = { code: '3001', errors: [] };
			for (const attempt of [1, 2, 3]) {
				await filer.file();
				await settle(server);
				const { body } = await filer.user.browser.get(`/api/sa100/logs/${filer.taxReturnId}`);
				expect(body).toMatchObject({ totalAttempts: attempt, latestStatus: 'rejected' });
				expect(body.logs[0]).toMatchObject({ amendment: 1, attemptNumber: attempt });
				expect(await filer.readReturn()).toMatchObject({ amending: true, status: 'rejected' });
			}
			expect((await filer.submit()).body.code).toBe('ATTEMPTS_EXHAUSTED');
		});

		it('can be cancelled: the answers return to what HMRC has, and what was refused stays in the history', async () => {
			const { browser } = filer.user;
			const cancel = () => browser.delete(`/api/tax-returns/${filer.taxReturnId}/amend`);
			const entries = async () =>
				(await browser.get(`/api/tax-returns/${filer.taxReturnId}/entries`)).body.map(
					({ section, answers }: { section: string; answers: unknown }) => ({ section, answers }),
				);
			expect(await cancel()).toMatchObject({ status: 409, body: { code: 'NOT_AMENDING' } });
			const first = await filer.file();
			await settle(server);
			const [filed, { taxOwed }] = [await entries(), await filer.readReturn()];
			await amend();
			expect((await filer.changePay('31000')).status).toBe(200);
			const more = {
				section: 'bankInterest',
				answers: { account: 'A bank', taxedAlready: false, amount: '900' },
			};
			expect((await browser.post(`/api/tax-returns/${filer.taxReturnId}/entries`, more)).status).toBe(201);
			fake.verdict = { code: '3001', errors: [] };
			await filer.file();
			expect((await cancel()).body.code).toBe('RETURN_LOCKED');
			await settle(server);
			expect(await cancel()).toMatchObject({
				status: 200,
				body: { amending: false, status: 'accepted', submissionId: first },
			});
			expect(await entries()).toEqual(filed);
			expect((await filer.readReturn()).taxOwed).toBe(taxOwed);
			expect((await filer.changePay('32000')).body.code).toBe('RETURN_ACCEPTED');
			const { body } = await browser.get(`/api/sa100/logs/${filer.taxReturnId}`);
			expect(body.logs.map(({ status }: { status: string }) => status)).toEqual(['rejected', 'deleted']);
			expect(await keptOfReturn()).toBe(0);
			expect(await audited('taxReturn.notAmending')).toBe(1);
			expect((await amend()).status).toBe(200);
		});

		it('deletes the previous answers once HMRC has accepted it', async () => {
			await filer.file();
			await settle(server);
			await amend();
			expect(await keptOfReturn()).toBe(2);
			await filer.changePay('31000');
			await filer.file();
			await settle(server);
			expect(await keptOfReturn()).toBe(0);
		});

		it('needs something to amend', async () => {
			expect((await amend()).body.code).toBe('NOTHING_TO_AMEND');
			await filer.file();
			expect((await amend()).body.code).toBe('RETURN_LOCKED');
		});

		it('can be neither begun nor filed once HMRC accepts no more', async () => {
			await filer.file();
			await settle(server);
			server.time.now = new Date('2027-02-01T00:00:01Z');
			await signInAgain();
			expect(await amend()).toMatchObject({ status: 409, body: { code: 'AMENDMENT_WINDOW_CLOSED' } });
			server.time.now = new Date('2027-01-31T23:00:00Z');
			expect((await amend()).status).toBe(200);
			server.time.now = new Date('2027-02-01T00:00:01Z');
			await signInAgain();
			expect((await filer.submit()).body.code).toBe('AMENDMENT_WINDOW_CLOSED');
			expect(sends()).toBe(1);
		});

		it('is not disturbed by a late response about the earlier filing', async () => {
			fake.faults.delete.push('resetBefore', 'resetBefore', 'resetBefore');
			await filer.file();
			for (let turns = 0; turns < 6; turns += 1) {
				await server.services.jobs.worker.runDue();
				server.time.now = new Date(server.time.now.getTime() + 1000);
			}
			expect((await filer.readReturn()).status).toBe('accepted');
			await amend();
			await settle(server, 3 * DAY);
			expect(fake.filed[0]?.deleted).toBe(true);
			expect(await filer.readReturn()).toMatchObject({ amending: true, status: 'draft' });
		});
	});

	describe('an unknown outcome', () => {
		const release = (id: string, found: boolean) =>
			post(`/api/submissions/${id}/release`, { looked: true, found });

		it('is released by a person who looked, some time after HMRC’s list did not show it', async () => {
			fake.faults.submit.push('resetBefore');
			const id = await filer.file();
			await server.services.jobs.worker.runDue();
			expect((await filer.readSubmission(id)).status).toBe('unknown');
			expect((await release(id, false)).body.code).toBe('RELEASE_TOO_SOON');
			await settle(server, 60);
			const soon = await release(id, false);
			expect(soon).toMatchObject({ status: 409, body: { code: 'RELEASE_TOO_SOON' } });
			const { releasableAt } = await filer.readSubmission(id);
			expect(soon.body.details.releasableAt).toBe(releasableAt);
			expect(await filer.file()).toBe(id);
			expect(sends()).toBe(1);
			server.time.now = new Date(releasableAt);
			expect(await release(id, false)).toMatchObject({ status: 200, body: { status: 'released' } });
			expect(await filer.readReturn()).toMatchObject({ status: 'failed' });
			expect((await release(id, false)).body.code).toBe('NOTHING_TO_RELEASE');
			expect(await audited('submission.released')).toBe(1);
			const again = await filer.file();
			await settle(server, 3 * DAY);
			expect((await filer.readSubmission(again)).status).toBe('deleted');
			expect(fake.filed).toHaveLength(1);
		});

		it('seen at HMRC is never sent again, does not count as accepted, and can be amended', async () => {
			fake.faults.submit.push('resetAfter');
			fake.listShows = false;
			const id = await filer.file();
			await settle(server, 60);
			expect((await release(id, true)).body).toMatchObject({
				status: 'unknown',
				receipt: null,
				releasableAt: null,
				seenAtHmrcAt: expect.any(String),
			});
			expect(await filer.readReturn()).toMatchObject({ status: 'processing', submissionStatus: 'unknown' });
			server.time.now = new Date(server.time.now.getTime() + DAY * 1000);
			expect((await release(id, false)).body.code).toBe('SEEN_AT_HMRC');
			expect(await filer.file()).toBe(id);
			expect(sends()).toBe(1);
			expect((await amend()).body).toMatchObject({ amending: true });
			// The pages go by these two: the answers are open, whatever happened to what was sent before.
			expect(await filer.readReturn()).toMatchObject({ status: 'draft', submissionStatus: 'draft' });
			expect((await filer.changePay('31000')).status).toBe(200);
			fake.listShows = true;
			const amendment = await filer.file();
			await settle(server, 60);
			expect((await filer.readSubmission(amendment)).status).toBe('deleted');
			expect(sends()).toBe(2);
		});

		it('an amendment seen at HMRC is over: a second tab does not send it again, and the next change is a new one', async () => {
			await filer.file();
			await settle(server);
			await amend();
			await filer.changePay('31000');
			fake.faults.submit.push('resetAfter');
			fake.listShows = false;
			const stale = (await filer.check()).body.snapshotHash;
			const id = await filer.file();
			await settle(server, 60);
			expect((await release(id, true)).status).toBe(200);
			expect(await filer.readReturn()).toMatchObject({ amending: false, status: 'processing' });
			const again = await post(`/api/sa100/submit/${filer.taxReturnId}`, {
				declaration: { accepted: true, snapshotHash: stale },
			});
			expect(again.body.submissionId).toBe(id);
			await settle(server, 60);
			expect(sends()).toBe(2);
			expect((await amend()).status).toBe(200);
			expect((await filer.changePay('32000')).status).toBe(200);
			const other = await filer.file();
			expect(await filer.readSubmission(other)).toMatchObject({ amendment: 2, attemptNumber: 1 });
		});

		it('can be seen immediately, even while HMRC’s list shows what no poll finds', async () => {
			fake.faults.submit.push('resetAfter');
			fake.faults.poll.push(...Array<'noSuchConversation'>(30).fill('noSuchConversation'));
			const id = await filer.file();
			await settle(server, 5 * DAY);
			expect(await filer.readSubmission(id)).toMatchObject({
				status: 'unknown',
				releasableAt: null,
				maySaySeen: true,
			});
			await signInAgain();
			expect((await release(id, false)).body.code).toBe('RELEASE_TOO_SOON');
			expect((await release(id, true)).body).toMatchObject({ maySaySeen: false });
		});

		it('accepted after all while it is being amended: the answers before the amendment are still kept', async () => {
			fake.faults.submit.push('resetAfter');
			fake.listShows = false;
			const id = await filer.file();
			await settle(server, 60);
			await release(id, true);
			await amend();
			await filer.changePay('31000');
			fake.listShows = true;
			await settle(server, 2 * DAY);
			expect((await filer.readSubmission(id)).status).toBe('deleted');
			expect(await filer.readReturn()).toMatchObject({ amending: true, status: 'draft' });
			expect(await keptOfReturn()).toBe(2);
		});

		it('is found after all when HMRC’s list shows it later', async () => {
			fake.faults.submit.push('resetAfter');
			fake.listShows = false;
			const id = await filer.file();
			await settle(server, 60);
			await release(id, true);
			fake.listShows = true;
			await settle(server, 2 * DAY);
			expect(await filer.readSubmission(id)).toMatchObject({ status: 'deleted' });
			expect((await filer.readReturn()).status).toBe('accepted');
		});

		it('needs a person’s word that they looked, and cannot be released with an odd receipt', async () => {
			fake.verdict = 'mismatch';
			const id = await filer.file();
			await settle(server, 60);
			const without = await post(`/api/submissions/${id}/release`, { looked: false, found: false });
			expect([without.status, without.body.code]).toEqual([400, 'VALIDATION_FAILED']);
			server.time.now = new Date(server.time.now.getTime() + 2 * DAY * 1000);
			expect((await release(id, false)).body.code).toBe('RECEIPT_NEEDS_OPERATOR');
		});
	});

	describe('another HMRC is configured', () => {
		const settleAt = (environment: 'local' | 'live') => alignReturns(open(), environment);

		it('what the stand-in accepted is not filed: the return is a draft there, and as it was when the stand-in is back', async () => {
			const id = await filer.file();
			await settle(server);
			const before = await filer.readReturn();
			await settleAt('local');
			expect(await filer.readReturn()).toEqual(before);
			await settleAt('live');
			expect(await filer.readReturn()).toMatchObject({
				status: 'draft',
				submissionStatus: null,
				submissionId: null,
			});
			expect((await filer.changePay('31000')).status).toBe(200);
			expect((await filer.readSubmission(id)).environment).toBe('local');
			await settleAt('local');
			// What changed meanwhile is a change to what HMRC has, not part of it.
			expect(await filer.readReturn()).toMatchObject({ status: 'draft', amending: true, submissionId: id });
			expect((await filer.check()).body.amendment).toMatchObject({ differs: true });
			const cancelled = await filer.user.browser.delete(`/api/tax-returns/${filer.taxReturnId}/amend`);
			expect(cancelled.body).toMatchObject({ status: 'accepted', amending: false, submissionId: id });
			const [entry] = (await filer.user.browser.get(`/api/tax-returns/${filer.taxReturnId}/entries`)).body;
			expect(JSON.stringify(entry)).toContain('30000');
			expect((await filer.submit()).body.code).toBe('ALREADY_SUBMITTED');
		});

		it('what is on its way comes back as sent; what was not changed stays as it was', async () => {
			fake.pollsUntilFinal = 1000;
			const id = await filer.file();
			await settle(server, 10);
			await settleAt('live');
			expect((await filer.changePay('31000')).status).toBe(200);
			await settleAt('local');
			expect(await filer.readReturn()).toMatchObject({ status: 'processing', submissionId: id });
			fake.pollsUntilFinal = 0;
			await settle(server, 3600);
			const before = await filer.readReturn();
			expect(before.status).toBe('accepted');
			const [entry] = (await filer.user.browser.get(`/api/tax-returns/${filer.taxReturnId}/entries`)).body;
			expect(JSON.stringify(entry)).toContain('30000');
			await settleAt('live');
			await settleAt('local');
			expect(await filer.readReturn()).toEqual(before);
			expect(await keptOfReturn()).toBe(0);
		});
	});

	describe('a failed job', () => {
		const failed = async () => (await filer.user.browser.get('/api/jobs/failed')).body;

		it('is shown to its owner, and tried again when they ask', async () => {
			fake.faults.submit.push('resetAfter');
			fake.listShows = false;
			const submissionId = await filer.file();
			await settle(server, 4 * DAY);
			const [job] = await failed();
			expect(job).toMatchObject({
				kind: 'submission',
				submissionId,
				reason: { code: 'submission.unknown', message: expect.stringContaining('sends nothing') },
			});
			const other = await signUpUser(server);
			expect((await other.browser.get('/api/jobs/failed')).body).toEqual([]);
			expect((await other.browser.post(`/api/jobs/${job.id}/retry`)).status).toBe(403);
			fake.listShows = true;
			expect((await post(`/api/jobs/${job.id}/retry`)).body).toEqual({ success: true });
			expect((await post(`/api/jobs/${job.id}/retry`)).body.code).toBe('JOB_NOT_FAILED');
			await settle(server, 60);
			expect((await filer.readSubmission(submissionId)).status).toBe('deleted');
			expect(await failed()).toEqual([]);
			expect([sends(), await audited('job.retried')]).toEqual([1, 1]);
		});
	});

	describe('the receipt', () => {
		const receiptOf = (id: string) => filer.user.browser.get(`/api/submissions/${id}/receipt.pdf`);

		it('is a document with mark, time, references and figures', async () => {
			const id = await filer.file();
			expect(await receiptOf(id)).toMatchObject({ status: 409, body: { code: 'NO_RECEIPT_YET' } });
			await settle(server);
			const { status, headers, bytes } = await receiptOf(id);
			expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
			expect(headers['content-disposition']).toBe('attachment; filename="receipt-2024-25.pdf"');
			const text = await textOf(bytes);
			const mark = irmark(fake.filed[0]?.body ?? '');
			expect(text).toContain(mark.ok && mark.value.base32);
			expect(text).toContain(fake.filed[0]?.correlationId);
			expect(text).toContain('20 November 2026 at 10:00');
			expect(text).toContain('Total income £30,000.00');
			expect(text).toContain('Ada Quill');
		});

		it('goes out as an email, once, without a name, a number or a figure of the return', async () => {
			const id = await filer.file();
			await settle(server);
			const outbox = join(server.services.config.dataFolder, 'outbox');
			expect((await readdir(outbox)).filter((name) => name.includes(id))).toEqual([`receipt-${id}.eml`]);
			const letter = (await readFile(join(outbox, `receipt-${id}.eml`), 'utf8')).replace(/=\n/g, '');
			const { receipt } = await filer.readSubmission(id);
			expect(letter).toContain(`To: ${filer.user.email}`);
			expect(letter).toContain('Subject: TEST: your 2024-25 tax return was accepted');
			expect(letter).toContain(receipt.irmark);
			expect(letter).toContain(`https://tax.example/app/return/${filer.taxReturnId}/submission/${id}`);
			for (const personal of ['Quill', filer.utr, 'QQ123456', '30000', '30,000', '3486'])
				expect(letter).not.toContain(personal);
		});

		it('says what comes next once it is filed for real, by date and without an amount', async () => {
			await filer.changePay('34000');
			const id = await filer.file();
			await settle(server);
			await open().update(submissions).set({ environment: 'live' }).where(eq(submissions.id, id));
			const { jobs: queue, config } = server.services;
			await queue.enqueue(open(), receiptLetterJob, { submissionId: id });
			await queue.worker.runDue();
			const letter = await readFile(join(config.dataFolder, 'outbox', `receipt-${id}.eml`), 'utf8');
			const text = Buffer.from(
				letter
					.replace(/=\r?\n/g, '')
					.replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16))),
				'latin1',
			).toString('utf8');
			expect(text).toContain('What’s next: HMRC collects what you owe through your tax code.');
			// Every amount has its pound sign; bare digits may also stand in an id.
			expect(text).not.toContain('£');
		});

		it('has one email queued in the transaction that accepts', async () => {
			fake.verdict = { code: '3001', errors: [] };
			await filer.file();
			await settle(server);
			fake.verdict = 'accept';
			const id = await filer.file();
			let letters: (typeof jobs.$inferSelect)[] = [];
			for (let turns = 0; turns < 12 && letters.length === 0; turns += 1) {
				server.time.now = new Date(server.time.now.getTime() + 1100);
				const { services } = server;
				await services.jobs.worker.runDue();
				const events = await open()
					.select()
					.from(submissionEvents)
					.where(eq(submissionEvents.submissionId, id));
				if (events.some(({ kind }) => kind === 'accepted')) break;
			}
			letters = (await open().select().from(jobs)).filter(({ kind }) => kind === 'receipt.letter');
			const outbox = join(server.services.config.dataFolder, 'outbox');
			const sent = (await readdir(outbox)).filter((name) => name.includes(id));
			expect(letters.length + sent.length).toBe(1);
		});
	});
});

async function textOf(bytes: Uint8Array): Promise<string> {
	const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
	const { items } = await (await document.getPage(1)).getTextContent();
	const text = items.map((item) => ('str' in item ? item.str : '')).join(' ');
	await document.destroy();
	return text.replace(/\s+/g, ' ');
}
