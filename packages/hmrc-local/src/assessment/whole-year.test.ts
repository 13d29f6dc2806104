/**
 * Whole years over HTTP, from the first update to the final declaration, for a person who trades and lets; each figure
 * was worked by hand from the year's rates, as the comments show.
 */
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { codesOf, letting, makeBusiness, newPerson, type Person, trade } from '../../tests/mtd-person.ts';
import { createForTest } from '../../tests/talk-mtd.ts';

let app: FastifyInstance;
let person: Person;
let time: Date;
const at = (day: string) => {
	time = new Date(`${day}T10:00:00Z`);
};
const later = (seconds: number) => {
	time = new Date(time.getTime() + seconds * 1000);
};
beforeEach(() => {
	app = createForTest({
		requestsPerSecond: 0,
		tokenSeconds: 45_000_000,
		fulfilmentSeconds: 3600,
		calculationSeconds: 5,
		now: () => time,
	});
});
afterEach(() => app.close());

const put = async (path: string, body: object, status: number) =>
	expect((await person.call('PUT', path, { body })).status).toBe(status);
const get = async (path: string) => (await person.call('GET', path)).body as never;

const tradeUpdate = (year: number, end: string, turnover: number, costOfGoods: number) => ({
	periodDates: { periodStartDate: `${year}-04-06`, periodEndDate: end },
	periodIncome: { turnover, other: 0 },
	periodExpenses: { costOfGoods, businessEntertainmentCosts: 100 },
	periodDisallowableExpenses: { businessEntertainmentCostsDisallowable: 100 },
});
const lettingUpdate = (year: number, end: string, periodAmount: number) => ({
	fromDate: `${year}-04-06`,
	toDate: end,
	ukProperty: {
		income: { periodAmount },
		expenses: { repairsAndMaintenance: 500.25, residentialFinancialCost: 2000 },
	},
});

const calculations = (taxYear: string, rest = '') =>
	`/individuals/calculations/${person.nino}/self-assessment/${taxYear}${rest}`;

/** Asks for a calculation and waits for it. */
async function calculate(taxYear: string, type: string): Promise<string> {
	const asked = await person.call('POST', calculations(taxYear, `/trigger/${type}`));
	expect(asked.status).toBe(202);
	const { calculationId } = asked.body as { calculationId: string };
	expect((await person.call('GET', calculations(taxYear, `/${calculationId}`))).status).toBe(404);
	later(5);
	return calculationId;
}
const declare = (taxYear: string, id: string, type = 'final-declaration') =>
	person.call('POST', calculations(taxYear, `/${id}/${type}`));
const triggering = async (taxYear: string, type: string) => {
	const { status, body } = await person.call('POST', calculations(taxYear, `/trigger/${type}`));
	return [status, codesOf(body)];
};

/** Sends a whole year: four updates of each business, adjustments, interest, dividends and gifts. */
async function sendYear(year: number, taxYear: string): Promise<void> {
	const quarters = [`${year}-07-05`, `${year}-10-05`, `${year + 1}-01-05`, `${year + 1}-04-05`];
	const [tradeId, lettingId] = [await makeBusiness(person, trade), await makeBusiness(person, letting)];
	for (const [index, end] of quarters.entries()) {
		at(end);
		later(86_400);
		const parts = index + 1;
		await put(
			`/individuals/business/self-employment/${person.nino}/${tradeId}/cumulative/${taxYear}`,
			tradeUpdate(year, end, 11_000 * parts, 1000 * parts),
			204,
		);
		await put(
			`/individuals/business/property/uk/${person.nino}/${lettingId}/cumulative/${taxYear}`,
			lettingUpdate(year, end, 3000 * parts),
			204,
		);
	}
	const annual = `/individuals/business/self-employment/${person.nino}/${tradeId}/annual/${taxYear}`;
	await put(
		annual,
		{ adjustments: { goodsAndServicesOwnUse: 150.5 }, allowances: { annualInvestmentAllowance: 1000.1 } },
		204,
	);
	const accounts = `/individuals/savings-income/uk-accounts/${person.nino}`;
	const added = await person.call('POST', accounts, { body: { accountName: 'Bees' } });
	const { savingsAccountId } = added.body as { savingsAccountId: string };
	await put(`${accounts}/${taxYear}/${savingsAccountId}`, { untaxedUkInterest: 800.99 }, 200);
	await put(`/individuals/dividends-income/uk/${person.nino}/${taxYear}`, { ukDividends: 1500 }, 200);
	const giving = `/individuals/reliefs/charitable-giving/${person.nino}/${taxYear}`;
	await put(giving, { giftAidPayments: { totalAmount: 400 } }, 204);
}

