/** From sign-up to receipt through the screens: an employee with savings, a plumber under CIS, a landlord, a Scottish nurse. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { everybody } from '../people/everybody.ts';
import { fileAndCompare } from '../people/file-and-compare.ts';
import { startBrowser } from '../src/browser.ts';
import type { Product } from '../src/product.ts';
import { sharedProduct } from '../src/shared-product.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
});

/** The first four people are these kinds, and among the quickest. `npm run people` runs them all. */
it.each(everybody.slice(0, 4))('$name files exactly the boxes that HMRC’s forms ask for', async (person) => {
	const { differences } = await fileAndCompare(browser, product.address, person);
	expect(differences).toEqual([]);
});
