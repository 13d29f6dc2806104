/** The reason of a doubt is what really happened, and whether we still look is what the queue says. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
	type FakeTransactionEngine,
	type Fault,
	startFakeTransactionEngine,
} from '../../../tests/fake-transaction-engine.ts';
import { createFiler, type Filer, settle } from '../../../tests/filer.ts';
import { jobs } from '../../database/schema/platform.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { doubtOf } from './doubt.ts';
import type { Happening } from './machine.ts';

const DAY = 86_400;

describe('the reason of the last doubt', () => {
	const of = (...events: readonly (readonly [Happening, string?])[]) =>
		doubtOf(events.map(([happening, detail = null]) => ({ happening, detail })));

	it.each([
		['lineBroke', 'timeout'],
		['lineBroke', 'connectionLost'],
		['hmrcTrouble', 'engineTrouble 3000'],
		['hmrcTrouble', 'engineTrouble 1000'],
		['hmrcForgot', 'noSuchConversation 2000'],
		['uselessAnswer', 'httpStatus 503'],
		['uselessAnswer', 'reply.notGovTalk'],
		['uselessAnswer', 'otherConversation'],
	])('is %s for %s', (doubt, detail) => {
		expect(of(['sendingBegan'], ['outcomeUnknown', detail], ['notFoundAtHmrc'])).toBe(doubt);
	});

	it('is the last one', () => {
		expect(of(['outcomeUnknown', 'timeout'], ['foundAtHmrc'], ['outcomeUnknown', 'engineTrouble 3000'])).toBe(
			'hmrcTrouble',
		);
		expect(of(['outcomeUnknown', 'timeout'], ['interrupted'])).toBe('interrupted');
	});

	it('is the receipt that did not match, whatever came after it', () => {
		expect(of(['receiptMismatched'], ['foundAtHmrc'], ['outcomeUnknown', 'timeout'])).toBe('receiptMismatch');
	});

	it('is none where there was none', () => expect(of(['declared'], ['sendingBegan'])).toBeNull());
});

describeOnDatabases('a submission that nobody knows the fate of', (open) => {
	let fake: FakeTransactionEngine;
	let server: TestServer;
	let filer: Filer;

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
	});
	const lose = (fault: Fault) => {
		fake.listShows = false;
		fake.faults.submit.push(fault);
	};

	it('says why, and when we look again: until we have given up', async () => {
		lose('resetAfter');
		const id = await filer.file();
		await settle(server, 60);
		const looking = await filer.readSubmission(id);
		expect(looking).toMatchObject({ status: 'unknown', doubt: 'lineBroke' });
		const [job] = await open().select().from(jobs);
		expect([job?.state, looking.lookingAgainAt]).toEqual(['waiting', job?.runAt.toISOString()]);
		await settle(server, 3 * DAY);
		expect(await filer.readSubmission(id)).toMatchObject({
			status: 'unknown',
			doubt: 'lineBroke',
			lookingAgainAt: null,
		});
	});

	it('says that HMRC’s page made no sense', async () => {
		lose('unavailableAfter');
		const id = await filer.file();
		await settle(server, 60);
		expect(await filer.readSubmission(id)).toMatchObject({ doubt: 'uselessAnswer' });
	});

	it('has no reason once it is known', async () => {
		const id = await filer.file();
		await settle(server, 60);
		expect(await filer.readSubmission(id)).toMatchObject({ doubt: null, lookingAgainAt: null });
	});
});
