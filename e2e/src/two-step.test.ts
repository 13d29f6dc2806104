/** Two-step sign-in in a real browser: set up, sign in by code and by recovery code, turn off; each page with axe. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, devices, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, freshStep } from './app-codes.ts';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const pictures = join(import.meta.dirname, '../../.cache/two-step');
const PASSWORD = 'copper ship on a penny';

let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;
let key = '';
let spare: string[] = [];
const problems: string[] = [];

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await sharedProduct();
	browser = await startBrowser();
	context = await browser.newContext({
		...{ viewport: { width: 1280, height: 900 }, locale: 'en-GB' },
		permissions: ['clipboard-read', 'clipboard-write'],
	});
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
}, 120_000);
afterAll(async () => {
	await browser?.close();
});

async function arrived(heading: string, name: string): Promise<void> {
	await page.getByRole('heading', { level: 1, name: heading }).waitFor();
	await expect.poll(() => page.locator('.breathe').count(), { timeout: 20_000 }).toBe(0);
	await look(name);
}

async function look(name: string): Promise<void> {
	await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
	for (const problem of await accessibilityProblems(page)) problems.push(`${name}: ${problem}`);
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).click();
const heading = () => page.evaluate(() => document.activeElement?.textContent);
const signedOut = async () => (await context.request.get(`${product.address}/api/user`)).status() === 401;

/** Gives name and password; the question for the code is next. */
async function giveThePassword(): Promise<void> {
	await page.getByLabel('Username').fill(person.username);
	await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await button('Log in');
	await page.getByRole('heading', { level: 1, name: 'Enter your code' }).waitFor();
}

const signOut = () => person.call('POST', '/api/logout');

