/** The account in a real browser: suggestions, export, password, sign-ins, filings, deletion; each page checked with axe. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const pictures = join(import.meta.dirname, '../../.cache/account');
const OLD = 'copper ship on a penny';
const NEW = 'seven quiet herons';

let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;
const problems: string[] = [];

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await sharedProduct();
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
}, 120_000);
afterAll(async () => {
	await browser?.close();
});

async function arrived(heading: string | RegExp, name: string): Promise<void> {
	await page.getByRole('heading', { level: 1, name: heading }).waitFor();
	await expect.poll(() => page.locator('.breathe').count(), { timeout: 20_000 }).toBe(0);
	await look(name);
}

async function look(name: string): Promise<void> {
	await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
	for (const problem of await accessibilityProblems(page)) problems.push(`${name}: ${problem}`);
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).click();

describe('the account', () => {
	it('is offered unclaimed deductions, with the tax they save', async () => {
		await page.goto(`${product.address}/app`);
		await arrived(/tax return/, '01-dashboard');
		await page.getByRole('heading', { name: 'Suggested Deductions' }).waitFor();
		const item = page.getByRole('listitem').filter({ hasText: 'Working from home for your employer' });
		await item.getByText('Estimated amount: £312.00. It would save £62.40 of tax.').waitFor();
		await item.locator('summary').click();
		await look('02-suggestion');
		await item.getByRole('link', { name: /Look at the question/ }).click();
		await page.waitForURL(/employment\/[^/]+\/job#hadExpenses$/);
	});

	it('asks for the password again before exporting everything', async () => {
		// As after fifteen minutes.
		let refused = 0;
		await page.route(
			'**/api/export/all-data*',
			(route) => {
				refused += 1;
				const json = { code: 'PASSWORD_NEEDED', message: 'Enter your password again', statusCode: 403 };
				return route.fulfill({ status: 403, json });
			},
			{ times: 1 },
		);
		await page.goto(`${product.address}/account/data`);
		await arrived('Your data', 'proof-before');
		await page.getByRole('button', { name: /^Everything: JSON/ }).click();
		const dialog = page.getByRole('dialog', { name: 'Enter your password again' });
		await dialog.getByLabel('Your password').fill('not it');
		for (const width of [360, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await look(`proof-${width}`);
		}
		await page.setViewportSize({ width: 1280, height: 900 });
		await dialog.getByRole('button', { name: 'Continue' }).click();
		await dialog.getByText('That is not your password').waitFor();
		await dialog.getByLabel('Your password').fill(OLD);
		const file = page.waitForEvent('download');
		await dialog.getByRole('button', { name: 'Continue' }).click();
		expect((await file).suggestedFilename()).toMatch(/\.json$/);
		expect([refused, await dialog.isVisible()]).toEqual([1, false]);
	});

	it('exports everything from the header, and says so', async () => {
		await page.goto(`${product.address}/app`);
		await button('Export Data');
		await page.getByText('The 2025-26 return').waitFor();
		await look('03-export');
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			page.getByText('Export Complete').waitFor(),
			button(/^Everything: JSON/),
		]);
		expect(file.suggestedFilename()).toMatch(/^halfpenny-all-data-\d{4}-\d\d-\d\d\.json$/);
		const text = readFileSync((await file.path()) ?? '', 'utf8');
		expect(JSON.parse(text).returns[0].entries[0].answers.employer).toBe('Example Ltd');
		await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
		await button('Export Data');
		const table = page.waitForEvent('download');
		await button(/^The 2025-26 return: CSV/);
		expect((await table).suggestedFilename()).toMatch(/^halfpenny-tax-return-2025-26-.*\.csv$/);
	});

	it('exports an archive and a return’s facts, and imports the facts into another year, once', async () => {
		await page.goto(`${product.address}/account/data`);
		const archive = page.waitForEvent('download');
		await button('Everything: ZIP');
		expect((await archive).suggestedFilename()).toMatch(/^halfpenny-archive-\d{4}-\d\d-\d\d\.zip$/);
		const downloaded = page.waitForEvent('download');
		await button('The 2025-26 return: Facts');
		const path = (await (await downloaded).path()) ?? '';
		const told = { ...JSON.parse(readFileSync(path, 'utf8')), taxYear: '2024-25' };
		const bring = (text: string) =>
			page.getByLabel('Facts of a return').setInputFiles({
				...{ name: 'facts.json', mimeType: 'application/json', buffer: Buffer.from(text) },
			});
		await bring('{"taxYear":');
		await page.getByText('That file isn’t JSON').waitFor();
		await bring(JSON.stringify({ ...told, wages: '1' }));
		await page.getByText('wages: We don’t know this name').waitFor();
		await bring(JSON.stringify(told));
		await page.getByText(/now in your 2024-25 return/).waitFor();
		for (const width of [360, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await look(`import-${width}`);
		}
		await page.setViewportSize({ width: 1280, height: 900 });
		await bring(JSON.stringify(told));
		await page.getByText('This return already has answers').waitFor();
		await look('import-not-empty');
		await page.goto(`${product.address}/app`);
	});

	it('shows the account’s history in plain sentences, even after a reload', async () => {
		await page.goto(`${product.address}/account/history`);
		await arrived('History', 'history');
		await page.getByText('You downloaded your data.').first().waitFor();
		await page.getByText('You added answers to a return.').first().waitFor();
		for (const width of [360, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await look(`history-${width}`);
		}
		await page.setViewportSize({ width: 1280, height: 900 });
		await page.goto(`${product.address}/app`);
	});

	it('says that an export failed, in a toast and on the page', async () => {
		await page.route('**/api/export/**', (route) => route.fulfill({ status: 500, body: 'no' }));
		await button('Export Data');
		await button(/^Everything: CSV/);
		await expect.poll(() => page.getByText('Export Failed').count()).toBe(2);
		await expect.poll(() => page.getByText('Failed to export your data. Please try again.').count()).toBe(2);
		await button(/^The 2025-26 return: JSON/);
		await page.getByText('Failed to export tax return. Please try again.').first().waitFor();
		await look('04-export-failed');
		await page.unroute('**/api/export/**');
	});

	it('changes the password with the old one, and shows where it is signed in', async () => {
		await page.goto(`${product.address}/account`);
		await arrived('Your details', '05-details');
		await page.getByRole('link', { name: 'Password and sign-ins' }).click();
		await arrived('Password and sign-ins', '06-security');
		await page.getByText('Chrome, Linux').first().waitFor();
		await page.getByLabel('Your current password').fill('wrong');
		await page.getByLabel('New password', { exact: true }).fill(NEW);
		await page.getByLabel('Confirm new password').fill(NEW);
		await button('Change password');
		await page.getByText('That is not your password').first().waitFor();
		await look('07-wrong-password');
		await page.getByLabel('Your current password').fill(OLD);
		await button('Change password');
		await page.getByText('Password changed').waitFor();
		await expect.poll(() => page.getByLabel('Your current password').inputValue()).toBe('');
	});

	it('shows what was filed, and who files', async () => {
		await page.getByRole('link', { name: 'Filing', exact: true }).click();
		await arrived('Filing', '08-filing');
		await page.getByText('You don’t have an agent. You file for yourself.').waitFor();
		await page.getByText('Nothing has been sent yet.').waitFor();
	});

	it('signs out everywhere', async () => {
		await page.goto(`${product.address}/account/security`);
		await button('Sign out everywhere');
		await page.waitForURL(/\/auth/);
		expect((await context.request.get(`${product.address}/api/user`)).status()).toBe(401);
	});

	it('is deleted with the password and a confirmation', async () => {
		await page.getByLabel('Username').fill(person.username);
		await page.getByLabel('Password', { exact: true }).fill(NEW);
		await button('Log in');
		await page.getByText('Login successful').waitFor();
		await page.goto(`${product.address}/account/data`);
		await arrived('Your data', '09-data');
		await page.getByText('Your 2025-26 return (HMRC doesn’t have it)').waitFor();
		await button('Delete my account');
		await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
		await page.getByText('Tick the box to show that you understand').waitFor();
		await look('10-delete');
		await page.getByLabel('Your password').fill(NEW);
		await page.getByLabel('I understand my account closes now and is erased in 30 days').check();
		await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
		await page.getByText('Your account is closed').first().waitFor();
		await page.waitForURL(/\/auth/);
		expect((await context.request.get(`${product.address}/api/user`)).status()).toBe(401);
	});

	it('fits a phone', async () => {
		await context.clearCookies();
		await preparePerson(context, product.address);
		await page.setViewportSize({ width: 320, height: 640 });
		for (const path of ['account', 'account/security', 'account/filing', 'account/data', 'account/history']) {
			await page.goto(`${product.address}/${path}`);
			await arrived(/.+/, `phone-${path.replace('/', '-')}`);
			const width = await page.evaluate(() => document.documentElement.scrollWidth);
			expect([path, width]).toEqual([path, 320]);
		}
	});

	it('has no accessibility problems on any page', () => {
		expect(problems).toEqual([]);
	});
});
