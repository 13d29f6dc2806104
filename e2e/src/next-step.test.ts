/** The next step and its amount are near the top on a phone, appear without moving anything, and lead on. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { preparePerson } from './prepared-person.ts';
import { printsPlainly } from './printed.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const phone = { width: 360, height: 740 };
let product: Pick<Product, 'address'>;
let browser: Browser;
let page: Page;
let returnId: string;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' });
	({ returnId } = await preparePerson(context, product.address));
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
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

const card = () => page.getByRole('heading', { level: 2 }).first();

it('is visible without scrolling, appears without moving anything, and can be followed', async () => {
	let answer = () => {};
	const held = new Promise<void>((resolve) => (answer = resolve));
	await page.route('**/calculate', async (route) => {
		await held;
		await route.continue();
	});
	await page.goto(`${product.address}/app`);
	await page.getByText('Working from home for your employer').first().waitFor();
	await expect.poll(() => card().innerText()).toMatch(/^Ready to send\. HMRC will collect\s+£486/);
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
	await watchShifts();
	answer();
	await page.getByRole('button', { name: /Total Income/ }).waitFor();
	const way = page.getByRole('link', { name: 'Check and send', exact: true }).first();
	const box = await way.boundingBox();
	expect((box?.y ?? phone.height) + (box?.height ?? 0)).toBeLessThan(phone.height);
	expect(await shifts()).toEqual([]);
	expect(await accessibilityProblems(page)).toEqual([]);
	await way.click();
	await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
});

it('is the only copper button at every width', async () => {
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(`${product.address}/app`);
		await page.getByRole('link', { name: 'Check answers and submit' }).waitFor();
		expect(await page.locator('main :is(a, button).bg-copper:visible').count()).toBe(1);
	}
});

it.each([
	['the dashboard', () => '/app', 'Tax Already Paid', 1],
	['the return', () => `/app/return/${returnId}`, 'How your income is taxed', 1],
	['check answers', () => `/app/return/${returnId}/check`, 'Pay from this job', 3],
])('prints %s without buttons, links or a stray sheet', async (_, path, words, sheets) => {
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.goto(product.address + path());
	await page.getByText(words).first().waitFor({ state: 'attached' });
	await page.locator('.breathe').first().waitFor({ state: 'detached' });
	await printsPlainly(page, sheets);
	// What was folded is on the paper too.
	if (words !== 'Pay from this job') return;
	await page.emulateMedia({ media: 'print' });
	expect(await page.getByText(words).first().isVisible()).toBe(true);
	await page.emulateMedia({ media: null });
});
