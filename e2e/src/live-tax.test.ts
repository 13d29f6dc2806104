/** The tax at the foot of a narrow window: in sight, in nobody's way, read out when the typing rests. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const phone = { width: 360, height: 740 };
let product: Pick<Product, 'address'>;
let browser: Browser;
let person: Person;
let page: Page;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: phone, locale: 'en-GB', reducedMotion: 'reduce' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	await page.clock.install();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
});

const bar = () => page.getByRole('button', { name: /How this is worked out/ });
const pay = () => page.getByLabel('Pay from this job');

/** Where the bar stands in the window, in pixels. */
async function placeOfBar() {
	const box = await bar().boundingBox();
	if (box === null) throw new Error('the bar is not there');
	return { top: box.y, bottom: box.y + box.height };
}

beforeEach(async () => {
	await page.setViewportSize(phone);
	await page.goto(`${product.address}/app/return/${person.returnId}/employment/${person.jobId}/job`);
	await bar().waitFor();
});

/** Scrolls to the end of the page and tells where its footer ends in the window. */
async function endOfFooter(): Promise<number> {
	await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
	const footer = await page.getByRole('contentinfo').boundingBox();
	return (footer?.y ?? 0) + (footer?.height ?? 0);
}

describe('the bar', () => {
	it('is at the foot of the window and follows what is typed', async () => {
		await expect.poll(async () => (await placeOfBar()).bottom).toBeCloseTo(phone.height, 0);
		await expect.poll(() => bar().innerText()).toContain('No change to your tax so far');
		await pay().fill('50000');
		await expect.poll(() => bar().innerText()).toContain('£2,000.00 more with this page');
		await expect.poll(async () => (await placeOfBar()).bottom).toBeCloseTo(phone.height, 0);
		await expect.poll(endOfFooter).toBeLessThanOrEqual((await placeOfBar()).top + 1);
		expect(await accessibilityProblems(page)).toEqual([]);
	});

	it('leaves the end of the page clear, even when long amounts make it taller', async () => {
		const usual = await placeOfBar();
		await page.setViewportSize({ width: 320, height: phone.height });
		await pay().fill('98765432.10');
		await expect.poll(() => bar().innerText()).toContain('more with this page');
		const { top, bottom } = await placeOfBar();
		expect(bottom - top).toBeGreaterThan(usual.bottom - usual.top);
		await expect.poll(endOfFooter).toBeLessThanOrEqual(top + 1);
	});

	it('never covers the focused element', async () => {
		const controls = await page.locator('main form :is(input, button, a, summary)').all();
		expect(controls.length).toBeGreaterThan(5);
		for (const control of controls) {
			const bottom = await control.evaluate((element) => {
				// Behind the bar, where a browser would think that it can be seen.
				scrollBy(0, element.getBoundingClientRect().bottom - innerHeight);
				(element as HTMLElement).focus();
				return element.getBoundingClientRect().bottom;
			});
			expect(bottom).toBeLessThanOrEqual((await placeOfBar()).top);
		}
	});

	it('opens the working, and returns the focus', async () => {
		await bar().focus();
		await page.keyboard.press('Enter');
		await page.getByRole('dialog').getByText('Income tax due').first().waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
		await expect.poll(() => bar().evaluate((button) => button === document.activeElement)).toBe(true);
	});

	it('keeps the working open when the phone is rotated', async () => {
		await bar().click();
		await page.getByRole('dialog').waitFor();
		await page.setViewportSize({ width: phone.height, height: phone.width });
		await expect.poll(() => page.getByRole('dialog').isVisible()).toBe(true);
	});

	it.each([
		['a keyboard leaves little of it', { width: 360, height: 400 }],
		['it is zoomed to 400%', { width: 320, height: 256 }],
	])('gives way to the card under the form where %s', async (_why, size) => {
		await page.setViewportSize(size);
		await expect.poll(() => bar().count()).toBe(1);
		await expect
			.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).paddingBottom))
			.toBe('0px');
		const position = await page
			.locator('aside')
			.evaluate((aside) => [getComputedStyle(aside).position, aside.getBoundingClientRect().top]);
		expect(position[0]).toBe('static');
		expect(position[1]).toBeGreaterThan(size.height);
		await page.getByRole('heading', { name: 'Your tax so far' }).waitFor();
	});
});

describe('the tax', () => {
	it('is announced when typing pauses, not at each key', async () => {
		const spoken = () => page.locator('body > #root [aria-live=polite].sr-only').innerText();
		// From here on time passes only when it is told to; what came back of an earlier visit is announced before.
		await page.clock.pauseAt(Date.now() + 60_000);
		const before = await spoken();
		await pay().fill('');
		for (const key of '45000') {
			await page.clock.runFor(200);
			await pay().press(key);
		}
		await expect.poll(() => bar().innerText()).toContain('£1,000.00 more with this page');
		expect(await spoken()).toBe(before);
		await page.clock.runFor(5000);
		expect(await spoken()).toMatch(/^(You owe|HMRC owes you) £[\d,.]+\. £1,000\.00 more tax than before/);
	});
});
