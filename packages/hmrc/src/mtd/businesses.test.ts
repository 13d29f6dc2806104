/** Businesses, obligations, trades and property over real HTTP, each exchange checked against HMRC's files. */
import { pence } from '@halfpenny/facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hmrcContractIsHere } from '../../../testing/src/index.ts';
import { type HmrcServer, startHmrcServer } from '../../tests/hmrc-server.ts';
import { listBusinesses, putQuarterlyPeriodType, retrieveBusiness } from './business-details.ts';
import { finalDeclarationObligations, incomeAndExpenditureObligations } from './obligations.ts';
import {
	deleteSelfEmploymentAnnual,
	putSelfEmploymentAnnual,
	putSelfEmploymentPeriod,
	retrieveSelfEmploymentAnnual,
	retrieveSelfEmploymentPeriod,
} from './self-employment.ts';
import {
	deletePropertyAnnual,
	putUkPropertyAnnual,
	putUkPropertyPeriod,
	retrieveUkPropertyAnnual,
	retrieveUkPropertyPeriod,
} from './uk-property.ts';

let server: HmrcServer;
beforeAll(async () => {
	server = await startHmrcServer(
		'business-details-api-2.0',
		'obligations-api-3.0',
		'self-employment-business-api-5.0',
		'property-business-api-6.0',
	);
});
afterAll(() => server.close());

const nino = 'AA000001A';
const business = { nino, businessId: 'XAIS12345678901', taxYear: '2025-26' };
const later = { ...business, taxYear: '2026-27' };
const answered = (value: unknown) => expect.objectContaining({ kind: 'answered', value });

describe('businesses', () => {
	it('are listed', async () => {
		const one = { typeOfBusiness: 'self-employment', businessId: business.businessId, tradingName: 'Bakery' };
		server.answers(200, { listOfBusinesses: [one] });
		expect(await listBusinesses(server.session('STATEFUL'), nino)).toEqual(answered([one]));
		expect(server.sent()).toMatchObject({
			to: '2.0 GET /individuals/business/details/AA000001A/list',
			scenario: 'STATEFUL',
		});
	});

	it('are retrieved, without fields unknown to us', async () => {
		const known = {
			typeOfBusiness: 'uk-property',
			businessId: business.businessId,
			commencementDate: '2020-04-06',
			quarterlyTypeChoice: { quarterlyPeriodType: 'calendar', taxYearOfChoice: '2026-27' },
		};
		server.answers(200, { ...known, yearOfMigration: '2025' });
		const got = await retrieveBusiness(server.session('DYNAMIC'), nino, business.businessId);
		expect(got).toEqual(answered(known));
	});

	it('report by the quarters chosen', async () => {
		server.answers(204);
		expect(await putQuarterlyPeriodType(server.session(), later, 'calendar')).toEqual(answered(true));
		expect(server.sent().json).toEqual({ quarterlyPeriodType: 'calendar' });
	});
});

const due = {
	periodStartDate: '2026-04-06',
	periodEndDate: '2026-07-05',
	dueDate: '2026-08-07',
	status: 'open',
};

describe('obligations', () => {
	it.each([
		['QUARTERLY_NOT_FULFILLED', 'OPEN'],
		['QUARTERLY_FULFILLED', 'FULFILLED'],
		['STATEFUL', undefined],
	] as const)('of a business, in test mode %s', async (mode, scenario) => {
		const { businessId } = business;
		const one = { typeOfBusiness: 'self-employment', businessId } as const;
		server.answers(200, { obligations: [{ ...one, obligationDetails: [due] }] });
		const asked = { fromDate: '2026-04-06', toDate: '2027-04-05', status: 'open', business: one } as const;
		const got = await incomeAndExpenditureObligations(server.session(mode), nino, asked);
		expect(got).toEqual(answered([{ ...one, obligationDetails: [due] }]));
		expect(server.sent()).toMatchObject({ scenario });
		expect(server.sent().to).toContain('?fromDate=2026-04-06&toDate=2027-04-05&status=open&typeOfBusiness=');
	});

	it('to declare a year final', async () => {
		server.answers(200, { obligations: [due] });
		expect(await finalDeclarationObligations(server.session(), nino, '2026-27')).toEqual(answered([due]));
		await finalDeclarationObligations(server.session(), nino);
		expect(server.sent().to).toBe('3.0 GET /obligations/details/AA000001A/crystallisation');
	});

	it('that HMRC does not have', async () => {
		server.answers(404, { code: 'NO_OBLIGATIONS_FOUND', message: 'No obligations found' });
		expect(await incomeAndExpenditureObligations(server.session(), nino, {})).toMatchObject({
			kind: 'refused',
			status: 404,
			problems: [{ code: 'NO_OBLIGATIONS_FOUND' }],
		});
	});
});

const allowance = (amount: number) => ({
	amount,
	firstYear: { qualifyingDate: '2025-05-01', qualifyingAmountExpenditure: amount },
	building: { name: 'Mill', postcode: 'AB1 2CD' },
});
/** The same with its amounts as pence. */
const inPence = (amount: number) => ({
	...allowance(0),
	amount: pence(amount),
	firstYear: { qualifyingDate: '2025-05-01', qualifyingAmountExpenditure: pence(amount) },
});

