/**
 * Relief for investments, from the answers to HMRC's calculation, through our calls against the stand-in; figures worked
 * by hand.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/testing/databases.ts';
import { connectPerson, type MtdPerson, type MtdWorld, startMtdWorld } from './mtd-world.ts';

let database: OpenDatabase;
let world: MtdWorld;
const taxYear = '2026-27';

beforeAll(async () => {
	database = await openEmbedded();
	world = await startMtdWorld(database.database);
	await world.at('2027-04-10');
});
afterAll(async () => {
	await world.close();
	await database.close();
});

async function done(
	person: MtdPerson,
	method: 'GET' | 'POST' | 'PUT' | 'DELETE',
	path: string,
	body?: object,
) {
	const answer = await person.browser.call(method, path, body === undefined ? {} : { body });
	expect([path, answer.status < 300 ? 'done' : answer.text]).toEqual([path, 'done']);
	return answer.body;
}

/** A trader who made 60,000, whose trade is linked to the return. */
async function trader(): Promise<MtdPerson & { readonly returnId: string }> {
	const person = await connectPerson(world);
	const businessId = await person.business('self-employment');
	const turnover = '60000';
	await done(person, 'POST', '/api/mtd/quarterly', {
		...{ taxYear, quarter: 'Q4', businessId, businessType: 'self-employment' },
		...{ income: { turnover }, expenses: {} },
	});
	const { id: returnId } = await done(person, 'POST', '/api/tax-returns', { taxYear });
	const answers = { name: 'Ash Joinery', description: 'Joinery', turnover, tradingAllowance: false };
	const entries = `/api/tax-returns/${returnId}/entries`;
	const { id: entryId } = await done(person, 'POST', entries, { section: 'selfEmployment', answers });
	await done(person, 'PUT', `/api/mtd/businesses/${businessId}/link`, { taxYear, entryId });
	return { ...person, returnId };
}

type Investor = Awaited<ReturnType<typeof trader>>;

async function invest(person: Investor, company: string, scheme: string, amount: string, more = {}) {
	const answers = { company, scheme, amount, ...more };
	const path = `/api/tax-returns/${person.returnId}/entries`;
	const { id } = await done(person, 'POST', path, { section: 'investmentScheme', answers });
	return String(id);
}

const put = (
	person: Investor,
	entryId: string,
	uniqueInvestmentRef: string,
	dateOfInvestment: string | null,
) =>
	person.browser.put('/api/mtd/investments', {
		...{ taxYear, entryId, uniqueInvestmentRef, dateOfInvestment },
	});
const list = (person: Investor) => done(person, 'GET', `/api/mtd/investments?taxYear=${taxYear}`);

async function item(person: Investor) {
	const { items, cannotSend } = await done(person, 'GET', `/api/mtd/year-end?taxYear=${taxYear}`);
	const one = items.find(({ key }: { key: string }) => key === 'investments');
	const rows = one?.rows.map(({ field, ours, held }: Record<string, string>) => [field, ours, held]);
	return { state: one?.state, inParts: one?.inParts, rows, cannotSend };
}

async function calculate(person: Investor) {
	const { id } = await done(person, 'POST', '/api/mtd/calculations/trigger', {
		...{ taxYear, calculationType: 'intent-to-finalise' },
	});
	return done(person, 'GET', `/api/mtd/calculations/${id}?taxYear=${taxYear}`);
}

const sent = async ({ nino }: Investor) =>
	(await world.ledger(nino, 'PUT', 'reliefs/investment')).filter(({ status }) => status < 300).at(-1)?.body;
const pathsOf = ({ body }: Awaited<ReturnType<typeof put>>) =>
	body.details.problems.map(({ path, code }: Record<string, string>) => [path, code]);

