/** A person's year at HMRC over real HTTP, each exchange checked against HMRC's files. */
import { pence } from '@halfpenny/facts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hmrcContractIsHere } from '../../../testing/src/index.ts';
import { type HmrcServer, startHmrcServer } from '../../tests/hmrc-server.ts';
import { childBenefitCharge, pensionCharges, winterFuelPayment } from './charges.ts';
import { addCisDeductions, deleteCisDeductions, retrieveCisDeductions } from './cis-deductions.ts';
import { claimMarriageAllowance, disclosures } from './disclosures.ts';
import { otherDividends, ukDividends } from './dividends-income.ts';
import { employmentExpenses, otherExpenses } from './expenses.ts';
import { deleteLosses, putLosses, retrieveLosses } from './losses.ts';
import {
	addLossBroughtForward,
	changeLossBroughtForward,
	deleteLossBroughtForward,
	listLossesBroughtForward,
} from './losses-brought-forward.ts';
import { pensionsIncome } from './pensions-income.ts';
import type { PersonRecord } from './person-records.ts';
import { charitableGiving, investmentReliefs, otherReliefs, pensionReliefs } from './reliefs.ts';
import {
	addSavingsAccount,
	listSavingsAccounts,
	otherSavings,
	putAccountInterest,
	retrieveAccountInterest,
} from './savings-income.ts';

let server: HmrcServer;
beforeAll(async () => {
	server = await startHmrcServer(
		'individuals-savings-income-api-2.0',
		'individuals-dividends-income-api-2.0',
		'individuals-pensions-income-api-2.0',
		'individuals-reliefs-api-3.0',
		'cis-deductions-api-3.0',
		'individuals-charges-api-3.0',
		'individuals-expenses-api-3.0',
		'individuals-disclosures-api-2.0',
		'individual-losses-api-6.0',
		'individual-losses-api-7.0',
	);
});
afterAll(() => server.close());

const year = { nino: 'AA000001A', taxYear: '2026-27' };
const submittedOn = '2026-07-01T10:00:00.000Z';
const answered = (value: unknown) => expect.objectContaining({ kind: 'answered', value });

interface HowItIsKept {
	readonly putStatus: number;
	readonly isDated: boolean;
	/** What else HMRC returns on reading. */
	readonly readWith?: object;
}

/** Puts, reads and deletes one record, and checks what was sent each time. */
async function thereAndBack<Value>(
	record: PersonRecord<Value>,
	at: string,
	value: Value,
	json: object,
	{ putStatus, isDated, readWith = {} }: HowItIsKept,
): Promise<void> {
	const session = server.session('STATEFUL');
	server.answers(putStatus);
	expect(await record.put(session, year, value)).toEqual(answered(true));
	expect(server.sent()).toEqual({ to: at.replace(' ', ' PUT '), scenario: 'STATEFUL', json });
	server.answers(200, { ...json, ...(isDated && { submittedOn }), ...readWith });
	expect(await record.retrieve(session, year)).toEqual(answered(value));
	server.answers(204);
	expect(await record.remove(session, year)).toEqual(answered(true));
	expect(server.sent().to).toBe(at.replace(' ', ' DELETE '));
}

const abroad = { countryCode: 'FRA', amountBeforeTax: pence(1001), taxableAmount: pence(1001) };
const abroadJson = { countryCode: 'FRA', amountBeforeTax: 10.01, taxableAmount: 10.01 };

