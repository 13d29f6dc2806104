/**
 * Enters made-up people through a real browser, files their returns, and compares every element with what HMRC's forms
 * and notes ask for. PEOPLE=04,11 runs some of them; PEOPLE_ADDRESS uses a product that is already running.
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
