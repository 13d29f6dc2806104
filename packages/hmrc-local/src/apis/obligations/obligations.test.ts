/** Obligations and what meets them; every call is checked against HMRC's files. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, letting, makeBusiness, newPerson, type Person, trade } from '../../../tests/mtd-person.ts';
import { createForTest } from '../../../tests/talk-mtd.ts';

let app: FastifyInstance;
let person: Person;
let time: Date;
beforeEach(async () => {
	time = new Date('2026-11-22T10:00:00Z');
	app = createForTest({ requestsPerSecond: 0, fulfilmentSeconds: 60, now: () => time });
	person = await newPerson(app);
});
afterEach(() => app.close());

type Detail = { readonly status: string; readonly receivedDate?: string } & Record<string, string>;
type Due = { readonly obligations: readonly { readonly obligationDetails: readonly Detail[] }[] };

const path = (query = '') => `/obligations/details/${person.nino}/income-and-expenditure${query}`;
async function due(query: string): Promise<readonly Detail[]> {
	const { status, body } = await person.call('GET', path(query));
	expect(status).toBe(200);
	return (body as Due).obligations.flatMap(({ obligationDetails }) => obligationDetails);
}
const days = (details: readonly Detail[]) =>
	details.map(({ periodStartDate, periodEndDate, dueDate }) => [periodStartDate, periodEndDate, dueDate]);

const update = (start: string, end: string) => ({
	periodDates: { periodStartDate: start, periodEndDate: end },
	periodIncome: { turnover: 100 },
	periodExpenses: { consolidatedExpenses: 10 },
});
const send = (id: string, year: string, body: object) =>
	person.call('PUT', `/individuals/business/self-employment/${person.nino}/${id}/cumulative/${year}`, {
		body,
	});

describe('the updates of a business', () => {
	it('are four a year, all from its first day, due on the 7th from 2026-27', async () => {
		await makeBusiness(person, trade);
		expect(days(await due('?fromDate=2026-04-06&toDate=2027-04-05'))).toEqual([
			['2026-04-06', '2026-07-05', '2026-08-07'],
			['2026-04-06', '2026-10-05', '2026-11-07'],
			['2026-04-06', '2027-01-05', '2027-02-07'],
			['2026-04-06', '2027-04-05', '2027-05-07'],
		]);
		expect(days(await due('?fromDate=2025-04-06&toDate=2026-04-05')).map(([, , date]) => date)).toEqual([
			'2025-08-05',
			'2025-11-05',
			'2026-02-05',
			'2026-05-05',
		]);
	});

	it('are calendar quarters if that was chosen, due on the same days', async () => {
		const quarterlyTypeChoice = { quarterlyPeriodType: 'calendar', taxYearOfChoice: '2026-27' };
		await makeBusiness(person, { ...trade, quarterlyTypeChoice });
		expect(days(await due('?fromDate=2026-04-06&toDate=2027-04-05'))).toEqual([
			['2026-04-01', '2026-06-30', '2026-08-07'],
			['2026-04-01', '2026-09-30', '2026-11-07'],
			['2026-04-01', '2026-12-31', '2027-02-07'],
			['2026-04-01', '2027-03-31', '2027-05-07'],
		]);
	});

	it('begin with the business', async () => {
		await makeBusiness(person, { ...trade, commencementDate: '2026-08-01' });
		expect(days(await due('?fromDate=2026-04-06&toDate=2027-04-05'))[0]).toEqual([
			'2026-08-01',
			'2026-10-05',
			'2026-11-07',
		]);
	});

	it('are not due while a new business reports once a year', async () => {
		const latencyDetails = {
			latencyEndDate: '2027-04-05',
			taxYear1: '2025-26',
			latencyIndicator1: 'A',
			taxYear2: '2026-27',
			latencyIndicator2: 'A',
		};
		await makeBusiness(person, { ...trade, latencyDetails });
		const answer = await person.call('GET', path('?status=open'));
		expect([answer.status, codesOf(answer.body)]).toEqual([404, ['NO_OBLIGATIONS_FOUND']]);
	});

	it('are met by an update that reaches their end, once HMRC has seen it', async () => {
		const id = await makeBusiness(person, trade);
		expect((await send(id, '2026-27', update('2026-04-06', '2026-10-20'))).status).toBe(204);
		const year = '?fromDate=2026-04-06&toDate=2027-04-05';
		const statuses = async () => (await due(year)).map(({ status }) => status);
		expect(await statuses()).toEqual(['open', 'open', 'open', 'open']);
		time = new Date(time.getTime() + 60_000);
		expect(await statuses()).toEqual(['fulfilled', 'fulfilled', 'open', 'open']);
		const fulfilled = await due(`${year}&status=fulfilled`);
		expect(fulfilled.map(({ receivedDate }) => receivedDate)).toEqual(['2026-11-22', '2026-11-22']);
		expect((await due(`${year}&status=open`)).length).toBe(2);
	});

	it('are those of one business if it is named', async () => {
		const [one] = [await makeBusiness(person, trade), await makeBusiness(person, letting)];
		const { body } = await person.call(
			'GET',
			path(`?status=open&typeOfBusiness=self-employment&businessId=${one}`),
		);
		expect((body as { obligations: unknown }).obligations).toMatchObject([{ businessId: one }]);
		expect((await due('?status=open')).length).toBe(16);
	});

	it.each([
		['?status=Open', ['FORMAT_STATUS']],
		['?fromDate=2026-04-06', ['MISSING_TO_DATE']],
		['?businessId=XAIS12345678901', ['MISSING_TYPE_OF_BUSINESS']],
		[
			'?typeOfBusiness=shop&fromDate=x&toDate=2026-02-30',
			['FORMAT_FROM_DATE', 'FORMAT_TO_DATE', 'FORMAT_TYPE_OF_BUSINESS'],
		],
		['?fromDate=2026-04-06&toDate=2026-04-06', ['RANGE_TO_DATE_BEFORE_FROM_DATE']],
		['?fromDate=2025-04-01&toDate=2026-04-03', ['RULE_DATE_RANGE_INVALID']],
		['?fromDate=2018-04-05&toDate=2019-04-05', ['RULE_FROM_DATE_NOT_SUPPORTED']],
	])('are refused for %s', async (query, codes) => {
		const answer = await person.call('GET', path(query));
		expect([answer.status, codesOf(answer.body)]).toEqual([400, codes]);
	});
});

describe('final declarations', () => {
	it('are due on 31 January for each year in MTD', async () => {
		await makeBusiness(person, trade);
		const { body } = await person.call('GET', `/obligations/details/${person.nino}/crystallisation`);
		expect(body).toEqual({
			obligations: [
				{ periodStartDate: '2025-04-06', periodEndDate: '2026-04-05', dueDate: '2027-01-31', status: 'open' },
				{ periodStartDate: '2026-04-06', periodEndDate: '2027-04-05', dueDate: '2028-01-31', status: 'open' },
			],
		});
	});

	it.each([
		['?taxYear=2026-28', 400, 'RULE_TAX_YEAR_RANGE_INVALID'],
		['?status=done', 400, 'FORMAT_STATUS'],
		['', 404, 'MATCHING_RESOURCE_NOT_FOUND'],
	])('are refused for %j', async (query, status, code) => {
		const answer = await person.call('GET', `/obligations/details/${person.nino}/crystallisation${query}`);
		expect([answer.status, codesOf(answer.body)]).toEqual([status, [code]]);
	});
});

describe('HMRC’s own sandbox', () => {
	it('never sees the businesses made for a test', async () => {
		await app.close();
		app = createForTest({ requestsPerSecond: 0, strict: true, now: () => time });
		person = await newPerson(app);
		await makeBusiness(person, trade);
		const { body } = await person.call('GET', path('?typeOfBusiness=self-employment'));
		expect((body as { obligations: unknown }).obligations).toMatchObject([{ businessId: 'XBIS12345678901' }]);
		expect(codesOf((await person.call('GET', path(), { scenario: 'STATEFUL' })).body)).toEqual([
			'RULE_INCORRECT_GOV_TEST_SCENARIO',
		]);
	});
});

describe('the clock of MTD', () => {
	it('can be moved, and runs on from there', async () => {
		await makeBusiness(person, trade);
		const move = (now: unknown) =>
			app.inject({
				method: 'POST',
				url: '/hmrc-local/test/clock',
				payload: { now },
				headers: { host: 'localhost' },
			});
		expect((await move('2027-04-06T09:00:00Z')).json()).toEqual({ now: '2027-04-06T09:00:00.000Z' });
		time = new Date(time.getTime() + 1000);
		const open = await person.call('GET', `/obligations/details/${person.nino}/crystallisation`);
		expect((open.body as { obligations: unknown[] }).obligations.length).toBe(3);
		expect((await move('soon')).statusCode).toBe(400);
		expect((await move(null)).json()).toEqual({ now: time.toISOString() });
	});
});
