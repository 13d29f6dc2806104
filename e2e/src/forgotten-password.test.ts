/** A forgotten password in a real browser: from the sign-in page through the letter to a new one, on a phone and on a wide screen, with axe. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { openPostOffice, type PostOffice } from './post-office.ts';
import { type Product, startProduct } from './product.ts';

const pictures = join(import.meta.dirname, '../../.cache/forgotten-password');
const EMAIL = 'margaret@example.com';
const CHOSEN = 'copper kettle wren';

let office: PostOffice;
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const problems: string[] = [];

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	office = await openPostOffice();
	product = await startProduct({ SMTP_URL: office.url });
	browser = await startBrowser();
	context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
	office?.close();
});

const button = (name: string) => page.getByRole('button', { name, exact: true }).click();
const headed = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

/** Nothing is wider than the narrowest phone, and axe finds nothing at either width. */
async function look(name: string): Promise<void> {
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true });
		const wide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
		if (wide) problems.push(`${name}: wider than ${width}`);
		for (const problem of await accessibilityProblems(page)) problems.push(`${name} ${width}: ${problem}`);
	}
}

async function signUp(): Promise<void> {
	await page.goto(`${product.address}/signup`);
	await page.getByLabel('Username').fill('margaret');
	await page.getByLabel('Email address').fill(EMAIL);
	await page.getByLabel('Password', { exact: true }).fill('a phrase that she forgets');
	await page.getByLabel('Confirm password').fill('a phrase that she forgets');
	await button('Create account');
	await page.waitForURL(/\/app/);
	await context.clearCookies();
}

const linkIn = (letter: string | undefined) =>
	/http:\S+\/auth\/password#[\w-]+/.exec(letter ?? '')?.[0] ?? '';

it('leads from the sign-in page to a new password, through an email', async () => {
	await signUp();
	await page.goto(`${product.address}/auth`);
	await look('log-in');
	await page.getByRole('link', { name: 'Forgotten your password?' }).click();
	await headed('Forgotten your password?');
	await look('ask');
	await button('Send the link');
	await page.getByText('Enter your email address').first().waitFor();
	await page.getByLabel('Email address').fill(EMAIL);
	await button('Send the link');
	await page.getByText('Check your email').waitFor();
	await look('asked');
	await expect.poll(() => office.letters.length).toBe(1);
	const link = linkIn(office.letters[0]);
	expect(link.startsWith(product.address.replace('127.0.0.1', 'localhost'))).toBe(true);
	await page.goto(link.replace('localhost', '127.0.0.1'));
	await headed('Choose a new password');
	await look('choose');
	await page.getByLabel('Password', { exact: true }).fill('Password123');
	await page.getByLabel('Confirm password').fill('Password123');
	await button('Save new password');
	await page.getByRole('alert').first().waitFor();
	await look('too-easy');
	await page.getByLabel('Password', { exact: true }).fill(CHOSEN);
	await page.getByLabel('Confirm password').fill(CHOSEN);
	await button('Save new password');
	await page.getByText('Your password is changed').waitFor();
	await look('chosen');
	await page.getByRole('link', { name: 'Log in' }).last().click();
	await page.getByLabel('Username').fill(EMAIL);
	await page.getByLabel('Password', { exact: true }).fill(CHOSEN);
	await button('Log in');
	await page.waitForURL(/\/app/);
	await expect.poll(() => office.letters.at(-1)).toContain('password for your account');
});

it('says what to do about a used or missing link', async () => {
	await context.clearCookies();
	await page.goto('about:blank');
	await page.goto(linkIn(office.letters[0]).replace('localhost', '127.0.0.1'));
	await page.getByLabel('Password', { exact: true }).fill('yet another phrase');
	await page.getByLabel('Confirm password').fill('yet another phrase');
	await button('Save new password');
	await page.getByText('This link no longer works').first().waitFor();
	await look('used');
	await page.goto('about:blank');
	await page.goto(`${product.address}/auth/password`);
	await page.getByText('Open this page from the link in our email.').waitFor();
	await look('no-link');
});

it('has no accessibility problems, and fits a phone', () => {
	expect(problems).toEqual([]);
});