const expected = {
	// Trade: 44,000 − 4,100 + 100 + 150.50 − 1,000.10 = 39,150.40, so 39,150. Letting: 12,000 − 500.25 = 11,499.75,
	// so 11,499. Together 50,649; interest 800, dividends 1,500: 52,949. Gift Aid 400 is 500 gross, so the basic band is
	// 38,200. Adjusted net income 52,449: the whole allowance, 12,570, all of it off profits: 38,079 taxed at 20%,
	// 7,615.80. Of the band 121 is left. Taxable income is 40,379, over 38,200, so the savings allowance is 500: 500 of
	// 800 at 0% (121 of it in the basic band), 300 in the higher band at 40%, 120.00. Dividends: 500 at 0%, 1,000 in the
	// higher band. Finance costs: 20% of the lowest of 2,000, 11,499 and 38,079, 400.00. Class 4: 39,150 − 12,570 =
	// 26,580 at 6%, 1,594.80.
	income: 52_949,
	allowances: 12_570,
	profitTax: 7615.8,
	savingsTax: 120,
	financeRelief: 400,
	classFour: 1594.8,
};

describe.each([
	// 1,000 of dividends at 33.75%: 337.50. Tax 8,073.30 − 400 = 7,673.30; with Class 4, 9,268.10.
	{ year: 2025, taxYear: '2025-26', dividendTax: 337.5, charged: 8073.3, due: 9268.1 },
	// 1,000 of dividends at 35.75%: 357.50. Tax 8,093.30 − 400 = 7,693.30; with Class 4, 9,288.10.
	{ year: 2026, taxYear: '2026-27', dividendTax: 357.5, charged: 8093.3, due: 9288.1 },
])('$taxYear of a trader who lets', ({ year, taxYear, dividendTax, charged, due }) => {
	const crystallisation = async () => {
		const path = `/obligations/details/${person.nino}/crystallisation?taxYear=${taxYear}`;
		const { obligations } = (await get(path)) as { obligations: readonly { status: string }[] };
		return obligations.map(({ status }) => status);
	};
	beforeEach(async () => {
		at(`${year}-04-10`);
		person = await newPerson(app);
	});

	it('gives the result worked by hand, and is declared once', async () => {
		await sendYear(year, taxYear);
		const range = `fromDate=${year}-04-06&toDate=${year + 1}-04-05`;
		later(3600);
		const met = await get(
			`/obligations/details/${person.nino}/income-and-expenditure?${range}&status=fulfilled`,
		);
		const { obligations } = met as { obligations: readonly { obligationDetails: readonly unknown[] }[] };
		expect(obligations.map(({ obligationDetails }) => obligationDetails.length)).toEqual([4, 4]);

		const list = await get(`/individuals/business/details/${person.nino}/list`);
		const [{ businessId }] = (list as { listOfBusinesses: [{ businessId: string }] }).listOfBusinesses;
		const summary = `/individuals/self-assessment/income-summary/${person.nino}/self-employment/${taxYear}/${businessId}`;
		expect(await get(summary)).toEqual({
			total: {
				income: 44_000,
				expenses: 4100,
				additions: 250.5,
				deductions: 1000.1,
				accountingAdjustments: 0,
			},
			profit: { net: 39_900, taxable: 39_150.4 },
			loss: { net: 0, taxable: 0 },
		});
		const id = await calculate(taxYear, 'intent-to-finalise');
		expect(await get(calculations(taxYear, `/${id}`))).toMatchObject({
			metadata: { calculationType: 'intent-to-finalise' },
			calculation: {
				businessProfitAndLoss: [
					{ totalExpenses: 4100, totalAdditions: 250.5, totalDeductions: 1000.1, taxableProfit: 39_150 },
					{ totalIncome: 12_000, totalExpenses: 500.25, taxableProfit: 11_499 },
				],
				taxCalculation: {
					incomeTax: {
						totalIncomeReceivedFromAllSources: expected.income,
						totalAllowancesAndDeductions: expected.allowances,
						payPensionsProfit: { taxableIncome: 38_079, incomeTaxAmount: expected.profitTax },
						savingsAndGains: {
							incomeTaxAmount: expected.savingsTax,
							taxBands: [
								{ name: 'allowance-awarded-at-basic-rate', income: 121 },
								{ name: 'allowance-awarded-at-higher-rate', income: 379 },
								{ name: 'higher-rate', rate: 40, income: 300, taxAmount: 120 },
							],
						},
						dividends: { incomeTaxAmount: dividendTax },
						incomeTaxCharged: charged,
						totalReliefs: expected.financeRelief,
					},
					nics: { class4Nics: { totalAmount: expected.classFour } },
					totalIncomeTaxAndNicsDue: due,
				},
			},
		});

		expect(await crystallisation()).toEqual(['open']);
		expect((await declare(taxYear, id)).status).toBe(204);
		expect(codesOf((await declare(taxYear, id)).body)).toEqual(['RULE_FINAL_DECLARATION_RECEIVED']);
		const page = async (nino: string) => (await app.inject(`/hmrc-local/declarations?nino=${nino}`)).body;
		expect(await page(person.nino)).toContain(`<td>${taxYear}</td><td>${id}</td>`);
		expect(await page('AA 00 00 00 A')).toContain('No final declaration is held for AA000000A.');
		expect(await page('<b>')).not.toContain('<b>');
		expect(await crystallisation()).toEqual(['open']);
		later(3600);
		expect(await crystallisation()).toEqual(['fulfilled']);
		expect(await get(calculations(taxYear, '?calculationType=final-declaration'))).toMatchObject({
			calculations: [{ calculationId: id, calculationType: 'final-declaration', liabilityAmount: due }],
		});
		expect(await get(calculations(taxYear, `/${id}`))).toMatchObject({
			metadata: { calculationType: 'declare-finalisation', finalisationTimestamp: expect.any(String) },
		});
		const account = `/accounts/self-assessment/${person.nino}/balance-and-transactions?onlyOpenItems=true`;
		// Payments on account are half each of the same: nothing was taken off at source.
		expect(await get(account)).toMatchObject({
			balanceDetails: { overdueAmount: 0, payableAmount: 0, totalBalance: due * 2 },
			documentDetails: [
				{
					documentDescription: 'ITSA- Bal Charge',
					originalAmount: due,
					documentDueDate: `${year + 2}-01-31`,
				},
				{ documentDescription: 'ITSA- POA 1', originalAmount: due / 2, documentDueDate: `${year + 2}-01-31` },
				{
					documentDescription: 'ITSA - POA 2',
					originalAmount: due / 2,
					documentDueDate: `${year + 2}-07-31`,
				},
			],
		});
		for (const type of ['in-year', 'intent-to-finalise'])
			expect(await triggering(taxYear, type)).toEqual([400, ['RULE_FINAL_DECLARATION_RECEIVED']]);
	});

	it('can be amended after that, with its own calculation', async () => {
		await sendYear(year, taxYear);
		expect(await triggering(taxYear, 'intent-to-amend')).toEqual([400, ['RULE_DECLARATION_NOT_RECEIVED']]);
		const id = await calculate(taxYear, 'intent-to-finalise');
		expect((await declare(taxYear, id)).status).toBe(204);
		await put(`/individuals/dividends-income/uk/${person.nino}/${taxYear}`, { ukDividends: 500 }, 200);
		const amended = await calculate(taxYear, 'intent-to-amend');
		expect(codesOf((await declare(taxYear, amended)).body)).toEqual(['RULE_FINAL_DECLARATION_RECEIVED']);
		expect((await declare(taxYear, amended, 'confirm-amendment')).status).toBe(204);
		expect(await get(calculations(taxYear, `/${amended}`))).toMatchObject({
			metadata: { calculationType: 'confirm-amendment', confirmationTimestamp: expect.any(String) },
		});
	});

	it('is not declared on figures that are out of date', async () => {
		await sendYear(year, taxYear);
		const id = await calculate(taxYear, 'intent-to-finalise');
		await put(`/individuals/dividends-income/uk/${person.nino}/${taxYear}`, { ukDividends: 500 }, 200);
		expect(codesOf((await declare(taxYear, id)).body)).toEqual(['RULE_RECENT_SUBMISSIONS_EXIST']);
		const again = await calculate(taxYear, 'intent-to-finalise');
		await makeBusiness(person, { ...trade, tradingName: 'Second' });
		expect(codesOf((await declare(taxYear, again)).body)).toEqual(['RULE_INCOME_SOURCES_CHANGED']);
		const inYear = await calculate(taxYear, 'in-year');
		expect(codesOf((await declare(taxYear, inYear)).body)).toEqual(['RULE_SUBMISSION_FAILED']);
	});

	it('has no figures to declare until its updates reach its end', async () => {
		const id = await makeBusiness(person, trade);
		at(`${year}-07-06`);
		expect(await triggering(taxYear, 'in-year')).toEqual([400, ['RULE_NO_INCOME_SUBMISSIONS_EXIST']]);
		const path = `/individuals/business/self-employment/${person.nino}/${id}/cumulative/${taxYear}`;
		await put(path, tradeUpdate(year, `${year}-07-05`, 1000, 0), 204);
		expect(await triggering(taxYear, 'intent-to-finalise')).toEqual([400, ['RULE_TAX_YEAR_NOT_ENDED']]);
		await calculate(taxYear, 'in-year');
		at(`${year + 1}-04-06`);
		const last = await calculate(taxYear, 'intent-to-finalise');
		const calculation = await get(calculations(taxYear, `/${last}`));
		expect(calculation).toMatchObject({ messages: { errors: [{ id: 'C55014' }] } });
		expect(calculation).not.toHaveProperty('calculation');
		expect(codesOf((await declare(taxYear, last)).body)).toEqual(['RULE_SUBMISSION_FAILED']);
	});

	it('is calculated once at a time', async () => {
		await sendYear(year, taxYear);
		expect((await person.call('POST', calculations(taxYear, '/trigger/in-year'))).status).toBe(202);
		expect(await triggering(taxYear, 'in-year')).toEqual([400, ['RULE_CALCULATION_IN_PROGRESS']]);
	});
});

describe('a calculation', () => {
	beforeEach(async () => {
		at('2026-11-22');
		person = await newPerson(app);
	});

	it.each([
		['2026-27', 'yearly', 400, 'FORMAT_CALCULATION_TYPE'],
		['2024-25', 'intent-to-amend', 400, 'RULE_CALCULATION_TYPE_NOT_ALLOWED'],
		['2026-28', 'in-year', 400, 'RULE_TAX_YEAR_RANGE_INVALID'],
		['2026-27', 'in-year', 422, 'RULE_INCOME_SOURCES_INVALID'],
	])('of %s, %s, is refused', async (taxYear, type, status, code) => {
		expect(await triggering(taxYear, type)).toEqual([status, [code]]);
	});

	it('with an unknown id cannot be read or declared', async () => {
		const id = 'f2fb30e5-4ab6-4a29-b3c1-c7264259ff1c';
		expect((await person.call('GET', calculations('2026-27'))).status).toBe(404);
		expect((await person.call('GET', calculations('2026-27', `/${id}`))).status).toBe(404);
		expect((await declare('2026-27', id)).status).toBe(404);
		expect(codesOf((await declare('2026-27', 'x')).body)).toEqual(['FORMAT_CALCULATION_ID']);
	});
});
