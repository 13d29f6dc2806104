/** Faults that narrow windows once had: a year that was cut off, words broken at a hyphen, a sign-in page that moved. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from './app-codes.ts';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const pictures = join(import.meta.dirname, '../../.cache/narrow');
let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await sharedProduct();
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
});

/** By how many pixels the chosen words of a select are wider than the room that it has for them. */
const cutIn = (id: string) =>
	page.locator(`#${id}`).evaluate((element) => {
		const select = element as HTMLSelectElement;
		const style = getComputedStyle(select);
		const pen = document.createElement('canvas').getContext('2d');
		if (!pen) throw new Error('no canvas');
		pen.font = style.font;
		const room =
			select.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
		return Math.max(0, pen.measureText(select.selectedOptions[0]?.text ?? '').width - room);
	});

describe.each([360, 1280])('at %i pixels', (width) => {
	beforeAll(() => page.setViewportSize({ width, height: 740 }));

	it('the year says that it is an estimate, and the kind of return is not cut off', async () => {
		const { taxYears } = await person.call('GET', '/api/service');
		const estimate = (taxYears as { taxYear: string; canFile: boolean }[]).find(({ canFile }) => !canFile);
		if (!estimate) throw new Error('every year has a form');
		for (const { year, whole } of [
			{ year: estimate.taxYear, whole: `${estimate.taxYear} (estimate)` },
			{ year: '2025-26', whole: '2025-26' },
		]) {
			await page.goto(`${product.address}/app?year=${year}`);
			const chosen = page.locator('#tax-year option:checked');
			await expect.poll(() => chosen.innerText()).toBe(whole);
			await page.evaluate(() => document.fonts.ready.then(() => undefined));
			await page.screenshot({ path: join(pictures, `year-${year}-${width}.png`) });
			expect([await cutIn('tax-year'), await cutIn('return-type')]).toEqual([0, 0]);
		}
	});

	it('“two-step sign-in” never breaks at a hyphen', async () => {
		if (width === 360) await turnOn();
		await page.goto(`${product.address}/account/security`);
		const link = page.getByRole('link', { name: 'Turn off two-step sign-in', exact: true });
		const lines = (whole: typeof link) =>
			Promise.all(
				['two-step', 'sign-in'].map((word) =>
					whole.getByText(word, { exact: true }).evaluate((part) => part.getClientRects().length),
				),
			);
		await link.waitFor();
		await page.screenshot({ path: join(pictures, `security-${width}.png`), fullPage: true });
		expect(await lines(link)).toEqual([1, 1]);
		await link.click();
		const heading = page.getByRole('heading', { level: 1, name: 'Turn off two-step sign-in', exact: true });
		await heading.waitFor();
		await page.screenshot({ path: join(pictures, `turn-off-${width}.png`) });
		expect(await lines(heading)).toEqual([1, 1]);
		expect(await accessibilityProblems(page)).toEqual([]);
	});

	it.each(['/auth', '/signup'])('nothing on %s moves while it becomes interactive', async (path) => {
		const visitor = await browser.newContext({ viewport: { width, height: 740 }, locale: 'en-GB' });
		const fresh = await visitor.newPage();
		fresh.setDefaultTimeout(20_000);
		const errors: string[] = [];
		fresh.on('pageerror', (error) => errors.push(error.message));
		await fresh.addInitScript(() => {
			const shifts: number[] = [];
			Object.assign(globalThis, { shifts });
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
			}).observe({ type: 'layout-shift', buffered: true });
		});
		// What the server drew is seen before any script has come.
		let come = () => {};
		const held = new Promise<void>((resolve) => (come = resolve));
		await fresh.route('**/assets/*.js', async (route) => {
			await held;
			await route.continue();
		});
		await fresh.goto(`${product.address}${path}?next=%2Faccount%2Ffiling`, { waitUntil: 'commit' });
		await fresh.getByText('Log in to see the page you asked for.').waitFor();
		await fresh.evaluate(() => document.fonts.ready.then(() => undefined));
		await fresh.screenshot({ path: join(pictures, `${path.slice(1)}-${width}.png`) });
		come();
		await fresh.locator('button[type=submit]').waitFor();
		await fresh.evaluate(() => document.fonts.ready.then(() => undefined));
		const shifts = await fresh.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
		expect(errors).toEqual([]);
		// Letters of another font may stand a hair apart; a notice that comes late moves the page by a tenth.
		expect(shifts.reduce((so, shift) => so + shift, 0)).toBeLessThan(0.01);
		await visitor.close();
	});
});

async function turnOn(): Promise<void> {
	const begun = await person.call('POST', '/api/account/two-step/key', {
		password: 'copper ship on a penny',
	});
	await person.call('POST', '/api/account/two-step', { code: codeOf(String(begun.key)) });
}
