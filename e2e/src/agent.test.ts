/** Filing through an agent: the person agrees in a separate window, files from the panel, and amends the return later. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { ledger } from './ledger.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { printsPlainly } from './printed.ts';
import { type Product, startProduct } from './product.ts';

const agent = {
	HMRC_SENDER: 'agent',
	HMRC_AGENT_ID: 'A1234567',
	HMRC_AGENT_NAME: 'Ink & Co',
	HMRC_AGENT_ADDRESS: '1 High Street | Leeds',
	HMRC_AGENT_POSTCODE: 'LS1 4DL',
};
const pictures = join(import.meta.dirname, '../../.cache/agent');
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await startProduct(agent);
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

const button = (name: string | RegExp, on: Page = page) => on.getByRole('button', { name }).click();
const link = (name: string | RegExp) => page.getByRole('link', { name }).first().click();
const heading = (name: string | RegExp, on: Page = page) =>
	on.getByRole('heading', { level: 1, name }).waitFor({ timeout: 60_000 });

/** Nothing is wrong with the page, and its picture is kept. */
async function fine(name: string, on: Page = page): Promise<void> {
	await on.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
	expect(await accessibilityProblems(on)).toEqual([]);
}

async function openWindow(): Promise<Page> {
	const [opened] = await Promise.all([context.waitForEvent('page'), button('Authorise')]);
	await heading(/Ink & Co/, opened);
	return opened;
}

describe('agreeing that an agent files', () => {
	it('comes before the details and submission', async () => {
		await page.goto(`${product.address}/app`);
		await page.getByRole('tab', { name: 'I Have an Account' }).waitFor();
		await expect.poll(() => page.getByRole('link', { name: 'Check answers and submit' }).count()).toBe(0);
		await fine('panel-have');
		await page.getByRole('tab', { name: 'Need an Account?' }).click();
		await expect.poll(() => page.locator('#authorisation-panel').innerText()).toContain('5 October 2026');
		await fine('panel-need');
		await page.getByRole('tab', { name: 'I Have an Account' }).click();
	});

	it('can be declined', async () => {
		const opened = await openWindow();
		await fine('consent', opened);
		await button('I do not agree', opened);
		await page.getByText('Authorization Failed').first().waitFor();
		await page.getByText('You didn’t agree, so we can’t send anything for you.').first().waitFor();
		await fine('panel-declined');
	});

	it('is noticed within five seconds', async () => {
		const opened = await openWindow();
		await expect.poll(() => opened.evaluate(() => [innerWidth, innerHeight])).toEqual([600, 700]);
		await button('I agree', opened);
		await page.getByText('Authorization Complete').first().waitFor({ timeout: 10_000 });
		await page.getByRole('link', { name: 'Check answers and submit' }).waitFor();
		await fine('panel-agreed');
	});
});

describe('filing from the panel', () => {
	it('repeats the details and shows the submission’s id', async () => {
		await link('Check answers and submit');
		await heading('Check your answers');
		await link('Continue to the declaration');
		await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
		await button('Submit my return to HMRC');
		await page.getByText('Submission Successful').first().waitFor();
		await heading(/HMRC has accepted your return/);
		await fine('receipt');
	});

	it('prints the receipt on one page, with the taxpayer’s name and without links or buttons', async () => {
		await printsPlainly(page, 1);
		await page.emulateMedia({ media: 'print' });
		await expect.poll(() => page.locator('main').innerText()).toMatch(/Filed for\s+Ada Filer/);
		await expect.poll(() => page.getByText(person.utr, { exact: true }).isVisible()).toBe(true);
		// A tax code collects this bill, so nothing asks for it with a day and a reference.
		expect(await page.getByText(`${person.utr}K`, { exact: true }).count()).toBe(0);
		await page.emulateMedia({ media: null });
	});

	it('downloads the receipt as a PDF', async () => {
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download the receipt (PDF)' }).click(),
		]);
		expect(download.suggestedFilename()).toMatch(/\.pdf$/);
	});

	it('downloads the XML that was sent', async () => {
		const [download] = await Promise.all([
			page.waitForEvent('download'),
			page.getByRole('link', { name: 'Download what we sent (XML)' }).click(),
		]);
		expect(readFileSync(await download.path(), 'utf8')).toContain(person.utr);
	});
});

