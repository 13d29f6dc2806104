/** Setting an account up: without a connection, with a UTR that looks wrong, with none; and what is said of a late return. */
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { caller } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

const TOLD_WRONG = '1234567890'; // its first digit does not fit the others
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
	const person = { username: 'jo-example', email: 'jo@example.com', password: 'copper ship on a penny' };
	await caller(context.request, product.address, context)('POST', '/api/signup', person);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const next = () => page.getByRole('button', { name: 'Next' }).click();
const focused = () => page.evaluate(() => document.activeElement?.id);

async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
}

describe('setting up', () => {
	it('waits for a connection, and then goes on by itself', async () => {
		await page.goto(`${product.address}/app`);
		await heading('Personal Information');
		await fill({ firstName: 'Jo', lastName: 'Example', nationalInsurance: 'QQ123456C' });
		await fill({ 'dateOfBirth-day': '27', 'dateOfBirth-month': '3', 'dateOfBirth-year': '1985' });
		await fill({ uniqueTaxReference: TOLD_WRONG });
		await context.setOffline(true);
		await next();
		await page.getByText('is sent as soon as you are back online').waitFor();
		await expect.poll(() => page.getByRole('heading', { name: 'There is a problem' }).count()).toBe(0);
		expect(await accessibilityProblems(page)).toEqual([]);
		await context.setOffline(false);
		await heading('Address');
	});

	it('leads from the warning about the UTR back to its field', async () => {
		await page.getByRole('link', { name: 'Change your Unique Taxpayer Reference (UTR)' }).click();
		await heading('Personal Information');
		await expect.poll(focused).toBe('uniqueTaxReference');
		await page.getByRole('checkbox', { name: 'I don’t have one yet' }).check();
		await next();
		await heading('Address');
		await fill({ addressLine1: '1 Made-up Street', city: 'Leeds', postcode: 'LS1 4DL' });
		await next();
		await page.getByRole('radio', { name: 'England or Northern Ireland' }).check();
		await page.getByRole('button', { name: 'Complete Setup' }).click();
		await page.getByRole('button', { name: 'Skip for Now' }).click();
		await heading('Your 2025-26 tax return');
	});
});

describe('who has no UTR', () => {
	it('is led to how to get one, and to where it is entered', async () => {
		await page.getByRole('link', { name: 'How to get a UTR' }).click();
		await heading('Your details');
		await expect.poll(focused).toBe('noUniqueTaxReferenceYet');
		await page.getByText('A UTR is the Unique Taxpayer Reference').waitFor();
		await page.goto(`${product.address}/app`);
		await page.getByRole('link', { name: 'Enter my UTR' }).click();
		await expect.poll(focused).toBe('uniqueTaxReference');
	});
});

describe('a return that is late', () => {
	it('is named above the next year’s, which nobody is asked to file', async () => {
		await page.route('**/api/service', async (route) => {
			const answer = await (await route.fetch()).json();
			await route.fulfill({ json: { ...answer, today: '2027-02-04', defaultTaxYear: '2026-27' } });
		});
		await page.goto(`${product.address}/app`);
		await heading('Your 2026-27 tax return');
		await page.getByText('Your 2025-26 return has not been sent').waitFor();
		await expect.poll(() => page.locator('main').innerText()).toContain('It was due by 31 January 2027.');
		expect(await accessibilityProblems(page)).toEqual([]);
		await page.screenshot({ path: join(import.meta.dirname, '../../.cache/late-return.png') });
		await page.getByRole('link', { name: 'Go to the 2025-26 return' }).click();
		await heading('Your 2025-26 tax return');
		await expect.poll(() => page.getByText('has not been sent').count()).toBe(0);
	});
});
