/** A Change on the overview of an entry leads to its screen, past the new ones that it brings, and back to where it was pressed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const pictures = join(import.meta.dirname, '../../.cache/overview');
const business = {
	...{ description: 'Bicycle repairs', name: 'Ada Mends', startedThisYear: false, endedThisYear: false },
	...{ accountingMethod: 'cash', accountsFollowTaxYear: true, turnover: '20000.00', tradingAllowance: false },
};

let product: Pick<Product, 'address'>;
let browser: Browser;
let page: Page;
let person: Person;
let overview = '';

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
	const entry = await person.call('POST', `/api/tax-returns/${person.returnId}/entries`, {
		section: 'selfEmployment',
		answers: business,
	});
	overview = `/app/return/${person.returnId}/selfEmployment/${entry.id}`;
});
afterAll(async () => {
	await browser?.close();
});

const save = () => page.getByRole('button', { name: 'Save and continue' }).click();
const change = (name: string) => page.getByRole('link', { name }).click();
const focused = () => page.evaluate(() => document.activeElement?.id);
const isInSight = () =>
	page.evaluate(() => {
		const { top, bottom } = document.activeElement?.getBoundingClientRect() ?? { top: -1, bottom: 0 };
		return top >= 0 && bottom <= innerHeight;
	});

async function isBackAt(id: string): Promise<void> {
	await expect.poll(() => new URL(page.url()).pathname).toBe(overview);
	await expect.poll(focused).toBe(id);
	await expect.poll(isInSight).toBe(true);
}

describe.each([
	[360, 'A loss, this year or left from earlier years', 'losses'],
	[1280, 'Tax was taken off what I was paid', 'taxTakenOff'],
] as const)('the overview of a business, at %i pixels', (width, asked, brought) => {
	beforeAll(async () => {
		await page.setViewportSize({ width, height: 740 });
		await page.goto(product.address + overview);
	});

	it('is where changing one answer leads back to, at that answer', async () => {
		await change('Change What the business took in the year');
		await page.screenshot({ path: join(pictures, `${width}-screen.png`), fullPage: true });
		await save();
		await isBackAt('turnover');
		await page.screenshot({ path: join(pictures, `${width}-back.png`) });
	});

	it('leads to the questions a change adds, and is returned to afterwards', async () => {
		await page.locator('[id="open.more"]').click();
		await page.getByRole('checkbox', { name: asked }).check();
		await save();
		await expect.poll(() => new URL(page.url()).pathname).toBe(`${overview}/${brought}`);
		await save();
		await isBackAt('open.more');
	});

	it('is where Cancel and Back lead, at the same answer', async () => {
		await change('Change What the business took in the year');
		await page.getByRole('link', { name: 'Cancel' }).click();
		await isBackAt('turnover');
	});
});
