/** What the specification quotes of Making Tax Digital, read where the page shows it: gates, cards, tabs, dialogs, messages. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Arrived, arrive, connectInWindow, createBusiness, quick } from './mtd-year.ts';
import { preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let address: string;
let ada: Arrived;
let page: Page;

beforeAll(async () => {
	product = await startProduct(quick);
	address = product.address.replace('127.0.0.1', 'localhost');
	browser = await startBrowser();
	ada = await arrive(browser, address);
	page = ada.page;
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** Every text is seen there; those that are not come back by name. */
async function expectAll(place: Locator, texts: readonly string[]): Promise<void> {
	const missing = async () => {
		const said = (await place.innerText()).replace(/\s+/g, ' ');
		return texts.filter((text) => !said.includes(text));
	};
	await expect.poll(missing, { timeout: 20_000 }).toEqual([]);
}

const optionsOf = (place: Page | Locator, label: string) =>
	place.getByLabel(label, { exact: true }).locator('option').allInnerTexts();

describe('a gate stands before the page', () => {
	it('for a visitor', async () => {
		const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
		await visitor.goto(`${address}/mtd`);
		await visitor.getByRole('heading', { name: 'Authentication Required' }).waitFor();
		const go = visitor.getByRole('link', { name: 'Go to Login' });
		expect(await go.getAttribute('href')).toMatch(/^\/auth\b/);
		await visitor.context().close();
	});

	it('for somebody without a National Insurance number', async () => {
		const context = await browser.newContext({ locale: 'en-GB' });
		const { call } = await preparePerson(context, address);
		const { id } = await call('GET', '/api/user');
		await call('PATCH', `/api/users/${id}`, { nationalInsurance: null });
		const nobody = await context.newPage();
		await nobody.goto(`${address}/mtd`);
		await nobody.getByRole('heading', { name: 'Setup Required' }).waitFor();
		await expectAll(nobody.locator('body'), [
			'Please add your National Insurance Number in your profile to use MTD features.',
		]);
		expect(await nobody.getByRole('link', { name: 'Go to Profile' }).getAttribute('href')).toBe('/account');
		await context.close();
	});
});

describe('the page without a connection', () => {
	it('has its card, notice, test mode and scenarios', async () => {
		await page.goto(`${address}/mtd`);
		await expectAll(page.locator('body'), ['Not Connected', 'Connection Required', 'Connect', 'Test Mode']);
		await page.getByRole('switch', { name: 'Test Mode' }).check();
		expect(await optionsOf(page, 'Test Scenario')).toEqual([
			'STATEFUL (persistent test data)',
			'DYNAMIC (dynamic responses)',
			'QUARTERLY_FULFILLED (fulfilled obligations)',
			'QUARTERLY_NOT_FULFILLED (open obligations)',
		]);
		await page.getByRole('switch', { name: 'Test Mode' }).uncheck();
	});

	it('connects by a dialog, which can be left', async () => {
		await page.getByRole('button', { name: 'Connect', exact: true }).click();
		const dialog = page.getByRole('dialog');
		await expectAll(dialog, ['MTD ITSA', 'Cancel', 'Continue to HMRC']);
		const said = await dialog.innerText();
		const options = (await dialog.locator('option').allInnerTexts()).join(' ');
		for (const text of [
			...['2026-27 Current Year', '2027-28 Next Year', 'Traditional Self Assessment', 'Annual returns'],
			'Quarterly digital submissions and end-of-year crystallisation',
		])
			expect(`${said} ${options}`.toLowerCase()).toContain(text.toLowerCase());
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect.poll(() => dialog.count()).toBe(0);
		await connectInWindow(ada);
		await expectAll(page.locator('body'), ['Connected', 'Reconnect', 'No Businesses Found']);
	});
});

describe('the page of somebody who is connected', () => {
	it('has a dialog that makes a business up', async () => {
		await page.getByRole('button', { name: 'Create Business' }).click();
		const dialog = page.getByRole('dialog');
		await expectAll(dialog, ['Create Business', 'Business Name', 'Trading Name', 'Business Type', 'Cancel']);
		const kinds = await dialog
			.getByLabel('Business Type')
			.locator('option')
			.evaluateAll((all) => all.map((one) => one.getAttribute('value')));
		expect(kinds).toEqual(['self-employment', 'uk-property', 'foreign-property']);
		expect(await dialog.getByRole('button', { name: 'Create Business' }).isDisabled()).toBe(true);
		await dialog.getByRole('button', { name: 'Cancel' }).click();
	});

	it('has six tabs, which say so when they are empty', async () => {
		await createBusiness(page, 'self-employment');
		expect(await page.getByRole('tab').allInnerTexts()).toEqual([
			...['Obligations', 'Documents', 'Submissions', 'Calculations', 'Submit Quarterly', 'Help'],
		]);
		for (const [tab, text] of [
			['Documents', 'No Quarterly Submissions Yet'],
			['Submissions', 'No submissions yet'],
			['Calculations', 'No calculations available. Trigger a new calculation to get started.'],
		] as const) {
			await page.getByRole('tab', { name: tab }).click();
			await expectAll(page.getByRole('tabpanel'), [text]);
		}
		await expectAll(page.getByRole('tabpanel'), ['estimates', 'Trigger New Calculation']);
		await page.getByRole('tab', { name: 'Obligations' }).click();
		await expectAll(page.getByRole('tabpanel'), ['Open']);
	});

	it('has the balance of the account in pounds', async () => {
		await expectAll(page.locator('body'), [
			...['Account Balance', 'Total Balance', 'Due Within 30 Days', 'Overdue Amount', 'Unallocated Credit'],
			'£0.00',
		]);
	});
});
