/** Two tabs on one return: what both changed is asked about, what only one changed stays, and nothing is lost. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let person: Person;
let one: Page;
let other: Page;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
});
beforeEach(async () => {
	await context?.close();
	context = await browser.newContext({ locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	[one, other] = [await context.newPage(), await context.newPage()];
	for (const page of [one, other]) page.setDefaultTimeout(20_000);
});

const open = (page: Page, path: string) =>
	page.goto(`${product.address}/app/return/${person.returnId}/${path}`);
const job = () => `employment/${person.jobId}/job`;
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).first().click();
const left = (page: Page) => page.waitForURL((url) => !url.pathname.endsWith('/job'));
const pay = (page: Page) => page.getByLabel('Pay from this job');
const tax = (page: Page) => page.getByLabel('Tax taken off this pay');

describe('one job in two tabs', () => {
	it('asks about what both changed, with both figures, and keeps the rest of the other tab', async () => {
		await open(one, job());
		await open(other, job());
		await pay(one).fill('41000');
		await pay(other).fill('42000');
		await tax(other).fill('5200');
		await save(other);
		await left(other);
		await save(one);
		await one.getByText('This was changed somewhere else').first().waitFor();
		const text = await one.locator('main').innerText();
		expect(text).toContain('41,000.00');
		expect(text).toContain('42,000.00');
		expect(text).not.toContain('5,200.00');
		expect(await accessibilityProblems(one)).toEqual([]);
		await one.getByRole('button', { name: 'Save what I typed' }).click();
		await expect.poll(person.job).toMatchObject({ pay: '41000.00', taxDeducted: '5200.00' });
	});

	it('keeps both without asking if each changed something else', async () => {
		await open(one, job());
		await open(other, job());
		await pay(one).fill('41000');
		await tax(other).fill('5200');
		await save(other);
		await left(other);
		await save(one);
		await left(one);
		expect(await person.job()).toMatchObject({ pay: '41000.00', taxDeducted: '5200.00' });
	});

	it('says so if the other tab removed it', async () => {
		await open(one, job());
		await pay(one).fill('41000');
		await open(other, `employment/${person.jobId}/remove`);
		await other.getByRole('button', { name: /^Yes/ }).click();
		await other.waitForURL((url) => !url.pathname.endsWith('/remove'));
		await save(one);
		await one
			.getByRole('heading', { name: /There is a problem|no longer|removed/ })
			.first()
			.waitFor();
		expect(await accessibilityProblems(one)).toEqual([]);
	});
});

describe('what happened in the year in two tabs', () => {
	it('keeps what each tab said of different pages', async () => {
		await open(one, 'about/life');
		await open(other, 'about/money');
		await one.locator('#giftAid').check();
		await other.locator('#bankInterest').check();
		await save(other);
		await other.waitForURL((url) => !url.pathname.endsWith('/money'));
		await save(one);
		await one.waitForURL((url) => !url.pathname.endsWith('/life'));
		const entries = (await person.call('GET', `/api/tax-returns/${person.returnId}/entries`)) as unknown as {
			section: string;
			answers: Record<string, unknown>;
		}[];
		const scope = entries.find(({ section }) => section === 'scope')?.answers;
		expect(scope).toMatchObject({ giftAid: true, bankInterest: true, employment: true });
	});
});
