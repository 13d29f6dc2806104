/** A photographed P60 in a real browser: from the picture to the box that HMRC has. */
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { leavesInLedger } from './ledger.ts';
import { photographed } from './photographed.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let page: Page;
let person: Person;

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(30_000);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

describe('a photographed P60', () => {
	it('opens beside its picture, for an existing job', { timeout: 240_000 }, async () => {
		const bytes = await makeP60({
			...{ style: 'official', taxYear: '2025-26', surname: 'Filer', forenames: 'Ada' },
			...{ nationalInsuranceNumber: 'QQ123456C', employerName: 'Example Ltd', payeReference: '581/SI0B5' },
			...{ payInThisEmployment: pence(4_234_567), taxInThisEmployment: pence(595_560) },
		});
		const file = { name: 'p60.jpg', mimeType: 'image/jpeg', buffer: await photographed(bytes) };
		await page.goto(`${product.address}/app/return/${person.returnId}/documents`);
		await page.locator('input[type=file]').setInputFiles(file);
		await page.getByRole('heading', { level: 1, name: 'Check what we found' }).waitFor({ timeout: 200_000 });
		expect(await page.getByRole('radio', { name: /Yes: Example Ltd/ }).isChecked()).toBe(true);
		expect(await page.getByLabel('Pay from this job').inputValue()).toMatch(/42,?345\.67/);
		await page.getByText('Your return currently says £40,000.00.').waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
	});

	it('asks about uncertain values, and accepts one with one press', async () => {
		// An S, an I and a 0 may each be something else.
		const reference = page.getByLabel('Employer PAYE reference');
		expect(await reference.inputValue()).toBe('');
		await page.getByText('We think it says 581/SI0B5').waitFor();
		await page.getByRole('button', { name: 'Use it' }).click();
		expect(await reference.inputValue()).toBe('581/SI0B5');
		await page.getByRole('button', { name: 'Add to my return' }).click();
		await page.getByText('Added to your tax return').waitFor();
		expect(await person.job()).toMatchObject({ pay: '42345.67', taxDeducted: '5955.60' });
	});

	it('is filed, and the stand-in has the box', async () => {
		await page.goto(`${product.address}/app/return/${person.returnId}/check`);
		await page.getByRole('link', { name: 'Continue to the declaration' }).click();
		await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
		await page.getByRole('button', { name: 'Submit my return to HMRC' }).click();
		await page
			.getByRole('heading', { level: 1, name: /HMRC has accepted your return/ })
			.waitFor({ timeout: 60_000 });
		expect(await leavesInLedger(product.address)).toEqual(
			expect.arrayContaining([
				['SA102[1]/Employment[1]/PayFromEmployment[1]', '42345.00'],
				['SA102[1]/Employment[1]/TaxTakenOffPay[1]', '5956.00'],
			]),
		);
	});
});
