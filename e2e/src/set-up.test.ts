/** Setting an account up: without a connection, with a UTR that looks wrong, with none; and what is said of a late return. */
import { join } from 'node:path';
import { makeP60 } from '@halfpenny/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { caller } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

const TOLD_WRONG = '1234567890'; // its first digit does not fit the others
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
	const person = { username: 'jo-example', email: 'jo@example.com', password: 'copper ship on a penny' };
	await caller(context.request, product.address, context)('POST', '/api/signup', person);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const next = () => page.getByRole('button', { name: 'Next' }).click();
const focused = () => page.evaluate(() => document.activeElement?.id);

async function fill(fields: Readonly<Record<string, string>>): Promise<void> {
	for (const [id, text] of Object.entries(fields)) await page.locator(`#${id}`).fill(text);
}

describe('setting up', () => {
	it('waits for a connection, and then continues by itself', async () => {
		await page.goto(`${product.address}/app`);
		await heading('Personal Information');
		await fill({ firstName: 'Jo', lastName: 'Example', nationalInsurance: 'QQ123456C' });
		await fill({ 'dateOfBirth-day': '27', 'dateOfBirth-month': '3', 'dateOfBirth-year': '1985' });
		await fill({ uniqueTaxReference: TOLD_WRONG });
		await context.setOffline(true);
		await next();
		await page.getByText('will send it when you’re back online').waitFor();
		await expect.poll(() => page.getByRole('heading', { name: 'There is a problem' }).count()).toBe(0);
		expect(await accessibilityProblems(page)).toEqual([]);
		await context.setOffline(false);
		await heading('Address');
	});

	it('links the warning about the UTR to its field', async () => {
		await page.getByRole('link', { name: 'Change your Unique Taxpayer Reference (UTR)' }).click();
		await heading('Personal Information');
		await expect.poll(focused).toBe('uniqueTaxReference');
		await page.getByRole('checkbox', { name: 'I don’t have one yet' }).check();
		await next();
		await heading('Address');
		await fill({ addressLine1: '1 Made-up Street', city: 'Leeds', postcode: 'LS1 4DL' });
		await next();
		await page.getByRole('radio', { name: 'England or Northern Ireland' }).check();
		await page.getByRole('button', { name: 'Complete Setup' }).click();
		await heading('Connection (Optional)');
		await page.getByRole('button', { name: 'Back' }).click();
		await heading('Tax Year Setup');
		await page.getByRole('radio', { name: 'Scotland' }).check();
		await page.getByRole('button', { name: 'Complete Setup' }).click();
		await page.getByRole('button', { name: 'Skip for Now' }).click();
		await heading('Your 2025-26 tax return');
		await expect
			.poll(() => page.getByRole('combobox', { name: 'Where you lived' }).inputValue())
			.toBe('scotland');
		await page.goto(`${product.address}/app`);
		await heading('Your 2025-26 tax return');
	});
});

describe('a user without a UTR', () => {
	it('is shown how to get one, and where to enter it', async () => {
		await page.getByRole('link', { name: 'How to get a UTR' }).click();
		await heading('Your details');
		await expect.poll(focused).toBe('noUniqueTaxReferenceYet');
		await page.getByText('A UTR is the ten-digit Unique Taxpayer Reference').waitFor();
		await page.goto(`${product.address}/app`);
		await page.getByRole('link', { name: 'Enter my UTR' }).click();
		await expect.poll(focused).toBe('uniqueTaxReference');
	});
});

describe('a late return', () => {
	it('is mentioned above the next year’s return, which isn’t asked for yet', async () => {
		await page.route('**/api/service', async (route) => {
			const answer = await (await route.fetch()).json();
			await route.fulfill({ json: { ...answer, today: '2027-02-04', defaultTaxYear: '2026-27' } });
		});
		await page.goto(`${product.address}/app`);
		await heading('Your 2026-27 tax return');
		await page.getByText('Your 2025-26 return has not been sent').waitFor();
		await expect.poll(() => page.locator('main').innerText()).toContain('It was due on 31 January 2027.');
		expect(await accessibilityProblems(page)).toEqual([]);
		await page.screenshot({ path: join(import.meta.dirname, '../../.cache/late-return.png') });
		await page.getByRole('link', { name: 'Go to the 2025-26 return' }).click();
		await heading('Your 2025-26 tax return');
		await expect.poll(() => page.getByText('has not been sent').count()).toBe(0);
	});
});