describe('a year’s record', () => {
	it('of other savings', () =>
		thereAndBack(
			otherSavings,
			'2.0 /individuals/savings-income/other/AA000001A/2026-27',
			{ securities: { grossAmount: pence(29) }, foreignInterest: [abroad] },
			{ securities: { grossAmount: 0.29 }, foreignInterest: [abroadJson] },
			{ putStatus: 200, isDated: true },
		));

	it('of UK dividends', () =>
		thereAndBack(
			ukDividends,
			'2.0 /individuals/dividends-income/uk/AA000001A/2026-27',
			{ ukDividends: pence(12_345), otherUkDividends: pence(0) },
			{ ukDividends: 123.45, otherUkDividends: 0 },
			{ putStatus: 200, isDated: false },
		));

	it('of other dividends', () =>
		thereAndBack(
			otherDividends,
			'2.0 /individuals/dividends-income/AA000001A/2026-27',
			{ foreignDividend: [abroad], stockDividend: { grossAmount: pence(1) } },
			{ foreignDividend: [abroadJson], stockDividend: { grossAmount: 0.01 } },
			{ putStatus: 200, isDated: true },
		));

	it('of pensions from abroad', () =>
		thereAndBack(
			pensionsIncome,
			'2.0 /individuals/pensions-income/AA000001A/2026-27',
			{ foreignPensions: [abroad] },
			{ foreignPensions: [abroadJson] },
			{ putStatus: 200, isDated: true },
		));

	it('of payments into pensions', () =>
		thereAndBack(
			pensionReliefs,
			'3.0 /individuals/reliefs/pensions/AA000001A/2026-27',
			{ pensionReliefs: { regularPensionContributions: pence(200_050) } },
			{ pensionReliefs: { regularPensionContributions: 2000.5 } },
			{ putStatus: 204, isDated: true },
		));

	it('of gifts to charity', () =>
		thereAndBack(
			charitableGiving,
			'3.0 /individuals/reliefs/charitable-giving/AA000001A/2026-27',
			{ giftAidPayments: { totalAmount: pence(2500) }, gifts: { sharesOrSecurities: pence(1) } },
			{ giftAidPayments: { totalAmount: 25 }, gifts: { sharesOrSecurities: 0.01 } },
			{ putStatus: 204, isDated: false },
		));

	it('of other reliefs', () =>
		thereAndBack(
			otherReliefs,
			'3.0 /individuals/reliefs/other/AA000001A/2026-27',
			{
				qualifyingLoanInterestPayments: [{ reliefClaimed: pence(12_05) }],
				maintenancePayments: [{ amount: pence(7) }],
				annualPaymentsMade: { reliefClaimed: pence(80_00) },
			},
			{
				qualifyingLoanInterestPayments: [{ reliefClaimed: 12.05 }],
				maintenancePayments: [{ amount: 0.07 }],
				annualPaymentsMade: { reliefClaimed: 80 },
			},
			{ putStatus: 204, isDated: true },
		));

	it('of investments, company by company', () => {
		const eis = { uniqueInvestmentRef: '12345678', name: 'Loom', knowledgeIntensive: true };
		const seis = { uniqueInvestmentRef: '1234121A', companyName: 'Seed', dateOfInvestment: '2026-05-02' };
		const vct = { name: 'Fund', dateOfInvestment: '2026-05-03' };
		return thereAndBack(
			investmentReliefs,
			'3.0 /individuals/reliefs/investment/AA000001A/2026-27',
			{
				vctSubscription: [{ ...vct, reliefClaimed: pence(1_01) }],
				eisSubscription: [
					{
						...eis,
						...{ dateOfInvestment: '2026-05-01', amountInvested: pence(10_000_00) },
						reliefClaimed: pence(9000_50),
					},
				],
				seedEnterpriseInvestment: [{ ...seis, reliefClaimed: pence(0) }],
				communityInvestment: [{ uniqueInvestmentRef: 'CIREF', reliefClaimed: pence(2) }],
			},
			{
				vctSubscription: [{ ...vct, reliefClaimed: 1.01 }],
				eisSubscription: [
					{ ...eis, dateOfInvestment: '2026-05-01', amountInvested: 10_000, reliefClaimed: 9000.5 },
				],
				seedEnterpriseInvestment: [{ ...seis, reliefClaimed: 0 }],
				communityInvestment: [{ uniqueInvestmentRef: 'CIREF', reliefClaimed: 0.02 }],
			},
			{ putStatus: 204, isDated: true },
		);
	});

	it('of payments to trade unions', () =>
		thereAndBack(
			otherExpenses,
			'3.0 /individuals/expenses/other/AA000001A/2026-27',
			{ paymentsToTradeUnionsForDeathBenefits: { expenseAmount: pence(60_00) } },
			{ paymentsToTradeUnionsForDeathBenefits: { expenseAmount: 60 } },
			{ putStatus: 204, isDated: true },
		));

	it('of Child Benefit to pay back', () =>
		thereAndBack(
			childBenefitCharge,
			'3.0 /individuals/charges/high-income-child-benefit/AA000001A/2026-27',
			{
				amountOfChildBenefitReceived: pence(2212_60),
				numberOfChildren: 2,
				dateCeased: '2027-01-31',
			},
			{ amountOfChildBenefitReceived: 2212.6, numberOfChildren: 2, dateCeased: '2027-01-31' },
			{ putStatus: 204, isDated: true },
		));

	it('of a Winter Fuel Payment, as the person stated it', async () => {
		const path = '/individuals/charges/winter-fuel-payment/AA000001A/2026-27';
		const value = { winterFuelPayment: pence(200_00) };
		const how = { putStatus: 204, isDated: true, readWith: { source: 'user' } };
		await thereAndBack(winterFuelPayment, `3.0 ${path}`, value, { winterFuelPayment: 200 }, how);
		server.answers(200, { winterFuelPayment: 200, submittedOn, source: 'user' });
		await winterFuelPayment.retrieve(server.session('STATEFUL'), year);
		expect(server.sent()).toMatchObject({ to: `3.0 GET ${path}?source=user`, scenario: 'STATEFUL' });
	});

	it('of the expenses of jobs, which HMRC’s sandbox returns only in a scenario', async () => {
		const path = '/individuals/expenses/employments/AA000001A/2026-27';
		const value = { expenses: { flatRateJobExpenses: pence(60_00) } };
		const json = { expenses: { flatRateJobExpenses: 60 } };
		const how = { putStatus: 204, isDated: true, readWith: { source: 'user', totalExpenses: 60 } };
		await thereAndBack(employmentExpenses, `3.0 ${path}`, value, json, how);
		server.answers(200, { ...json, submittedOn, source: 'user', totalExpenses: 60 });
		await employmentExpenses.retrieve(server.session('STATEFUL'), year);
		expect(server.sent()).toMatchObject({ to: `3.0 GET ${path}?source=user`, scenario: undefined });
	});

	it('of charges on pension savings', () =>
		thereAndBack(
			pensionCharges,
			'3.0 /individuals/charges/pensions/AA000001A/2026-27',
			{
				pensionContributions: {
					...{ pensionSchemeTaxReference: ['00123456RA'], inExcessOfTheAnnualAllowance: pence(4000_50) },
					...{
						annualAllowanceTaxPaid: pence(0),
						isAnnualAllowanceReduced: true,
						taperedAnnualAllowance: true,
					},
				},
				pensionSchemeUnauthorisedPayments: {
					pensionSchemeTaxReference: ['00123456RA'],
					surcharge: { amount: pence(1000_00), foreignTaxPaid: pence(10_05) },
				},
			},
			{
				pensionContributions: {
					...{ pensionSchemeTaxReference: ['00123456RA'], inExcessOfTheAnnualAllowance: 4000.5 },
					...{ annualAllowanceTaxPaid: 0, isAnnualAllowanceReduced: true, taperedAnnualAllowance: true },
				},
				pensionSchemeUnauthorisedPayments: {
					pensionSchemeTaxReference: ['00123456RA'],
					surcharge: { amount: 1000, foreignTaxPaid: 10.05 },
				},
			},
			{ putStatus: 204, isDated: true },
		));

	it('of disclosures', () =>
		thereAndBack(
			disclosures,
			'2.0 /individuals/disclosures/AA000001A/2026-27',
			{ class2Nics: { class2VoluntaryContributions: true } },
			{ class2Nics: { class2VoluntaryContributions: true } },
			{ putStatus: 204, isDated: true },
		));
});

