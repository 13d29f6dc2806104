/**
 * 2026-27 in a browser after it has ended, from connecting to the final declaration: a trader with interest and a landlord
 * with a loss of earlier years, both of which go to HMRC in the year end.
 */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { finishSetUp, saysWhatHmrcHas } from './declared-year.ts';
import {
	type Arrived,
	arrive,
	calculate,
	connectInWindow,
	createBusiness,
	declare,
	linkBusiness,
	quick,
	received,
	sendQuarters,
	YEARS_TO_DATE,
} from './mtd-year.ts';
import { printsPlainly } from './printed.ts';
import { type Product, startProduct } from './product.ts';

const THE_DAY = '2027-04-20';
const taxYear = '2026-27';

let product: Product;
let browser: Browser;
let address: string;

beforeAll(async () => {
	product = await startProduct({ ...quick, THE_DAY });
	address = product.address.replace('127.0.0.1', 'localhost');
	browser = await startBrowser(THE_DAY);
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** Starts the return that supplies the year end's answers: the questions have their own journeys. */
async function answer({ call }: Arrived, entries: Readonly<Record<string, object>>): Promise<void> {
	const { id } = await call('POST', '/api/tax-returns', { taxYear, jurisdiction: 'uk' });
	for (const [section, answers] of Object.entries(entries))
		await call('POST', `/api/tax-returns/${id}/entries`, { section, answers });
}

/** Sends what the answers have, each beside what HMRC holds. */
async function sendYearEnd({ page }: Arrived, title: string): Promise<void> {
	await page.getByRole('tab', { name: 'Calculations' }).click();
	await page.getByText(title).first().waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.getByRole('button', { name: 'Send these to HMRC' }).click();
	await page.getByText('HMRC has everything in your answers.').waitFor();
}

it('goes from connecting to the final declaration for a trader', { timeout: 200_000 }, async () => {
	const ada = await arrive(browser, address);
	const { page, hmrc } = ada;
	await answer(ada, {
		selfEmployment: { name: 'Ada Filer', description: 'Joinery', turnover: '40000' },
		bankInterest: { account: 'Bees', taxedAlready: false, amount: '800.99' },
	});
	await page.goto(`${address}/mtd?year=${taxYear}`);
	await connectInWindow(ada);
	await createBusiness(page, 'self-employment');
	await sendQuarters(page, 'Turnover', 'Cost of goods');
	const updates = await received(address, hmrc, 'PUT', `/cumulative/${taxYear}`);
	expect(updates.map(({ body }) => [body.periodIncome.turnover, body.periodExpenses.costOfGoods])).toEqual(
		YEARS_TO_DATE,
	);
	await page.getByRole('tab', { name: 'Calculations' }).click();
	await linkBusiness(page);
	await sendYearEnd(ada, 'Interest on UK accounts');
	const interest = await received(address, hmrc, 'PUT', 'savings-income/uk-accounts');
	expect(interest.map(({ body }) => body)).toEqual([{ untaxedUkInterest: 800.99, taxedUkInterest: 0 }]);
	await calculate(page);
	// 40,000.00 less 4,002.00 is 35,998; less 12,570 is 23,428 at 20%, 4,685.60, and at 6%, 1,405.68. Interest of 800 is
	// within the savings allowance of 1,000.
	const dialog = page.getByRole('dialog');
	for (const figure of ['£6,091.28', '£35,998.00', '£800.00'])
		await dialog.getByText(figure).first().waitFor();
	await declare(page, taxYear);
	expect(await received(address, hmrc, 'POST', '/final-declaration')).toHaveLength(1);
	await finishSetUp(ada);
	await page.goto(`${address}/app?year=${taxYear}`);
	const card = page.getByRole('main').getByRole('heading', { level: 2 }).first();
	await expect
		.poll(() => card.innerText())
		.toMatch(/^Accepted as a test\. If it were real, you’d pay\s.*by 31 January 2028\.$/s);
	// The summary beside it is of the same declaration: the answers alone would come to £7,131.80.
	await page.getByText('This is HMRC’s own figure').waitFor();
	expect(await page.getByText('£7,131.80').count()).toBe(0);
	await page.getByRole('main').getByRole('link', { name: 'Your receipt' }).first().click();
	await page.getByRole('heading', { level: 1, name: 'TEST: HMRC has your final declaration!' }).waitFor();
	// HMRC's figure, not that of the answers, which know of no costs.
	await page.getByText('£6,091.28').first().waitFor();
	expect(await page.getByText(/IRmark|change the return|Change your return/).count()).toBe(0);
	await page.getByText('may take a few days to show this declaration').waitFor();
	await printsPlainly(page, 1);
	// 35,998 of profit and 800 of interest.
	const figures = ['£36,798.00', '£4,685.60', '£1,405.68', '£6,091.28'];
	await saysWhatHmrcHas(ada, { address, taxYear, figures, ours: /7,131/ });
	await page.context().close();
});

it('goes from connecting to the final declaration for a landlord', { timeout: 200_000 }, async () => {
	const ada = await arrive(browser, address);
	const { page, hmrc } = ada;
	await answer(ada, {
		ukProperty: { lettingKind: 'property', rents: '40000', hadLosses: true, lossBroughtForward: '5998' },
	});
	await page.goto(`${address}/mtd?year=${taxYear}`);
	await connectInWindow(ada);
	await createBusiness(page, 'uk-property');
	await sendQuarters(page, 'Rent income', 'Repairs and maintenance');
	const updates = await received(address, hmrc, 'PUT', `/cumulative/${taxYear}`);
	expect(
		updates.map(({ body: { ukProperty } }) => [
			ukProperty.income.periodAmount,
			ukProperty.expenses.repairsAndMaintenance,
		]),
	).toEqual(YEARS_TO_DATE);
	await sendYearEnd(ada, 'Losses of Ada Filer');
	const losses = await received(address, hmrc, 'PUT', '/loss-claims/');
	expect(losses.map(({ body }) => body)).toEqual([{ losses: { broughtForwardLosses: 5998 } }]);
	await calculate(page);
	// 35,998 less 5,998 is 30,000; less 12,570 is 17,430 at 20%.
	const dialog = page.getByRole('dialog');
	for (const figure of ['£3,486.00', '£30,000.00']) await dialog.getByText(figure).first().waitFor();
	await declare(page, taxYear);
	expect(await received(address, hmrc, 'POST', '/final-declaration')).toHaveLength(1);
	await page.context().close();
});
