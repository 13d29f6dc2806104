/** A receipt for something else: the operator is told, sees it, and resolves it, once and audited. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../../tests/filer.ts';
import { auditEvents, jobs } from '../../../database/schema/platform.ts';
import { transactionEngineMessages as messages } from '../../../database/schema/submissions.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { resolveSubmission, stuckSubmissions } from './operator.ts';
import { operatorCommand } from './operator-command.ts';

describeOnDatabases('a receipt that does not match', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;
	let id: string;

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
		filer = await createFiler(server);
		fake.verdict = 'mismatch';
		id = await filer.file();
		await settle(server, 120);
	});

	const resolve = (found: boolean) => resolveSubmission(server.services, id, found);
	const mine = async () => (await stuckSubmissions(server.services)).filter((one) => one.id === id);
	const audited = async () => {
		const own = eq(auditEvents.subject, `submission:${id}`);
		const deeds = await open().select().from(auditEvents).where(own);
		return deeds.filter((deed) => deed.action.endsWith('ByOperator')).map(({ action }) => action);
	};
	const sends = () => fake.messages.filter((kind) => kind === 'submit').length;
	const afterTheWait = () => {
		server.time.now = new Date(server.time.now.getTime() + 3_600_000);
	};

	it('is reported in an email, with what HMRC’s support asks for and nothing about the person', async () => {
		const path = join(server.services.config.dataFolder, 'outbox', `operator-${id}.eml`);
		const letter = (await readFile(path, 'utf8')).replace(/=\n/g, '');
		const [row] = await open().select().from(messages).where(eq(messages.submissionId, id));
		expect(letter).toContain(`TransactionID: ${row?.transactionId}`);
		expect(letter).toContain(`npm run operator -- resolve ${id} --not-found`);
		expect(letter).toContain('receipt has a different IRmark');
		for (const personal of ['Quill', filer.utr, 'QQ123456', '30000', filer.user.email, filer.user.username])
			expect(letter).not.toContain(personal);
	});

	it('is listed until it is resolved', async () => {
		expect(await mine()).toMatchObject([
			{ form: 'SA100', taxYear: '2024-25', state: 'unknown', reason: 'submission.receiptMismatch' },
		]);
		expect((await resolve(true)).ok).toBe(true);
		expect(await mine()).toEqual([]);
	});

	it('may be released only by the operator, and only after the wait', async () => {
		const body = { looked: true, found: false };
		const refused = await filer.user.browser.post(`/api/submissions/${id}/release`, body);
		expect(refused.body.code).toBe('RECEIPT_NEEDS_OPERATOR');
		expect(await resolve(false)).toMatchObject({ ok: false, problem: { code: 'RELEASE_TOO_SOON' } });
		afterTheWait();
		expect((await resolve(false)).ok).toBe(true);
		expect(await audited()).toEqual(['submission.releasedByOperator']);
		expect((await filer.readReturn()).status).toBe('failed');
		fake.verdict = 'accept';
		const again = await filer.file();
		await settle(server, 60);
		expect((await filer.readSubmission(again)).status).toBe('deleted');
		expect(sends()).toBe(2);
	});

	it('that HMRC does have is never sent again, and may be amended', async () => {
		expect((await resolve(true)).ok).toBe(true);
		expect(await audited()).toEqual(['submission.foundByOperator']);
		expect(await resolve(true)).toMatchObject({ problem: { code: 'SEEN_AT_HMRC' } });
		expect(await resolve(false)).toMatchObject({ problem: { code: 'RELEASE_TOO_SOON' } });
		expect((await filer.submit()).body.submissionId).toBe(id);
		await settle(server, 60);
		const amended = await filer.user.browser.post(`/api/tax-returns/${filer.taxReturnId}/amend`);
		expect([amended.status, amended.body.amending, sends()]).toEqual([200, true, 1]);
	});

	it('is listed and resolved by commands, which say what they did or why they did not', async () => {
		const run = (...given: string[]) => operatorCommand(given)?.(server.services);
		const [row] = await open().select().from(messages).where(eq(messages.submissionId, id));
		const listed = await run('submissions');
		expect(listed?.text).toContain(id);
		expect(listed?.text).toContain(`CorrelationID: ${row?.correlationId}`);
		const early = await run('resolve', id, '--not-found');
		expect([early?.ok, early?.text]).toEqual([false, expect.stringContaining('You can record this from 20')]);
		expect(await run('resolve', id, '--found')).toMatchObject({ ok: true });
		expect(await run('resolve', 'nonsense', '--found')).toMatchObject({ ok: false });
		for (const given of [[], ['resolve', id], ['resolve', id, '--maybe'], ['submissions', id], ['drop']])
			expect(operatorCommand(given)).toBeUndefined();
	});

	it('cannot be resolved if its outcome is known, or if it does not exist', async () => {
		fake.verdict = 'accept';
		const another = await createFiler(server);
		const accepted = await another.file();
		await settle(server, 60);
		const failure = async (one: string) => resolveSubmission(server.services, one, true);
		expect(await failure(accepted)).toMatchObject({ problem: { code: 'NOTHING_TO_RELEASE' } });
		expect(await failure(crypto.randomUUID())).toMatchObject({ problem: { code: 'NOT_FOUND' } });
		expect((await stuckSubmissions(server.services)).map((one) => one.id)).not.toContain(accepted);
	});
});
