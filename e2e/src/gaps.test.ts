/** The form cannot be made while an answer is missing: the list says which, leads there and back, and then it is made. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;
let person: Person;
let page: Page;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
});

const tax = () => page.getByLabel('Tax taken off this pay', { exact: true });

describe.each([
	['the dashboard', (): string => '/app', 'Generate SA100', 'SA100 form generated'],
	[
		'the form’s page',
		(): string => `/app/return/${person.returnId}/sa100?tab=xml`,
		/enerate/,
		'XML Generated',
	],
] as const)('what is missing, on %s', (_where, path, generate, generated) => {
	it('is listed, can be answered from the list, and then no longer blocks the form', async () => {
		await person.changeJob({ taxDeducted: null });
		await page.goto(product.address + path());
		await page.getByRole('button', { name: generate }).click();
		const gaps = page.getByRole('listitem').filter({ hasText: 'Tax taken off this pay' });
		await gaps.first().waitFor();
		// The list is drawn again when the answer to the click arrives.
		await expect.poll(() => gaps.count()).toBe(1);
		await gaps.getByRole('link', { name: /Tax taken off this pay/ }).click();
		await tax().waitFor();
		await expect.poll(() => tax().evaluate((field) => field === document.activeElement)).toBe(true);
		await tax().fill('5000');
		await page.getByRole('button', { name: 'Save' }).click();
		await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
		await expect.poll(() => page.getByText('Before you can file').count()).toBe(0);
		await page.goto(product.address + path());
		await page.getByRole('button', { name: generate }).click();
		await page.getByText(generated).first().waitFor();
		expect(await gaps.count()).toBe(0);
	});
});
