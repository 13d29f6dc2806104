/** What can go wrong while a form is being filled in, in a real browser: nothing typed is lost. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { type Person, preparePerson } from '../src/prepared-person.ts';
import type { Product } from '../src/product.ts';
import { sharedProduct } from '../src/shared-product.ts';
import { settled } from './survey.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
});
beforeEach(async () => {
	await context?.close();
	context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});

const pay = () => page.getByLabel('Pay from this job');
const jobPath = () => `/app/return/${person.returnId}/employment/${person.jobId}/job`;
const save = () => page.getByRole('button', { name: /^Save(?! and add)/ }).click();
const savedPay = async () => (await person.job()).pay;

async function openJob(): Promise<void> {
	await page.goto(product.address + jobPath());
	await settled(page);
}

describe('going offline while filling in a form', () => {
	it('keeps what was typed in this tab only, and sends it once back online', async () => {
		await openJob();
		await pay().fill('41,234.56');
		await context.setOffline(true);
		await save();
		await page.getByText('You’re offline').waitFor();
		await expect.poll(() => pay().inputValue()).toBe('41,234.56');
		const kept = await page.evaluate(async () => ({
			stores: JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage }),
			databases: (await indexedDB.databases()).length,
			caches: (await caches.keys()).length,
		}));
		expect(kept.stores).not.toMatch(/41,?234/);
		expect([kept.databases, kept.caches]).toEqual([0, 0]);
		await context.setOffline(false);
		await expect.poll(savedPay).toBe('41234.56');
		await page.waitForURL((url) => url.pathname !== jobPath());
	});

	it('keeps it when the user visits another screen and comes back', async () => {
		await openJob();
		await page.getByRole('link', { name: /^Back to/ }).click();
		await settled(page);
		await page.goBack();
		await pay().fill('42000');
		await context.setOffline(true);
		await save();
		await page.getByText('You’re offline').waitFor();
		await page.getByRole('link', { name: /^Back to/ }).click();
		await page.waitForURL((url) => url.pathname !== jobPath());
		await page.goBack();
		await expect.poll(() => pay().inputValue()).toBe('42000');
		await page.getByText('You’re offline').waitFor();
		// The waiting form is sent by itself, even after being left and reopened, and moves on.
		await context.setOffline(false);
		await page.waitForURL((url) => url.pathname !== jobPath());
		await expect.poll(savedPay).toBe('42000.00');
	});
});

describe('going offline while leaving a form', () => {
	it('sends the form later, and stays in the app if the next page isn’t loaded yet', async () => {
		await openJob();
		await pay().fill('42500');
		await context.setOffline(true);
		await save();
		await page.getByText('You’re offline').waitFor();
		await page.getByRole('link', { name: 'My details' }).click();
		await page.getByText('This page will open when you’re back online.').waitFor();
		await context.setOffline(false);
		await page.getByRole('heading', { level: 1, name: 'Your details' }).waitFor();
		await expect.poll(savedPay).toBe('42500.00');
	});
});

describe('a session that ends while filling in a form', () => {
	it('returns to the form after sign-in, with what was typed', async () => {
		await openJob();
		await pay().fill('43,000');
		await context.clearCookies({ name: /session/ });
		await save();
		await page.getByText('What you typed is still here. Log in to pick up where you left off.').waitFor();
		expect(new URL(page.url()).pathname).toBe('/auth');
		await page.getByLabel('Username').fill(person.username);
		await page.getByLabel('Password', { exact: true }).fill('copper ship on a penny');
		await page.getByRole('button', { name: 'Log in' }).click();
		await page.waitForURL((url) => url.pathname === jobPath());
		await expect.poll(() => pay().inputValue()).toBe('43,000');
		await save();
		await expect.poll(savedPay).toBe('43000.00');
	});

	it('returns to sign-in even before the next page is interactive', async () => {
		await openJob();
		await pay().fill('43,000');
		let release: () => void = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		await page.route('**/assets/site-*.js', async (route) => {
			await held;
			await route.continue();
		});
		await page.getByRole('button', { name: /log out/i }).click();
		await page.getByRole('heading', { level: 1, name: 'UK Self-Assessment Made Simple' }).waitFor();
		await page.evaluate(() => history.back());
		await expect.poll(() => new URL(page.url()).pathname).toBe(jobPath());
		release();
		await page.getByLabel('Username').waitFor();
		expect(await page.content()).not.toContain('43,000');
	});

	it('does not show another user what was typed', async () => {
		await openJob();
		await pay().fill('43,000');
		await page.getByRole('button', { name: /log out/i }).click();
		await page.getByRole('heading', { level: 1, name: 'UK Self-Assessment Made Simple' }).waitFor();
		await page.goBack();
		await page.getByLabel('Username').waitFor();
		expect(await page.content()).not.toContain('43,000');
	});
});