describe('two-step sign-in', () => {
	it('is off at first, and explains itself', async () => {
		await page.goto(`${product.address}/account/security`);
		await arrived('Password and sign-ins', '01-off');
		await page.getByText('It is off.').waitFor();
		await page.getByRole('link', { name: 'Set up two-step sign-in' }).click();
		await arrived('Set up two-step sign-in', '02-password');
	});

	it('is set up by keyboard: password, key, first code', async () => {
		await button('Continue');
		await page.getByRole('alert').getByText('Enter your password').waitFor();
		await page.getByLabel('Your password').fill('wrong');
		await page.keyboard.press('Enter');
		await page.getByRole('alert').getByText('That is not your password').waitFor();
		await page.getByLabel('Your password').fill(PASSWORD);
		await page.keyboard.press('Enter');
		await arrived('Add Halfpenny to your app', '03-key');
		expect(await heading()).toBe('Add Halfpenny to your app');
		await page.getByRole('img', { name: 'QR code of your key' }).waitFor();
		await button('Copy the key');
		const copied = () => page.evaluate(() => navigator.clipboard.readText());
		await expect.poll(copied).toMatch(/^[A-Z2-7]{32}$/);
		key = await copied();
		const field = page.getByLabel('Code that the app shows');
		expect([await field.getAttribute('autocomplete'), await field.getAttribute('inputmode')]).toEqual([
			'one-time-code',
			'numeric',
		]);
		await field.fill('12');
		await button('Turn on');
		await page.getByRole('alert').getByText('That code doesn’t work').waitFor();
		await look('04-key-wrong');
	});

	it('can be opened in an authenticator app on the same phone', async () => {
		const phone = await browser.newContext({
			...devices['Pixel 7'],
			storageState: await context.storageState(),
		});
		const small = await phone.newPage();
		await small.goto(`${product.address}/account/security/two-step`);
		await small.getByLabel('Your password').fill(PASSWORD);
		await small.getByRole('button', { name: 'Continue' }).click();
		const link = small.getByRole('link', { name: 'Open it in your app' });
		await link.waitFor();
		await expect.poll(() => link.getAttribute('href')).toContain(`?secret=${key}&`);
		await phone.close();
		await expect.poll(() => page.getByRole('link', { name: 'Open it in your app' }).count()).toBe(0);
	});

	it('goes back one step and forward again with the same key', async () => {
		await page.goBack();
		await page.getByRole('heading', { level: 1, name: 'Set up two-step sign-in' }).waitFor();
		await page.getByLabel('Your password').fill(PASSWORD);
		await button('Continue');
		await page.getByRole('heading', { level: 1, name: 'Add Halfpenny to your app' }).waitFor();
		await button('Copy the key');
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(key);
	});

	it('shows recovery codes once, to copy, download or print', async () => {
		await freshStep();
		const code = codeOf(key, -1);
		await page.getByLabel('Code that the app shows').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
		await button('Turn on');
		await arrived('Save your recovery codes', '05-codes');
		spare = await page
			.getByRole('list', { name: 'Your recovery codes' })
			.getByRole('listitem')
			.allTextContents();
		expect(new Set(spare).size).toBe(10);
		await button('Copy');
		await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(spare.join('\n'));
		const downloaded = page.waitForEvent('download');
		await button('Download as text');
		const file = await downloaded;
		expect(file.suggestedFilename()).toBe('halfpenny-recovery-codes.txt');
		expect(readFileSync((await file.path()) ?? '', 'utf8')).toContain(spare.join('\n'));
		await page.getByRole('link', { name: 'I have saved them' }).click();
		await arrived('Password and sign-ins', '06-on');
		await page.getByText('You have 10 recovery codes left.').waitFor();
	});

	it('asks for the code after the password, and continues to where the user was going', async () => {
		await signOut();
		await page.goto(`${product.address}/account/filing`);
		await page.waitForURL(/\/auth\?next=/);
		await giveThePassword();
		await arrived('Enter your code', '07-code');
		expect(await signedOut()).toBe(true);
		await button('Log in');
		await page.getByRole('alert').getByText('Enter the code your app shows').waitFor();
		await page.getByLabel('Code from your app').fill('000000');
		await button('Log in');
		await page.getByRole('alert').getByText('That code doesn’t work').waitFor();
		await look('08-code-wrong');
		await page.getByLabel('Code from your app').fill(codeOf(key));
		await page.keyboard.press('Enter');
		await page.getByText('Login successful').waitFor();
		await page.waitForURL(/\/account\/filing$/);
		await page.getByRole('heading', { level: 1, name: 'Filing' }).waitFor();
	});

	it('accepts a recovery code instead, once', async () => {
		await signOut();
		await page.goto(`${product.address}/auth`);
		await giveThePassword();
		await button('Use a recovery code instead');
		await arrived('Enter a recovery code', '09-recovery');
		await page.getByLabel('Recovery code').fill((spare[0] ?? '').toLowerCase());
		await button('Log in');
		await page.getByText('Login successful').waitFor();
		await page.waitForURL(/\/app$/);
		await page.goto(`${product.address}/account/security`);
		await page.getByText('You have 9 recovery codes left.').waitFor();
		await signOut();
		await page.goto(`${product.address}/auth`);
		await giveThePassword();
		await button('Use a recovery code instead');
		await page.getByLabel('Recovery code').fill(spare[0] ?? '');
		await button('Log in');
		await page.getByRole('alert').getByText('That code doesn’t work').waitFor();
	});

	it('says that the step took too long, and leads back to the password', async () => {
		await context.clearCookies({ name: 'half-session' });
		await page.getByLabel('Recovery code').fill(spare[1] ?? '');
		await button('Log in');
		await page.getByRole('alert').getByText('Logging in took too long').waitFor();
		await look('10-over');
		await page.getByRole('link', { name: 'Back to your password' }).click();
		await giveThePassword();
		await button('Use a recovery code instead');
		await page.getByLabel('Recovery code').fill(spare[1] ?? '');
		await button('Log in');
		await page.waitForURL(/\/app$/);
	});

	it('brings a user who was signed out while filling in a form back to it, with what was typed', async () => {
		const form = `/app/return/${person.returnId}/employment/${person.jobId}/job`;
		await page.goto(`${product.address}${form}`);
		const employer = page.getByLabel('Employer', { exact: false }).first();
		await employer.fill('Copper & Sons');
		await signOut();
		await button(/^Save/);
		await page.waitForURL(/\/auth\?next=/);
		await page.getByText('What you typed is still here.', { exact: false }).waitFor();
		await giveThePassword();
		await button('Use a recovery code instead');
		await page.getByLabel('Recovery code').fill(spare[2] ?? '');
		await button('Log in');
		await page.waitForURL(new RegExp(`${person.jobId}`));
		await expect.poll(() => employer.inputValue()).toBe('Copper & Sons');
	});

	it('makes new recovery codes, and the old ones stop working', async () => {
		await page.goto(`${product.address}/account/security`);
		await page.getByRole('link', { name: 'Get new recovery codes' }).click();
		await arrived('Get new recovery codes', '11-renew');
		await page.getByLabel('Your password').fill(PASSWORD);
		await page.getByLabel('Code from your app, or a recovery code').fill(spare[3] ?? '');
		await button('Make new codes');
		await page.getByRole('heading', { level: 1, name: 'Save your recovery codes' }).waitFor();
		const fresh = await page
			.getByRole('list', { name: 'Your recovery codes' })
			.getByRole('listitem')
			.allTextContents();
		expect(fresh.filter((code) => spare.includes(code))).toEqual([]);
		expect(fresh).toHaveLength(10);
		spare = fresh;
	});

	it('is turned off with the password and a code', async () => {
		await page.goto(`${product.address}/account/security`);
		await page.getByRole('link', { name: 'Turn off two-step sign-in' }).click();
		await arrived('Turn off two-step sign-in', '12-turn-off');
		await page.getByLabel('Your password').fill(PASSWORD);
		await page.getByLabel('Code from your app, or a recovery code').fill('000000');
		await button('Turn off');
		await page.getByRole('alert').getByText('That code doesn’t work').waitFor();
		await page.getByLabel('Code from your app, or a recovery code').fill(codeOf(key, 1));
		await button('Turn off');
		await page.getByText('Two-step sign-in is off').waitFor();
		await page.getByText('It is off.').waitFor();
		await signOut();
		await page.goto(`${product.address}/auth`);
		await page.getByLabel('Username').fill(person.username);
		await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
		await button('Log in');
		await page.waitForURL(/\/app$/);
	});

	it('is required to delete the account: the password alone is not enough', async () => {
		// Somebody else: of one person only so many passwords are looked at in a minute.
		const own = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
		const { call } = await preparePerson(own, product.address);
		const begun = await call('POST', '/api/account/two-step/key', { password: PASSWORD });
		const code = codeOf(String(begun.key));
		const { recoveryCodes } = await call('POST', '/api/account/two-step', { code });
		page = await own.newPage();
		page.setDefaultTimeout(20_000);
		await page.goto(`${product.address}/account/data`);
		await button('Delete my account');
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('Your password').fill(PASSWORD);
		await dialog.getByLabel('I understand my account closes now and is erased in 30 days').check();
		await dialog.getByRole('button', { name: 'Delete my account' }).click();
		await dialog.getByText('Enter a code from your app, or a recovery code').waitFor();
		const field = dialog.getByLabel('Code from your app, or a recovery code');
		await field.fill('000000');
		await dialog.getByRole('button', { name: 'Delete my account' }).click();
		await dialog.getByText('That code doesn’t work').waitFor();
		await look('13-delete');
		await page.setViewportSize({ width: 360, height: 740 });
		await look('13-delete-phone');
		expect((await own.request.get(`${product.address}/api/user`)).status()).toBe(200);
		await field.fill((recoveryCodes as string[])[0] ?? '');
		await dialog.getByRole('button', { name: 'Delete my account' }).click();
		await page.getByText('Your account is closed').first().waitFor();
		expect((await own.request.get(`${product.address}/api/user`)).status()).toBe(401);
		await own.close();
	});

	it('has no accessibility problems on any page', () => {
		expect(problems).toEqual([]);
	});
});