describe('a user with a P60', () => {
	let own: BrowserContext;
	let form: Page;
	const at = (name: string) => form.getByRole('heading', { level: 1, name }).waitFor();
	const press = (name: string) => form.getByRole('button', { name }).click();

	beforeAll(async () => {
		own = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
		form = await own.newPage();
		form.setDefaultTimeout(30_000);
		const person = {
			username: 'nerys-example',
			email: 'nerys@example.com',
			password: 'copper ship on a penny',
		};
		await caller(own.request, product.address, own)('POST', '/api/signup', person);
		await form.goto(`${product.address}/app`);
		await at('Personal Information');
	});

	it('sees its values beside what they typed, and corrects them', async () => {
		await form.locator('#lastName').fill('Pritchard');
		const bytes = await makeP60({ surname: 'Prichard', forenames: 'Nerys', taxYear: '2024-25' });
		const file = { name: 'p60.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
		await form.locator('input[type=file]').setInputFiles(file);
		await form.getByText('p60.pdf says Prichard.').waitFor({ timeout: 60_000 });
		await expect.poll(() => form.locator('#firstName').inputValue()).toBe('Nerys');
		expect(await form.locator('#lastName').inputValue()).toBe('Pritchard');
		expect(await form.locator('#nationalInsurance').inputValue()).toBe('QQ 12 34 56 C');
		expect(await accessibilityProblems(form)).toEqual([]);
		await form.screenshot({
			path: join(import.meta.dirname, '../../.cache/wizard-paper.png'),
			fullPage: true,
		});
		for (const [id, text] of [
			...[
				['dateOfBirth-day', '27'],
				['dateOfBirth-month', '3'],
				['dateOfBirth-year', '1985'],
			],
			['firstName', 'Nerys Ann'],
		])
			await form.locator(`#${id}`).fill(text ?? '');
		await form.getByRole('checkbox', { name: 'I don’t have one yet' }).check();
		await press('Next');
		await at('Address');
		const address = { addressLine1: '1 Made-up Street', city: 'Leeds', postcode: 'LS1 4DL' };
		for (const [id, text] of Object.entries(address)) await form.locator(`#${id}`).fill(text);
		const { firstName, lastName, nationalInsurance } = await (
			await own.request.get(`${product.address}/api/user`)
		).json();
		expect([firstName, lastName, nationalInsurance]).toEqual(['Nerys Ann', 'Pritchard', 'QQ123456C']);
	});

	it('is offered its year, and finds it on that return', async () => {
		await press('Next');
		await form.getByRole('radio', { name: '2024-25, the year of p60.pdf' }).check();
		await form.getByText('We’ll start your 2024-25 return').waitFor();
		expect(await accessibilityProblems(form)).toEqual([]);
		await form.screenshot({ path: join(import.meta.dirname, '../../.cache/wizard-year.png') });
		await form.getByRole('radio', { name: 'England or Northern Ireland' }).check();
		await press('Complete Setup');
		await at('Connection (Optional)');
		await press('Skip for Now');
		await at('Your 2024-25 tax return');
		const { id } = await (await own.request.get(`${product.address}/api/user`)).json();
		const [taxReturn] = await (
			await own.request.get(`${product.address}/api/users/${id}/tax-returns`)
		).json();
		await form.goto(`${product.address}/app/return/${taxReturn.id}/documents`);
		await form.getByRole('link', { name: 'Check it p60.pdf' }).click();
		await at('Check what we found');
		await form.getByRole('button', { name: 'Add to my return' }).waitFor();
	});
});
