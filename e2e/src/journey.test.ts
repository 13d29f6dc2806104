/** From sign-up to receipt in a real browser, with a P60 made here; every page that is passed is checked with axe. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { expectedLeaves, filer } from './filer.ts';
import { ownDatabase } from './fresh-database.ts';
import { leavesInLedger } from './ledger.ts';
import { type Product, startProduct } from './product.ts';

const pictures = join(import.meta.dirname, '../../.cache/journey');
let product: Product;
let browser: Browser;
let page: Page;
const problems: string[] = [];
const consoleErrors: string[] = [];

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await startProduct(await ownDatabase());
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
	page.on('pageerror', (error) => consoleErrors.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error' && !/40[13]/.test(message.text())) consoleErrors.push(message.text());
	});
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** Waits for a page by its heading, takes its picture and asks axe. */
async function arrived(heading: string | RegExp, name: string): Promise<void> {
	await page.getByRole('heading', { level: 1, name: heading }).waitFor();
	await expect.poll(() => page.locator('.breathe').count(), { timeout: 20_000 }).toBe(0);
	await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
	for (const problem of await accessibilityProblems(page)) problems.push(`${name}: ${problem}`);
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).click();
const link = (name: string | RegExp) => page.getByRole('link', { name }).first().click();
const fill = (label: string | RegExp, value: string) =>
	page.getByLabel(label, { exact: false }).first().fill(value);

/** How wide a picture really is, once it has been loaded. */
const pixelsWide = (element: Element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0);

