/** Where the focus is when what was pressed leaves the page; who signs for whom; and what is said of who is signed in. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const pictures = join(import.meta.dirname, '../../.cache/focus');
let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await sharedProduct();
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
});

const focused = () =>
	page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent?.trim());
const look = async (name: string) => {
	for (const width of [360, 1280]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true });
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0,
		);
	}
};

describe('the focus', () => {
	it('moves into the details when they open, and back to their button', async () => {
		await page.goto(`${product.address}/app`);
		await page.getByRole('button', { name: 'Change Your details' }).click();
		await expect.poll(focused).toBe('filing-nationalInsurance');
		await page.getByRole('button', { name: 'Leave it as it is' }).click();
		await expect.poll(focused).toMatch(/^Change/);
		await look('dashboard');
	});

	it('stays on the year while the user steps through the years', async () => {
		await page.locator('#tax-year').focus();
		await page.locator('#tax-year').selectOption('2024-25');
		await page.getByRole('heading', { level: 1, name: '2024-25' }).waitFor();
		await expect.poll(focused).toBe('tax-year');
		await page.locator('#tax-year').selectOption('2025-26');
		await page.getByRole('heading', { level: 1, name: 'Your 2025-26 tax return' }).waitFor();
		await expect.poll(focused).toBe('tax-year');
	});
});

it('names the signatory and the taxpayer in the declaration and on the receipt', async () => {
	const { call, returnId } = person;
	const answers = { capacity: 'Attorney', signsFor: 'Winifred Ashby', name: 'Tom Friend' };
	await call('POST', `/api/tax-returns/${returnId}/entries`, { section: 'signatory', answers });
	await page.goto(`${product.address}/app/return/${returnId}/declaration`);
	await page.getByText('I, Tom Friend, sign as attorney for Winifred Ashby.').waitFor();
	await page.getByText('Winifred Ashby’s 2025-26 tax return (SA100)').waitFor();
	await expect.poll(() => page.title()).toContain('Declaration – 2025-26');
	await look('declaration');
	await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
	await page.getByRole('button', { name: /^Submit my/ }).click();
	await page.getByRole('heading', { level: 1, name: /HMRC has accepted/ }).waitFor({ timeout: 60_000 });
	for (const words of ['Winifred Ashby', 'Tom Friend, attorney', 'You typed the answers'])
		await page.getByText(words).first().waitFor();
	await look('receipt');
	expect(await accessibilityProblems(page)).toEqual([]);
});

it('moves to the heading after the dialog that opens a filed return', async () => {
	await page.goto(`${product.address}/app`);
	await page.getByRole('button', { name: 'Change your return' }).click();
	await page.getByRole('button', { name: 'Change my return' }).click();
	await page.getByText('You can change your return now').first().waitFor();
	await expect.poll(focused).toMatch(/^Your 2025-26 tax return/);
});

it('goes from a public page to the return, and says that the user is logged out', async () => {
	await page.goto(`${product.address}/pricing`);
	const header = page.getByRole('banner');
	await header.getByRole('link', { name: 'My tax return' }).first().waitFor();
	expect(await header.getByRole('link', { name: 'Log in' }).count()).toBe(0);
	await look('pricing');
	await page.goto(`${product.address}/app`);
	await page.getByRole('button', { name: 'Log out' }).click();
	await page.getByText('You are logged out.').waitFor();
	await header.getByRole('link', { name: 'Log in' }).first().waitFor();
	await look('logged-out');
});
