/** Calculators beside their questions fill the box, and matched shares stand where shares are entered. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const pictures = join(import.meta.dirname, '../../.cache/calculators');
let product: Pick<Product, 'address'>;
let browser: Browser;
let page: Page;
let person: Person;

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	await person.changeJob({ hadExpenses: true });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
}, 120_000);
afterAll(async () => {
	await browser?.close();
});

async function look(name: string): Promise<void> {
	await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
	expect(await accessibilityProblems(page)).toEqual([]);
}

const use = (amount: string) => page.getByRole('button', { name: `Use ${amount}` }).click();

it('the mileage, flat rate and home working calculators fill their boxes', async () => {
	await page.goto(`${product.address}/app/return/${person.returnId}/employment/${person.jobId}/expenses`);
	await page.getByText('Work it out from your miles').click();
	await page.getByLabel('Business miles in the year').fill('12000');
	await page.getByLabel('What your employer paid you for them').fill('1000');
	// 4,500 and 500, less 1,000.
	await page.getByText('That comes to £4,000.00').waitFor();
	await look('mileage');
	await use('£4,000.00');
	await page.getByText('Find your job on HMRC’s list').click();
	await page.getByLabel('Your industry').selectOption('Healthcare');
	await page.getByRole('radio', { name: /midwives/ }).check();
	await page.getByText('That comes to £125.00').waitFor();
	await page.getByRole('checkbox', { name: /Shoes/ }).check();
	await page.getByRole('checkbox', { name: /tights/ }).check();
	await look('flat-rate');
	await use('£143.00');
	await page.getByText('Work it out from your hours or weeks').click();
	await page.getByLabel('Weeks in which you had to work at home').fill('ten');
	await page.getByText('Enter a whole number').waitFor();
	await page.getByLabel('Weeks in which you had to work at home').fill('10');
	await use('£60.00');
	await look('filled');
	await page.setViewportSize({ width: 1440, height: 900 });
	await look('filled-wide');
	await page
		.getByRole('button', { name: /Save|Continue|Next/ })
		.first()
		.click();
	await expect.poll(person.job, { timeout: 20_000 }).toMatchObject({
		...{ mileageAllowanceRelief: '4000.00', flatRateJobExpenses: '143.00', workingFromHome: '60.00' },
	});
});

it('shares show how each sale was matched', async () => {
	const entries = `/api/tax-returns/${person.returnId}/entries`;
	const { id: holding } = await person.call('POST', entries, {
		section: 'shareHolding',
		answers: {
			...{ name: 'Mill plc', kind: 'listedShares', heldBefore: true },
			...{ openingQuantity: '1000', openingCost: '3000.00' },
		},
	});
	const trade = (type: string, date: string, quantity: string, amount: string) =>
		person.call('POST', entries, {
			section: 'shareTrade',
			answers: { holding: String(holding), type, date, quantity, amount },
		});
	await trade('sell', '2025-06-10', '300', '1500.00');
	await trade('buy', '2025-06-10', '100', '400.00');
	await trade('buy', '2025-07-01', '50', '210.00');
	await page.goto(`${product.address}/app/return/${person.returnId}/shareTrade`);
	await page.getByText('Mill plc, sold on 10 June 2025').waitFor();
	await page.getByRole('rowheader', { name: /Pool: 1,000 held, which cost £3,000\.00/ }).waitFor();
	await expect.poll(() => page.locator('dl').innerText()).toMatch(/Gain\s+£440\.00/);
	await look('matched-wide');
	await page.setViewportSize({ width: 360, height: 740 });
	await look('matched');
});