describe('amending a return HMRC already has', () => {
	it('opens it, keeps its receipt, and files again', async () => {
		await button('Change your return');
		await page.getByRole('dialog').waitFor();
		await fine('amend');
		await button('Change my return');
		await page.getByRole('heading', { name: /^You’re amending what HMRC has\./ }).waitFor();
		await page.getByRole('link', { name: 'Open your receipt' }).waitFor();
		await person.changeJob({ pay: '41000.00' });
		await page.goto(`${product.address}/app/return/${person.returnId}/check?from=form`);
		await link('Continue to the declaration');
		await page.getByText('This amends a return that HMRC already has.').waitFor();
		await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
		await button('Submit my change to HMRC');
		await page.getByText('Submitted to HMRC').first().waitFor();
		await heading(/HMRC has accepted your amendment/);
		expect(await ledger(product.address)).toHaveLength(2);
	});

	it('is in the form’s history', async () => {
		await page.goto(`${product.address}/app/return/${person.returnId}/sa100?tab=submission`);
		await page.getByRole('link', { name: 'Amendment 1, attempt 1' }).waitFor();
		await page.getByRole('button', { name: 'Already Submitted' }).waitFor();
		await fine('history');
	});
});

describe('agreeing on the declaration page', () => {
	it('is asked for there, and the return is sent from the same page', async () => {
		const own = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
		const { returnId } = await preparePerson(own, product.address);
		const declaration = await own.newPage();
		await declaration.goto(`${product.address}/app/return/${returnId}/declaration`);
		await declaration.getByRole('heading', { name: 'Government Gateway authorisation' }).waitFor();
		await fine('declaration-consent', declaration);
		const [opened] = await Promise.all([own.waitForEvent('page'), button('Authorise', declaration)]);
		await button('I agree', opened);
		await declaration.getByText('Authorization Complete').first().waitFor({ timeout: 10_000 });
		await declaration.getByRole('button', { name: 'Authorise' }).waitFor({ state: 'detached' });
		await declaration.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
		await button('Submit my return to HMRC', declaration);
		await heading(/HMRC has accepted your return/, declaration);
		await own.close();
	});
});

describe('the first return for a reference, where HMRC is more than a stand-in', () => {
	it('waits for approval on the declaration page, even with consent; nothing can be sent', async () => {
		const credentials = { HMRC_SENDER_ID: 'made-up', HMRC_PASSWORD: 'made-up' };
		const testing = await startProduct({ ...agent, ...credentials, HMRC_ENV: 'test-in-live' });
		const own = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
		try {
			const { returnId, call } = await preparePerson(own, testing.address);
			const { state } = await call('GET', '/api/hmrc/auth');
			const declaration = await own.newPage();
			await declaration.goto(`${testing.address}/app/return/${returnId}/declaration`);
			const waits = declaration.getByText(/The first return for a Unique Taxpayer Reference needs approval/);
			await waits.waitFor();
			await declaration.getByRole('button', { name: 'Authorise' }).waitFor();
			await fine('declaration-awaits-approval', declaration);
			await call('POST', `/api/hmrc/consent/${state}`, { granted: true });
			await declaration.reload();
			await waits.waitFor();
			await expect.poll(() => declaration.getByRole('button', { name: 'Authorise' }).count()).toBe(0);
			expect(await declaration.getByRole('checkbox').count()).toBe(0);
			await fine('declaration-awaits-approval-agreed', declaration);
		} finally {
			await own.close();
			await testing.stop();
		}
	});
});
