/** HMRC's files as a contract: valid exchanges pass, and each kind of violation is found. */
import { describe, expect, it } from 'vitest';
import { hmrcContract, hmrcContractIsHere } from './hmrc-contract.ts';

const path = '/individuals/business/details/AA000001A/XAIS12345678901/2026-27';

describe.skipIf(!hmrcContractIsHere)('HMRC’s contract', () => {
	const contract = () => hmrcContract('business-details-api-2.0', 'obligations-api-3.0');
	const good = { method: 'PUT', path, body: { quarterlyPeriodType: 'calendar' }, status: 204 };

	it('accepts a valid exchange, and counts the operation', () => {
		const one = contract();
		expect(one.violations(good)).toEqual([]);
		expect(one.coverage().seen).toEqual(['PUT /individuals/business/details/{nino}/{businessId}/{taxYear}']);
		expect(one.coverage().all.length).toBeGreaterThan(8);
	});

	it.each([
		['another method', { method: 'PATCH' }],
		['another path', { path: '/individuals/business/detail' }],
		['another body', { body: { quarterlyPeriodType: 'weekly' } }],
		['another status', { status: 201 }],
		['a body that should not be', { answer: {} }],
		['an unknown query', { path: `${path}?a=1` }],
	])('finds %s', (_what, change) => {
		expect(contract().violations({ ...good, ...change })).not.toEqual([]);
	});

	it('finds an invalid response', () => {
		const list = {
			method: 'GET',
			path: '/individuals/business/details/AA000001A/list',
			status: 200,
			answer: { listOfBusinesses: [{ typeOfBusiness: 'shop', businessId: 'XAIS12345678901' }] },
		};
		expect(contract().violations(list)).toEqual([expect.stringContaining('typeOfBusiness')]);
	});
});