describe('back and forward', () => {
	it('keep unsaved text, and so does leaving without saving', async () => {
		await openJob();
		await page.getByRole('link', { name: /^Back to/ }).click();
		await settled(page);
		await page.goBack();
		await pay().fill('44000');
		await page.getByLabel('Employer’s name').fill('Half a Na');
		await page.goForward();
		await page.waitForURL((url) => url.pathname !== jobPath());
		await page.goBack();
		await expect.poll(() => pay().inputValue()).toBe('44000');
		await expect.poll(() => page.getByLabel('Employer’s name').inputValue()).toBe('Half a Na');
		expect(await savedPay()).toBe('40000.00');
	});
});

describe('cancel', () => {
	it('drops what was typed', async () => {
		await openJob();
		await pay().fill('99999');
		await page.getByRole('link', { name: 'Cancel' }).click();
		await page.waitForURL((url) => url.pathname !== jobPath());
		await page.goBack();
		await expect.poll(() => pay().inputValue()).toBe('40,000.00');
	});
});

describe('Back after a first save', () => {
	it('leads to the new entry, not to adding it again', async () => {
		await page.goto(`${product.address}/app/return/${person.returnId}/employment`);
		await page.getByRole('link', { name: /^Add/ }).click();
		await page.getByLabel('Employer’s name').fill('Second Ltd');
		await save();
		await page.waitForURL(/\/check$/);
		await page.goBack();
		await expect.poll(() => page.getByLabel('Employer’s name').inputValue()).toBe('Second Ltd');
		await pay().fill('1');
		await save();
		await page.waitForURL(/\/check$/);
		await page.goto(`${product.address}/app/return/${person.returnId}/employment`);
		await page.getByText('Second Ltd').first().waitFor();
		await expect.poll(() => page.getByRole('link', { name: /^Change / }).count()).toBe(2);
	});
});

describe('what happened this year, in two tabs', () => {
	const about = (of: Page) => of.goto(`${product.address}/app/return/${person.returnId}/about/money`);
	const box = (of: Page, name: string) => of.getByRole('checkbox', { name });
	const saveIn = (of: Page) => of.getByRole('button', { name: /^Save/ }).click();

	it('asks when another tab changed the same page', async () => {
		await about(page);
		await box(page, 'Dividends from shares or funds').check();
		const other = await context.newPage();
		await about(other);
		await box(other, 'Rent from a property').check();
		await saveIn(other);
		await other.waitForURL(/about\/life/);
		await saveIn(page);
		await page.getByRole('heading', { level: 1, name: 'This was changed somewhere else' }).waitFor();
		await page.getByRole('button', { name: 'Save what I typed' }).click();
		await page.waitForURL(/about\/life/);
		await about(page);
		await expect.poll(() => box(page, 'Dividends from shares or funds').isChecked()).toBe(true);
		await expect.poll(() => box(page, 'Rent from a property').isChecked()).toBe(false);
	});
});

describe('a change from check answers', () => {
	it('returns to check answers', async () => {
		await page.goto(`${product.address}/app/return/${person.returnId}/check`);
		const change = async (line: string, what: string) => {
			await page.locator('summary', { hasText: line }).click();
			await page.getByRole('link', { name: `Change ${what}` }).click();
		};
		await change('Example Ltd', 'Pay from this job');
		await pay().fill('40100');
		await save();
		await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
		await change('Ada Filer', 'Where you live');
		await page.getByRole('radio', { name: 'Wales' }).check();
		await save();
		await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
		await page.getByRole('link', { name: 'Change Date of birth' }).click();
		await page.getByLabel('Year').fill('1984');
		await save();
		await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
	});
});

describe('two tabs', () => {
	it('show the second one both versions, and lose nothing', async () => {
		await openJob();
		const other = await context.newPage();
		await other.goto(product.address + jobPath());
		await pay().fill('45000');
		await other.getByLabel('Pay from this job').fill('46000');
		await other.getByRole('button', { name: /^Save/ }).click();
		await expect.poll(savedPay).toBe('46000.00');
		await save();
		await page.getByRole('heading', { level: 1, name: 'This was changed somewhere else' }).waitFor();
		const text = await page.locator('main').innerText();
		expect(text).toContain('£45,000.00');
		expect(text).toContain('£46,000.00');
		expect(await savedPay()).toBe('46000.00');
		await page.getByRole('button', { name: 'Save what I typed' }).click();
		await expect.poll(savedPay).toBe('45000.00');
	});
});