describe('a trade', () => {
	it('has its year to date, to the penny, blanks left out', async () => {
		const period = {
			periodDates: { periodStartDate: '2025-04-06', periodEndDate: '2025-07-05' },
			periodIncome: { turnover: pence(110), other: pence(0) },
			periodExpenses: {
				adminCosts: pence(-7),
				costOfGoods: pence(9_999_999_999_999),
				depreciation: pence(29),
			},
			periodDisallowableExpenses: { depreciationDisallowable: pence(29) },
		};
		const json = {
			periodDates: { periodStartDate: '2025-04-06', periodEndDate: '2025-07-05' },
			periodIncome: { turnover: 1.1, other: 0 },
			periodExpenses: { adminCosts: -0.07, costOfGoods: 99_999_999_999.99, depreciation: 0.29 },
			periodDisallowableExpenses: { depreciationDisallowable: 0.29 },
		};
		server.answers(204);
		expect(await putSelfEmploymentPeriod(server.session('STATEFUL'), business, period)).toEqual(
			answered(true),
		);
		expect(server.sent()).toEqual({
			to: '5.0 PUT /individuals/business/self-employment/AA000001A/XAIS12345678901/cumulative/2025-26',
			scenario: 'STATEFUL',
			json,
		});
		server.answers(200, json);
		expect(await retrieveSelfEmploymentPeriod(server.session(), business)).toEqual(answered(period));
	});

	it('has its year beyond the updates', async () => {
		const annual = {
			allowances: { annualInvestmentAllowance: pence(1234), structuredBuildingAllowance: [inPence(150)] },
			nonFinancials: { businessDetailsChangedRecently: true, class4NicsExemptionReason: 'diver' },
		} as const;
		const json = {
			...annual,
			allowances: { annualInvestmentAllowance: 12.34, structuredBuildingAllowance: [allowance(1.5)] },
		};
		server.answers(204);
		await putSelfEmploymentAnnual(server.session(), business, {
			...annual,
			allowances: { ...annual.allowances, structuredBuildingAllowance: [inPence(150)] },
		});
		expect(server.sent().json).toEqual(json);
		server.answers(200, json);
		expect(await retrieveSelfEmploymentAnnual(server.session(), business)).toEqual(answered(annual));
		server.answers(204);
		expect(await deleteSelfEmploymentAnnual(server.session(), business)).toEqual(answered(true));
	});

	it('has other fields from 2026-27, and none is sent in a year that lacks it', async () => {
		const annual = { allowances: { firstYearAllowanceOnPlantAndMachinery: pence(100) } };
		server.answers(204);
		expect(await putSelfEmploymentAnnual(server.session(), later, annual)).toEqual(answered(true));
		const before = server.count();
		expect(() => putSelfEmploymentAnnual(server.session(), business, annual)).toThrow(TypeError);
		expect(server.count()).toBe(before);
	});

	it('rejects an amount with a third decimal from HMRC', async () => {
		server.answers(200, { periodIncome: { turnover: 1.005 } });
		const got = await retrieveSelfEmploymentPeriod(server.session(), business);
		expect(got).toMatchObject({ kind: 'unknown', why: 'unexpectedAnswer' });
		const found = server.violations.splice(0);
		if (server.contract) expect(found).not.toEqual([]);
	});
});

describe('UK property', () => {
	it('has its year to date', async () => {
		const dates = { fromDate: '2025-04-06', toDate: '2025-07-05' };
		const period = {
			...dates,
			ukProperty: {
				income: { periodAmount: pence(50_001), rentARoom: { rentsReceived: pence(1) } },
				expenses: { residentialFinancialCost: pence(1999), rentARoom: { amountClaimed: pence(1) } },
			},
		};
		const json = {
			...dates,
			ukProperty: {
				income: { periodAmount: 500.01, rentARoom: { rentsReceived: 0.01 } },
				expenses: { residentialFinancialCost: 19.99, rentARoom: { amountClaimed: 0.01 } },
			},
		};
		server.answers(204);
		expect(await putUkPropertyPeriod(server.session(), business, period)).toEqual(answered(true));
		expect(server.sent()).toMatchObject({
			to: '6.0 PUT /individuals/business/property/uk/AA000001A/XAIS12345678901/cumulative/2025-26',
			json,
		});
		server.answers(200, { ...json, submittedOn: '2025-07-06T10:00:00.000Z' });
		expect(await retrieveUkPropertyPeriod(server.session(), business)).toEqual(answered(period));
	});

	it('has its year beyond the updates', async () => {
		const annual = {
			ukProperty: {
				adjustments: { nonResidentLandlord: false, balancingCharge: pence(1) },
				allowances: { propertyIncomeAllowance: pence(100_000) },
			},
		};
		const json = {
			ukProperty: {
				adjustments: { nonResidentLandlord: false, balancingCharge: 0.01 },
				allowances: { propertyIncomeAllowance: 1000 },
			},
		};
		server.answers(200);
		expect(await putUkPropertyAnnual(server.session(), business, annual)).toEqual(answered(true));
		expect(server.sent().json).toEqual(json);
		server.answers(200, { ...json, submittedOn: '2025-07-06T10:00:00.000Z' });
		expect(await retrieveUkPropertyAnnual(server.session(), business)).toEqual(answered(annual));
		server.answers(204);
		expect(await deletePropertyAnnual(server.session(), business)).toEqual(answered(true));
	});
});

it.skipIf(!hmrcContractIsHere)('keeps to HMRC’s files in every exchange above', () => {
	expect(server.violations).toEqual([]);
	expect(server.contract?.coverage().seen).toHaveLength(15);
});
