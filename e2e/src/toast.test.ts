/** The toast after a save, on a phone and on a wide window: seen, and in the way of nothing that is used next. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const phone = { width: 360, height: 740 };
let product: Pick<Product, 'address'>;
let browser: Browser;
let page: Page;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' });
	await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
});

const toast = () => page.getByRole('status').locator('.toast-in');

/** Saves the person's details and gives where the toast stands that says so. */
async function saveDetails() {
	await page.goto(`${product.address}/account`);
	await page.getByRole('button', { name: 'Save' }).click();
	await toast().waitFor();
	await expect.poll(() => toast().innerText()).toContain('Profile updated');
	const box = await toast().boundingBox();
	if (box === null) throw new Error('the toast is not there');
	return box;
}

describe('the toast', () => {
	it('covers a phone’s header, and nothing of the page below', async () => {
		await page.setViewportSize(phone);
		const { y, height } = await saveDetails();
		await page.evaluate(() => scrollTo(0, 0));
		expect(height).toBeLessThanOrEqual(48);
		const main = await page.getByRole('main').boundingBox();
		expect(y + height).toBeLessThanOrEqual(main?.y ?? 0);
	});

	it('never covers the focused element on a scrolled page', async () => {
		await page.setViewportSize(phone);
		await saveDetails();
		await toast().hover();
		const found = page.locator('main :is(input, button, a, summary):visible');
		await expect.poll(() => found.count()).toBeGreaterThan(3);
		const controls = await found.all();
		for (const control of controls) {
			const top = await control.evaluate((element) => {
				// Behind the toast, where a browser would think that it can be seen.
				scrollBy(0, element.getBoundingClientRect().top);
				(element as HTMLElement).focus();
				return element.getBoundingClientRect().top;
			});
			const box = await toast().boundingBox();
			expect(top).toBeGreaterThanOrEqual((box?.y ?? 0) + (box?.height ?? 0));
		}
	});

	it('is at the foot of a wide window', async () => {
		await page.setViewportSize({ width: 1280, height: 900 });
		await saveDetails();
		// A busy machine takes a moment to lay the page out for its new size.
		const foot = async () => {
			const place = await toast().boundingBox();
			return place && place.y + place.height;
		};
		await expect.poll(foot).toBe(900 - 16);
	});
});
