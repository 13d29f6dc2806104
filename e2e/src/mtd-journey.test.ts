/**
 * 2025-26 under Making Tax Digital in a browser, from connecting to the final declaration: a trader, who keeps a paper with
 * a quarter and takes the updates away, and a landlord, who goes on to 2026-27 with calendar quarters.
 */
import { readFile } from 'node:fs/promises';
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { finishSetUp, saysWhatHmrcHas } from './declared-year.ts';
import { filer } from './filer.ts';
import {
	arrive,
	calculate,
	connectInWindow,
	createBusiness,
	declare,
	quick,
	received,
	sendQuarter,
	sendQuarters,
	YEARS_TO_DATE,
} from './mtd-year.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let address: string;

beforeAll(async () => {
	product = await startProduct(quick);
	// HMRC sends nobody back to a bare address.
	address = product.address.replace('127.0.0.1', 'localhost');
	browser = await startBrowser();
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** Takes the updates away in a format and gives what was saved, by name and as text. */
async function takeAway(page: Page, format: 'JSON' | 'CSV') {
	await page.getByRole('button', { name: 'Export', exact: true }).click();
	// On a busy machine the toast may be gone again before the download is handed over.
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		page.getByText('Export Complete').first().waitFor(),
		page.getByRole('button', { name: `Submissions as ${format}` }).click(),
	]);
	return { name: download.suggestedFilename(), text: await readFile(await download.path(), 'utf8') };
}

/** Keeps a paper with the first quarter and uses it for the second as well. */
async function keepPaper(page: Page): Promise<void> {
	await page.getByRole('tab', { name: 'Documents' }).click();
	await page.getByRole('button', { name: 'Upload a document Q1' }).click();
	const buffer = Buffer.from(await makeP60({ style: 'official', ...filer.p60(pence) }));
	const paper = { name: 'receipt.pdf', mimeType: 'application/pdf', buffer };
	await page.locator('input[type=file]').setInputFiles(paper);
	await page.getByText('Document uploaded successfully').first().waitFor();
	await page.getByText('1 document uploaded').waitFor();
	await page.getByRole('button', { name: 'Use for Q2 as well' }).click();
	await expect.poll(() => page.getByText('1 document uploaded').count()).toBe(2);
	// Its toast comes a moment after the list, and would take the place of the next one.
	await page.getByText('Used for Q2 as well').first().waitFor();
}

it('goes from connecting to the final declaration for a trader', { timeout: 200_000 }, async () => {
	const ada = await arrive(browser, address);
	const { page, hmrc } = ada;
	await page.goto(`${address}/mtd?year=2025-26`);
	await connectInWindow(ada);
	await createBusiness(page, 'self-employment');
	await sendQuarters(page, 'Turnover', 'Cost of goods');
	await page.getByRole('heading', { name: 'Make your final declaration by 31 January 2027' }).waitFor();
	const updates = await received(address, hmrc, 'PUT', '/cumulative/2025-26');
	expect(updates.map(({ body }) => [body.periodIncome.turnover, body.periodExpenses.costOfGoods])).toEqual(
		YEARS_TO_DATE,
	);
	await keepPaper(page);
	const csv = await takeAway(page, 'CSV');
	expect(csv.name).toBe('mtd-submissions-2026-11-20.csv');
	expect(csv.text.trim().split('\r\n')).toHaveLength(5);
	const json = await takeAway(page, 'JSON');
	expect(JSON.parse(json.text).submissions).toHaveLength(4);
	await calculate(page);
	// 40,000.00 less 4,002.00. Less 12,570 is 23,428 at 20%, 4,685.60, and at 6%, 1,405.68.
	await page.getByRole('dialog').getByText('£35,998.00').first().waitFor();
	await page.getByRole('dialog').getByText('£6,091.28').first().waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await declare(page, '2025-26');
	expect(await received(address, hmrc, 'POST', '/final-declaration')).toHaveLength(1);
	await finishSetUp(ada);
	// The return has no answers of its own: it would owe nothing.
	const figures = ['£35,998.00', '£4,685.60', '£1,405.68', '£6,091.28'];
	await saysWhatHmrcHas(ada, { address, taxYear: '2025-26', figures, ours: /£0\.00|Nothing to pay/i });
	await page.context().close();
});

it('goes from connecting to the final declaration for a landlord', { timeout: 200_000 }, async () => {
	const ada = await arrive(browser, address);
	const { page, hmrc } = ada;
	await page.goto(`${address}/mtd?year=2025-26`);
	await connectInWindow(ada);
	await createBusiness(page, 'uk-property');
	await sendQuarters(page, 'Rent income', 'Repairs and maintenance');
	const updates = await received(address, hmrc, 'PUT', '/cumulative/2025-26');
	expect(updates.map(({ body }) => [body.fromDate, body.toDate])).toEqual(
		['2025-07-05', '2025-10-05', '2026-01-05', '2026-04-05'].map((to) => ['2025-04-06', to]),
	);
	expect(
		updates.map(({ body: { ukProperty } }) => [
			ukProperty.income.periodAmount,
			ukProperty.expenses.repairsAndMaintenance,
		]),
	).toEqual(YEARS_TO_DATE);
	await calculate(page);
	// As for the trader, without National Insurance.
	await page.getByRole('dialog').getByText('£35,998.00').first().waitFor();
	await page.getByRole('dialog').getByText('£4,685.60').first().waitFor();
	await declare(page, '2025-26');
	expect(await received(address, hmrc, 'POST', '/final-declaration')).toHaveLength(1);
	await page.goto(`${address}/mtd?year=2026-27&tab=quarterly`);
	await page.getByLabel('Quarters', { exact: true }).selectOption('calendar');
	await page.getByText('1 April 2026 to 30 June 2026').waitFor();
	await sendQuarter(page, 'Rent income', '900');
	const [next] = await received(address, hmrc, 'PUT', '/cumulative/2026-27');
	expect([next?.body.fromDate, next?.body.toDate]).toEqual(['2026-04-01', '2026-06-30']);
	expect(next?.body.ukProperty.income.periodAmount).toBe(900);
	await page.context().close();
});