it('Marriage Allowance for a spouse, which no scenario may accompany', async () => {
	const to = { spouseOrCivilPartnerNino: 'PE938808A', spouseOrCivilPartnerSurname: 'Ash' };
	server.answers(201);
	expect(await claimMarriageAllowance(server.session('STATEFUL'), year.nino, to)).toEqual(answered(true));
	expect(server.sent()).toEqual({
		...{
			to: '2.0 POST /individuals/disclosures/marriage-allowance/AA000001A',
			scenario: undefined,
			json: to,
		},
	});
});

it('the interest of an account', async () => {
	const savingsAccountId = 'SAVKB2UVwUTBQGJ';
	server.answers(200, { savingsAccountId });
	expect(await addSavingsAccount(server.session(), year.nino, 'Rainy days')).toEqual(
		answered(savingsAccountId),
	);
	server.answers(200, { savingsAccounts: [{ savingsAccountId, accountName: 'Rainy days' }] });
	const listed = await listSavingsAccounts(server.session(), year.nino);
	expect(listed).toEqual(answered([{ savingsAccountId, accountName: 'Rainy days' }]));
	const interest = { untaxedUkInterest: pence(31_07) };
	server.answers(200);
	expect(await putAccountInterest(server.session(), year, savingsAccountId, interest)).toEqual(
		answered(true),
	);
	expect(server.sent().json).toEqual({ untaxedUkInterest: 31.07 });
	server.answers(200, { untaxedUkInterest: 31.07 });
	expect(await retrieveAccountInterest(server.session(), year, savingsAccountId)).toEqual(answered(interest));
});

