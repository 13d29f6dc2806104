/** A change decided without locks is written as a whole, or not at all if anything in its return has changed meanwhile. */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { auditEvents } from '../../database/schema/platform.ts';
import { entries, taxReturns } from '../../database/schema/tax-returns.ts';
import { unsavedAnswers } from '../../database/schema/unsaved-answers.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';
import { tokenHashOf } from '../../testing/token-hash-of.ts';
import { readEntryWithReturn, writeEntryIfUnchanged } from './entry-at-once-repository.ts';

describeOnDatabases('an entry changed at once', (open) => {
	let server: TestServer;
	let user: TestUser;
	let taxReturnId: string;
	let id: string;
	const sentAs = randomUUID();
	beforeAll(async () => {
		server = await createTestServer(open(), { environment: { LOG_LEVEL: 'silent' } });
	});
	beforeEach(async () => {
		user = await signUpUser(server);
		taxReturnId = (await user.browser.post('/api/tax-returns', { taxYear: '2024-25' })).body.id;
		const gift = { section: 'giftAid', answers: { charity: 'Shelter', amount: '12' } };
		id = (await user.browser.post(`/api/tax-returns/${taxReturnId}/entries`, gift)).body.id;
		const typed = { typed: { charity: 'Crisis', amount: '13' }, seen: {} };
		await user.browser.put('/api/unsaved-answers', {
			...{ page: `/app/${id}`, taxReturnId, entryId: id, sentAs, ...typed },
		});
	});
	afterAll(() => server.close());

	/** Everything that the write changes. */
	const stored = async () => {
		const of = { id: taxReturnId, entry: id };
		const [row] = await open().select().from(entries).where(eq(entries.id, of.entry));
		const [taxReturn] = await open().select().from(taxReturns).where(eq(taxReturns.id, of.id));
		const ofEntry = eq(auditEvents.subject, `entry:${of.entry}`);
		const audited = await open().select({ action: auditEvents.action }).from(auditEvents).where(ofEntry);
		const kept = await open().$count(unsavedAnswers, eq(unsavedAnswers.userId, user.userId));
		const { sealed, version } = row ?? {};
		return {
			sealed,
			version,
			facts: taxReturn?.factsVersion,
			deeds: audited.map(({ action }) => action),
			kept,
		};
	};
	const found = async () => {
		const read = await readEntryWithReturn(open(), { tokenHash: await tokenHashOf(open(), user), id });
		if (!read) throw new Error('the entry is there');
		return read;
	};
	const write = ({ row, taxReturn }: Awaited<ReturnType<typeof found>>) =>
		writeEntryIfUnchanged(open(), {
			row: { ...row, version: row.version + 1, sealed: 'changed' },
			...{ taxReturn, sentAs },
			audited: { at: server.time.now, userId: user.userId, action: 'entry.changed', subject: `entry:${id}` },
		});

	it('is stored, counted, audited, and its unsaved answers are forgotten', async () => {
		const before = await stored();
		expect(before.kept).toBe(1);
		expect(await write(await found())).toBe(true);
		expect(await stored()).toEqual({
			...{ sealed: 'changed', version: 2, facts: (before.facts ?? 0) + 1 },
			...{ deeds: ['entry.added', 'entry.changed'], kept: 0 },
		});
	});

	it.each([
		['an answer elsewhere in the return', sql`update tax_returns set facts_version = facts_version + 1`],
		['filing', sql`update tax_returns set status = 'submitted'`],
		['the entry itself', sql`update entries set version = version + 1`],
		['its removal', sql`delete from entries`],
	])('is not written at all after %s changed', async (_, between) => {
		const read = await found();
		await open().execute(sql`${between} where user_id = ${user.userId}`);
		const before = await stored();
		expect(await write(read)).toBe(false);
		expect(await stored()).toEqual(before);
	});

	it('finds nobody else’s entry', async () => {
		const other = await signUpUser(server);
		const tokenHash = await tokenHashOf(open(), other);
		expect(await readEntryWithReturn(open(), { tokenHash, id })).toBeUndefined();
		expect(await readEntryWithReturn(open(), { tokenHash: 'of no session', id })).toBeUndefined();
	});

	it('is decided by a transaction when something came between', async () => {
		const entry = `/api/entries/${id}`;
		const changes = ['1', '2', '3'].map((amount) =>
			user.browser.patch(entry, { version: 1, answers: { amount } }),
		);
		const other = user.browser.post(`/api/tax-returns/${taxReturnId}/entries`, {
			...{ section: 'giftAid', answers: { charity: 'Oxfam', amount: '5' } },
		});
		const statuses = (await Promise.all(changes)).map(({ status }) => status);
		expect([...statuses.sort(), (await other).status]).toEqual([200, 409, 409, 201]);
	});
});
