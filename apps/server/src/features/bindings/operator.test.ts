/**
 * What the operator does about references: is told of attempts, decides, moves bindings, all audited; on both
 * databases.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../tests/filer.ts';
import { bindingRequests, utrBindings } from '../../database/schema/bindings.ts';
import { auditEvents, jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { standsAlone } from '../../testing/stands-alone.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { bindingCommand } from './operator-command.ts';

describeOnDatabases('a reference that two accounts file for', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let first: Filer;
	let second: Filer;

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
		await open().delete(bindingRequests);
		first = await createFiler(server);
		await first.file();
		await settle(server);
		second = await createFiler(server, { utr: first.utr, taxYear: '2025-26' });
		expect((await second.submit()).body.code).toBe('UTR_BOUND_ELSEWHERE');
	});

	const operator = async (...words: string[]) => {
		const command = bindingCommand(words);
		if (!command) throw new Error('a command was given');
		return command(server.services);
	};
	const requestOf = async ({ user }: Filer) => {
		const own = eq(bindingRequests.userId, user.userId);
		const rows = await open().select().from(bindingRequests).where(own);
		expect(rows).toHaveLength(1);
		return rows[0]?.id ?? '';
	};
	const deeds = async () =>
		(await open().select().from(auditEvents).where(like(auditEvents.action, '%ByOperator'))).map(
			({ action }) => action,
		);

	it('is reported in one email that names nobody, however often it is tried', async () => {
		expect((await second.submit()).body.code).toBe('UTR_BOUND_ELSEWHERE');
		const id = await requestOf(second);
		expect((await open().select().from(jobs)).filter(({ kind }) => kind === 'binding.letter')).toHaveLength(
			1,
		);
		await server.services.jobs.worker.runDue();
		const path = join(server.services.config.dataFolder, 'outbox', `binding-${id}-boundElsewhere.eml`);
		const letter = (await readFile(path, 'utf8')).replace(/=\n/g, '');
		expect(letter).toContain('npm run operator -- bindings');
		for (const personal of [first.utr, first.user.username, second.user.username])
			expect(letter).not.toContain(personal);
		expect(letter).not.toMatch(standsAlone(first.utr.slice(-3)));
	});

	it('is listed with the username and the last three digits of the person asking, and nothing else about anyone', async () => {
		const { text } = await operator('bindings');
		expect(text).toContain(await requestOf(second));
		expect(text).toContain(`Username: ${second.user.username}, UTR ending in ${first.utr.slice(-3)}`);
		for (const personal of [first.utr, first.user.username, second.user.email, 'Quill', 'QQ123456C'])
			expect(text).not.toContain(personal);
	});

	it('cannot be approved for a second account, only moved, and then belongs only to that one', async () => {
		const id = await requestOf(second);
		expect(await operator('approve', id)).toMatchObject({
			ok: false,
			text: expect.stringContaining('move-binding'),
		});
		expect((await operator('move-binding', id)).ok).toBe(true);
		const written = (await open().select().from(jobs)).flatMap(({ payload }) => Object(payload).notice ?? []);
		expect(written).toEqual(['bindingApproved', 'bindingMoved']);
		expect(await deeds()).toContain('binding.movedByOperator');
		expect((await operator('bindings')).text).not.toContain(id);
		await second.file();
		await settle(server);
		expect((await second.readReturn()).status).toBe('accepted');
		await first.user.browser.post(`/api/tax-returns/${first.taxReturnId}/amend`);
		await first.changePay('31000');
		expect((await first.submit()).body.code).toBe('UTR_BOUND_ELSEWHERE');
		expect((await first.readReturn()).amending).toBe(true);
		const { references } = (await second.user.browser.get('/api/export/all-data?format=json')).body;
		expect(references).toMatchObject([{ uniqueTaxReference: first.utr }]);
	});

	it('stays refused once it was declined, and nobody is asked again', async () => {
		const id = await requestOf(second);
		expect((await operator('decline', id)).ok).toBe(true);
		await open().delete(jobs);
		expect((await second.submit()).body.code).toBe('UTR_BOUND_ELSEWHERE');
		expect(await open().select().from(jobs)).toEqual([]);
		expect((await operator('bindings')).text).not.toContain(id);
		expect(await deeds()).toContain('binding.declinedByOperator');
	});

	it('is also reported if HMRC accepted a return that was sent before the other account had it', async () => {
		const third = await createFiler(server);
		await third.file();
		const [mine] = await open().select().from(utrBindings).where(eq(utrBindings.userId, first.user.userId));
		const utrIndex = server.services.vault.index('utr', third.utr);
		await open()
			.update(utrBindings)
			.set({ utrIndex })
			.where(eq(utrBindings.id, mine?.id ?? ''));
		await settle(server);
		expect((await third.readReturn()).status).toBe('accepted');
		expect((await operator('bindings')).text).toContain(await requestOf(third));
	});

	it('rejects any other words, and any request but those', async () => {
		for (const words of [[], ['bindings', 'x'], ['approve'], ['approve', 'x', 'y'], ['constructor', 'x']])
			expect(bindingCommand(words)).toBeUndefined();
		for (const id of ['x', '00000000-0000-4000-8000-000000000000'])
			expect((await operator('move-binding', id)).ok).toBe(false);
	});
});
