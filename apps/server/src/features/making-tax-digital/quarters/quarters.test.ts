/** Quarters from a draft to HMRC, over real HTTP against the stand-in, on both databases. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
	connectPerson,
	type MtdPerson,
	type MtdWorld,
	startMtdWorld,
	tokenOf,
} from '../../../../tests/mtd-world.ts';
import { requestRates } from '../../../database/schema/platform.ts';
import { createPermits } from '../../../platform/permit-repository.ts';
import { describeOnDatabases } from '../../../testing/databases.ts';
import { signUpUser } from '../../../testing/test-server.ts';

describeOnDatabases('the quarters of a year', (open) => {
	let world: MtdWorld;
	let person: MtdPerson;
	let trade: string;

	beforeAll(async () => {
		world = await startMtdWorld(open());
		await world.at('2026-04-10');
		person = await connectPerson(world);
	});
	beforeEach(async () => {
		await world.faults();
		await world.at('2026-04-10');
		trade = await person.business('self-employment');
	});
	afterAll(() => world.close());

	const typed = (quarter: string, figures: object = {}) => ({
		...{ taxYear: '2026-27', quarter, businessId: trade, businessType: 'self-employment' },
		...{ income: { turnover: '' }, expenses: { costOfGoods: '' }, ...figures },
	});
	const quarterOf = (quarter: string, turnover: string, costOfGoods = '') =>
		typed(quarter, { income: { turnover, other: '' }, expenses: { costOfGoods, adminCosts: '' } });
	const submit = (body: object) => person.browser.post('/api/mtd/quarterly', body);
	const preview = (body: object) => person.browser.post('/api/mtd/quarterly/preview', body);
	const list = async () =>
		(await person.browser.get(`/api/mtd/quarterly/${trade}?taxYear=2026-27`)).body as Record<
			string,
			unknown
		>[];
	const obligations = async () =>
		(await person.browser.get(`/api/mtd/obligations/${trade}?from=2026-04-06&to=2027-04-05`)).body;
	const sent = () => world.ledger(person.nino, 'PUT', `${trade}/cumulative`);

	it('meets an obligation, and sends the year to date', async () => {
		await world.at('2026-07-06');
		expect((await obligations()).map(({ status }: { status: string }) => status)).toEqual([
			...['Open', 'Open', 'Open', 'Open'],
		]);
		const first = await submit(quarterOf('Q1', '1,000.50', '100'));
		expect(first.body).toMatchObject({
			success: true,
			message: 'Quarterly submission completed successfully',
			submission: {
				status: 'submitted',
				turnover: '1000.50',
				expenses: { costOfGoods: '100.00', adminCosts: '' },
			},
		});
		await world.at('2026-10-06');
		const shown = await preview(quarterOf('Q2', '2000', '£50.25'));
		expect(shown.body).toMatchObject({
			periodStart: '2026-04-06',
			periodEnd: '2026-10-05',
			isNil: false,
			quartersLeftOut: [],
			held: { differs: false, seenHeld: null },
		});
		expect(shown.body.rows).toContainEqual({
			...{ field: 'periodIncome.turnover', label: 'Turnover', differs: true },
			...{ ours: '3000.50', held: '1000.50' },
		});
		expect((await submit(quarterOf('Q2', '2000', '£50.25'))).body.success).toBe(true);
		expect((await sent()).map(({ body }) => body)).toMatchObject([
			{
				periodDates: { periodStartDate: '2026-04-06', periodEndDate: '2026-07-05' },
				periodIncome: { turnover: 1000.5, other: 0 },
				periodExpenses: { costOfGoods: 100, adminCosts: 0 },
			},
			{
				periodDates: { periodStartDate: '2026-04-06', periodEndDate: '2026-10-05' },
				periodIncome: { turnover: 3000.5, other: 0 },
				periodExpenses: { costOfGoods: 150.25, adminCosts: 0 },
			},
		]);
		expect((await obligations()).slice(0, 2)).toEqual([
			{
				...{ obligationType: 'Quarterly update', quarter: 'Q1', status: 'Fulfilled', sentByUs: true },
				...{ periodStart: '2026-04-06', periodEnd: '2026-07-05', dueDate: '2026-08-07' },
				receivedDate: '2026-07-06',
			},
			expect.objectContaining({ quarter: 'Q2', periodStart: '2026-07-06', status: 'Fulfilled' }),
		]);
	});

	it('sends an update without figures, disallowable entertainment, and negative amounts in a category', async () => {
		await world.at('2026-07-06');
		expect((await preview(typed('Q1'))).body.isNil).toBe(true);
		expect((await submit(typed('Q1'))).body.success).toBe(true);
		const expenses = { businessEntertainment: '80', depreciation: '20.5', badDebt: '-30', interest: 10 };
		expect((await submit(typed('Q1', { expenses }))).body.success).toBe(true);
		expect(
			(await sent()).map(({ body }) => [body.periodExpenses, body.periodDisallowableExpenses]),
		).toMatchObject([
			[{ costOfGoods: 0, otherExpenses: 0 }, { depreciationDisallowable: 0 }],
			[
				{
					businessEntertainmentCosts: 80,
					irrecoverableDebts: -30,
					interestOnBankOtherLoans: 10,
					depreciation: 20.5,
				},
				{ businessEntertainmentCostsDisallowable: 80, depreciationDisallowable: 20.5 },
			],
		]);
	});

	it('corrects an earlier quarter without moving the end back', async () => {
		await world.at('2026-10-06');
		await submit(quarterOf('Q1', '1000'));
		await submit(quarterOf('Q2', '2000'));
		const corrected = await submit(quarterOf('Q1', '1100'));
		expect(corrected.body).toMatchObject({
			success: true,
			submission: { quarter: 'Q1', turnover: '1100.00' },
		});
		expect((await sent()).at(-1)?.body).toMatchObject({
			periodDates: { periodEndDate: '2026-10-05' },
			periodIncome: { turnover: 3100 },
		});
	});

	it('keeps a draft alongside what was sent, and never overwrites it with a blank', async () => {
		await world.at('2026-07-06');
		const saved = await person.browser.put('/api/mtd/quarterly/draft', quarterOf('Q1', '10'));
		expect(saved.body).toMatchObject({
			status: 'draft',
			submissionDate: null,
			turnover: '10.00',
			draft: null,
		});
		expect(await sent()).toEqual([]);
		await submit(quarterOf('Q1', '1000', '5'));
		await person.browser.put('/api/mtd/quarterly/draft', typed('Q1'));
		expect(await list()).toMatchObject([
			{
				status: 'submitted',
				income: { turnover: '1000.00' },
				expenses: { costOfGoods: '5.00' },
				draft: { income: { turnover: '' }, expenses: { costOfGoods: '' } },
			},
		]);
		await person.browser.put('/api/mtd/quarterly/draft', quarterOf('Q1', '1000.00', '5.00'));
		expect(await list()).toMatchObject([{ draft: null }]);
	});

	it('sends the same figures once, from however many tabs', async () => {
		await world.at('2026-07-06');
		const tabs = await Promise.all([1, 2, 3].map(() => submit(quarterOf('Q1', '700'))));
		expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect((await submit(quarterOf('Q1', '700.00'))).body).toMatchObject({ success: true });
		expect(await sent()).toHaveLength(1);
		expect(await list()).toMatchObject([{ status: 'submitted', turnover: '700.00' }]);
	});

	it('shows what HMRC holds before replacing what other software sent', async () => {
		await world.at('2026-07-06');
		await submit(quarterOf('Q1', '700'));
		const other = await elsewhere({ turnover: 650.1, other: 0 });
		expect(other).toBe(204);
		const refused = await submit(quarterOf('Q1', '710'));
		expect([refused.status, refused.body.code]).toEqual([409, 'MTD_HELD_DIFFERS']);
		const held = refused.body.details.held;
		const about = (await person.browser.get(`/api/mtd/held/${trade}?taxYear=2026-27`)).body;
		expect(about.seenHeld).toBe(held.seenHeld);
		expect(about.rows).toContainEqual({
			...{ field: 'periodIncome.turnover', label: 'Turnover', differs: true },
			...{ ours: '700.00', held: '650.10' },
		});
		expect(await list()).toMatchObject([
			{ status: 'submitted', turnover: '700.00', draft: { income: { turnover: '710.00' } } },
		]);
		const seen = await submit({ ...quarterOf('Q1', '710'), seenHeld: held.seenHeld });
		expect(seen.body.success).toBe(true);
		expect((await sent()).at(-1)?.body.periodIncome.turnover).toBe(710);
	});

	/** The same person's other software replaces the year to date. */
	async function elsewhere(periodIncome: object): Promise<number> {
		const [last] = (await sent()).slice(-1);
		const token = await tokenOf(world, person);
		const answer = await world.hmrc.inject({
			method: 'PUT',
			url: `/hmrc-local/individuals/business/self-employment/${person.nino}/${trade}/cumulative/2026-27`,
			headers: {
				...{ accept: 'application/vnd.hmrc.5.0+json', 'content-type': 'application/json' },
				authorization: `Bearer ${token}`,
			},
			payload: { ...last?.body, periodIncome },
		});
		return answer.statusCode;
	}

	it.each([
		['a quarter in the future', 'Q2', '1', 422, 'MTD_PERIOD_NOT_ENDED'],
		['three decimals', 'Q1', '1.005', 400, 'VALIDATION_FAILED'],
		['words', 'Q1', 'a lot', 400, 'VALIDATION_FAILED'],
		['less than nothing', 'Q1', '-1', 400, 'VALIDATION_FAILED'],
	])('refuses %s', async (_what, quarter, turnover, status, code) => {
		await world.at('2026-07-06');
		const answer = await submit(quarterOf(quarter, turnover));
		expect([answer.status, answer.body.code]).toEqual([status, code]);
		if (code === 'VALIDATION_FAILED')
			expect(answer.body.details.problems).toMatchObject([{ path: 'income.turnover' }]);
		expect(await sent()).toEqual([]);
	});

	it('sends a quarter up to ten days before it ends, and no sooner', async () => {
		await world.at('2026-06-24');
		expect((await submit(quarterOf('Q1', '5'))).body.code).toBe('MTD_PERIOD_NOT_ENDED');
		await world.at('2026-06-25');
		expect((await submit(quarterOf('Q1', '5'))).body.success).toBe(true);
	});

	it('names what is wrong and where', async () => {
		await world.at('2026-07-06');
		const to = async (change: object) => (await submit({ ...quarterOf('Q1', '5'), ...change })).body.code;
		expect(await to({ businessId: '' })).toBe('MTD_NO_BUSINESS');
		expect(await to({ businessId: 'XAIS00000000000' })).toBe('MTD_BUSINESS_UNKNOWN');
		expect(await to({ taxYear: '2024-25' })).toBe('MTD_YEAR_NOT_SENT');
		const property = { businessType: 'uk-property', income: { rentIncome: '1' }, expenses: {} };
		expect(await to(property)).toBe('MTD_BUSINESS_UNKNOWN');
	});

	it('queues an update while HMRC cannot be reached or is busy, and sends it automatically, once', async () => {
		await world.at('2026-07-06');
		await world.faults({ kind: 'status', status: 503, operations: ['mtd'], next: 1 });
		const queued = await submit(quarterOf('Q1', '900'));
		expect(queued.body).toMatchObject({ success: false, submission: { status: 'queued' } });
		const other = await submit(quarterOf('Q1', '901'));
		expect(other.body.code).toBe('MTD_UPDATE_UNDER_WAY');
		world.later(120);
		await world.server.services.jobs.worker.runDue();
		expect(await list()).toMatchObject([{ status: 'submitted', turnover: '900.00' }]);
		expect(await sent()).toHaveLength(1);
	});

	it('queues an update while HMRC accepts no more requests, and sends it once it does', async () => {
		await world.at('2026-07-06');
		const { database } = world.server.services;
		await createPermits(database).pause(3_600_000);
		const queued = await submit(quarterOf('Q1', '920'));
		await database.delete(requestRates);
		expect([queued.status, queued.body]).toMatchObject([
			200,
			{
				success: false,
				message: expect.stringContaining('will send them'),
				submission: { status: 'queued' },
			},
		]);
		world.later(120);
		await world.server.services.jobs.worker.runDue();
		expect(await list()).toMatchObject([{ status: 'submitted', turnover: '920.00' }]);
		expect(await sent()).toHaveLength(1);
	});

	it('reports an answer of an unexpected shape as unreadable, and continues with the next', async () => {
		await world.at('2026-07-06');
		await world.faults({ kind: 'malformed', variant: 'notXml', operations: ['mtd'], next: 1 });
		const held = () => person.browser.get(`/api/mtd/held/${trade}?taxYear=2026-27`);
		const broken = await held();
		expect([broken.status, broken.body]).toMatchObject([
			502,
			{
				...{ code: 'HMRC_ANSWER_UNREADABLE', message: 'HMRC sent an answer that we can’t read' },
				remediation: expect.stringContaining('Try again in a few minutes'),
			},
		]);
		expect((await held()).status).toBe(200);
	});

	it.each([
		['before it is sent', { kind: 'malformed', variant: 'notXml' }, 'queued'],
		['of its own', { kind: 'html', status: 200, when: 'after', skip: 1 }, 'unknown'],
	])('loses no update to a response of another shape %s', async (_which, fault, status) => {
		await world.at('2026-07-06');
		await world.faults({ ...fault, operations: ['mtd'], next: 1 });
		const answered = await submit(quarterOf('Q1', '930'));
		expect([answered.status, answered.body]).toMatchObject([200, { success: false, submission: { status } }]);
		world.later(120);
		await world.server.services.jobs.worker.runDue();
		expect(await list()).toMatchObject([{ status: 'submitted', turnover: '930.00' }]);
		expect(await sent()).toHaveLength(1);
	});

	it('finds out whether HMRC has an update it did not answer, and does not send it twice', async () => {
		await world.at('2026-07-06');
		await world.faults({ kind: 'reset', when: 'after', operations: ['mtd'], skip: 1, next: 1 });
		const lost = await submit(quarterOf('Q1', '910'));
		expect(lost.body).toMatchObject({
			...{ success: false, message: 'Sent. Waiting for HMRC.' },
			submission: { status: 'unknown', submissionDate: null },
		});
		world.later(120);
		await world.server.services.jobs.worker.runDue();
		expect(await list()).toMatchObject([{ status: 'submitted' }]);
		expect(await sent()).toHaveLength(1);
	});

	it('gives up after a week without an answer, says that the outcome is unknown, and allows the next update', async () => {
		await world.at('2026-07-06');
		await world.faults({ kind: 'reset', when: 'before', operations: ['mtd'] });
		expect((await submit(quarterOf('Q1', '910'))).body).toMatchObject({ success: false });
		world.later(8 * 86_400);
		await world.server.services.jobs.worker.runDue();
		await world.faults();
		await world.at('2026-07-15');
		const why =
			'We couldn’t find out whether HMRC has this update. Look at what HMRC holds, then send it again.';
		expect(await list()).toMatchObject([{ status: 'failed', why }]);
		expect((await submit(quarterOf('Q1', '910'))).body).toMatchObject({ success: true });
		expect(await sent()).toHaveLength(1);
	});

	it('reports calendar quarters from 1 April, chosen before the first update', async () => {
		const chosen = await person.browser.put(`/api/mtd/businesses/${trade}/quarters`, {
			taxYear: '2026-27',
			quarterlyPeriodType: 'calendar',
		});
		expect(chosen.body).toMatchObject({ businessId: trade, quarterlyPeriodType: 'calendar' });
		await world.at('2026-07-01');
		expect((await submit(quarterOf('Q1', '12'))).body).toMatchObject({
			success: true,
			submission: { periodStart: '2026-04-01', periodEnd: '2026-06-30' },
		});
		expect(await obligations()).toMatchObject([
			{ quarter: 'Q1', periodStart: '2026-04-01', periodEnd: '2026-06-30', status: 'Fulfilled' },
			{ quarter: 'Q2', periodStart: '2026-07-01' },
			{ quarter: 'Q3' },
			{ quarter: 'Q4', periodEnd: '2027-03-31' },
		]);
		const late = await person.browser.put(`/api/mtd/businesses/${trade}/quarters`, {
			taxYear: '2026-27',
			quarterlyPeriodType: 'standard',
		});
		expect(late.body.code).toBe('MTD_QUARTERS_FIXED');
	});

	it('needs a National Insurance number and a connection', async () => {
		const { browser, userId } = await signUpUser(world.server);
		expect((await browser.get('/api/mtd/businesses')).body.code).toBe('NINO_REQUIRED');
		await browser.patch(`/api/users/${userId}`, { nationalInsurance: 'QQ123456C' });
		expect((await browser.get('/api/mtd/businesses')).body.code).toBe('HMRC_NOT_CONNECTED');
		const stranger = await connectPerson(world);
		const theirs = await stranger.browser.post('/api/mtd/quarterly', quarterOf('Q1', '1'));
		expect(theirs.body.code).toBe('MTD_BUSINESS_UNKNOWN');
		expect((await stranger.browser.get(`/api/mtd/documents/${randomUUID()}`)).status).toBe(404);
	});
});
