/** Enters a person's return in a browser, files it, and compares what HMRC received with what it should have. */
import type { Browser, Page } from 'playwright-core';
import { enter } from './enter.ts';
import { file, receivedFor } from './file.ts';
import { type Comparison, compare, flatten } from './leaves.ts';
import type { Person } from './person.ts';

/** Long, because pages are slow on a busy machine. */
const PATIENCE = 60_000;

/** Returns how the return filed differs from the one expected. Throws with the text of the page it got stuck on. */
export async function fileAndCompare(browser: Browser, address: string, person: Person): Promise<Comparison> {
	const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
	try {
		const page = await context.newPage();
		page.setDefaultTimeout(PATIENCE);
		const utr = await filedBy(page, address, person);
		return compare(flatten(person.expected), await receivedFor(address, utr));
	} finally {
		await context.close();
	}
}

async function filedBy(page: Page, address: string, person: Person): Promise<string> {
	try {
		const utr = await enter(page, address, person);
		await file(page);
		return utr;
	} catch (error) {
		const seen = await page.locator('main').innerText();
		throw new Error(`On ${page.url()}: ${error}\nThe page said: ${seen.slice(0, 1500)}`, { cause: error });
	}
}
