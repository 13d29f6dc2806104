/** Connecting to HMRC in a real browser, whose page there is at another origin, as HMRC's is. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { agreeAtHmrc, prepareMtdPerson } from './mtd-person.ts';
import { freePort, type Product, startProduct } from './product.ts';

const pictures = join(import.meta.dirname, '../../.cache/connect-to-hmrc');

let product: Product;
let standIn: string;
let address: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Awaited<ReturnType<typeof prepareMtdPerson>>;

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	const port = await freePort();
	standIn = `http://127.0.0.1:${port}/hmrc-local`;
	product = await startProduct({
		HMRC_LOCAL_PORT: String(port),
		HMRC_LOCAL_AUTHORISE_URL: `${standIn}/oauth/authorize`,
	});
	// HMRC sends nobody back to a bare address.
	address = product.address.replace('127.0.0.1', 'localhost');
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	person = await prepareMtdPerson(context, address);
	page = await context.newPage();
	page.setDefaultTimeout(30_000);
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

const look = (name: string) => page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });

/** Opens HMRC's page from the card; gives its window. */
async function goToHmrc(button: 'Connect' | 'Reconnect'): Promise<Page> {
	await page.getByRole('button', { name: button, exact: true }).first().click();
	const opened = context.waitForEvent('page');
	await page.getByRole('button', { name: 'Continue to HMRC' }).click();
	const window = await opened;
	await window.waitForURL(`${standIn}/oauth/authorize?**`);
	return window;
}

describe('HMRC’s authorisation window', () => {
	it('shows HMRC’s page, and our page waits while it is open', async () => {
		await page.goto(`${address}/mtd`);
		await page.getByText('Not Connected').first().waitFor();
		await look('01-not-connected');
		const window = await goToHmrc('Connect');
		await page.getByText('Waiting for authorization...').waitFor();
		// Were the window taken for closed, the page would ask at once and again, and say that it was closed.
		await page.waitForResponse((answer) => answer.url().includes('/api/hmrc/auth-status'));
		await page.waitForResponse((answer) => answer.url().includes('/api/hmrc/auth-status'));
		expect(await page.getByText('Waiting for authorization...').isVisible()).toBe(true);
		expect(window.isClosed()).toBe(false);
		await look('02-waiting');
		const { userId, password } = person.hmrc;
		await window.getByLabel('User ID').fill(userId);
		await window.getByLabel('Password').fill(password);
		await window.getByRole('button', { name: 'Sign in', exact: true }).click();
		await window.getByRole('button', { name: 'Do not give permission' }).click();
		await page.getByText('HMRC says you didn’t agree').first().waitFor();
		expect(await page.getByText('Not Connected').first().isVisible()).toBe(true);
	});

	it('returns to a connected page, without the code in any address', async () => {
		const window = await goToHmrc('Connect');
		const seen: string[] = [];
		window.on('framenavigated', (frame) => seen.push(frame.url()));
		await agreeAtHmrc(window, person.hmrc);
		await page.getByText('Connected', { exact: true }).first().waitFor();
		await page.getByRole('button', { name: 'Reconnect' }).waitFor();
		await look('03-connected');
		expect(seen.filter((url) => url.includes('code='))).toEqual([]);
		expect(await accessibilityProblems(page)).toEqual([]);
		await expect.poll(() => window.isClosed(), { timeout: 20_000 }).toBe(true);
	});

	it('is needed again after the user withdraws access at HMRC, and the page says so', async () => {
		const body = JSON.stringify({ nino: person.hmrc.nationalInsurance });
		const headers = { 'content-type': 'application/json' };
		await fetch(`${standIn}/test/revoke-grants`, { method: 'POST', headers, body });
		await person.call('POST', '/api/hmrc/run-checklist-tests', {}).catch(() => undefined);
		await page.goto(`${address}/mtd`);
		await page.getByText('HMRC ended your last connection.').waitFor();
		await look('04-taken-back');
		const window = await goToHmrc('Connect');
		await agreeAtHmrc(window, person.hmrc);
		await page.getByRole('button', { name: 'Reconnect' }).waitFor();
	});
});
