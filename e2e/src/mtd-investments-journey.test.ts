/**
 * 2025-26 in a browser for a trader who bought shares in an EIS company: four updates, the certificate in the year end,
 * HMRC's calculation with the relief, and the final declaration.
 */
import type { Browser } from 'playwright-core';
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

it('takes the relief from the certificate to the final declaration', { timeout: 200_000 }, async () => {
	const ada = await arrive(browser, address);
	const { page, hmrc, call } = ada;
	const { id } = await call('POST', '/api/tax-returns', { taxYear, jurisdiction: 'uk' });
	for (const [section, answers] of Object.entries({
		selfEmployment: { name: 'Ada Filer', description: 'Joinery', turnover: '40000' },
		investmentScheme: { company: 'Loom Ltd', scheme: 'eis', amount: '5000', knowledgeIntensive: false },
	}))
		await call('POST', `/api/tax-returns/${id}/entries`, { section, answers });
	await page.goto(`${address}/mtd?year=${taxYear}`);
	await connectInWindow(ada);
	await createBusiness(page, 'self-employment');
	await sendQuarters(page, 'Turnover', 'Cost of goods');

	await page.getByRole('tab', { name: 'Calculations' }).click();
	await linkBusiness(page);
	await page.getByText('Relief for investments').first().waitFor();
	const certificate = page
		.getByRole('group')
		.filter({ hasText: 'Give HMRC the certificate of Loom Ltd' })
		.last();
	// A day that no calendar has is asked about, and what was typed stays.
	await page.getByLabel('Reference on the certificate').fill('1234567890');
	await page.getByLabel('Day').fill('31');
	await page.getByLabel('Month').fill('9');
	await page.getByLabel('Year', { exact: true }).fill('2025');
	const send = certificate.getByRole('button', { name: 'Send to HMRC', exact: true });
	await send.click();
	await page.getByRole('alert').first().waitFor();
	expect(await page.getByLabel('Reference on the certificate').inputValue()).toBe('1234567890');
	expect(await received(address, hmrc, 'PUT', '/reliefs/investment/')).toEqual([]);
	await page.getByLabel('Day').fill('30');
	expect(await accessibilityProblems(page)).toEqual([]);
	await send.click();
	await page.getByText('HMRC has everything in your answers.').waitFor();
	const [sent] = await received(address, hmrc, 'PUT', '/reliefs/investment/');
	expect(sent?.body.eisSubscription).toMatchObject([
		{ name: 'Loom Ltd', knowledgeIntensive: false, dateOfInvestment: '2025-09-30', reliefClaimed: 5000 },
	]);

	await calculate(page);
	// 35,998 less 12,570 is 23,428 at 20%, 4,685.60, less 30% of 5,000, 1,500.00; and at 6%, 1,405.68: 4,591.28.
	await page.getByRole('dialog').getByText('£4,591.28').first().waitFor();
	await declare(page, taxYear);
	expect(await received(address, hmrc, 'POST', '/final-declaration')).toHaveLength(1);
	await page.context().close();
});
