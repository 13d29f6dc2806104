/** What is owed: its rows add up on every page, late payments are asked for now, and a refund asks where it goes. */
import { formatPounds, parsePounds, pence } from '@halfpenny/facts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;
let person: Person;
let page: Page;
let late: string;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	late = await overdueReturn(person);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
});

/** A return whose days to pay are all past: other income, a gain, and a student loan beside a job. */
async function overdueReturn({ call }: Person): Promise<string> {
	const { id } = await call('POST', '/api/tax-returns', { taxYear: '2024-25', jurisdiction: 'uk' });
	const add = (section: string, answers: Record<string, string | boolean>) =>
		call('POST', `/api/tax-returns/${id}/entries`, { section, answers });
	await add('employment', { employer: 'Ward', pay: '40000.00', taxDeducted: '5486.00' });
	await add('otherIncome', { description: 'Talks', amount: '15000.00' });
	await add('studentLoans', { plan2: true, deducted: '1100.00' });
	const gain = { kind: 'listedShares', date: '2024-12-01', knowsGain: true, gain: '9000.00' };
	await add('disposal', { description: 'Shares', ...gain });
	return String(id);
}

const figures = () => page.locator('dl').filter({ hasText: 'Tax already paid' }).first();

/** The amounts of the rows after a name, in pence; charges that stand within another are indented and not counted. */
async function rowsFrom(name: string): Promise<number> {
	const rows = await figures().locator(':scope > div:not(.pl-4)').allInnerTexts();
	const counted = rows.slice(rows.findIndex((row) => row.startsWith(name)));
	expect(counted.length).toBeGreaterThan(3);
	return counted.reduce((so, row) => so + penceIn(row), 0);
}

function penceIn(text: string): number {
	const read = parsePounds(
		(/[\u2212]?£[\d,.]+$/.exec(text.trim())?.[0] ?? '').replace('\u2212', '-').replace('£', ''),
		true,
	);
	if (!read.ok) throw new Error(text);
	return read.value;
}

describe('an overdue return', () => {
	it.each([
		['the dashboard', () => '/app?year=2024-25', 'Balance Due'],
		['the check page', () => `/app/return/${late}/check`, 'You owe'],
	])('has rows that add up on %s, and asks for the money now', async (_, path, result) => {
		await page.goto(product.address + path());
		await page.getByText('Capital Gains Tax', { exact: true }).first().waitFor();
		const total = formatPounds(pence(await rowsFrom('Income Tax')));
		await expect
			.poll(() =>
				page.getByText(result, { exact: true }).first().locator('xpath=ancestor::div[1]').innerText(),
			)
			.toContain(total);
		const asked = await page.getByText(/^Pay £.* to HMRC now/).allInnerTexts();
		expect(asked.map((sentence) => /due on \d+ (\w+ \d+)/.exec(sentence)?.[1])).toEqual([
			'January 2026',
			'July 2026',
		]);
		expect(penceIn(asked[0]?.split(' to HMRC')[0] ?? '')).toBeGreaterThan(penceIn(total));
		expect(await accessibilityProblems(page)).toEqual([]);
	});

	it('is shown at today’s date in the pictures', async () => {
		await page.goto(`${product.address}/app/return/${late}/understand`);
		await page.getByText(/^The interest so far is £/).waitFor();
		await expect.poll(() => page.getByText('Today', { exact: true }).count()).toBe(1);
		await expect.poll(() => page.getByText('Nothing has to be paid before these dates').count()).toBe(0);
		expect(Number(await page.getByLabel('Months late').inputValue())).toBeGreaterThan(9);
		expect(await accessibilityProblems(page)).toEqual([]);
	});
});

it('does not say “All settled” for a return that was only started', async () => {
	await person.changeJob({ taxDeducted: '5486.00' });
	await person.call('POST', `/api/tax-returns/${person.returnId}/entries`, {
		section: 'bankInterest',
		answers: { account: 'Penny Bank', taxedAlready: false },
	});
	await page.goto(`${product.address}/app?year=2025-26`);
	await page.getByText('Nothing to Pay', { exact: true }).first().waitFor();
	await page.getByText(/some of it is still missing/).waitFor();
	await expect.poll(() => page.getByText('All settled').count()).toBe(0);
});

it('asks where to send a refund, even after the user said no', async () => {
	await person.changeJob({ taxDeducted: '7000.00' });
	await page.goto(`${product.address}/app?year=2025-26`);
	await page.getByRole('link', { name: 'Tell HMRC where to pay it' }).click();
	await page.waitForURL(/\/repayment/);
});
