/** Receipts in a real browser: from the upload to the cost of a business, and what a second one makes of it. */
import { makePage } from '@halfpenny/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let page: Page;
let person: Person;
let shopId: string;

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	const shop = await person.call('POST', `/api/tax-returns/${person.returnId}/entries`, {
		section: 'selfEmployment',
		answers: { description: 'Market stall', turnover: '9000.00' },
	});
	shopId = String(shop.id);
	page = await context.newPage();
	page.setDefaultTimeout(30_000);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

const give = async (name: string, ...lines: string[]) => {
	const file = { name, mimeType: 'application/pdf', buffer: Buffer.from(await makePage(lines)) };
	await page.goto(`${product.address}/app/return/${person.returnId}/documents`);
	await page.locator('input[type=file]').setInputFiles(file);
};
const reviewOpens = () =>
	page.getByRole('heading', { level: 1, name: 'Check what we found' }).waitFor({ timeout: 60_000 });
const shop = async () => {
	const entries = await person.call('GET', `/api/tax-returns/${person.returnId}/entries`);
	return (entries as unknown as { id: string; answers: Record<string, unknown> }[]).find(
		({ id }) => id === shopId,
	)?.answers;
};
const receipt = ['Rowan Supplies Ltd', 'RECEIPT 03/06/2025', 'Paid by card', 'Thank you'];

describe('receipts', () => {
	it('open by themselves once they are read, and become a cost of the business', async () => {
		await give('receipt.pdf', ...receipt, 'Sub-total £10.00', 'VAT @20% £2.00', 'Total £12.00');
		await reviewOpens();
		await page.getByRole('button', { name: 'Add to my return' }).click();
		await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		await page
			.getByLabel('What kind of cost is it?')
			.selectOption({ label: 'Phone, internet, post and office costs' });
		expect(await page.getByLabel('Amount to add').inputValue()).toBe('12.00');
		await page.getByRole('button', { name: 'Use the amount without VAT' }).click();
		await page.getByRole('button', { name: 'Add to my return' }).click();
		await page.getByText('Added to your tax return').waitFor();
		expect(await shop()).toMatchObject({ adminCosts: '10.00', oneFigure: false });
	});

	it('add up', async () => {
		await give('second.pdf', ...receipt, 'Total £7.60');
		await reviewOpens();
		await page
			.getByLabel('What kind of cost is it?')
			.selectOption({ label: 'Phone, internet, post and office costs' });
		await page.getByRole('button', { name: 'Add to my return' }).click();
		await page.getByText('Added to your tax return').waitFor();
		expect(await shop()).toMatchObject({ adminCosts: '17.60' });
	});

	it('in another currency start without an amount', async () => {
		await give(
			'foreign.pdf',
			'Rowan GmbH',
			'RECEIPT 03/06/2025',
			'Total EUR 12,40',
			'Paid by card',
			'Thank you',
		);
		await reviewOpens();
		await page.getByText('The amounts on this bill are not in pounds').waitFor();
		expect(await page.getByLabel('Amount to add').inputValue()).toBe('');
		await page.getByRole('button', { name: 'Leave it out' }).click();
		await page.getByText('Left out').first().waitFor();
		expect(await shop()).toMatchObject({ adminCosts: '17.60' });
	});

	it('without values are stored, and not reported as read', async () => {
		await give('note.pdf', 'Dear Ada', 'see you on Tuesday at the market');
		await page.getByText('Kept. We took no figures from it').waitFor({ timeout: 60_000 });
		expect(await page.getByText('has been read').count()).toBe(0);
	});

	it('are read as what their owner says they are, where the assistant says so, even if the news of it goes missing', async () => {
		await give('screwfix.pdf', 'Screwfix Direct', 'Date 03/06/2025', 'Drill bits', 'Total £7.60');
		const row = page.getByRole('listitem').filter({ hasText: 'screwfix.pdf' });
		await row.getByText('Kept. We took no figures from it').waitFor({ timeout: 60_000 });
		await page.goto(`${product.address}/app`);
		await page.getByRole('textbox', { name: 'Your message' }).fill('screwfix.pdf is really a receipt');
		await page.getByRole('textbox', { name: 'Your message' }).press('Enter');
		const card = page.getByRole('region', { name: 'What this document is' });
		await card.getByText('Other document').waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		await card.getByRole('button', { name: 'Change it' }).click();
		await card.getByText('Changed to: Receipt.').waitFor();
		await expect.poll(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
		await page.route('**/events', (route) => route.abort());
		let asked = 0;
		await page.route('**/api/tax-returns/*/proposals', (route) =>
			asked++ === 0 ? route.fulfill({ json: [] }) : route.continue(),
		);
		await card.getByRole('link', { name: 'See your documents' }).click();
		await row.getByText('Check what we found').waitFor({ timeout: 60_000 });
	});
});
