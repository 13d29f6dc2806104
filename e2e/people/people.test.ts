/**
 * People, told in prose, entered through the screens of a real browser alone, filed, and held leaf by leaf against
 * what HMRC's forms and notes ask of them. PEOPLE=04,11 runs some; PEOPLE_ADDRESS takes a product that runs already.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';
import { enter } from './enter.ts';
import { everybody } from './everybody.ts';
import { file, receivedFor } from './file.ts';
import { differences, flatten } from './leaves.ts';
import type { Person } from './person.ts';

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

/** Enters and files; when that fails, says on which page it was. */
async function filedBy(page: Page, person: Person): Promise<string> {
	try {
		const utr = await enter(page, address, person);
		await file(page);
		return utr;
	} catch (error) {
		const seen = await page.locator('main').innerText();
		throw new Error(`On ${page.url()}: ${error}\nThe page said: ${seen.slice(0, 1500)}`, { cause: error });
	}
}

describe('a return entered through the screens has the very boxes that HMRC’s forms ask for', () => {
	for (const [index, person] of everybody.entries()) {
		if (chosen && !chosen.includes(index + 1)) continue;
		it(`${person.name}: ${person.story.slice(0, 60)}…`, async () => {
			const context = await browser.newContext({ locale: 'en-GB' });
			const page = await context.newPage();
			page.setDefaultTimeout(20_000);
			const utr = await filedBy(page, person);
			const found = await receivedFor(address, utr);
			await context.close();
			expect(differences(flatten(person.expected), found)).toEqual([]);
		});
	}
});
