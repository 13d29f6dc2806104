/** A subcontractor's year: what contractors deducted, sent to HMRC contractor by contractor; figures worked by hand. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../src/database/database.ts';
import { openEmbedded } from '../src/testing/databases.ts';
import { connectPerson, type MtdPerson, type MtdWorld, startMtdWorld } from './mtd-world.ts';

let database: OpenDatabase;
let world: MtdWorld;
let person: MtdPerson;
const taxYear = '2026-27';

beforeAll(async () => {
	database = await openEmbedded();
	world = await startMtdWorld(database.database);
	await world.at('2027-04-10');
	person = await connectPerson(world);
	const businessId = await person.business('self-employment');
	await done('POST', '/api/mtd/quarterly', {
		...{ taxYear, quarter: 'Q4', businessId, businessType: 'self-employment' },
		...{ income: { turnover: '30000' }, expenses: {} },
	});
	const { id } = await done('POST', '/api/tax-returns', { taxYear });
	const trade = { name: 'Ash Joinery', description: 'Joinery', turnover: '30000', tradingAllowance: false };
	const { id: entryId } = await done('POST', `/api/tax-returns/${id}/entries`, {
		...{ section: 'selfEmployment', answers: { ...trade, hadTaxTakenOff: true, cisDeductions: '1500.40' } },
	});
	await done('PUT', `/api/mtd/businesses/${businessId}/link`, { taxYear, entryId });
});
afterAll(async () => {
	await world.close();
	await database.close();
});

async function done(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) {
	const answer = await person.browser.call(method, path, body === undefined ? {} : { body });
	expect([path, answer.status < 300 ? 'done' : answer.text]).toEqual([path, 'done']);
	return answer.body;
}
const readYearEnd = () => done('GET', `/api/mtd/year-end?taxYear=${taxYear}`);
const cis = async () => {
	const { items, done: isDone, cannotSend } = await readYearEnd();
	expect(cannotSend).toEqual([]);
	const item = items.find(({ key }: { key: string }) => key === 'constructionIndustry');
	return [item.state, item.inParts, item.rows[0].ours, item.rows[0].held, isDone];
};
/** Twelve months as typed, the first of 6 April to 5 May. */
const months = (...typed: readonly string[]) => Array.from({ length: 12 }, (_, at) => typed[at] ?? '');
const contractor = { taxYear, contractorName: 'Example Builders', employerRef: '123/AB456' };
const add = (more: object) => person.browser.post('/api/mtd/cis-deductions', { ...contractor, ...more });

it('is not sent with the rest of the year end, since the answers name no contractor', async () => {
	expect(await cis()).toEqual(['toSend', true, '1500.40', null, false]);
	const { shownHash } = await readYearEnd();
	expect(await done('POST', '/api/mtd/year-end', { taxYear, shownHash })).toMatchObject({ problems: [] });
	expect(await world.ledger(person.nino, 'POST', 'deductions/cis')).toEqual([]);
});

it.each([
	['an amount that is none', { months: months('1', 'x') }, 'months.1'],
	['three decimals', { months: months('1.234') }, 'months.0'],
	['no month', { months: months() }, 'months.0'],
	['a reference of another form', { months: months('1'), employerRef: 'AB/1' }, 'employerRef'],
	['no name', { months: months('1'), contractorName: ' ' }, 'contractorName'],
])('refuses %s', async (_what, more, path) => {
	const answer = await add(more);
	expect([answer.status, answer.body.details.problems[0].path]).toEqual([400, path]);
	expect(await world.ledger(person.nino, 'POST', 'deductions/cis')).toEqual([]);
});

it('is sent to HMRC month by month, until HMRC’s total is the person’s', async () => {
	expect((await add({ months: months('1000.00', '', '400.40') })).body).toEqual([
		{
			...{ contractorName: 'Example Builders', employerRef: '123/AB456', total: '1400.40' },
			submissionId: expect.any(String),
		},
	]);
	expect(await cis()).toEqual(['differs', true, '1500.40', '1400.40', false]);
	const [sent] = await world.ledger(person.nino, 'POST', 'deductions/cis');
	expect(sent?.body).toEqual({
		...{ fromDate: '2026-04-06', toDate: '2027-04-05' },
		...{ contractorName: 'Example Builders', employerRef: '123/AB456' },
		periodData: [
			{ deductionFromDate: '2026-04-06', deductionToDate: '2026-05-05', deductionAmount: 1000 },
			{ deductionFromDate: '2026-06-06', deductionToDate: '2026-07-05', deductionAmount: 400.4 },
		],
	});
	// The same contractor again is refused, with what to do.
	const again = await add({ months: months('1') });
	expect([again.status, again.body.code]).toEqual([422, 'MTD_REFUSED']);
	expect(again.body.details.problems[0].message).toMatch(/already has deductions by this contractor/);
	await add({ months: months('', '100'), contractorName: 'Other Builders', employerRef: '123/CD456' });
	expect(await cis()).toEqual(['same', true, '1500.40', '1500.40', true]);
});

it('is counted by HMRC as by us', async () => {
	const { id } = await done('POST', '/api/mtd/calculations/trigger', {
		...{ taxYear, calculationType: 'intent-to-finalise' },
	});
	const one = await done('GET', `/api/mtd/calculations/${id}?taxYear=${taxYear}`);
	expect(one.blockers).toEqual([]);
	// 30,000 − 12,570 = 17,430: at 20% 3,486.00, at 6% 1,045.80; less 1,500.40.
	expect(one.totalIncomeTaxAndNicsDue).toBe('3031.40');
	// A return rounds deductions up to 1,501.
	const pence = { hmrc: '3031.40', ours: '3030.80', why: expect.stringMatching(/^Most likely just pence/) };
	expect(one.lines.filter(({ differs }: { differs: boolean }) => differs)).toMatchObject([
		{ line: 'due', ...pence },
	]);
});

it('can be removed again', async () => {
	const [first] = await done('GET', `/api/mtd/cis-deductions?taxYear=${taxYear}`);
	const path = `/api/mtd/cis-deductions/${first.submissionId}?taxYear=${taxYear}`;
	expect(await done('DELETE', path)).toHaveLength(1);
	expect((await person.browser.call('DELETE', path, {})).status).toBeGreaterThanOrEqual(400);
	expect(await cis()).toEqual(['differs', true, '1500.40', '100.00', false]);
});

it('is refused before the tax year has ended', async () => {
	await world.at('2027-04-04');
	const answer = await add({ months: months('1') });
	expect([answer.status, answer.body.code]).toEqual([422, 'MTD_YEAR_NOT_ENDED']);
});
