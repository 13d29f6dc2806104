/** Marriage Allowance from one person to another, charges on pension savings, and income from abroad in HMRC's calculation, worked by hand. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codesOf, makeBusiness, newPerson, type Person, trade } from '../../tests/mtd-person.ts';
import { createForTest } from '../../tests/talk-mtd.ts';

const taxYear = '2025-26';
let app: FastifyInstance;
beforeAll(() => {
	app = createForTest({
		...{ requestsPerSecond: 0, tokenSeconds: 45_000_000, calculationSeconds: 0 },
		now: () => new Date('2026-05-01T10:00:00Z'),
	});
});
afterAll(() => app.close());

const put = async (person: Person, path: string, body: object) =>
	expect((await person.call('PUT', path, { body })).status).toBeLessThan(300);

/** A person whose trade made this much in the year. */
async function trader(turnover: number): Promise<Person> {
	const person = await newPerson(app);
	const id = await makeBusiness(person, trade);
	await put(person, `/individuals/business/self-employment/${person.nino}/${id}/cumulative/${taxYear}`, {
		periodDates: { periodStartDate: '2025-04-06', periodEndDate: '2026-04-05' },
		periodIncome: { turnover },
	});
	return person;
}

async function calculationOf(person: Person): Promise<unknown> {
	const at = `/individuals/calculations/${person.nino}/self-assessment/${taxYear}`;
	const asked = await person.call('POST', `${at}/trigger/intent-to-finalise`);
	const { calculationId } = asked.body as { calculationId: string };
	return (await person.call('GET', `${at}/${calculationId}`)).body;
}

const give = (from: Person, to: Person) =>
	from.call('POST', `/individuals/disclosures/marriage-allowance/${from.nino}`, {
		body: { spouseOrCivilPartnerNino: to.nino, spouseOrCivilPartnerSurname: 'Ash' },
	});

it('moves an allowance from the giver to the receiver', async () => {
	const [ann, bob] = [await trader(11_000), await trader(30_000)];
	expect(await calculationOf(bob)).not.toHaveProperty('inputs.personalInformation.marriageAllowance');
	expect((await give(ann, bob)).status).toBe(201);
	expect(codesOf((await give(ann, bob)).body)).toEqual(['RULE_ACTIVE_MARRIAGE_ALLOWANCE_CLAIM']);
	// 12,570 less 1,260 is 11,310, more than she made.
	expect(await calculationOf(ann)).toMatchObject({
		inputs: { personalInformation: { marriageAllowance: 'transferor' } },
		calculation: {
			allowancesAndDeductions: {
				marriageAllowanceTransferOut: {
					personalAllowanceBeforeTransferOut: 12_570,
					transferredOutAmount: 1260,
				},
			},
			taxCalculation: { incomeTax: { totalIncomeTaxDue: 0 } },
		},
	});
	// 17,430 at 20% is 3,486.00, less 20% of 1,260, 252.00.
	expect(await calculationOf(bob)).toMatchObject({
		inputs: { personalInformation: { marriageAllowance: 'recipient' } },
		calculation: {
			marriageAllowanceTransferredIn: { amount: 1260, rate: 20 },
			taxCalculation: { incomeTax: { marriageAllowanceRelief: 252, totalIncomeTaxDue: 3234 } },
		},
	});
});

it('charges pension savings above the allowance and unauthorised payments', async () => {
	const person = await trader(60_000);
	const pensionSchemeTaxReference = ['00123456RA'];
	await put(person, `/individuals/charges/pensions/${person.nino}/${taxYear}`, {
		pensionContributions: {
			...{ pensionSchemeTaxReference, inExcessOfTheAnnualAllowance: 5000.9 },
			...{ annualAllowanceTaxPaid: 500, isAnnualAllowanceReduced: false },
		},
		pensionSchemeUnauthorisedPayments: {
			pensionSchemeTaxReference,
			surcharge: { amount: 1000, foreignTaxPaid: 50 },
			noSurcharge: { amount: 2000, foreignTaxPaid: 0 },
		},
	});
	// 60,000 − 12,570 is 47,430, over 37,700: 5,000 at 40% is 2,000, less 500 that the scheme paid. Payments: 40% of 2,000
	// and 55% of 1,000, 1,350, less 50 of foreign tax. Together 2,800.
	expect(await calculationOf(person)).toMatchObject({
		calculation: {
			pensionSavingsTaxCharges: {
				totalPensionCharges: 3350,
				totalTaxPaid: 550,
				totalPensionChargesDue: 2800,
				pensionSavingsTaxChargesDetail: {
					pensionContributionsInExcessOfTheAnnualAllowance: { totalPensionChargeDue: 1500 },
					pensionSchemeUnauthorisedPayments: { totalChargeableAmount: 1350, totalTaxPaid: 50 },
				},
			},
			// 7,540 and 40% of 9,730, 3,892: 11,432; with the charges 14,232.
			taxCalculation: {
				incomeTax: { totalPensionSavingsTaxCharges: 2800, totalIncomeTaxDue: 14_232 },
			},
		},
	});
});

it.each([
	[{ isAnnualAllowanceReduced: true }, 'RULE_IS_ANNUAL_ALLOWANCE_REDUCED'],
	[
		{ isAnnualAllowanceReduced: false, pensionSchemeTaxReference: ['1'] },
		'FORMAT_PENSION_SCHEME_TAX_REFERENCE',
	],
	[{ isAnnualAllowanceReduced: false, annualAllowanceTaxPaid: 1.234 }, 'FORMAT_VALUE'],
])('refuses a charge on pension savings with %o', async (more, code) => {
	const person = await newPerson(app);
	const whole = { pensionSchemeTaxReference: ['00123456RA'], inExcessOfTheAnnualAllowance: 1 };
	const pensionContributions = { ...whole, annualAllowanceTaxPaid: 0, ...more };
	const path = `/individuals/charges/pensions/${person.nino}/${taxYear}`;
	const refused = await person.call('PUT', path, { body: { pensionContributions } });
	expect(codesOf(refused.body)).toEqual([code]);
});

it('counts interest and dividends from abroad', async () => {
	const person = await trader(20_000);
	await put(person, `/individuals/savings-income/other/${person.nino}/${taxYear}`, {
		foreignInterest: [{ countryCode: 'DEU', amountBeforeTax: 1500, taxableAmount: 1500 }],
	});
	await put(person, `/individuals/dividends-income/${person.nino}/${taxYear}`, {
		foreignDividend: [
			{ countryCode: 'USA', amountBeforeTax: 700, taxTakenOff: 105, taxableAmount: 700 },
			{ countryCode: 'FRA', taxableAmount: 300 },
		],
	});
	// Interest: 1,000 in the savings allowance, 500 at 20%. Dividends: 500 in theirs, 500 at 8.75%: 43.75.
	expect(await calculationOf(person)).toMatchObject({
		calculation: {
			savingsAndGainsIncome: { totalChargeableSavingsAndGains: 1500, chargeableForeignSavingsAndGains: 1500 },
			dividendsIncome: { totalChargeableDividends: 1000, chargeableForeignDividends: 1000 },
			taxCalculation: {
				incomeTax: {
					payPensionsProfit: { incomeTaxAmount: 1486 },
					savingsAndGains: { incomeTaxAmount: 100 },
					dividends: { incomeTaxAmount: 43.75 },
				},
			},
		},
	});
});
