/** The way from the first page of set-up to HMRC's answer stays short: counted in clicks and pages. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { walk } from '../walks/walk.ts';
import { walkers } from '../walks/walkers.ts';
import { startBrowser } from './browser.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
	product = await startProduct({ HMRC_SENDER: '' });
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

it.each(walkers.map((walker) => [walker.name, walker] as const))('%s', async (_name, walker) => {
	const { clicks, pages, end } = await walk(browser, product.address, walker);
	console.log(`${walker.name}: ${clicks} clicks, ${pages.length} pages`);
	expect(end).toContain('HMRC has accepted your return');
	expect(clicks).toBeLessThanOrEqual(walker.most.clicks);
	expect(pages.length, pages.join(' → ')).toBeLessThanOrEqual(walker.most.pages);
});
