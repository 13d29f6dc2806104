/** A filed return is opened by mistake and given up, corrected and filed as an amendment; also one that only a person saw at HMRC. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { ledger } from './ledger.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

const pictures = join(import.meta.dirname, '../../.cache/amendment');
let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await startProduct();
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

const button = (name: string) => page.getByRole('button', { name, exact: true }).click();
const accepted = () =>
	page.getByRole('heading', { level: 1, name: /HMRC has accepted/ }).waitFor({ timeout: 60_000 });

async function fine(name: string): Promise<void> {
	await page.screenshot({ path: join(pictures, `${name}.png`), fullPage: true });
	expect(await accessibilityProblems(page)).toEqual([]);
	await expect
		.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
		.toBeLessThanOrEqual(0);
}

async function submit(): Promise<void> {
	await page.goto(`${product.address}/app/return/${person.returnId}/declaration`);
	await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
	await page.getByRole('button', { name: /^Submit my/ }).click();
}

async function declare(): Promise<void> {
	await submit();
	await accepted();
}

async function openForChange(): Promise<void> {
	await page.goto(`${product.address}/app`);
	await confirmChange();
}

async function confirmChange(): Promise<void> {
	await button('Change your return');
	await button('Change my return');
	await page.getByText('You can change your return now').first().waitFor();
}

const pay = async () => (await person.job()).pay;

/** What arrived of this person's: the pay, and whether it amends an earlier return. */
async function arrived() {
	const own = (await ledger(product.address)).filter(
		({ uniqueTaxpayerReference }) => uniqueTaxpayerReference === person.utr,
	);
	return own.map(({ leaves, amendment }) => ({
		pay: leaves.find(({ path }) => path.endsWith('PayFromEmployment[1]'))?.value,
		amendment,
	}));
}

const asAmended = [
	{ pay: '40000.00', amendment: false },
	{ pay: '42000.00', amendment: true },
];

describe('a return that HMRC has', () => {
	it('can’t be edited: its pages show the answers, and how to amend them', async () => {
		await declare();
		await page.goto(`${product.address}/app`);
		await page.getByRole('link', { name: 'Your return' }).first().waitFor();
		for (const words of ['Suggested Deductions', 'days left'])
			await expect.poll(() => page.getByText(words).count()).toBe(0);
		await page.getByRole('link', { name: 'Your return' }).first().click();
		await page.getByRole('heading', { name: 'What you’ve told us' }).waitFor();
		await page.getByRole('link', { name: 'What happened this year?' }).waitFor();
		await fine('filed-dashboard');
		for (const words of ['Start here', 'Start with last year', 'Suggested Deductions', 'days left'])
			await expect.poll(() => page.getByText(words).count()).toBe(0);
		await page.getByRole('link', { name: 'What happened this year?' }).click();
		await page.getByText('you can’t change its answers now').waitFor();
		await page.getByRole('button', { name: 'Change your return' }).waitFor();
		await expect.poll(() => page.locator('main dd').filter({ hasText: 'Yes' }).count()).toBe(1);
		await expect.poll(() => page.getByRole('link', { name: /^Change / }).count()).toBe(0);
		await fine('filed-about');
	});

	it('opened by mistake, loses every change with “Keep what HMRC has”', async () => {
		await openForChange();
		await person.changeJob({ pay: '41000.00' });
		await page.goto(`${product.address}/app`);
		await page.getByRole('link', { name: 'Check and send the amendment' }).first().waitFor();
		await expect.poll(() => page.getByText(/days left|Ready to Submit/).count()).toBe(0);
		await fine('changing-dashboard');
		await button('Keep what HMRC has');
		await page.getByRole('dialog', { name: 'Stop changing this return?' }).waitFor();
		await fine('give-up');
		await button('Keep changing it');
		expect(await pay()).toBe('41000.00');
		await button('Keep what HMRC has');
		await button('Undo my changes');
		await page.getByText('Your changes are undone').first().waitFor();
		await page.getByRole('button', { name: 'Change your return' }).waitFor();
		await fine('given-up');
		expect(await pay()).toBe('40000.00');
	});

	it('is corrected and filed as an amendment, keeping what was filed before', async () => {
		await openForChange();
		await person.changeJob({ pay: '42000.00' });
		await declare();
		await fine('amended');
		expect(await arrived()).toEqual(asAmended);
		const text = await page.locator('main').innerText();
		expect(text).toContain('HMRC has accepted your amendment!');
		expect(text).toContain('Amendment 1 of the return');
		await page.getByRole('button', { name: 'Change your return' }).waitFor();
	});

	it('is not sent again unchanged, and shows the effect of a change', async () => {
		await confirmChange();
		for (const where of ['check', 'declaration']) {
			await page.goto(`${product.address}/app/return/${person.returnId}/${where}`);
			await page.getByText('You haven’t changed anything').waitFor();
			await expect
				.poll(() => page.getByRole('link', { name: 'Continue to the declaration' }).count())
				.toBe(0);
			await expect.poll(() => page.getByRole('button', { name: /^Submit my/ }).count()).toBe(0);
			await fine(`unchanged-${where}`);
		}
		await person.changeJob({ pay: '44000.00' });
		await page.goto(`${product.address}/app/return/${person.returnId}/check`);
		await page.getByText('Pay from this job: was £42,000.00, is now £44,000.00').waitFor();
		await fine('changed-check');
		await page.getByRole('link', { name: 'Continue to the declaration' }).click();
		await page.getByRole('button', { name: 'Submit my change to HMRC' }).waitFor();
		await fine('changed-declaration');
		const text = await page.locator('main').innerText();
		expect(text).toMatch(/The return HMRC has\s+£886\.00 to pay/);
		expect(text).toMatch(/With your change\s+£1,286\.00 to pay/);
		expect(text).toMatch(/Difference\s+£400\.00 more to pay/);
		expect(await arrived()).toEqual(asAmended);
	});
});

describe('a return that HMRC has without a receipt here', () => {
	const seenThere = () => page.getByRole('radio', { name: 'The return is there' });

	beforeAll(async () => {
		await page.close();
		const another = await browser.newContext({ viewport: { width: 360, height: 800 }, locale: 'en-GB' });
		person = await preparePerson(another, product.address);
		page = await another.newPage();
		page.setDefaultTimeout(20_000);
		const faults = [
			{ kind: 'status', when: 'after', operations: ['submit'], next: 1 },
			{ kind: 'hidden', operations: ['list'] },
		];
		const body = JSON.stringify({ faults });
		const set = await fetch(`${product.address}/hmrc-local/faults`, { method: 'PUT', body });
		expect(set.ok).toBe(true);
	});

	it('is reported by the user as seen at HMRC', async () => {
		await submit();
		await seenThere().waitFor();
		await page.goto(`${product.address}/hmrc-local/returns?utr=${person.utr}`);
		await page.getByRole('cell', { name: 'SA100' }).waitFor();
		await page.goBack();
		await seenThere().check();
		await page.getByRole('checkbox', { name: 'I have looked at the stand-in’s page' }).check();
		await button('Tell us what you found');
		await page.getByText('You saw this return on the stand-in’s page').waitFor();
		await fine('seen');
	});

	it('is then filed as an amendment, and the return itself is never sent again', async () => {
		await confirmChange();
		await person.changeJob({ pay: '42000.00' });
		await declare();
		await fine('seen-amended');
		expect(await arrived()).toEqual(asAmended);
	});
});
