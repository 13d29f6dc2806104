/** From a partnership's return to a partner's own, by a code that works once, on both databases. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { partnerCodes } from '../../database/schema/partnerships.ts';
import { auditEvents } from '../../database/schema/platform.ts';
import { taxReturns } from '../../database/schema/tax-returns.ts';
import { describeOnDatabases } from '../../testing/databases.ts';
import { makePartnership, type PartnershipOfTwo, UTRS } from '../../testing/partnership-return.ts';
import { createTestServer, signUpUser, type TestServer, type TestUser } from '../../testing/test-server.ts';

describeOnDatabases('handing a share over', (open) => {
	let server: TestServer;
	let ada: TestUser;
	let ben: TestUser;
	let made: PartnershipOfTwo;
	let own: string;

	beforeAll(async () => {
		server = await createTestServer(open());
	});
	afterAll(() => server.close());
	beforeEach(async () => {
		ada = await signUpUser(server);
		ben = await signUpUser(server);
		made = await makePartnership(ada);
		await ben.browser.patch(`/api/users/${ben.userId}`, { uniqueTaxReference: UTRS.ben });
		own = await startReturn(ben);
	});

	async function startReturn({ browser }: TestUser, taxYear = '2024-25'): Promise<string> {
		return (await browser.post('/api/tax-returns', { taxYear })).body.id;
	}
	const makeCode = (partner = made.ben) => ada.browser.post(`${made.path}/partner-codes`, { partner });
	const codes = async () => (await ada.browser.get(`${made.path}/partner-codes`)).body;
	const enter = (code: string, id = own) =>
		ben.browser.post(`/api/tax-returns/${id}/partnership-shares`, { code });
	const entries = async () => (await ben.browser.get(`/api/tax-returns/${own}/entries`)).body;
	const notices = ({ body }: { body: { notices: { code: string }[] } }) =>
		body.notices.map(({ code }) => code);

	it('proposes the partner’s figures, and changes nothing until they are approved', async () => {
		const { status, body } = await makeCode();
		expect(status).toBe(201);
		expect(body.code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
		const entered = await enter(` ${body.code.toLowerCase().replaceAll('-', ' ')} `);
		expect([entered.status, entered.body]).toMatchObject([
			201,
			{ target: { kind: 'return', id: own }, origin: { kind: 'partnership' }, status: 'open' },
		]);
		const [{ entry: target }] = entered.body.changes;
		const set = { section: 'partnershipShare', entry: target, operation: 'set' };
		expect(entered.body.changes).toEqual(
			expect.arrayContaining([
				{ ...set, field: 'reference', value: made.utr },
				{ ...set, field: 'description', value: 'Gardeners' },
				{ ...set, field: 'joinedThisYear', value: true },
				{ ...set, field: 'startDate', value: '2024-10-01' },
				{ ...set, field: 'profit', value: '7480.00' },
				{ ...set, field: 'hadOtherShares', value: true },
				{ ...set, field: 'untaxedInterest', value: '75.00' },
			]),
		);
		expect(entered.body.effect).toMatchObject({
			before: { totalIncome: '0.00' },
			after: { totalIncome: '7555.00' },
		});
		expect(notices(entered)).toEqual(['partnershipNotFiled']);
		expect(await entries()).toEqual([]);

		const approved = await ben.browser.post(`/api/proposals/${entered.body.id}/approve`, {
			changes: entered.body.changes.map((change: { field: string }) =>
				change.field === 'description' ? { ...change, value: 'Gardening' } : change,
			),
		});
		expect(approved.status).toBe(200);
		expect(approved.body.proposal.effect).toEqual(entered.body.effect);
		const [entry] = await entries();
		expect(entry.answers).toMatchObject({ profit: '7480.00', description: 'Gardening' });
		expect(entry.provenance.profit).toMatchObject({ source: 'partnership' });
		expect(entry.provenance.description).toMatchObject({ source: 'typed' });
		const { body: tax } = await ben.browser.get(`/api/tax-returns/${own}/calculate`);
		expect(tax.totalIncome).toBe('7555.00');
	});

	it('changes nothing when it is declined', async () => {
		const { body } = await enter((await makeCode()).body.code);
		const declined = await ben.browser.post(`/api/proposals/${body.id}/decline`);
		expect([declined.status, declined.body.status]).toEqual([200, 'declined']);
		expect(await entries()).toEqual([]);
	});

	it('works once, for one of two who enter it at the same time', async () => {
		const { code } = (await makeCode()).body;
		const answers = await Promise.all([enter(code), enter(code), enter(code)]);
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
		expect(answers.find(({ status }) => status === 422)?.body.code).toBe('PARTNER_CODE_UNKNOWN');
		expect((await ben.browser.get(`/api/tax-returns/${own}/proposals`)).body).toHaveLength(1);
	});

	it('says the same for every code that does not work', async () => {
		const { body: old } = await makeCode();
		const { body: now } = await makeCode();
		const { body: adas } = await makeCode(made.ada);
		await ada.browser.delete(`/api/partner-codes/${adas.id}`);
		for (const code of [old.code, adas.code, 'AAAA-BBBB-CCCC', '', '-'.repeat(100)])
			expect(await enter(code)).toMatchObject({ status: 422, body: { code: 'PARTNER_CODE_UNKNOWN' } });
		expect(new Date(now.expiresAt).getTime() - server.time.now.getTime()).toBe(30 * 24 * 3_600_000);
		const expiresAt = server.time.now;
		await open().update(partnerCodes).set({ expiresAt }).where(eq(partnerCodes.id, now.id));
		expect((await enter(now.code)).body.code).toBe('PARTNER_CODE_UNKNOWN');
		expect((await codes())[1].status).toBe('expired');
	});

	it('for another year is left unused', async () => {
		const { code } = (await makeCode()).body;
		const other = await startReturn(ben, '2025-26');
		const refused = await enter(code, other);
		expect([refused.body.code, refused.body.details]).toEqual([
			'PARTNER_CODE_OTHER_YEAR',
			{ taxYear: '2024-25' },
		]);
		expect((await enter(code)).status).toBe(201);
	});

	it('tells the partnership that the code was used, and nothing about who used it', async () => {
		expect(await codes()).toMatchObject([
			{ partner: made.ada, name: 'Ada Moss', status: 'none', id: null },
			{ partner: made.ben, name: 'Ben Fern', status: 'none' },
		]);
		const { body } = await makeCode();
		expect((await codes())[1]).toMatchObject({ id: body.id, status: 'open', upToDate: true, usedAt: null });
		await enter(body.code);
		const used = (await codes())[1];
		expect(used).toMatchObject({ status: 'used', usedAt: expect.any(String) });
		expect(JSON.stringify(used)).not.toContain(ben.userId);
		const [row] = await open().select().from(partnerCodes).where(eq(partnerCodes.id, body.id));
		expect(JSON.stringify(row)).not.toContain(ben.userId);
		expect(JSON.stringify(row)).not.toContain(body.code.replaceAll('-', ''));
		expect(JSON.stringify(row)).not.toContain(UTRS.ben);
		const events = await open().select().from(auditEvents).where(eq(auditEvents.userId, ben.userId));
		expect(events.map(({ action }) => action)).toContain('partnerCode.used');
	});

	it('says when the figures have changed since the code was made', async () => {
		await makeCode();
		await made.add('partnershipProperty', { rents: '1000' });
		expect((await codes())[1].upToDate).toBe(false);
		await makeCode();
		expect((await codes())[1].upToDate).toBe(true);
	});

	it('warns a partner whose own UTR differs, and one who already has the share', async () => {
		const first = await enter((await makeCode(made.ada)).body.code);
		expect(notices(first)).toEqual(['otherPartner', 'partnershipNotFiled']);
		await ben.browser.post(`/api/proposals/${first.body.id}/approve`, {});
		expect(notices(await enter((await makeCode()).body.code))).toEqual([
			'partnershipAlreadyThere',
			'partnershipNotFiled',
		]);
	});

	it('says nothing about a draft once the partnership has filed', async () => {
		await open().update(taxReturns).set({ status: 'accepted' }).where(eq(taxReturns.id, made.taxReturnId));
		expect(notices(await enter((await makeCode()).body.code))).toEqual([]);
	});

	it('needs shares that add up, and a partner of this return', async () => {
		expect((await makeCode(made.taxReturnId)).body.code).toBe('NOT_FOUND');
		await made.add('partners', { name: 'Cy', dividedBy: 'share', share: '10' });
		const refused = await makeCode();
		expect([refused.status, refused.body.code]).toEqual([422, 'RETURN_INCOMPLETE']);
		expect(refused.body.details.blockers).toMatchObject([{ code: 'shares.notWhole', section: 'partners' }]);
		const { body } = await ada.browser.get(`${made.path}/partnership-statement`);
		expect(body.problems).toMatchObject([{ code: 'shares.notWhole' }]);
		expect(body.amounts[0].shares).toEqual([null, null, null]);
	});

	it('is for the right kind of return on either side, while it can be changed', async () => {
		const individual = `/api/tax-returns/${own}`;
		for (const call of [
			ben.browser.get(`${individual}/partnership-statement`),
			ben.browser.get(`${individual}/partner-codes`),
			ben.browser.post(`${individual}/partner-codes`, { partner: made.ben }),
			ada.browser.post(`${made.path}/partnership-shares`, { code: 'AAAA-BBBB-CCCC' }),
		])
			expect((await call).body.code).toBe('WRONG_RETURN_TYPE');
		const { code } = (await makeCode()).body;
		await open().update(taxReturns).set({ status: 'processing' }).where(eq(taxReturns.id, own));
		expect((await enter(code)).body.code).toBe('RETURN_LOCKED');
		await open().update(taxReturns).set({ status: 'draft' }).where(eq(taxReturns.id, own));
		expect((await enter(code)).status).toBe(201);
	});

	it('cannot be guessed for long', async () => {
		const { signInPerMinute } = server.services.config.limits;
		for (let tries = 0; tries < signInPerMinute; tries += 1) await enter('AAAA-BBBB-CCCC');
		const limited = await enter((await makeCode()).body.code);
		expect([limited.status, limited.body.code]).toEqual([429, 'RATE_LIMITED']);
	});
});
