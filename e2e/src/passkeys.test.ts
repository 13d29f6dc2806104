/** Passkeys in a real browser, with its virtual authenticator: added, named, used instead of the password and of the code, removed. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { turnTwoStepOn } from './app-codes.ts';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { PASSWORD, type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const pictures = join(import.meta.dirname, '../../.cache/passkeys');

let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;
let address: string;
const problems: string[] = [];

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await sharedProduct();
	browser = await startBrowser();
	// Passkeys belong to a name: no browser takes a bare address.
	address = product.address.replace('127.0.0.1', 'localhost');
	context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
	person = await preparePerson(context, address);
	page = await context.newPage();
	page.setDefaultTimeout(30_000);
	const devices = await context.newCDPSession(page);
	await devices.send('WebAuthn.enable');
	const options = { protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const;
	const abilities = { hasResidentKey: true, hasUserVerification: true, isUserVerified: true };
	await devices.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...abilities } });
}, 120_000);
afterAll(async () => {
	await browser?.close();
});

const button = (name: string | RegExp) => page.getByRole('button', { name }).click();
const signOut = () => person.call('POST', '/api/logout');
const isIn = async () => (await context.request.get(`${address}/api/user`)).status() === 200;

/** A picture in both widths, and what axe says. */
async function look(name: string): Promise<void> {
	for (const width of [360, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		await page.screenshot({ path: join(pictures, `${name}-${width}.png`), fullPage: true });
		for (const problem of await accessibilityProblems(page)) problems.push(`${name}-${width}: ${problem}`);
	}
}

describe('passkeys', () => {
	it('are added under a name, and renamed', async () => {
		await page.goto(`${address}/account/security`);
		await button('Add a passkey');
		await page.getByText('Enter a name for the passkey').waitFor();
		await page.getByLabel('Name of the new passkey').fill('My phone');
		await button('Add a passkey');
		await page.getByText('Not used yet').waitFor();
		await button('Rename My phone');
		await page.getByLabel('Name', { exact: true }).fill('Old phone');
		await button('Save name');
		await page.getByText('Old phone', { exact: true }).first().waitFor();
		await look('added');
		await page.getByLabel('Name of the new passkey').fill('The same again');
		await button('Add a passkey');
		await page.getByText('This device already has a passkey for your account').waitFor();
	});

	it('replace the password', async () => {
		await signOut();
		await page.goto(`${address}/auth`);
		await look('log-in');
		await button('Use a passkey instead');
		await page.waitForURL(/\/app/);
		expect(await isIn()).toBe(true);
	});

	it('replace the code after the password', async () => {
		await turnTwoStepOn(person.call, PASSWORD);
		await signOut();
		await page.goto(`${address}/auth`);
		await page.getByLabel('Username').fill(person.username);
		await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
		await page.getByRole('button', { name: 'Log in', exact: true }).click();
		await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
		await look('code');
		expect(await isIn()).toBe(false);
		await button('Use a passkey instead');
		await page.waitForURL(/\/app/);
		expect(await isIn()).toBe(true);
	});

	it('no longer work once removed', async () => {
		await page.goto(`${address}/account/security`);
		await page.getByText(/Last used/).waitFor();
		await button('Remove Old phone');
		await page.getByText('Last used').waitFor({ state: 'detached' });
		await signOut();
		await page.goto(`${address}/auth`);
		await button('Use a passkey instead');
		await page.getByText('That passkey doesn’t work').waitFor();
		await look('refused');
		expect(await isIn()).toBe(false);
		expect(problems).toEqual([]);
	});
});
