/** HMRC's receipt is for something else: the work stops, open pages say so by themselves, and another try files it once. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { ledger } from './ledger.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let dashboard: Page;
let person: Person;

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	dashboard = await context.newPage();
	for (const one of [page, dashboard]) one.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

async function setFaults(faults: readonly object[]): Promise<void> {
	const body = JSON.stringify({ faults });
	const set = await fetch(`${product.address}/hmrc-local/faults`, { method: 'PUT', body });
	expect(set.ok).toBe(true);
}

/** Counts how often a page is loaded from now on. */
function loadsOf(one: Page): () => number {
	let loads = 0;
	one.on('load', () => (loads += 1));
	return () => loads;
}

describe('a receipt that does not match', () => {
	it('appears on open pages with a retry button, without reloading them', async () => {
		await setFaults([{ kind: 'wrongReceipt', operations: ['poll'] }]);
		await dashboard.goto(`${product.address}/app`);
		await dashboard.getByRole('heading', { name: 'Send to HMRC' }).waitFor();
		await page.goto(`${product.address}/app/return/${person.returnId}/declaration`);
		const loads = [loadsOf(page), loadsOf(dashboard)];
		await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
		await page.getByRole('button', { name: 'Submit my return to HMRC' }).click();
		await page.getByText('HMRC sent a receipt for something other than what we sent.').first().waitFor();
		for (const one of [page, dashboard]) {
			await one.getByRole('button', { name: 'Try again' }).waitFor();
			expect(await accessibilityProblems(one)).toEqual([]);
		}
		expect(loads.map((count) => count())).toEqual([0, 0]);
	});

	it('is checked again, and the return is filed once', async () => {
		await setFaults([]);
		await page.getByRole('button', { name: 'Try again' }).click();
		await page.getByRole('heading', { level: 1, name: /HMRC has accepted/ }).waitFor({ timeout: 60_000 });
		await expect.poll(() => page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
		expect(await ledger(product.address)).toHaveLength(1);
	});
});
