/** What a person owes so far stands near the top of a phone, comes without moving anything, and leads to the summary. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

const phone = { width: 360, height: 740 };
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' });
	await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** How far things have moved since by themselves, as browsers measure it. */
const watchShifts = () =>
	page.evaluate(() => {
		const shifts: number[] = [];
		Object.assign(globalThis, { shifts });
		new PerformanceObserver((list) => {
			for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
		}).observe({ type: 'layout-shift' });
	});
const shifts = () => page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);

it('stands in the first window, comes without moving anything, and leads to the whole', async () => {
	let answer = () => {};
	const held = new Promise<void>((resolve) => (answer = resolve));
	await page.route('**/calculate', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`${product.address}/app`);
	await page.getByRole('link', { name: 'Tax summary' }).waitFor();
	await page.getByText('Working from home for your employer').first().waitFor();
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await watchShifts();
	answer();
	const due = page.getByText('You owe so far');
	await due.waitFor();
	await page.getByText('Show this as a table').waitFor();
	const box = await due.locator('..').boundingBox();
	expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThan(phone.height);
	await expect.poll(() => due.locator('..').innerText()).toContain('£486.00');
	expect(await shifts()).toEqual([]);
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.getByRole('link', { name: 'Tax summary' }).click();
	await expect
		.poll(async () => (await page.getByText('Balance Due').first().boundingBox())?.y)
		.toBeLessThan(phone.height);
});

it('is not said twice where the summary stands beside it', async () => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.getByText('Balance Due').first().waitFor();
	await expect.poll(() => page.getByText('You owe so far').isVisible()).toBe(false);
});
