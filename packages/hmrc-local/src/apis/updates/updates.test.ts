/** Cumulative updates of trades and lettings; every call is checked against HMRC's files. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, letting, makeBusiness, newPerson, type Person, trade } from '../../../tests/mtd-person.ts';
import { createForTest } from '../../../tests/talk-mtd.ts';

let app: FastifyInstance;
let person: Person;
beforeEach(async () => {
	app = createForTest({ requestsPerSecond: 0, now: () => new Date('2026-09-28T10:00:00Z') });
	person = await newPerson(app);
});
afterEach(() => app.close());

const tradePath = (id: string, year = '2026-27') =>
	`/individuals/business/self-employment/${person.nino}/${id}/cumulative/${year}`;
const lettingPath = (id: string, year = '2026-27') =>
	`/individuals/business/property/uk/${person.nino}/${id}/cumulative/${year}`;
const dates = (periodStartDate: string, periodEndDate: string) => ({
	periodDates: { periodStartDate, periodEndDate },
});
const figures = {
	periodIncome: { turnover: 4000.07, other: 0 },
	periodExpenses: { costOfGoods: 300.5, businessEntertainmentCosts: 20 },
	periodDisallowableExpenses: { businessEntertainmentCostsDisallowable: 20 },
};
const update = { ...dates('2026-04-06', '2026-07-05'), ...figures };

describe('an update of a trade', () => {
	it('is held until the next, which replaces it as a whole', async () => {
		const id = await makeBusiness(person, trade);
		const put = (body: object) => person.call('PUT', tradePath(id), { body, scenario: 'STATEFUL' });
		const held = async () => (await person.call('GET', tradePath(id), { scenario: 'STATEFUL' })).body;
		expect((await person.call('GET', tradePath(id))).status).toBe(404);
		expect((await put(update)).status).toBe(204);
		expect(await held()).toEqual(update);
		const next = {
			...dates('2026-04-06', '2026-10-05'),
			periodIncome: { turnover: 1 },
			periodExpenses: { costOfGoods: -5.01 },
		};
		expect((await put(next)).status).toBe(204);
		expect(await held()).toEqual(next);
	});

	it.each([
		['three decimals', { periodIncome: { turnover: 1.005 } }, ['FORMAT_VALUE'], ['/periodIncome/turnover']],
		['income below zero', { periodIncome: { turnover: -1 } }, ['FORMAT_VALUE'], ['/periodIncome/turnover']],
		[
			'text for an amount',
			{ periodExpenses: { costOfGoods: '5' } },
			['RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED'],
			['/periodExpenses/costOfGoods'],
		],
		[
			'an empty part',
			{ periodExpenses: {} },
			['RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED'],
			['/periodExpenses'],
		],
		[
			'a field that there is not',
			{ periodIncome: { turnover: 1, tips: 1 } },
			['RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED'],
			['/periodIncome/tips'],
		],
		[
			'both kinds of expenses',
			{ periodExpenses: { consolidatedExpenses: 1 } },
			['RULE_BOTH_EXPENSES_SUPPLIED'],
			['/periodExpenses'],
		],
		[
			'an end before the start',
			dates('2026-07-05', '2026-04-06'),
			['RULE_END_DATE_BEFORE_START_DATE'],
			undefined,
		],
	])('is refused with %s', async (_what, change, codes, paths) => {
		const id = await makeBusiness(person, trade);
		const { status, body } = await person.call('PUT', tradePath(id), { body: { ...update, ...change } });
		expect([status, codesOf(body), (body as { paths?: unknown }).paths]).toEqual([400, codes, paths]);
	});

	it('is refused with only one of its parts', async () => {
		const id = await makeBusiness(person, trade);
		const { body } = await person.call('PUT', tradePath(id), { body: dates('2026-04-06', '2026-07-05') });
		expect(codesOf(body)).toEqual(['RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED']);
	});

	it('is refused with errors in the path and the body together', async () => {
		const body = { ...update, periodIncome: { turnover: 0.001 } };
		const answer = await person.call('PUT', tradePath('XAIS1', '2024-25'), { body });
		expect(codesOf(answer.body)).toEqual([
			'FORMAT_BUSINESS_ID',
			'FORMAT_VALUE',
			'RULE_TAX_YEAR_NOT_SUPPORTED',
		]);
	});

	it('is refused for another person’s business', async () => {
		const id = await makeBusiness(person, letting);
		expect((await person.call('PUT', tradePath(id), { body: update })).status).toBe(404);
		expect((await person.call('PUT', tradePath('XAIS12345678901'), { body: update })).status).toBe(404);
	});
});

describe('the dates of an update', () => {
	const calendar = { quarterlyPeriodType: 'calendar', taxYearOfChoice: '2025-26' };
	const latencyDetails = {
		latencyEndDate: '2028-04-05',
		taxYear1: '2026-27',
		latencyIndicator1: 'A',
		taxYear2: '2027-28',
		latencyIndicator2: 'Q',
	};
	it.each([
		['2026-04-07', '2026-07-05', {}, 'RULE_START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE'],
		[
			'2026-04-06',
			'2026-06-30',
			{ quarterlyTypeChoice: calendar },
			'RULE_START_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE',
		],
		[
			'2026-04-06',
			'2026-07-05',
			{ commencementDate: '2026-05-01' },
			'RULE_START_DATE_NOT_ALIGNED_TO_COMMENCEMENT_DATE',
		],
		['2026-04-06', '2027-04-06', {}, 'RULE_END_DATE_NOT_ALIGNED_WITH_REPORTING_TYPE'],
		['2026-04-06', '2026-09-30', {}, 'RULE_ADVANCE_SUBMISSION_REQUIRES_PERIOD_END_DATE'],
		['2026-04-06', '2027-01-05', {}, 'RULE_EARLY_DATA_SUBMISSION_NOT_ACCEPTED'],
		['2026-04-06', '2026-07-05', { latencyDetails }, 'RULE_START_AND_END_DATE_NOT_ALLOWED'],
	])('from %s to %s are refused for a trade with %j', async (from, to, details, code) => {
		const id = await makeBusiness(person, { ...trade, ...details });
		const answer = await person.call('PUT', tradePath(id), { body: { ...dates(from, to), ...figures } });
		expect([answer.status, codesOf(answer.body)]).toEqual([400, [code]]);
	});

	it.each([
		['2026-04-06', '2026-10-05', {}, '2026-27'],
		['2026-04-01', '2026-09-20', { quarterlyTypeChoice: calendar }, '2026-27'],
		['2025-04-06', '2025-06-30', { quarterlyTypeChoice: calendar }, '2025-26'],
		['2026-05-01', '2026-07-31', { commencementDate: '2026-05-01' }, '2026-27'],
	])('from %s to %s are accepted for a trade with %j', async (from, to, details, year) => {
		const id = await makeBusiness(person, { ...trade, ...details });
		const body = { ...dates(from, to), ...figures };
		expect((await person.call('PUT', tradePath(id, year), { body })).status).toBe(204);
	});

	it('are needed, except for annual reporters', async () => {
		const [quarterly, annual] = [
			await makeBusiness(person, trade),
			await makeBusiness(person, { ...trade, latencyDetails }),
		];
		const refused = await person.call('PUT', tradePath(quarterly), { body: figures });
		expect(codesOf(refused.body)).toEqual(['RULE_MISSING_SUBMISSION_DATES']);
		expect((await person.call('PUT', tradePath(annual), { body: figures })).status).toBe(204);
		expect((await person.call('GET', tradePath(annual))).body).toEqual({
			...figures,
			...dates('2026-04-06', '2027-04-05'),
		});
	});

	it('never go back', async () => {
		const id = await makeBusiness(person, trade);
		const put = (end: string) =>
			person.call('PUT', tradePath(id), { body: { ...figures, ...dates('2026-04-06', end) } });
		expect((await put('2026-07-31')).status).toBe(204);
		expect(codesOf((await put('2026-07-05')).body)).toEqual([
			'RULE_SUBMISSION_END_DATE_CANNOT_MOVE_BACKWARDS',
		]);
	});
});

describe('an update of a letting', () => {
	const ukProperty = {
		income: { periodAmount: 900, otherIncome: 10.01, rentARoom: { rentsReceived: 5 } },
		expenses: { premisesRunningCosts: 20, residentialFinancialCost: 100 },
	};
	const whole = { fromDate: '2026-04-06', toDate: '2026-07-05', ukProperty };

	it('is stored with the time it was received', async () => {
		const id = await makeBusiness(person, letting);
		expect((await person.call('PUT', lettingPath(id), { body: whole })).status).toBe(204);
		expect((await person.call('GET', lettingPath(id))).body).toEqual({
			...whole,
			submittedOn: '2026-09-28T10:00:00.000Z',
		});
	});

	it('may have consolidated expenses as well as finance costs', async () => {
		const id = await makeBusiness(person, letting);
		const put = (expenses: object) =>
			person.call('PUT', lettingPath(id), { body: { ...whole, ukProperty: { expenses } } });
		expect((await put({ consolidatedExpenses: 5, residentialFinancialCost: 1 })).status).toBe(204);
		const both = await put({ consolidatedExpenses: 5, travelCosts: 1 });
		expect([codesOf(both.body), (both.body as { paths: unknown }).paths]).toEqual([
			['RULE_BOTH_EXPENSES_SUPPLIED'],
			['/ukProperty/expenses'],
		]);
	});

	it.each([
		['one day', { toDate: undefined }, 400, 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED'],
		['days the wrong way round', { toDate: '2026-04-05' }, 400, 'RULE_TO_DATE_BEFORE_FROM_DATE'],
		['no day of the calendar', { toDate: '2026-06-31' }, 400, 'FORMAT_TO_DATE'],
		['nothing', { ukProperty: {} }, 400, 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED'],
	])('is refused with %s', async (_what, change, status, code) => {
		const id = await makeBusiness(person, letting);
		const answer = await person.call('PUT', lettingPath(id), { body: { ...whole, ...change } });
		expect([answer.status, codesOf(answer.body)]).toEqual([status, [code]]);
	});

	it('is refused for a trade, with another status than in Business Details', async () => {
		const id = await makeBusiness(person, trade);
		for (const answer of [
			await person.call('PUT', lettingPath(id), { body: whole }),
			await person.call('GET', lettingPath(id)),
		])
			expect([answer.status, codesOf(answer.body)]).toEqual([400, ['RULE_TYPE_OF_BUSINESS_INCORRECT']]);
	});
});