describe('investments of one year', () => {
	let person: Investor;
	let [loom, web, seed, fund, loan] = ['', '', '', '', ''];
	beforeAll(async () => {
		person = await trader();
		loom = await invest(person, 'Loom, Ltd', 'eis', '4000', { knowledgeIntensive: true });
		web = await invest(person, 'Web’s', 'eis', '1000', { knowledgeIntensive: false });
		seed = await invest(person, 'Seed', 'seis', '2000');
		fund = await invest(person, 'Fund', 'vct', '1000');
		loan = await invest(person, 'Lender', 'communityInvestment', '3000');
	});

	it('are shown by scheme, and do not block the declaration', async () => {
		expect(await item(person)).toEqual({
			...{ state: 'toSend', inParts: true, cannotSend: [] },
			rows: [
				['eisSubscription', '5000.00', null],
				['eisKnowledgeIntensive', '4000.00', null],
				['seedEnterpriseInvestment', '2000.00', null],
				['vctSubscription', '1000.00', null],
				['communityInvestment', '3000.00', null],
			],
		});
		expect((await calculate(person)).blockers.map(({ code }: { code: string }) => code)).toEqual(['yearEnd']);
	});

	it('need what HMRC requires of each scheme', async () => {
		const reference = ['uniqueInvestmentRef', 'investment.noReference'];
		const date = ['dateOfInvestment', 'investment.noDate'];
		expect(pathsOf(await put(person, loom, '', null))).toEqual([reference, date]);
		expect(pathsOf(await put(person, seed, ' ', null))).toEqual([reference, date]);
		expect(pathsOf(await put(person, fund, '', null))).toEqual([date]);
		expect(pathsOf(await put(person, loan, '', null))).toEqual([reference]);
		expect((await put(person, loom, 'a', '2026-02-30')).status).toBe(400);
		expect((await put(person, crypto.randomUUID(), 'a', '2026-05-01')).body.code).toBe(
			'MTD_YEAR_END_CHANGED',
		);
	});

	it('say in words what HMRC refuses of a reference', async () => {
		const { status, text } = await put(person, loom, 'a/b', '2026-05-01');
		expect([status, text]).toEqual([
			expect.any(Number),
			expect.stringContaining('Check it on the certificate'),
		]);
	});

	it('go to HMRC company by company', async () => {
		await put(person, loom, 'OLD', '2026-05-09');
		await put(person, web, '222', '2026-05-02');
		await put(person, loom, '111', '2026-05-01');
		await put(person, seed, '333', '2026-05-03');
		await put(person, fund, '', '2026-05-04');
		const last = await put(person, loan, '555', null);
		expect(last.body.map(({ same }: { same: boolean }) => same)).toEqual([true, true, true, true, true]);
		const of = (name: string, amount: number) => ({
			...{ name, amountInvested: amount, reliefClaimed: amount },
		});
		expect(await sent(person)).toEqual({
			eisSubscription: [
				{
					...of("Web's", 1000),
					...{ uniqueInvestmentRef: '222', dateOfInvestment: '2026-05-02', knowledgeIntensive: false },
				},
				{
					...of('Loom Ltd', 4000),
					...{ uniqueInvestmentRef: '111', dateOfInvestment: '2026-05-01', knowledgeIntensive: true },
				},
			],
			seedEnterpriseInvestment: [
				{
					...{ companyName: 'Seed', uniqueInvestmentRef: '333', dateOfInvestment: '2026-05-03' },
					...{ amountInvested: 2000, reliefClaimed: 2000 },
				},
			],
			vctSubscription: [{ ...of('Fund', 1000), dateOfInvestment: '2026-05-04' }],
			communityInvestment: [{ ...of('Lender', 3000), uniqueInvestmentRef: '555' }],
		});
		expect((await item(person)).state).toBe('same');
	});

	it('are counted by HMRC as by us', async () => {
		const one = await calculate(person);
		expect(one.blockers).toEqual([]);
		// 60,000 − 12,570 is 47,430: 37,700 at 20%, 7,540, and 9,730 at 40%, 3,892. VCT 20% of 1,000 from 2026-27, EIS 30% of
		// 5,000, SEIS 50% of 2,000, community 5% of 3,000: 2,850. Class 4: 2,262 and 194.60. In all 11,038.60.
		expect(one.totalIncomeTaxAndNicsDue).toBe('11038.60');
		expect(one.lines.filter(({ differs }: { differs: boolean }) => differs)).toEqual([]);
	});

	it('differ when an answer is changed or taken away, and are sent again or removed by company', async () => {
		await done(person, 'DELETE', `/api/entries/${seed}?version=1`);
		expect((await item(person)).state).toBe('differs');
		const stray = (await list(person)).at(-1);
		expect(stray).toMatchObject({ entryId: null, company: 'Seed', ours: null, held: '2000.00', same: false });
		expect((await calculate(person)).blockers.map(({ code }: { code: string }) => code)).toEqual(['yearEnd']);
		const gone = `/api/mtd/investments/${stray.heldId}?taxYear=${taxYear}`;
		expect(await done(person, 'DELETE', gone)).toHaveLength(4);
		expect(await sent(person)).not.toHaveProperty('seedEnterpriseInvestment');
		expect((await item(person)).state).toBe('same');
	});

	it('leave nothing at HMRC once the last is removed', async () => {
		for (const { heldId } of await list(person))
			await done(person, 'DELETE', `/api/mtd/investments/${heldId}?taxYear=${taxYear}`);
		expect((await world.ledger(person.nino, 'DELETE', 'reliefs/investment')).at(-1)?.status).toBe(204);
		expect((await item(person)).state).toBe('toSend');
		// The reference and the date are kept only at HMRC.
		const [first] = await list(person);
		expect(first).toMatchObject({ heldId: null, uniqueInvestmentRef: null, dateOfInvestment: null });
	});
});

it('waits for whether a company is knowledge-intensive', async () => {
	const person = await trader();
	const loom = await invest(person, 'Loom', 'eis', '4000');
	expect((await item(person)).cannotSend.map(({ code }: { code: string }) => code)).toEqual(['investments']);
	expect(pathsOf(await put(person, loom, 'a', '2026-05-01'))).toEqual([
		['knowledgeIntensive', 'investment.noKnowledge'],
	]);
});

it('claims no more than a scheme allows, in the order of the answers', async () => {
	const person = await trader();
	await invest(person, 'One', 'seis', '150000');
	const two = await invest(person, 'Two', 'seis', '150000');
	await put(person, two, 'a', '2026-05-01');
	expect((await sent(person)).seedEnterpriseInvestment).toMatchObject([
		{ amountInvested: 150_000, reliefClaimed: 50_000 },
	]);
	expect((await item(person)).rows).toEqual([['seedEnterpriseInvestment', '200000.00', '50000.00']]);
});
