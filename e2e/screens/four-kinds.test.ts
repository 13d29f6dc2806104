/** From sign-up to receipt through the screens: an employee with savings, a plumber under CIS, a landlord, a Scottish nurse. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { enter } from '../people/enter.ts';
import { everybody } from '../people/everybody.ts';
import { file, receivedFor } from '../people/file.ts';
import { differences, flatten } from '../people/leaves.ts';
import { startBrowser } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** The first four of the twenty people are these kinds; all twenty are `npm run people`. */
it.each(everybody.slice(0, 4))('$name files the very boxes that HMRC’s forms ask for', async (person) => {
	const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
	const page = await context.newPage();
	page.setDefaultTimeout(20_000);
	const utr = await enter(page, product.address, person);
	await file(page);
	expect(differences(flatten(person.expected), await receivedFor(product.address, utr))).toEqual([]);
	await context.close();
});
