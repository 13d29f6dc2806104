/** What the specification quotes of Making Tax Digital, read where the page shows it: gates, cards, tabs, dialogs, messages. */
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import {
	type Arrived,
	arrive,
	calculate,
	connectInWindow,
	createBusiness,
	linkBusiness,
	quick,
	received,
	sendQuarter,
} from './mtd-year.ts';
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
		await page.goto(`${address}/mtd?year=2025-26`);
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

	it('has a form for each quarter, and says that it was sent', async () => {
		await page.goto(`${address}/mtd?year=2025-26&tab=quarterly`);
		const panel = page.getByRole('tabpanel');
		await expectAll(panel, [
			'Turnover',
			'Cost of goods',
			'Admin costs',
			'Professional fees',
			'Other expenses',
		]);
		const quarters = (await page.locator('#quarter option').allInnerTexts()).join(' ');
		for (const name of ['Q1 Apr-Jun', 'Q2 Jul-Sep', 'Q3 Oct-Dec', 'Q4 Jan-Mar'])
			expect(quarters).toContain(name);
		await page.locator('#quarter').selectOption('Q4');
		await sendQuarter(page, 'Turnover', '20000');
		await page.getByRole('tab', { name: 'Submissions' }).click();
		await expectAll(page.getByRole('tabpanel'), [
			'Quarter',
			'Tax year',
			'Turnover',
			'Submitted',
			'£20,000.00',
		]);
		await page.getByRole('tab', { name: 'Documents' }).click();
		await expectAll(page.getByRole('tabpanel'), ['Q4 2025-26', 'No documents uploaded yet']);
		await page.getByRole('tab', { name: 'Obligations' }).click();
		await expectAll(page.getByRole('tabpanel'), ['Fulfilled']);
	});

	it('has a guide of eight parts', async () => {
		await page.getByRole('tab', { name: 'Help' }).click();
		const panel = page.getByRole('tabpanel');
		await expectAll(panel, [
			...['Getting started', 'Business setup', 'Quarterly submissions', 'Obligations'],
			...['Calculations and crystallisation', 'Documents', 'Troubleshooting', 'Data export'],
		]);
	});

	it('takes income from abroad country by country in the year end', async () => {
		const { id } = await ada.call('POST', '/api/tax-returns', { taxYear: '2025-26', jurisdiction: 'uk' });
		const trade = { name: 'Ada Filer', description: 'Joinery', turnover: '20000', tradingAllowance: false };
		const abroad = { company: 'Example Inc', paidBy: 'foreign', amount: '300' };
		for (const [section, answers] of [
			['selfEmployment', trade],
			['dividends', abroad],
		] as const)
			await ada.call('POST', `/api/tax-returns/${id}/entries`, { section, answers });
		await page.goto(`${address}/mtd?year=2025-26&tab=calculations`);
		await linkBusiness(page);
		await page.getByText('Interest and dividends from abroad').first().waitFor();
		await page.getByLabel('Amount in pounds, before foreign tax').fill('300');
		await page.getByRole('button', { name: 'Send to HMRC', exact: true }).click();
		await page.getByText('Choose the country it comes from').first().waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		await page.getByLabel('Country it comes from').selectOption({ label: 'France' });
		await page.getByRole('button', { name: 'Send to HMRC', exact: true }).click();
		await page.getByText('Dividends from France: £300.00').waitFor({ state: 'attached' });
		await page.getByText('HMRC has everything in your answers.').waitFor();
		const sent = await received(address, ada.hmrc, 'PUT', 'individuals/dividends-income');
		expect(sent.map(({ body }) => body)).toEqual([
			{ foreignDividend: [{ countryCode: 'FRA', amountBeforeTax: 300, taxableAmount: 300 }] },
		]);
	});

	it('has a declaration that nobody makes by accident', async () => {
		await calculate(page);
		const dialog = page.getByRole('dialog');
		await expectAll(dialog, [
			...['correct and complete', 'penalties', 'prosecution', 'cannot be undone', '5 years'],
			...['All quarterly updates have been submitted.', 'My records are complete.'],
			...['I have reviewed the information.', 'I am ready to finalise this tax year.'],
			...['no further changes are possible', '31 January 2032', 'Cancel', 'Confirm and Crystallise'],
			'£20,000.00',
		]);
		const confirm = dialog.getByRole('button', { name: 'Confirm and Crystallise' });
		expect(await confirm.isDisabled()).toBe(true);
		await dialog.getByLabel('I have read and understood the declaration').check();
		expect(await confirm.isEnabled()).toBe(true);
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expectAll(page.getByRole('tabpanel'), ['Tax due', 'Crystallise']);
		expect(await received(address, ada.hmrc, 'POST', '/final-declaration')).toEqual([]);
		await page
			.getByRole('button', { name: /^Crystallise/ })
			.first()
			.click();
		await expect.poll(() => dialog.getByLabel('I have read and understood').isChecked()).toBe(false);
	});
});

