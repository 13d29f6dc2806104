/** Businesses made by test support, and what Business Details says about them; every call is checked against HMRC's files. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, letting, makeBusiness, newPerson, type Person, trade } from '../../../tests/mtd-person.ts';
import { createForTest } from '../../../tests/talk-mtd.ts';

let app: FastifyInstance;
let person: Person;
beforeEach(async () => {
	app = createForTest({ requestsPerSecond: 0, now: () => new Date('2026-11-22T10:00:00Z') });
	person = await newPerson(app);
});
afterEach(() => app.close());

const property = letting;

const testSupport = () => `/individuals/self-assessment-test-support/business/${person.nino}`;
const details = (rest: string) => `/individuals/business/details/${person.nino}/${rest}`;

const make = (body: object) => makeBusiness(person, body);
const codes = codesOf;

describe('a person’s businesses', () => {
	it('are those that were made, oldest first', async () => {
		expect((await person.call('GET', details('list'))).status).toBe(404);
		const [one, two] = [await make(trade), await make(property)];
		const { body } = await person.call('GET', details('list'), { scenario: 'STATEFUL' });
		expect(body).toEqual({
			listOfBusinesses: [
				{ typeOfBusiness: 'self-employment', businessId: one, tradingName: 'Ash Joinery' },
				{ typeOfBusiness: 'uk-property', businessId: two },
			],
		});
	});

	it('are shown one by one, with the accounting period of today', async () => {
		const id = await make(trade);
		const { accountingType: _type, ...shown } = trade;
		expect((await person.call('GET', details(id))).body).toEqual({
			...shown,
			businessId: id,
			accountingPeriods: [{ start: '2026-04-06', end: '2027-04-05' }],
		});
	});

	it('belong to nobody else', async () => {
		const id = await make(trade);
		const other = await newPerson(app);
		const [foreign, own] = [
			await other.call('GET', details(id)),
			await other.call('GET', `/individuals/business/details/${other.nino}/${id}`),
		];
		expect([foreign.status, codes(foreign.body)]).toEqual([403, ['CLIENT_OR_AGENT_NOT_AUTHORISED']]);
		expect([own.status, codes(own.body)]).toEqual([404, ['MATCHING_RESOURCE_NOT_FOUND']]);
	});

	it('are gone once deleted', async () => {
		const id = await make(trade);
		expect((await person.call('DELETE', `${testSupport()}/${id}`)).status).toBe(204);
		expect((await person.call('GET', details(id))).status).toBe(404);
		expect((await person.call('DELETE', `${testSupport()}/${id}`)).status).toBe(404);
	});
});

describe('an invalid business', () => {
	it.each([
		['of no type', {}, ['RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED']],
		['of another type', { typeOfBusiness: 'shop' }, ['FORMAT_TYPE_OF_BUSINESS']],
		['a trade without a name', { ...trade, tradingName: undefined }, ['RULE_MISSING_TRADING_NAME']],
		[
			'a trade in Britain without a postcode',
			{ ...trade, businessAddressPostcode: undefined },
			['MISSING_POSTCODE'],
		],
		['a property with a name', { ...property, tradingName: 'Home' }, ['RULE_UNEXPECTED_TRADING_NAME']],
		[
			'begun today',
			{ ...property, commencementDate: '2026-11-22' },
			['RULE_COMMENCEMENT_DATE_NOT_SUPPORTED'],
		],
		[
			'with half a year of accounts',
			{
				...property,
				firstAccountingPeriodStartDate: '2024-04-06',
				firstAccountingPeriodEndDate: '2024-10-05',
			},
			['RULE_FIRST_ACCOUNTING_DATE_RANGE_INVALID'],
		],
		[
			'with several faults',
			{ ...property, commencementDate: '2024-02-30', accountingType: 'CASHES' },
			['FORMAT_ACCOUNTING_TYPE', 'FORMAT_DATE'],
		],
	])('is refused: %s', async (_what, body, expected) => {
		const answer = await person.call('POST', testSupport(), { body });
		expect([answer.status, codes(answer.body)]).toEqual([400, expected]);
	});

	it('is a second property', async () => {
		await make(property);
		const answer = await person.call('POST', testSupport(), { body: property });
		expect(codes(answer.body)).toEqual(['RULE_PROPERTY_BUSINESS_ADDED']);
	});
});

describe('the periods of a business', () => {
	const calendar = { quarterlyPeriodType: 'calendar' };

	it('can be calendar quarters, from the current tax year', async () => {
		const id = await make(trade);
		expect((await person.call('PUT', details(`${id}/2026-27`), { body: calendar })).status).toBe(204);
		expect((await person.call('GET', details(id))).body).toMatchObject({
			quarterlyTypeChoice: { quarterlyPeriodType: 'calendar', taxYearOfChoice: '2026-27' },
		});
	});

	it.each([
		['2025-26', calendar, 422, 'RULE_REQUEST_CANNOT_BE_FULFILLED'],
		['2026-28', calendar, 400, 'RULE_TAX_YEAR_RANGE_INVALID'],
		['2026', calendar, 400, 'FORMAT_TAX_YEAR'],
		['2026-27', { quarterlyPeriodType: 'weekly' }, 400, 'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED'],
	])('cannot be chosen for %s as %j', async (year, body, status, code) => {
		const answer = await person.call('PUT', details(`${await make(trade)}/${year}`), { body });
		expect([answer.status, codes(answer.body)]).toEqual([status, [code]]);
	});
});

describe('the books of a business', () => {
	it('are as created, and as chosen for a past year', async () => {
		const id = await make(trade);
		const read = async (year: string) =>
			(await person.call('GET', details(`${id}/${year}/accounting-type`))).body;
		expect(await read('2025-26')).toEqual({ accountingType: 'ACCRUAL' });
		const choose = (year: string) =>
			person.call('PUT', details(`${id}/${year}/accounting-type`), { body: { accountingType: 'CASH' } });
		expect((await choose('2025-26')).status).toBe(204);
		expect(await read('2025-26')).toEqual({ accountingType: 'CASH' });
		expect(await read('2024-25')).toEqual({ accountingType: 'ACCRUAL' });
		expect(codes((await choose('2026-27')).body)).toEqual(['RULE_OUTSIDE_AMENDMENT_WINDOW']);
		expect(codes((await choose('2023-24')).body)).toEqual(['RULE_TAX_YEAR_NOT_SUPPORTED']);
	});
});

describe('a scenario of HMRC’s sandbox', () => {
	const id = 'XBIS12345678901';
	it.each([
		['list', 'PROPERTY', 200],
		['list', 'FOREIGN_PROPERTY', 200],
		['list', 'BUSINESS_AND_PROPERTY', 200],
		['list', 'UNSPECIFIED', 200],
		['list', 'NOT_FOUND', 404],
		['list', 'N/A - DEFAULT', 400],
		['list', 'OPEN', 400],
		[id, 'PROPERTY', 200],
		[id, 'FOREIGN_PROPERTY', 200],
		[id, 'UNSPECIFIED', 200],
		[id, 'NOT_FOUND', 404],
		[id, 'DYNAMIC', 200],
		[`${id}/2026-27/accounting-type`, 'NOT_FOUND', 404],
	])('%s, %s, answers %i', async (path, scenario, status) => {
		const answer = await person.call('GET', details(path), { scenario });
		expect(answer.status).toBe(status);
		if (status === 400) expect(codes(answer.body)).toEqual(['RULE_INCORRECT_GOV_TEST_SCENARIO']);
	});

	it.each([
		['BUSINESS_ID_NOT_FOUND', 404, 'RULE_BUSINESS_ID_NOT_FOUND'],
		['BUSINESS_ID_STATE_CONFLICT', 400, 'RULE_BUSINESS_ID_STATE_CONFLICT'],
		['QUARTERLY_PERIOD_UPDATING', 400, 'RULE_QUARTERLY_PERIOD_UPDATING'],
	])('of the periods, %s, is refused', async (scenario, status, code) => {
		const body = { quarterlyPeriodType: 'standard' };
		const answer = await person.call('PUT', details(`${id}/2026-27`), { body, scenario });
		expect([answer.status, codes(answer.body)]).toEqual([status, [code]]);
	});
});
