/** Reliefs, charges and expenses at the end of a year, through our calls against the stand-in; figures worked by hand. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/testing/databases.ts';
import { connectPerson, type MtdPerson, type MtdWorld, startMtdWorld } from './mtd-world.ts';

let database: OpenDatabase;
let world: MtdWorld;
let person: MtdPerson;
const taxYear = '2026-27';

beforeAll(async () => {
	database = await openEmbedded();
	world = await startMtdWorld(database.database, { calculationSeconds: 5 });
	await world.at('2027-04-10');
	person = await connectPerson(world);
});
afterAll(async () => {
	await world.close();
	await database.close();
});

const get = async (path: string) => (await person.browser.get(path)).body;
const post = async (path: string, body: object) => {
	const answer = await person.browser.post(path, body);
	expect([path, answer.status < 300 ? 'done' : answer.text]).toEqual([path, 'done']);
	return answer.body;
};
const readYearEnd = () => get(`/api/mtd/year-end?taxYear=${taxYear}`);
const bodiesOf = async (part: string) =>
	(await world.ledger(person.nino, 'PUT', part)).map(({ body }) => body);

describe('reliefs and charges of a trader', () => {
	beforeAll(async () => {
		const businessId = await person.business('self-employment');
		await post('/api/mtd/quarterly', {
			...{ taxYear, quarter: 'Q4', businessId, businessType: 'self-employment' },
			...{ income: { turnover: '75000' }, expenses: {} },
		});
		const { id } = await post('/api/tax-returns', { taxYear });
		const enter = (section: string, answers: object) =>
			post(`/api/tax-returns/${id}/entries`, { section, answers });
		const trade = { name: 'Ash Joinery', description: 'Joinery', turnover: '75000' };
		const { id: entryId } = await enter('selfEmployment', { ...trade, tradingAllowance: false });
		await person.browser.put(`/api/mtd/businesses/${businessId}/link`, { taxYear, entryId });
		await enter('otherReliefs', {
			...{ qualifyingLoanInterest: '1000', paymentsToTradeUnionsForDeathBenefits: '60' },
		});
		await enter('childBenefit', {
			...{ higherIncome: 'mine', received: '2251.60', children: '2', hasStopped: true },
			stopped: '2027-01-31',
		});
		await enter('winterFuel', { winterFuelPayment: '200' });
		await enter('class2', { voluntary: true });
	});

	it('are shown beside what HMRC holds', async () => {
		const before = await readYearEnd();
		expect(before.cannotSend).toEqual([]);
		const items: { key: string; state: string; rows: object[] }[] = before.items;
		expect(items.map(({ key, state }) => [key, state])).toEqual([
			...[
				['otherReliefs', 'toSend'],
				['otherExpenses', 'toSend'],
				['childBenefit', 'toSend'],
				['winterFuel', 'toSend'],
				['classTwo', 'toSend'],
			],
		]);
		expect(items.find(({ key }) => key === 'childBenefit')?.rows).toEqual([
			...[
				{
					...{ field: 'amountOfChildBenefitReceived', label: 'Child Benefit received', unit: 'pounds' },
					...{ ours: '2251.60', held: null, differs: true },
				},
				{
					...{ field: 'dateCeased', label: 'Stopped on', unit: 'day' },
					...{ ours: '2027-01-31', held: null, differs: true },
				},
				{
					...{ field: 'numberOfChildren', label: 'Number of children', unit: 'count' },
					...{ ours: '2', held: null, differs: true },
				},
			],
		]);
	});

	it('go to HMRC in the form its files describe', async () => {
		const { shownHash } = await readYearEnd();
		const progress = () => get(`/api/mtd/year-end/progress?taxYear=${taxYear}`);
		expect(await progress()).toEqual({ answered: 0, of: 0 });
		const sent = await post('/api/mtd/year-end', { taxYear, shownHash });
		expect([sent.problems, sent.done]).toEqual([[], true]);
		expect(await progress()).toEqual({ answered: 5, of: 5 });
		expect(await bodiesOf('reliefs/other')).toEqual([
			{ qualifyingLoanInterestPayments: [{ reliefClaimed: 1000 }] },
		]);
		expect(await bodiesOf('expenses/other')).toEqual([
			{ paymentsToTradeUnionsForDeathBenefits: { expenseAmount: 60 } },
		]);
		expect(await bodiesOf('high-income-child-benefit')).toEqual([
			{ amountOfChildBenefitReceived: 2251.6, numberOfChildren: 2, dateCeased: '2027-01-31' },
		]);
		expect(await bodiesOf('winter-fuel-payment')).toEqual([{ winterFuelPayment: 200 }]);
		expect(await bodiesOf('disclosures')).toEqual([{ class2Nics: { class2VoluntaryContributions: true } }]);
	});

	it('are counted by HMRC as by us', async () => {
		const { id } = await post('/api/mtd/calculations/trigger', {
			...{ taxYear, calculationType: 'intent-to-finalise' },
		});
		const read = () => get(`/api/mtd/calculations/${id}?taxYear=${taxYear}`);
		// HMRC answers 404 until it is ready.
		expect(await read()).toMatchObject({ id, state: 'calculating', lines: [], declaration: null });
		world.later(5);
		const one = await read();
		expect([one.state, one.blockers]).toEqual(['ready', []]);
		// 75,000 − 1,000 of interest − 60 to the union − 12,570: 61,370. 37,700 at 20% is 7,540;
		// 23,670 at 40% is 9,468. Child Benefit: adjusted net income 74,000 is 14,000 over 60,000, a hundredth for each
		// 200: 70% of 2,251 is 1,575 (each rounded down). The Winter Fuel Payment is 200. Class 4: 37,700 at 6% and 24,730
		// at 2%: 2,262 + 494.60.
		expect(one.totalIncomeTaxAndNicsDue).toBe('21539.60');
		expect(one.lines.filter(({ differs }: { differs: boolean }) => differs)).toMatchObject([
			{
				line: 'allowances',
				hmrc: '13630.00',
				ours: '12570.00',
				why: expect.stringContaining('loan interest'),
			},
		]);
	});
});
