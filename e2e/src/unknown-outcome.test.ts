/** HMRC breaks off: nobody knows what it has, a person looks on HMRC's pages and says so, and the return is filed once. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { ledger } from './ledger.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

const pictures = join(import.meta.dirname, '../../.cache/unknown-outcome');
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await startProduct({ HMRC_RELEASE_WAIT_SECONDS: '0' });
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

const button = (name: string) => page.getByRole('button', { name }).click();

async function fine(name: string): Promise<void> {
	await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
	expect(await accessibilityProblems(page)).toEqual([]);
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
		.toBeLessThanOrEqual(0);
}

async function declare(path: string, submit: string): Promise<void> {
	await page.goto(`${product.address}/app/return/${person.returnId}/${path}`);
	await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
	await button(submit);
}

/** What the person does with the link: enter the UTR, and see what is filed under it. */
async function lookAtTheStandIn(): Promise<void> {
	const opening = context.waitForEvent('page');
	await page.getByRole('link', { name: 'Open the stand-in’s page' }).click();
	const opened = await opening;
	await opened.getByLabel('Unique Taxpayer Reference').fill(person.utr);
	await opened.getByRole('button', { name: 'Look' }).click();
	await opened.getByText(`No return is filed under ${person.utr}.`).waitFor();
	await opened.screenshot({ path: join(pictures, 'stand-in.png'), fullPage: true });
	expect(await accessibilityProblems(opened)).toEqual([]);
	await opened.close();
}

describe('an unknown outcome', () => {
	it('is looked up, and never sent again automatically', async () => {
		const faults = [{ kind: 'status', when: 'before', operations: ['submit'], next: 1 }];
		const set = await fetch(`${product.address}/hmrc-local/faults`, {
			method: 'PUT',
			body: JSON.stringify({ faults }),
		});
		expect(set.ok).toBe(true);
		await declare('declaration', 'Submit my return to HMRC');
		await page.getByRole('heading', { level: 1, name: 'Finding out what HMRC has' }).waitFor();
		expect(await ledger(product.address)).toEqual([]);
	});

	it('says what happened, and that we keep asking', async () => {
		const text = await page.locator('main').innerText();
		expect(text).toContain('HMRC’s answer didn’t tell us. Your return may or may not have arrived.');
		expect(text).not.toContain('The connection broke');
		await fine('looking');
	});

	it('asks the user to look at the stand-in’s page, and to confirm that they did', async () => {
		await page.getByRole('radio', { name: 'The return is not there' }).waitFor({ timeout: 60_000 });
		await expect.poll(() => page.locator('main a[href*="gov.uk"]').count()).toBe(0);
		await lookAtTheStandIn();
		await fine('asked');
		await button('Tell us what you found');
		await page.getByText('Look at the stand-in’s page first, then tick this').first().waitFor();
		await fine('asked-again');
		await page.getByRole('radio', { name: 'The return is not there' }).check();
		await page.getByRole('checkbox', { name: 'I have looked at the stand-in’s page' }).check();
		await button('Tell us what you found');
		await page.getByText('You can submit your return again').first().waitFor();
		await page.getByRole('heading', { level: 1, name: 'HMRC didn’t have your return' }).waitFor();
		await fine('released');
	});

	it('lets the return be filed once', async () => {
		await page.goto(`${product.address}/app/return/${person.returnId}/sa100?tab=submission`);
		await page.getByRole('button', { name: 'Retry' }).waitFor();
		await page.getByText('Retries remaining: 3').waitFor();
		await fine('history');
		await declare('declaration?from=form', 'Submit my corrected return to HMRC');
		await page.getByText('Retrying Submission').first().waitFor();
		await page.getByRole('heading', { level: 1, name: /HMRC has accepted/ }).waitFor({ timeout: 60_000 });
		expect(await ledger(product.address)).toHaveLength(1);
	});

	it.each<[string, object, string]>([
		['late-accepted', { status: 'rejected' }, 'HMRC had it after all'],
		['late-both', { status: 'deleted' }, 'HMRC has accepted your return twice'],
	])('tells what HMRC says after it was said to be missing: %s', async (name, other, title) => {
		const late = { releasedAt: '2026-11-20T09:15:00.000Z' };
		await page.route('**/api/sa100/logs/*', async (route) => {
			const response = await route.fetch();
			const { logs, ...all } = await response.json();
			const [latest, before] = logs;
			const changed = [
				{ ...latest, ...late },
				{ ...before, ...other },
			];
			await route.fulfill({ response, json: { ...all, logs: changed } });
		});
		await page.reload();
		await page.getByText(title, { exact: true }).waitFor();
		await fine(name);
		const here = page.url();
		await page.goto(`${product.address}/app/return/${person.returnId}/sa100?tab=submission`);
		await page.getByText(title, { exact: true }).first().waitFor();
		await fine(`${name}-history`);
		await page.goto(here);
		await page.unroute('**/api/sa100/logs/*');
	});
});