/** An answer of the server with a failure of these words. */
const failing = (statusCode: number, message: string) => ({
	status: statusCode,
	json: { code: 'INTERNAL_ERROR', message, statusCode, remediation: 'Try again.', details: {} },
});

describe('what goes wrong is said on the page', () => {
	it('of the connection', async () => {
		await page.route('**/api/hmrc/auth-status**', (route) => route.fulfill(failing(500, 'Broken')));
		await page.goto(`${address}/mtd`);
		await expectAll(page.locator('body'), ['Error checking status']);
		await page.unroute('**/api/hmrc/auth-status**');
		await page.goto(`${address}/mtd?year=2025-26`);
		await page.route('**/api/hmrc/auth?**', (route) => route.fulfill(failing(500, 'Broken')));
		await page.getByRole('button', { name: 'Reconnect' }).click();
		await page.getByRole('button', { name: 'Continue to HMRC' }).click();
		await expectAll(page.locator('body'), ['Connection Error']);
		await page.unroute('**/api/hmrc/auth?**');
	});

	it.each([
		[
			'The access token is not valid',
			'Your HMRC connection has expired. Please reconnect to HMRC at the top of the page and try again.',
		],
		['No such business', 'Please make sure you have selected a valid business.'],
		['The period is not open', 'This period may already be submitted or is outside the valid date range.'],
	])('of an update: %s', async (message, hint) => {
		await page.goto(`${address}/mtd?year=2025-26&tab=quarterly`);
		await page.route('**/api/mtd/quarterly', (route) =>
			route.request().method() === 'POST' ? route.fulfill(failing(422, message)) : route.fallback(),
		);
		await page.locator('#quarter').selectOption('Q3');
		await page.getByLabel('Turnover').fill('1');
		await page.getByRole('button', { name: 'See the year to date' }).click();
		await page.getByRole('button', { name: 'Submit Quarterly Update' }).click();
		await expectAll(page.locator('body'), ['Submission Error', message, hint]);
		await page.unroute('**/api/mtd/quarterly');
	});

	it('of a calculation, and of an export', async () => {
		await page.goto(`${address}/mtd?year=2025-26&tab=calculations`);
		await page.route('**/api/mtd/calculations/trigger', (route) =>
			route.fulfill(failing(422, 'There is no submission')),
		);
		await page.getByRole('button', { name: 'Trigger New Calculation' }).click();
		await expectAll(page.locator('body'), ['Calculation error', 'Submit quarterly updates first.']);
		await page.route('**/api/export/mtd-submissions**', (route) => route.fulfill(failing(500, 'Broken')));
		await page.getByRole('button', { name: 'Export', exact: true }).click();
		await page.getByRole('button', { name: 'Submissions as CSV' }).click();
		await expectAll(page.locator('body'), [
			'Export Failed',
			'Failed to export MTD submissions. Please try again.',
		]);
	});
});
