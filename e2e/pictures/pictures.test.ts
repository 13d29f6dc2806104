/** `npm run pictures`: takes the pictures for the README and the home page from the real product, from P60 to receipt. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';
import { type Ada, prepareAda } from './ada.ts';
import { takePictures } from './take.ts';

/** For the README. */
const desk = { width: 1200, height: 900 };
/** As wide as a phone, so that it is readable at the size shown on the home page. */
const phone = { width: 360, height: 512 };

let product: Product;
let browser: Browser;
let page: Page;
let ada: Ada;

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ locale: 'en-GB', viewport: desk, deviceScaleFactor: 2 });
	ada = await prepareAda(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

it('pictures a P60 beside the values found on it', async () => {
	await page.goto(`${product.address}/app/return/${ada.returnId}/documents/${ada.documentId}`);
	await page.getByLabel('Pay from this job').waitFor();
	await takePictures(page, 'check-what-we-found', desk, ['light']);
	await takePictures(page, 'first-page/found', {
		...phone,
		from: () => page.getByText('Pay from this job', { exact: true }),
		above: 18,
	});
	expect(await page.getByLabel('Pay from this job').inputValue()).toBe('42,345.67');
	await page.getByRole('radio', { name: 'No', exact: true }).check();
	await page.getByRole('button', { name: 'Add to my return' }).click();
	await page.getByText('Added to your tax return').waitFor();
});

it('pictures the dashboard with what is owed', async () => {
	await page.goto(`${product.address}/app`);
	await page.getByText('£6,051.00').waitFor();
	await takePictures(page, 'dashboard', desk);
	await takePictures(page, 'first-page/owed', {
		...phone,
		from: () => page.getByRole('heading', { name: 'Tax summary' }),
		above: 40,
	});
});

it('pictures the receipt', async () => {
	await page.goto(`${product.address}/app/return/${ada.returnId}/declaration`);
	await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
	await page.getByRole('button', { name: 'Submit my return to HMRC' }).click();
	const heading = () => page.getByRole('heading', { level: 1, name: /HMRC has accepted your return/ });
	await heading().waitFor({ timeout: 60_000 });
	await takePictures(page, 'receipt', desk, ['light']);
	await takePictures(page, 'first-page/receipt', {
		...phone,
		from: () => page.getByText('Tax Owed', { exact: true }),
		above: 12,
	});
});
