/** The steps of a year under Making Tax Digital in a browser, and what HMRC's stand-in received of it. */
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { agreeAtHmrc, type HmrcPerson, newMtdPerson } from './mtd-person.ts';
import type { Call } from './prepared-person.ts';

/** The stand-in answers immediately: its rate limit, delays and waits have their own tests. */
export const quick = {
	...{ HMRC_REQUESTS_PER_SECOND: '100', HMRC_LOCAL_REQUESTS_PER_SECOND: '0' },
	...{ HMRC_LOCAL_FULFILMENT_SECONDS: '0', HMRC_LOCAL_CALCULATION_SECONDS: '0' },
};

/** A person on their own page. */
export interface Arrived {
	readonly page: Page;
	readonly hmrc: HmrcPerson;
	readonly call: Call;
}

/** Has an account and a National Insurance number that the stand-in knows; nothing of the year is told us otherwise. */
export async function arrive(browser: Browser, address: string): Promise<Arrived> {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 1600 },
		locale: 'en-GB',
		reducedMotion: 'reduce',
	});
	const { hmrc, call } = await newMtdPerson(context, address);
	const page = await context.newPage();
	page.setDefaultTimeout(60_000);
	return { page, hmrc, call };
}

/** Connects in the window that the button opens. */
export async function connectInWindow({ page, hmrc }: Arrived): Promise<void> {
	await page.getByRole('button', { name: 'Connect', exact: true }).click();
	const opened = page.context().waitForEvent('page');
	await page.getByRole('button', { name: 'Continue to HMRC' }).click();
	await agreeAtHmrc(await opened, hmrc);
	await page.getByRole('button', { name: 'Reconnect' }).waitFor();
}

/** Makes a business up at the stand-in through the page's dialog. */
export async function createBusiness(page: Page, type: string): Promise<void> {
	await page.getByRole('button', { name: 'Create Business' }).click();
	await page.getByLabel('Business Name').fill('Ada Filer');
	await page.getByLabel('Business Type').selectOption(type);
	await page.getByRole('dialog').getByRole('button', { name: 'Create Business' }).click();
	await page.locator('#mtd-business').waitFor();
}

/** What each quarter brings in, as it is typed; it costs 1,000.50 each. Together 40,000.00 and 4,002.00. */
const QUARTERS = [
	['Q1', '10,000'],
	['Q2', '8000'],
	['Q3', '12,000.10'],
	['Q4', '9,999.90'],
] as const;

/** The years to date that HMRC is to hold after each quarter. */
export const YEARS_TO_DATE = [
	[10_000, 1000.5],
	[18_000, 2001],
	[30_000.1, 3001.5],
	[40_000, 4002],
] as const;

/** Types what came in during the chosen quarter, looks at the year to date, and sends it. */
export async function sendQuarter(page: Page, income: string, amount: string): Promise<void> {
	await page.getByLabel(income).fill(amount);
	await page.getByRole('button', { name: 'See the year to date' }).click();
	await page.getByRole('button', { name: 'Submit Quarterly Update' }).click();
	await page.getByText('Quarterly submission completed successfully').first().waitFor();
}

/** Each quarter takes the form on to the next, which is blank; after the fourth it holds what was sent. */
export async function sendQuarters(page: Page, income: string, expense: string): Promise<void> {
	await page.getByRole('tab', { name: 'Submit Quarterly' }).click();
	for (const [quarter, amount] of QUARTERS) {
		await expect.poll(() => page.locator('#quarter').inputValue(), { timeout: 60_000 }).toBe(quarter);
		expect(await page.getByLabel(income).inputValue()).toBe('');
		await page.getByLabel(expense).fill('1000.50');
		await sendQuarter(page, income, amount);
	}
	// What was sent is there to correct: the form is never blank over it.
	await expect.poll(() => page.getByLabel(income).inputValue(), { timeout: 60_000 }).toBe('9999.90');
}

/** Has HMRC calculate, and opens the declaration of it. */
export async function calculate(page: Page): Promise<void> {
	await page.getByRole('tab', { name: 'Calculations' }).click();
	await page.getByRole('button', { name: 'Trigger New Calculation' }).click();
	await page
		.getByRole('button', { name: /^Crystallise/ })
		.first()
		.click();
}

/** Declares the year final, once the words have been read. */
export async function declare(page: Page, taxYear: string): Promise<void> {
	const dialog = page.getByRole('dialog');
	const confirm = dialog.getByRole('button', { name: 'Confirm and Crystallise' });
	expect(await confirm.isDisabled()).toBe(true);
	await dialog.getByLabel('I have read and understood the declaration').check();
	await confirm.click();
	await page.getByText(`HMRC has your final declaration for ${taxYear}`).first().waitFor();
}

/** A request that the stand-in took. */
interface Received {
	readonly method: string;
	readonly path: string;
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: what was sent is what the journeys are about
	readonly body: any;
}

/** What the stand-in took of a person: of one method, with a part of the path, oldest first. */
export async function received(
	address: string,
	{ nationalInsurance }: HmrcPerson,
	method: string,
	part: string,
): Promise<readonly Received[]> {
	const answer = await fetch(
		`${address}/hmrc-local/ledger/mtd?nino=${nationalInsurance.replaceAll(' ', '')}`,
	);
	const all = (await answer.json()) as readonly Received[];
	return all.filter((one) => one.method === method && one.path.includes(part) && one.status < 300);
}

/** Says which part of the return the business is, and waits until that is stored and the figures are read again. */
export async function linkBusiness(page: Page): Promise<void> {
	const choice = page.getByRole('combobox', { name: 'Ada Filer' });
	const stored = page.waitForResponse((answer) => answer.url().endsWith('/link'));
	await choice.selectOption('Ada Filer');
	await stored;
	await expect.poll(() => choice.isDisabled()).toBe(false);
}
