/** Enters a person's return in their own browser, files it, and compares it with what HMRC must receive. */
import type { Browser, Page } from 'playwright-core';
import { enter } from './enter.ts';
import { file, receivedFor } from './file.ts';
import { type Comparison, compare, flatten } from './leaves.ts';
import type { Person } from './person.ts';

/** A page may take its time where other programs need the machine too. */
const PATIENCE = 60_000;

/** Enters, files and compares every leaf; throws with the words of the page it got stuck on. */
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
