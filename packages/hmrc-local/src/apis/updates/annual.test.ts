/** Annual submissions of trades and lettings; every call is checked against HMRC's files. */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, letting, makeBusiness, newPerson, type Person, trade } from '../../../tests/mtd-person.ts';
import { createForTest } from '../../../tests/talk-mtd.ts';

let app: FastifyInstance;
let person: Person;
let today: string;
beforeEach(async () => {
	today = '2026-09-28T10:00:00Z';
	app = createForTest({ requestsPerSecond: 0, now: () => new Date(today) });
	person = await newPerson(app);
});
afterEach(() => app.close());

const tradePath = (id: string, year = '2025-26') =>
	`/individuals/business/self-employment/${person.nino}/${id}/annual/${year}`;
const lettingPath = (id: string, year = '2025-26') =>
	`/individuals/business/property/uk/${person.nino}/${id}/annual/${year}`;

describe('the annual submission of a trade', () => {
	const building = { amount: 300.01, building: { name: 'Yard', postcode: 'TS1 1PA' } };
	const whole = {
		adjustments: { goodsAndServicesOwnUse: 120.5, averagingAdjustment: -10 },
		allowances: { annualInvestmentAllowance: 2000, structuredBuildingAllowance: [building] },
		nonFinancials: { businessDetailsChangedRecently: false, class4NicsExemptionReason: 'trustee' },
	};

	it('is stored, replaced as a whole, and deleted', async () => {
		const path = tradePath(await makeBusiness(person, trade));
		expect((await person.call('GET', path)).status).toBe(404);
		expect((await person.call('PUT', path, { body: whole, scenario: 'STATEFUL' })).status).toBe(204);
		expect((await person.call('GET', path, { scenario: 'STATEFUL' })).body).toEqual(whole);
		const next = { allowances: { tradingIncomeAllowance: 1000 } };
		expect((await person.call('PUT', path, { body: next })).status).toBe(204);
		expect((await person.call('GET', path)).body).toEqual(next);
		expect((await person.call('DELETE', path)).status).toBe(204);
		expect((await person.call('DELETE', path)).status).toBe(404);
	});

	const unnamed = { amount: 1, building: { postcode: 'TS1 1PA' } };
	it.each([
		[
			'two kinds of allowance',
			{ allowances: { tradingIncomeAllowance: 1, allowanceOnSales: 1 } },
			'RULE_BOTH_ALLOWANCES_SUPPLIED',
		],
		['too much trading allowance', { allowances: { tradingIncomeAllowance: 1000.01 } }, 'FORMAT_VALUE'],
		[
			'a building without a name',
			{ allowances: { structuredBuildingAllowance: [unnamed] } },
			'RULE_BUILDING_NAME_NUMBER',
		],
		[
			'a spread of nothing',
			{ adjustments: { transitionProfitAccelerationAmount: 1 } },
			'RULE_WRONG_TPA_AMOUNT_SUBMITTED',
		],
		['relief for overlap', { adjustments: { overlapReliefUsed: 1 } }, 'RULE_OVERLAP_RELIEF_USED_NOT_ALLOWED'],
		[
			'another reason',
			{ nonFinancials: { businessDetailsChangedRecently: true, class4NicsExemptionReason: 'age' } },
			'FORMAT_CLASS_4_EXEMPTION_REASON',
		],
		[
			'next year’s field',
			{ adjustments: { adjustmentToProfitsForClass4: 1 } },
			'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED',
		],
	])('is refused with %s', async (_what, body, code) => {
		const path = tradePath(await makeBusiness(person, trade));
		const answer = await person.call('PUT', path, { body });
		expect([answer.status, codesOf(answer.body)]).toEqual([400, [code]]);
	});

	it('has two more amounts from 2026-27', async () => {
		const path = tradePath(await makeBusiness(person, trade), '2026-27');
		const body = {
			adjustments: { adjustmentToProfitsForClass4: 1 },
			allowances: { firstYearAllowanceOnPlantAndMachinery: 2 },
		};
		expect((await person.call('PUT', path, { body })).status).toBe(204);
	});

	it('is closed a year after the return was due', async () => {
		const path = tradePath(await makeBusiness(person, trade));
		today = '2028-01-31T23:00:00Z';
		const fresh = await newPerson(app);
		const mine = path.replace(person.nino, fresh.nino).replace(/XAIS\d+/, await makeBusiness(fresh, trade));
		expect((await fresh.call('PUT', mine, { body: whole })).status).toBe(204);
		today = '2028-02-01T00:00:00Z';
		for (const method of ['PUT', 'DELETE'] as const) {
			const answer = await fresh.call(method, mine, method === 'PUT' ? { body: whole } : {});
			expect(codesOf(answer.body)).toEqual(['RULE_OUTSIDE_AMENDMENT_WINDOW']);
		}
	});
});

describe('the annual submission of a letting', () => {
	const adjustments = {
		privateUseAdjustment: 5,
		nonResidentLandlord: false,
		rentARoom: { jointlyLet: true },
	};

	it('is stored with its time, answered with 200 and no body', async () => {
		const path = lettingPath(await makeBusiness(person, letting));
		const body = { ukProperty: { adjustments, allowances: { costOfReplacingDomesticItems: 99.99 } } };
		const put = await person.call('PUT', path, { body });
		expect([put.status, put.body]).toEqual([200, undefined]);
		expect((await person.call('GET', path)).body).toEqual({
			...body,
			submittedOn: '2026-09-28T10:00:00.000Z',
		});
		expect((await person.call('DELETE', path.replace('/uk/', '/'))).status).toBe(204);
	});

	it.each([
		[
			'both allowances',
			{ allowances: { propertyIncomeAllowance: 1, otherCapitalAllowance: 1 } },
			'RULE_BOTH_ALLOWANCES_SUPPLIED',
		],
		[
			'private use',
			{ adjustments, allowances: { propertyIncomeAllowance: 1 } },
			'RULE_PROPERTY_INCOME_ALLOWANCE',
		],
		[
			'adjustments of unknown residence',
			{ adjustments: { balancingCharge: 1 } },
			'RULE_INCORRECT_OR_EMPTY_BODY_SUBMITTED',
		],
	])('is refused with %s', async (_what, ukProperty, code) => {
		const path = lettingPath(await makeBusiness(person, letting));
		const answer = await person.call('PUT', path, { body: { ukProperty } });
		expect([answer.status, codesOf(answer.body)]).toEqual([400, [code]]);
	});

	it('is rejected for a trade', async () => {
		const path = lettingPath(await makeBusiness(person, trade));
		const answer = await person.call('GET', path);
		expect([answer.status, codesOf(answer.body)]).toEqual([400, ['RULE_TYPE_OF_BUSINESS_INCORRECT']]);
	});
});