it('what contractors deducted', async () => {
	const [submissionId, at] = [
		'db854aaa-65dc-488c-9120-e63fea14b9f1',
		'/individuals/deductions/cis/AA000001A',
	];
	const month = { deductionFromDate: '2026-06-06', deductionToDate: '2026-07-05' };
	const contractor = { contractorName: 'Example Builders', employerRef: '123/AB56797' };
	const days = { fromDate: '2026-04-06', toDate: '2027-04-05' };
	server.answers(200, { submissionId });
	const given = { ...days, ...contractor, periodData: [{ ...month, deductionAmount: pence(355_10) }] };
	expect(await addCisDeductions(server.session('STATEFUL'), year.nino, given)).toEqual(
		answered(submissionId),
	);
	expect(server.sent()).toEqual({
		to: `3.0 POST ${at}/amendments`,
		scenario: 'STATEFUL',
		json: { ...days, ...contractor, periodData: [{ ...month, deductionAmount: 355.1 }] },
	});
	const held = {
		...month,
		deductionAmount: 355.1,
		submissionDate: submittedOn,
		submissionId,
		source: 'customer',
	};
	const of = { ...days, ...contractor, totalDeductionAmount: 355.1, periodData: [held] };
	server.answers(200, { totalDeductionAmount: 355.1, cisDeductions: [of] });
	expect(await retrieveCisDeductions(server.session(), year)).toEqual(
		answered({
			totalDeductionAmount: pence(355_10),
			cisDeductions: [
				{
					...contractor,
					totalDeductionAmount: pence(355_10),
					periodData: [{ ...month, deductionAmount: pence(355_10), submissionId, source: 'customer' }],
				},
			],
		}),
	);
	expect(server.sent().to).toBe(`3.0 GET ${at}/current-position/2026-27/all`);
	server.answers(204);
	expect(await deleteCisDeductions(server.session(), year, submissionId)).toEqual(answered(true));
	expect(server.sent().to).toBe(`3.0 DELETE ${at}/amendments/${submissionId}/2026-27`);
});

it('the losses of a business', async () => {
	const business = { ...year, businessId: 'XAIS12345678901' };
	const losses = { losses: { broughtForwardLosses: pence(100_01) } };
	server.answers(204);
	expect(await putLosses(server.session('STATEFUL'), business, losses)).toEqual(answered(true));
	expect(server.sent()).toEqual({
		to: '7.0 PUT /individuals/losses/AA000001A/businesses/XAIS12345678901/loss-claims/2026-27',
		scenario: 'STATEFUL',
		json: { losses: { broughtForwardLosses: 100.01 } },
	});
	server.answers(200, { submittedOn, losses: { broughtForwardLosses: 100.01 } });
	expect(await retrieveLosses(server.session(), business)).toEqual(answered(losses));
	server.answers(204);
	expect(await deleteLosses(server.session(), business)).toEqual(answered(true));
});

it('the losses that a business brings forward to 2025-26', async () => {
	const business = { nino: 'AA000001A', taxYear: '2024-25', businessId: 'XAIS12345678901' };
	const [lossId, at] = ['AAZZ1234567890a', '/individuals/losses/AA000001A/brought-forward-losses'];
	const loss = { typeOfLoss: 'self-employment', lossAmount: pence(100_01) } as const;
	const { businessId } = business;
	const lossOf = (lossAmount: number) => ({
		...{ businessId, typeOfLoss: 'self-employment', lossAmount },
		taxYearBroughtForwardFrom: '2024-25',
	});
	server.answers(201, { lossId });
	expect(await addLossBroughtForward(server.session('STATEFUL'), business, loss)).toEqual(answered(lossId));
	expect(server.sent()).toEqual({
		to: `6.0 POST ${at}/tax-year/brought-forward-from/2024-25`,
		scenario: 'STATEFUL',
		json: lossOf(100.01),
	});
	server.answers(200, { losses: [{ ...lossOf(100.01), lossId, lastModified: submittedOn }] });
	expect(await listLossesBroughtForward(server.session(), business)).toEqual(answered([{ ...loss, lossId }]));
	expect(server.sent().to).toBe(`6.0 GET ${at}/tax-year/2024-25?businessId=${businessId}`);
	server.answers(200, { ...lossOf(7), lastModified: submittedOn });
	const changed = { lossId, lossAmount: pence(700) };
	expect(await changeLossBroughtForward(server.session(), business, changed)).toEqual(answered(true));
	expect(server.sent().json).toEqual({ lossAmount: 7 });
	server.answers(204);
	expect(await deleteLossBroughtForward(server.session(), business, lossId)).toEqual(answered(true));
	expect(server.sent().to).toBe(`6.0 DELETE ${at}/${lossId}/tax-year/2024-25`);
});

it.skipIf(!hmrcContractIsHere)('keeps to HMRC’s files in every exchange above', () => {
	expect(server.violations).toEqual([]);
	expect(server.contract?.coverage().seen).toHaveLength(57);
});