describe('a person who has never seen the product', () => {
	it('opens the front page and sees the live pound bar', async () => {
		await page.goto(product.address);
		await arrived(/.+/, '01-landing');
		await page.getByRole('slider').first().waitFor();
	});

	it('signs up', async () => {
		await page.goto(`${product.address}/signup`);
		await arrived('Create your account', '02-signup');
		await fill('Username', filer.username);
		await fill('Email address', filer.email);
		await page.getByLabel('Password', { exact: true }).fill(filer.password);
		await page.getByLabel('Confirm password').fill(filer.password);
		await button('Create account');
		await arrived('Personal Information', '03-wizard-personal');
	});

	it('sets the account up in four steps', async () => {
		await fill('First name', filer.firstName);
		await fill('Last name', filer.lastName);
		await fill('Day', '29');
		await fill('Month', 'February');
		await fill('Year', '1980');
		await fill('National Insurance number', 'qq 12 34 56 c');
		await fill(/Unique Taxpayer Reference/, '22345 67890');
		await button('Next');
		await arrived('Address', '04-wizard-address');
		await fill('Address line 1', '1 Made-up Street');
		await fill('Town or city', 'Leeds');
		await fill('Postcode', 'ls1 4dl');
		await button('Next');
		await arrived('Tax Year Setup', '05-wizard-year');
		await page.getByRole('radio', { name: 'England or Northern Ireland' }).check();
		await button('Complete Setup');
		await arrived('Connection (Optional)', '06-wizard-connection');
		await button('Skip for Now');
		await arrived(/tax return/, '07-dashboard-empty');
	});

	it('uploads a P60, sees each value on the page, and approves it', async () => {
		await link('Your return');
		await arrived(/part by part/, '07-return-empty');
		await link('Your P60');
		await arrived('Documents', '08-documents');
		const bytes = await makeP60({ style: 'official', ...filer.p60(pence) });
		const file = { name: 'p60.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
		await page.locator('input[type=file]').setInputFiles(file);
		await page.getByRole('heading', { level: 1, name: 'Check what we found' }).waitFor({ timeout: 60_000 });
		await expect
			.poll(() => page.locator('main img').first().evaluate(pixelsWide), { timeout: 20_000 })
			.toBeGreaterThan(300);
		await arrived('Check what we found', '09-proposal');
		await expect.poll(() => page.getByLabel('Employer’s name').inputValue()).toBe(filer.employer);
		await expect.poll(() => page.getByLabel('Pay from this job').inputValue()).toMatch(/42,?345\.67/);
		for (const no of await page.getByRole('radio', { name: 'No', exact: true }).all()) await no.check();
		await page.getByRole('checkbox', { name: 'None of these' }).check();
		await button('Add to my return');
		await page.getByText('Added to your tax return').waitFor();
	});

	it('ticks what happened in the year; the job is ticked already', async () => {
		await arrived('What did you get this year?', '10-income');
		const tick = (name: string) => page.getByRole('checkbox', { name });
		await expect.poll(() => tick('A job').isChecked()).toBe(true);
		await tick('Interest from a UK bank or building society').check();
		await button('Save and continue');
		await arrived(/^What did you pay/, '11-paid');
		await tick('Gifts to charity through Gift Aid').check();
		await button('Save and continue');
	});

	it('goes through the rest, page by page, to check answers', async () => {
		await arrived('Add an account', '12-interest');
		await fill('Bank or building society', 'Made-up Building Society');
		await page.getByRole('radio', { name: 'No', exact: true }).check();
		await fill('Interest for the year', '£1,480.33');
		await button('Save and continue');
		await arrived('Add a charity', '13-gift');
		await fill('Charity', 'Lifeboats');
		await fill('What you gave in the year', '250');
		await button('Save and continue');
		await arrived('Check your answers', '14-check');
		await link('Back to your return');
	});

	it('sees the tax to the penny, and its working', async () => {
		await page.goto(`${product.address}/app`);
		await arrived(/tax return$/, '15-dashboard');
		const summary = page.locator('main');
		await expect.poll(() => summary.innerText()).toContain('£6,051.00');
		await page
			.getByRole('button', { name: '£6,051.00' })
			.or(page.getByRole('link', { name: '£6,051.00' }))
			.first()
			.click();
		await page.getByRole('dialog').waitFor();
		for (const problem of await accessibilityProblems(page)) problems.push(`working: ${problem}`);
		await expect.poll(() => page.getByRole('dialog').innerText()).toContain('HMRC stage 9');
		await page.keyboard.press('Escape');
	});

	it('downloads the summary as a PDF', async () => {
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download Summary' }).click(),
		]);
		const bytes = readFileSync(await download.path());
		expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
		writeFileSync(join(pictures, 'summary.pdf'), bytes);
	});

	it('checks the answers, declares, and waits for the receipt', async () => {
		await link('Check answers and submit');
		await arrived('Check your answers', '16-check-again');
		await link('Continue to the declaration');
		await arrived('Declaration', '17-declaration');
		await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
		await button('Submit my return to HMRC');
		await page
			.getByRole('heading', { level: 1, name: /HMRC has accepted your return/ })
			.waitFor({ timeout: 60_000 });
		await arrived(/HMRC has accepted your return/, '18-receipt');
	});

	it('finds the receipt again after a reload, and the badge on the dashboard', async () => {
		await page.reload();
		await arrived(/HMRC has accepted your return/, '19-receipt-again');
		await page.goto(`${product.address}/app`);
		await page.getByText('Accepted', { exact: true }).first().waitFor();
		await arrived(/tax return/, '20-dashboard-filed');
	});

	it('has filed exactly the expected boxes, leaf by leaf', async () => {
		expect(await leavesInLedger(product.address)).toEqual(expectedLeaves);
	});

	it('has no accessibility problem and no console error', () => {
		expect(problems).toEqual([]);
		expect(consoleErrors).toEqual([]);
	});

	it('sees the not-found page at an unknown address', async () => {
		const answer = await page.goto(`${product.address}/nowhere`);
		expect(answer?.status()).toBe(404);
		await arrived('Page Not Found', '21-not-found');
		expect(problems).toEqual([]);
	});
});

describe('Ctrl-C', () => {
	it('ends the product cleanly', async () => {
		expect(await product.stop()).toBe(0);
		expect(existsSync(pictures)).toBe(true);
	});
});
