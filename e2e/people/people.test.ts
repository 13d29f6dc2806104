/**
 * People, told in prose, entered through the screens of a real browser alone, filed, and held leaf by leaf against
 * what HMRC's forms and notes ask of them. PEOPLE=04,11 runs some; PEOPLE_ADDRESS takes a product that runs already.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';
import { everybody } from './everybody.ts';
import { fileAndCompare } from './file-and-compare.ts';

const chosen = process.env.PEOPLE?.split(',').map(Number);
let product: Product | undefined;
let address = process.env.PEOPLE_ADDRESS ?? '';
let browser: Browser;

beforeAll(async () => {
	if (!address) {
		product = await startProduct();
		address = product.address;
	}
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

describe('a return entered through the screens has exactly the boxes that HMRC’s forms ask for', () => {
	for (const [index, person] of everybody.entries()) {
		if (chosen && !chosen.includes(index + 1)) continue;
		it(`${person.name}: ${person.story.slice(0, 60)}…`, async () => {
			expect((await fileAndCompare(browser, address, person)).differences).toEqual([]);
		});
	}
});
