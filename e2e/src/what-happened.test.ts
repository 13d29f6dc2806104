/** What is open about the year stands in the way of filing, says what it is, and leads there and back again. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;
let page: Page;
let person: Person;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-GB' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
	person = await preparePerson(context, product.address);
});
afterAll(async () => {
	await browser?.close();
});

/** Changes what was said about the year. */
async function say(answers: Record<string, string | boolean | null>): Promise<void> {
	const entries = (await person.call(
		'GET',
		`/api/tax-returns/${person.returnId}/entries`,
	)) as unknown as readonly { id: string; section: string; version: number }[];
	const scope = entries.find(({ section }) => section === 'scope');
	await person.call('PATCH', `/api/entries/${scope?.id}`, { version: scope?.version, answers });
}
const go = async (path: string) => {
	await page.goto(`${product.address}${path}`);
	await page.getByRole('heading', { level: 1 }).first().waitFor();
};
const at = (path: string) => `/app/return/${person.returnId}/${path}`;
const box = (name: string) => page.getByRole('checkbox', { name });
const save = () => page.getByRole('button', { name: 'Save and continue' }).click();

it('is the first of the next steps, by name', async () => {
	await say({ dividends: '', disposal: null, employment: null });
	await go('/app');
	await page.getByRole('link', { name: 'Continue: What happened this year?' }).first().waitFor();
	await page.getByRole('button', { name: /Total Income/ }).waitFor();
	await expect.poll(() => page.getByText('Ready to Submit!').count()).toBe(0);
	await go(`/app/return/${person.returnId}`);
	await page.getByText(/^Still open: Dividends, /).waitFor();
});

it('blocks filing by name, and returns to its place once answered', async () => {
	await go(at('check'));
	const wait = page.getByRole('link', { name: /^Did you get dividends/ });
	await wait.waitFor();
	await expect.poll(() => page.getByRole('link', { name: 'Continue to the declaration' }).count()).toBe(0);
	await page.getByText('You are not sure yet').waitFor();
	await wait.click();
	await expect.poll(() => box('I’m not sure about the rest').isChecked()).toBe(true);
	await box('I’m not sure about the rest').uncheck();
	await save();
	await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('scope.dividends');
});

it('does not ask for what is known, and returns to check answers after one change', async () => {
	await go(at('about'));
	await page.getByRole('link', { name: /^Change Did you have a job/ }).click();
	await expect.poll(() => box('A job').isChecked()).toBe(true);
	await page.getByRole('link', { name: 'Back to “What happened this year?”' }).click();
	await page.getByRole('link', { name: /^Change Did you sell or give away/ }).click();
	await expect.poll(() => box('Something sold or given away').isChecked()).toBe(false);
	await save();
	await page.getByRole('heading', { level: 1, name: 'What happened this year?' }).waitFor();
	await go(at('check'));
	await page.getByRole('link', { name: 'Continue to the declaration' }).waitFor();
});

it('says beside the figures what they leave out', async () => {
	await say({ hadElsewhere: true, foreign: true });
	for (const path of ['/app', at('understand')]) {
		await go(path);
		await page.getByText('These figures are incomplete').waitFor();
		await page.getByRole('listitem').filter({ hasText: 'Income or gains from abroad' }).first().waitFor();
	}
});

it('says the same about foreign income beyond the main return, and links to it', async () => {
	await say({ hadElsewhere: false });
	const entry = await person.call('POST', `/api/tax-returns/${person.returnId}/entries`, {
		section: 'otherInvestments',
		answers: { untaxedForeignInterest: '2500.00' },
	});
	for (const path of ['/app', at('understand')]) {
		await go(path);
		await page.getByText('Interest from abroad: for this amount HMRC requires its foreign pages').waitFor();
		await page.getByRole('link', { name: 'Change your answer' }).click();
		await page.waitForURL(new RegExp(String(entry.id)));
	}
});

it('says the same about a partnership’s return', async () => {
	const { id } = await person.call('POST', '/api/tax-returns', {
		taxYear: '2024-25',
		returnType: 'partnership',
	});
	await person.call('POST', `/api/tax-returns/${id}/entries`, {
		section: 'partnershipScope',
		answers: { hadElsewhere: true, charges: true },
	});
	await go('/app?year=2024-25&type=partnership');
	await page.getByText('These figures are incomplete').waitFor();
	await page.getByRole('link', { name: 'Change your answer' }).click();
	await page.waitForURL(/about\/elsewhere/);
});
