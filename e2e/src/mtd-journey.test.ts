/** A year under Making Tax Digital in a browser, from connecting to the final declaration: a trader, and a landlord. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { agreeAtHmrc, type HmrcPerson, newMtdPerson } from './mtd-person.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let address: string;

beforeAll(async () => {
	product = await startProduct();
	// HMRC sends nobody back to a bare address.
	address = product.address.replace('127.0.0.1', 'localhost');
	browser = await startBrowser();
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** Has an account and a National Insurance number that the stand-in knows; nothing of the year is told us otherwise. */
async function arrive(): Promise<{ readonly page: Page; readonly hmrc: HmrcPerson }> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 1600 },
		locale: 'en-GB',
		reducedMotion: 'reduce',
	});
	const { hmrc } = await newMtdPerson(context, address);
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	return { page, hmrc };
}

async function connect(page: Page, hmrc: HmrcPerson): Promise<void> {
	await page.getByRole('button', { name: 'Connect', exact: true }).click();
	const opened = page.context().waitForEvent('page');
	await page.getByRole('button', { name: 'Continue to HMRC' }).click();
	await agreeAtHmrc(await opened, hmrc);
	await page.getByRole('button', { name: 'Reconnect' }).waitFor();
}

async function createBusiness(page: Page, type: string): Promise<void> {
	await page.getByRole('button', { name: 'Create Business' }).click();
	await page.getByLabel('Business Name').fill('Ada Filer');
	await page.getByLabel('Business Type').selectOption(type);
	await page.getByRole('dialog').getByRole('button', { name: 'Create Business' }).click();
	await page.locator('#mtd-business').waitFor();
}

/** Each quarter takes the form on to the next, which is blank. */
async function sendQuarters(page: Page, income: string, expense: string): Promise<void> {
	await page.getByRole('tab', { name: 'Submit Quarterly' }).click();
	for (const quarter of ['Q1', 'Q2', 'Q3', 'Q4']) {
		await expect.poll(() => page.locator('#quarter').inputValue(), { timeout: 60_000 }).toBe(quarter);
		expect(await page.getByLabel(income).inputValue()).toBe('');
		await page.getByLabel(income).fill('10,000');
		await page.getByLabel(expense).fill('1000.50');
		await page.getByRole('button', { name: 'See the year to date' }).click();
		await page.getByRole('button', { name: 'Submit Quarterly Update' }).click();
		await page.getByText('Quarterly submission completed successfully').first().waitFor();
	}
}

describe.each([
	['self-employment', 'Turnover', 'Cost of goods'],
	['uk-property', 'Rent income', 'Repairs and maintenance'],
])('2025-26 of %s', (type, income, expense) => {
	it('goes from connecting to the final declaration', { timeout: 400_000 }, async () => {
		const { page, hmrc } = await arrive();
		await page.goto(`${address}/mtd?year=2025-26`);
		await connect(page, hmrc);
		await createBusiness(page, type);
		await sendQuarters(page, income, expense);
		await page.getByRole('heading', { name: 'Make your final declaration by 31 January 2027' }).waitFor();
		// What was sent is there to correct: the form is never blank over it.
		await expect.poll(() => page.getByLabel(income).inputValue(), { timeout: 60_000 }).toBe('10000');
		await page.getByRole('tab', { name: 'Calculations' }).click();
		await page.getByRole('button', { name: 'Trigger New Calculation' }).click();
		await page
			.getByRole('button', { name: /^Crystallise/ })
			.first()
			.click();
		const dialog = page.getByRole('dialog');
		// Four quarters of 10,000.00 less 1,000.50 each.
		await dialog.getByText('£35,998.00').first().waitFor();
		const confirm = dialog.getByRole('button', { name: 'Confirm and Crystallise' });
		expect(await confirm.isDisabled()).toBe(true);
		expect(await accessibilityProblems(page)).toEqual([]);
		await dialog.getByLabel('I have read and understood the declaration').check();
		await confirm.click();
		await page.getByText('HMRC has your final declaration for 2025-26').first().waitFor();
		await page.context().close();
	});
});
