/**
 * A whole year for a person who trades and lets, through our calls and over real HTTP against the stand-in. What the
 * stand-in received, and what it calculates, is compared with figures worked by hand.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/testing/databases.ts';
import { connectPerson, type MtdPerson, type MtdWorld, startMtdWorld } from './mtd-world.ts';

describe.each([
	// Profits 40,000 and 11,499, interest 800, dividends 1,500: 53,799. Gift Aid of 400 is 500 gross: the basic band is
	// 38,200. The allowance, 12,570, comes off profits: 38,200 at 20% and 729 at 40%, 7,931.60. Interest: 500 at nothing,
	// 300 at 40%, 120.00. Dividends: 500 at nothing, 1,000 at 33.75%, 337.50; from 2026-27 at 35.75%, 357.50. Interest on
	// the home: 20% of 2,000 off, 400.00. Class 4: 27,430 at 6%, 1,645.80.
	{ first: 2025, taxYear: '2025-26', due: '9634.90' },
	{ first: 2026, taxYear: '2026-27', due: '9654.90' },
])('$taxYear of a trader who lets', ({ first, taxYear, due }) => {
	let database: OpenDatabase;
	let world: MtdWorld;
	let person: MtdPerson;
	let trade: string;
	let letting: string;
	let taxReturnId: string;

	beforeAll(async () => {
		database = await openEmbedded();
		world = await startMtdWorld(database.database);
		await world.at(`${first}-04-10`);
		person = await connectPerson(world);
		trade = await person.business('self-employment');
		letting = await person.business('uk-property', 'Elm Cottage');
	});
	afterAll(async () => {
		await world.close();
		await database.close();
	});

	const get = async (path: string) => (await person.browser.get(path)).body;
	const post = (path: string, body: object) => person.browser.post(path, body);
	const next = first + 1;
	const quarters = [
		['Q1', `${first}-07-06`, `${first}-07-05`],
		['Q2', `${first}-10-06`, `${first}-10-05`],
		['Q3', `${next}-01-06`, `${next}-01-05`],
		['Q4', `${next}-04-06`, `${next}-04-05`],
	] as const;

	it('lists both businesses, with four updates each', async () => {
		const businesses = await get('/api/mtd/businesses');
		expect(businesses).toMatchObject([
			{ businessId: trade, tradingName: 'Ash Joinery', type: 'self-employment', canSubmit: true },
			{ businessId: letting, businessName: 'Elm Cottage', type: 'uk-property', canSubmit: true },
		]);
		const due = await get(`/api/mtd/obligations/${letting}?from=${first}-04-06&to=${next}-04-05`);
		expect(due.map(({ quarter, status }: never) => [quarter, status])).toEqual([
			...[
				['Q1', 'Open'],
				['Q2', 'Open'],
				['Q3', 'Open'],
				['Q4', 'Open'],
			],
		]);
	});

	it('shows the year on a line', async () => {
		const line = await get(`/api/mtd/year?taxYear=${taxYear}`);
		expect(line.businesses.map(({ points }: never) => points)).toMatchObject([
			[{ what: 'Q1', status: 'later' }, { what: 'Q2' }, { what: 'Q3' }, { what: 'Q4', status: 'later' }],
			[{ what: 'Q1' }, { what: 'Q2' }, { what: 'Q3' }, { what: 'Q4' }],
		]);
		expect(line).toMatchObject({
			...{ canSend: true, closedBy: null, cannotSend: [] },
			finalDeclaration: { what: 'finalDeclaration', status: 'later', dueDate: `${first + 2}-01-31` },
			next: { what: 'Q1', headline: expect.stringContaining('Next: Q1 for') },
		});
	});

	it.each(quarters)('sends %s', async (quarter, day) => {
		await world.at(day);
		const of = { taxYear, quarter };
		const traded = await post('/api/mtd/quarterly', {
			...{ ...of, businessId: trade, businessType: 'self-employment' },
			income: { turnover: '11000.00', other: '' },
			expenses: { costOfGoods: '1000', businessEntertainment: '25' },
		});
		expect(traded.body).toMatchObject({ success: true });
		const let_ = await post('/api/mtd/quarterly', {
			...{ ...of, businessId: letting, businessType: 'uk-property' },
			income: { rentIncome: '3000' },
			expenses: { repairsAndMaintenance: quarter === 'Q1' ? '500.25' : '', residentialFinancialCost: '500' },
		});
		expect(let_.body).toMatchObject({ success: true });
	});

	it('has HMRC hold the figures worked by hand', async () => {
		const [traded, rented] = await Promise.all([
			world.ledger(person.nino, 'PUT', `${trade}/cumulative/${taxYear}`),
			world.ledger(person.nino, 'PUT', `${letting}/cumulative/${taxYear}`),
		]);
		// 4 × 11,000; 4 × 1,000; 4 × 25 of entertainment, which does not count.
		expect(traded.map(({ body }) => [body.periodDates.periodEndDate, body.periodIncome.turnover])).toEqual(
			quarters.map(([, , end], at) => [end, 11_000 * (at + 1)]),
		);
		expect(traded.at(-1)?.body).toMatchObject({
			periodIncome: { turnover: 44_000, other: 0 },
			periodExpenses: { costOfGoods: 4000, businessEntertainmentCosts: 100 },
			periodDisallowableExpenses: { businessEntertainmentCostsDisallowable: 100 },
		});
		// 4 × 3,000; 500.25 once; 4 × 500 of interest on a home.
		expect(rented.at(-1)?.body).toEqual({
			...{ fromDate: `${first}-04-06`, toDate: `${next}-04-05` },
			ukProperty: {
				income: { periodAmount: 12_000, otherIncome: 0 },
				expenses: {
					...{ premisesRunningCosts: 0, repairsAndMaintenance: 500.25, financialCosts: 0, travelCosts: 0 },
					...{ other: 0, professionalFees: 0, residentialFinancialCost: 2000 },
				},
			},
		});
	});

	it('takes the year end from the answers of the return', async () => {
		const { body: taxReturn } = await post('/api/tax-returns', { taxYear });
		taxReturnId = taxReturn.id;
		const enter = async (section: string, answers: object) => {
			const added = await post(`/api/tax-returns/${taxReturnId}/entries`, { section, answers });
			expect([section, added.status, added.text]).toEqual([section, 201, expect.any(String)]);
			return String(added.body.id);
		};
		const entryId = await enter('selfEmployment', {
			...{ name: 'Ash Joinery', description: 'Joinery', turnover: '44000' },
		});
		await enter('ukProperty', { rents: '12000' });
		await enter('bankInterest', { account: 'Bees', taxedAlready: false, amount: '800.99' });
		await enter('dividends', { company: 'Bees plc', paidBy: 'ukCompany', amount: '1500' });
		await enter('giftAid', { charity: 'Bees', amount: '400' });
		const before = await get(`/api/mtd/year-end?taxYear=${taxYear}`);
		expect(before).toMatchObject({
			taxReturnId,
			done: false,
			cannotSend: [],
			links: [
				{ businessId: trade, entryId: null, choices: [{ entryId, label: 'Ash Joinery' }] },
				{ businessId: letting, entryId: expect.any(String) },
			],
		});
		const linked = await person.browser.put(`/api/mtd/businesses/${trade}/link`, { taxYear, entryId });
		expect(linked.body.links[0]).toMatchObject({ entryId });
		expect(linked.body.items.map(({ key, state }: never) => [key, state])).toEqual([
			...[
				['savings', 'toSend'],
				['dividends', 'toSend'],
				['charitableGiving', 'toSend'],
			],
		]);
		const asked = { taxYear, shownHash: linked.body.shownHash };
		const sent = await post('/api/mtd/year-end', asked);
		expect([sent.status, sent.body.problems, sent.body.done]).toEqual([200, [], true]);
		expect((await post('/api/mtd/year-end', asked)).body.code).toBe('MTD_YEAR_END_CHANGED');
		const puts = (part: string) => world.ledger(person.nino, 'PUT', part);
		expect((await puts('savings-income/uk-accounts')).map(({ body }) => body)).toEqual([
			{ untaxedUkInterest: 800.99, taxedUkInterest: 0 },
		]);
		expect((await puts('dividends-income/uk')).map(({ body }) => body)).toEqual([{ ukDividends: 1500 }]);
		expect((await puts('charitable-giving')).map(({ body }) => body)).toEqual([
			{ giftAidPayments: { totalAmount: 400 } },
		]);
	});

	it('removes at HMRC only what is named', async () => {
		const read = () => get(`/api/mtd/year-end?taxYear=${taxYear}`);
		const send = async (more: object = {}) =>
			post('/api/mtd/year-end', { taxYear, shownHash: (await read()).shownHash, ...more });
		const removals = () => world.ledger(person.nino, 'DELETE', 'reliefs/pensions');
		const added = await post(`/api/tax-returns/${taxReturnId}/entries`, {
			...{
				section: 'pensionPayment',
				answers: { scheme: 'Bees', kind: 'reliefAtSource', amount: '100', oneOff: false },
			},
		});
		expect([added.status, (await send()).body.done]).toEqual([201, true]);
		const gone = await person.browser.delete(`/api/entries/${added.body.id}?version=${added.body.version}`);
		expect([gone.status, gone.text]).toEqual([200, expect.any(String)]);
		const state = { key: 'pensionReliefs', state: 'heldOnly' };
		expect((await read()).items).toContainEqual(expect.objectContaining(state));
		expect((await send()).body.items).toContainEqual(expect.objectContaining(state));
		expect(await removals()).toEqual([]);
		expect((await send({ keys: ['pensionReliefs'] })).body.done).toBe(true);
		expect(await removals()).toHaveLength(1);
	});

	let calculationId: string;

	it('has HMRC calculate, and compares ours with it', async () => {
		const asked = await post('/api/mtd/calculations/trigger', {
			...{ taxYear, calculationType: 'intent-to-finalise' },
		});
		expect([asked.status, asked.body.state]).toEqual([202, 'calculating']);
		calculationId = asked.body.id;
		const crystallise = { taxYear, calculationId, declarationAccepted: true };
		expect((await post('/api/mtd/crystallise', crystallise)).body.code).toBe('MTD_CALCULATION_NOT_SHOWN');
		const one = await get(`/api/mtd/calculations/${calculationId}?taxYear=${taxYear}`);
		// Trade 44,000 − 4,000 = 40,000; letting 11,499.75, so 11,499; interest 800; dividends 1,500.
		expect(one.income).toEqual([
			{ source: 'selfEmployment', label: 'Profit from self-employment', hmrc: '40000.00', ours: '40000.00' },
			{ source: 'ukProperty', label: 'Profit from UK property', hmrc: '11499.00', ours: '11499.00' },
			{ source: 'savings', label: 'Interest', hmrc: '800.00', ours: '800.00' },
			{ source: 'dividends', label: 'Dividends', hmrc: '1500.00', ours: '1500.00' },
		]);
		expect(one.blockers).toEqual([]);
		expect(one.lines.map(({ line, hmrc, ours }: never) => [line, hmrc, ours])).toContainEqual([
			...['totalIncome', '53799.00', '53799.00'],
		]);
		expect(one.totalIncomeTaxAndNicsDue).toBe(due);
	});

	it('is declared final once, with exactly that calculation', async () => {
		const body = { taxYear, calculationId };
		const unconfirmed = await post('/api/mtd/crystallise', body);
		expect([unconfirmed.status, unconfirmed.body.code]).toEqual([422, 'MTD_DECLARATION_REQUIRED']);
		const tabs = await Promise.all(
			[1, 2].map(() => post('/api/mtd/crystallise', { ...body, declarationAccepted: true })),
		);
		expect(tabs.map(({ status }) => status)).toEqual([202, 202]);
		expect(tabs[0]?.body.submissionId).toBe(tabs[1]?.body.submissionId);
		await world.server.services.jobs.worker.runDue();
		expect(world.server.jobFailures).toEqual([]);
		expect(await get(`/api/mtd/declarations?taxYear=${taxYear}`)).toMatchObject([
			{ calculationId, status: 'accepted', why: null },
		]);
		const declared = await world.ledger(person.nino, 'POST', 'final-declaration');
		expect(declared.map(({ path, status }) => [path.includes(calculationId), status])).toEqual([[true, 204]]);
		expect(await get(`/api/mtd/calculations?taxYear=${taxYear}`)).toMatchObject([
			{ id: calculationId, type: 'final-declaration', crystallised: true, totalIncomeTaxAndNicsDue: due },
		]);
	});

	it('accepts nothing more for the year, and shows what is owed', async () => {
		const late = await post('/api/mtd/quarterly', {
			...{ taxYear, quarter: 'Q4', businessId: trade, businessType: 'self-employment' },
			...{ income: { turnover: '1' }, expenses: {} },
		});
		expect(late.body.code).toBe('MTD_YEAR_DECLARED');
		const again = await post('/api/mtd/crystallise', { taxYear, calculationId, declarationAccepted: true });
		expect(again.body.code).toBe('MTD_YEAR_DECLARED');
		expect((await post(`/api/tax-returns/${taxReturnId}/amend`, {})).body.code).toBe('MTD_YEAR_DECLARED');
		expect((await get(`/api/tax-returns/${taxReturnId}`)).status).toBe('accepted');
		expect(await get(`/api/mtd/year?taxYear=${taxYear}`)).toMatchObject({ closedBy: 'declared', next: null });
		const declaration = { accepted: true, snapshotHash: 'of what was shown' };
		const otherWay = await post(`/api/sa100/submit/${taxReturnId}`, { declaration });
		expect(otherWay.body.code).toBe('ALREADY_SUBMITTED');
		// The balance of the year, and half of it twice on account for the next.
		const balance = await get('/api/mtd/account/balance');
		expect(balance).toEqual({
			totalBalance: (Number(due) * 2).toFixed(2),
			...{ balanceDueWithin30Days: '0.00', overDueAmount: '0.00', unallocatedCredit: '0.00' },
		});
	});

	it('can be exported as a table and for software', async () => {
		const table = await person.browser.get(`/api/export/mtd-submissions?format=csv&businessId=${trade}`);
		expect(table.headers['content-disposition']).toMatch(/filename="mtd-submissions-\d{4}-\d\d-\d\d\.csv"/);
		expect(table.text.trim().split('\r\n')).toHaveLength(5);
		const json = await get('/api/export/mtd-submissions?format=json');
		expect(json.submissions).toHaveLength(8);
		const all = await get('/api/export/all-data');
		expect(all.makingTaxDigital.updates).toHaveLength(8);
	});
});
