/** HMRC breaks off at a final declaration: a person looks on HMRC's pages and says so, and the year is declared once. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { connect, newMtdPerson } from './mtd-person.ts';
import { type Product, startProduct } from './product.ts';

const pictures = join(import.meta.dirname, '../../.cache/unknown-declaration');
const taxYear = '2025-26';
let product: Product;
let address: string;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Awaited<ReturnType<typeof newMtdPerson>>;

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await startProduct({ HMRC_RELEASE_WAIT_SECONDS: '0', HMRC_LOCAL_REQUESTS_PER_SECOND: '0' });
	// HMRC sends nobody back to a bare address.
	address = product.address.replace('127.0.0.1', 'localhost');
	browser = await startBrowser();
	context = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'en-GB' });
	person = await newMtdPerson(context, address);
	await connect(context, address, person);
	page = await context.newPage();
	page.setDefaultTimeout(60_000);
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

async function fine(name: string): Promise<void> {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const width of [360, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true });
			await expect
				.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
				.toBeLessThanOrEqual(0);
		}
	}
	expect(await accessibilityProblems(page)).toEqual([]);
}

/** Every final declaration that reached the stand-in, by how it answered. */
async function declared(): Promise<unknown[]> {
	const nino = person.hmrc.nationalInsurance;
	const requests = await (await fetch(`${address}/hmrc-local/ledger/mtd?nino=${nino}`)).json();
	return requests
		.filter(({ path }: { path: string }) => path.endsWith('/final-declaration'))
		.map(({ status }: { status: number }) => status);
}

/** Sends the year's update, and has HMRC's final figure shown. Gives its calculation. */
async function calculated(): Promise<string> {
	const made = await person.call('POST', '/api/mtd/businesses/create', {
		...{ businessName: 'Ada Filer', businessType: 'self-employment' },
	});
	await person.call('POST', '/api/mtd/quarterly', {
		...{ taxYear, quarter: 'Q4', businessId: String(made.businessId), businessType: 'self-employment' },
		...{ income: { turnover: '20000' }, expenses: {} },
	});
	const asked = { taxYear, calculationType: 'intent-to-finalise' };
	const { calculationId } = await person.call('POST', '/api/mtd/calculations/trigger', asked);
	const path = `/api/mtd/calculations/${calculationId}?taxYear=${taxYear}`;
	await expect.poll(async () => (await person.call('GET', path)).state, { timeout: 60_000 }).toBe('ready');
	return String(calculationId);
}

async function setFault(): Promise<void> {
	const faults = [{ kind: 'reset', when: 'before', operations: ['mtd'], next: 1 }];
	const body = JSON.stringify({ faults });
	expect((await fetch(`${address}/hmrc-local/faults`, { method: 'PUT', body })).ok).toBe(true);
}

describe('a final declaration that may or may not have arrived', () => {
	let calculationId: string;
	const declareAgain = () =>
		person.call('POST', '/api/mtd/crystallise', { taxYear, calculationId, declarationAccepted: true });

	it('is looked up, and never sent again automatically', async () => {
		calculationId = await calculated();
		await setFault();
		await declareAgain();
		await page.goto(`${address}/mtd?year=${taxYear}&tab=calculations`);
		await page.getByText('Finding out what HMRC has. Nothing will be sent twice.').waitFor();
		await page.getByText('Your final declaration may or may not have arrived.').waitFor();
		expect(await declared()).toEqual([]);
	});

	it('can be looked up by the user, who must confirm that they looked', async () => {
		await page.getByRole('radio', { name: 'The declaration is not there' }).waitFor({ timeout: 120_000 });
		await fine('asked');
		const opening = context.waitForEvent('page');
		await page.getByRole('link', { name: 'Open the stand-in’s page' }).click();
		const standIn = await opening;
		await standIn.getByLabel('National Insurance number').fill(person.hmrc.nationalInsurance);
		await standIn.getByRole('button', { name: 'Look' }).click();
		await standIn.getByText(`No final declaration is held for ${person.hmrc.nationalInsurance}.`).waitFor();
		await standIn.close();
		await page.getByRole('button', { name: 'Tell us what you found' }).click();
		await page.getByText('Look at the stand-in’s page first, then tick this').first().waitFor();
		await fine('asked-again');
	});

	it('ends once the user says that it is not there', async () => {
		await page.getByRole('radio', { name: 'The declaration is not there' }).check();
		await page.getByRole('checkbox', { name: 'I have looked at the stand-in’s page' }).check();
		await page.getByRole('button', { name: 'Tell us what you found' }).click();
		await page.getByText('You can declare the year again').first().waitFor();
		await page.getByText(`The final declaration for ${taxYear} didn’t reach HMRC`).waitFor();
		await page.getByText('You looked, and told us that HMRC doesn’t have it.').waitFor();
		await fine('released');
	});

	it('is declared again, once', async () => {
		await page.getByRole('button', { name: `Crystallise ${calculationId}` }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByLabel('I have read and understood the declaration').check();
		await dialog.getByRole('button', { name: 'Confirm and Crystallise' }).click();
		await page.getByText(`HMRC has your final declaration for ${taxYear}`).first().waitFor();
		expect(await declared()).toEqual([204]);
		await page.goto(`${address}/hmrc-local/declarations?nino=${person.hmrc.nationalInsurance}`);
		await page.getByRole('cell', { name: calculationId }).waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
	});
});
