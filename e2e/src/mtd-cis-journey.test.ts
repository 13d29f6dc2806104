/**
 * 2025-26 in a browser for a plumber under the Construction Industry Scheme: four updates, the two contractors month by
 * month in the year end, HMRC's calculation, and the final declaration.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import {
	arrive,
	calculate,
	connectInWindow,
	createBusiness,
	declare,
	linkBusiness,
	quick,
	received,
	sendQuarters,
	YEARS_TO_DATE,
} from './mtd-year.ts';
import { type Product, startProduct } from './product.ts';

const taxYear = '2025-26';

let product: Product;
let browser: Browser;
let address: string;

beforeAll(async () => {
	product = await startProduct(quick);
	address = product.address.replace('127.0.0.1', 'localhost');
	browser = await startBrowser();
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** Deductions by month, as they are typed. */
type Months = readonly (readonly [label: string, amount: string])[];

const HILL: Months = [
	['6 April 2025 to 5 May 2025', '600'],
	['6 May 2025 to 5 June 2025', '1,200.20'],
	['6 December 2025 to 5 January 2026', '£800'],
];
const DALE: Months = [['6 March 2026 to 5 April 2026', '2,250.20']];

/** Types a contractor's year off the payment statements, and sends it. */
async function addContractor(page: Page, name: string, reference: string, months: Months): Promise<void> {
	await page.getByLabel('Contractor’s name').fill(name);
	await page.getByLabel('Contractor’s employer reference').fill(reference);
	for (const [label, amount] of months) await page.getByLabel(label).fill(amount);
	await page.getByRole('button', { name: 'Send to HMRC', exact: true }).click();
	// The item folds away as soon as HMRC’s total is the person’s.
	await page.getByText(`${name} (${reference})`).waitFor({ state: 'attached' });
}

it('goes from connecting to the final declaration for a plumber', { timeout: 200_000 }, async () => {
	const ada = await arrive(browser, address);
	const { page, hmrc, call } = ada;
	const { id } = await call('POST', '/api/tax-returns', { taxYear, jurisdiction: 'uk' });
	const plumber = { name: 'Ada Filer', description: 'Plumbing', turnover: '40000', hadTaxTakenOff: true };
	const answers = { ...plumber, cisDeductions: '4850.40' };
	await call('POST', `/api/tax-returns/${id}/entries`, { section: 'selfEmployment', answers });
	await page.goto(`${address}/mtd?year=${taxYear}`);
	await connectInWindow(ada);
	await createBusiness(page, 'self-employment');
	await sendQuarters(page, 'Turnover', 'Cost of goods');
	const updates = await received(address, hmrc, 'PUT', `/cumulative/${taxYear}`);
	expect(updates.map(({ body }) => [body.periodIncome.turnover, body.periodExpenses.costOfGoods])).toEqual(
		YEARS_TO_DATE,
	);

	await page.getByRole('tab', { name: 'Calculations' }).click();
	await linkBusiness(page);
	await page.getByText('Construction Industry Scheme deductions').first().waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await addContractor(page, 'Hill Homes', '123/AB456', HILL);
	// One contractor is not the whole: HMRC's total is still another.
	await page.getByText('HMRC has different figures').waitFor();
	await page.getByText('Add a contractor').click();
	await addContractor(page, 'Dale Drains', '951/ZZ1', DALE);
	await page.getByText('HMRC has everything in your answers.').waitFor();
	const sent = await received(address, hmrc, 'POST', '/deductions/cis/');
	// 600.00 + 1,200.20 + 800.00 + 2,250.20 = 4,850.40.
	expect(sent.map(({ body }) => body)).toEqual([
		{
			...{ fromDate: '2025-04-06', toDate: '2026-04-05' },
			...{ contractorName: 'Hill Homes', employerRef: '123/AB456' },
			periodData: [
				{ deductionFromDate: '2025-04-06', deductionToDate: '2025-05-05', deductionAmount: 600 },
				{ deductionFromDate: '2025-05-06', deductionToDate: '2025-06-05', deductionAmount: 1200.2 },
				{ deductionFromDate: '2025-12-06', deductionToDate: '2026-01-05', deductionAmount: 800 },
			],
		},
		{
			...{ fromDate: '2025-04-06', toDate: '2026-04-05' },
			...{ contractorName: 'Dale Drains', employerRef: '951/ZZ1' },
			periodData: [
				{ deductionFromDate: '2026-03-06', deductionToDate: '2026-04-05', deductionAmount: 2250.2 },
			],
		},
	]);

	await calculate(page);
	// 40,000.00 less 4,002.00 is 35,998; less 12,570 is 23,428 at 20%, 4,685.60, and at 6%, 1,405.68: 6,091.28.
	// Less 4,850.40 that contractors took: 1,240.88.
	const dialog = page.getByRole('dialog');
	for (const figure of ['£35,998.00', '£1,240.88']) await dialog.getByText(figure).first().waitFor();
	await declare(page, taxYear);
	expect(await received(address, hmrc, 'POST', '/final-declaration')).toHaveLength(1);
	await page.context().close();
});
