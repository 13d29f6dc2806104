/** Figures typed before their P60 came, and suggestions that another answer contradicts: the page asks, nothing doubles. */
import { pence } from '@halfpenny/facts';
import { makeP60 } from '@halfpenny/testing';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

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
	context = await browser.newContext({ locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(30_000);
});

const open = (path: string) => page.goto(`${product.address}/app/return/${person.returnId}/${path}`);
const entriesOf = async (name: string) => {
	const all = await person.call('GET', `/api/tax-returns/${person.returnId}/entries`);
	return (all as unknown as { section: string; answers: Record<string, unknown> }[]).filter(
		({ section }) => section === name,
	);
};

describe('a P60 approved after its figures were typed', () => {
	const upload = async () => {
		const bytes = await makeP60({
			...{ style: 'official', taxYear: '2025-26', surname: 'Filer', forenames: 'Ada' },
			...{ nationalInsuranceNumber: 'QQ123456C', employerName: 'Example Ltd', payeReference: '123/AB456' },
			...{ payInThisEmployment: pence(4_234_567), taxInThisEmployment: pence(595_560) },
		});
		await open('documents');
		const file = { name: 'p60.pdf', mimeType: 'application/pdf', buffer: Buffer.from(bytes) };
		await page.locator('input[type=file]').setInputFiles(file);
		await page.getByRole('heading', { level: 1, name: 'Check what we found' }).waitFor({ timeout: 120_000 });
	};
	const approve = async () => {
		await page.getByRole('button', { name: 'Add to my return' }).click();
		await page.getByText('Added to your tax return').waitFor();
	};

	it('says what was typed, and replaces it in the same job', async () => {
		await upload();
		await page.getByText('Your return currently says £40,000.00.').waitFor();
		await approve();
		expect(await entriesOf('employment')).toHaveLength(1);
		expect(await person.job()).toMatchObject({ pay: '42345.67', taxDeducted: '5955.60' });
	});

	it('shows both if the figures were still unsaved, and keeps the rest of the paper', async () => {
		await open(`employment/${person.jobId}/job`);
		const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/unsaved-answers'));
		await page.getByLabel('Pay from this job').fill('41000');
		await kept;
		await upload();
		await approve();
		await open(`employment/${person.jobId}/job`);
		await page.getByText('You typed this earlier. It isn’t saved yet.').waitFor();
		expect(await page.getByLabel('Pay from this job').inputValue()).toBe('41000');
		await page.getByRole('button', { name: /^Save/ }).first().click();
		await page.getByText('This was changed somewhere else').first().waitFor();
		const text = await page.locator('main').innerText();
		expect(text).toContain('41,000.00');
		expect(text).toContain('42,345.67');
		expect(await accessibilityProblems(page)).toEqual([]);
		await page.getByRole('button', { name: 'Save what I typed' }).click();
		await expect.poll(person.job).toMatchObject({ pay: '41000.00', taxDeducted: '5955.60' });
		expect(await entriesOf('employment')).toHaveLength(1);
	});
});

describe('a suggestion that an answer contradicts', () => {
	const trade = { name: 'Ash Joinery', description: 'Joinery', turnover: '900', tradingAllowance: false };
	const item = () => page.getByRole('listitem').filter({ hasText: 'trading allowance' });

	it('says which answer it changes before it is claimed', async () => {
		const path = `/api/tax-returns/${person.returnId}/entries`;
		await person.call('POST', path, { section: 'selfEmployment', answers: trade });
		await open('check');
		await item()
			.getByText(/It changes your answer to “.*” from No to Yes\./)
			.waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		await item()
			.getByRole('button', { name: /^Claim this/ })
			.click();
		await expect
			.poll(async () => (await entriesOf('selfEmployment'))[0]?.answers)
			.toMatchObject({ tradingAllowance: true, turnover: '900.00' });
		await item().first().waitFor({ state: 'detached' });
	});

	it('says which no speaks against it, and leads to that question', async () => {
		await open('check');
		const home = page.getByRole('listitem').filter({ hasText: 'Working from home for your employer' });
		await home.getByText(/^You answered no to “/).waitFor();
		await home.getByRole('link', { name: /^Look at the question/ }).click();
		await page.waitForURL(/employment\/[^/]+\/job/);
	});

	it('is not claimed if an answer was changed after it was worked out', async () => {
		const path = `/api/tax-returns/${person.returnId}/entries`;
		await person.call('POST', path, { section: 'selfEmployment', answers: trade });
		await open('check');
		const claim = item().getByRole('button', { name: /^Claim this/ });
		await claim.waitFor();
		let release = () => {};
		const held = new Promise<void>((resolve) => (release = resolve));
		await page.route('**/suggested-deductions', async (route) => {
			await held;
			await route.continue();
		});
		// Another business with costs: both would lose them.
		const costs = { name: 'Birch Turning', turnover: '20000', oneFigure: true, totalExpenses: '5000' };
		const seen = page.waitForResponse((answer) => answer.url().endsWith('/entries') && answer.ok());
		await person.call('POST', path, { section: 'selfEmployment', answers: { ...trade, ...costs } });
		await seen;
		await claim.click();
		await page.getByText('Your answers changed in the meantime, so we haven’t claimed it').first().waitFor();
		release();
		await item().first().waitFor({ state: 'detached' });
		const claims = (await entriesOf('selfEmployment')).map(({ answers }) => answers.tradingAllowance);
		expect(claims).toEqual([false, false]);
	});
});
