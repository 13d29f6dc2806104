/** What goes wrong, tried in a real browser: nothing is lost, nothing is sent twice, each says what to do. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { fileElsewhere } from './filed-elsewhere.ts';
import { ownDatabase } from './fresh-database.ts';
import { ledger } from './ledger.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

beforeAll(async () => {
	product = await startProduct(await ownDatabase());
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});
beforeEach(async () => {
	await context?.close();
	context = await browser.newContext({ locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});

const open = (path: string) => page.goto(`${product.address}${path}`);
const declare = async () => {
	await open(`/app/return/${person.returnId}/declaration`);
	await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
};
const mine = async () =>
	(await ledger(product.address)).filter(({ uniqueTaxpayerReference: utr }) => utr === person.utr);

describe('answers that change after the check', () => {
	it('are not filed: the page says what changed', async () => {
		await declare();
		await person.changeJob({ pay: '41000.00' });
		await page.getByRole('button', { name: 'Submit my return to HMRC' }).click();
		await page.getByText('Your answers changed after you checked them').first().waitFor();
		const text = await page.locator('main').innerText();
		expect(text).toContain('£40,000.00');
		expect(text).toContain('£41,000.00');
		expect(await accessibilityProblems(page)).toEqual([]);
		expect(await mine()).toEqual([]);
	});
});

describe('an impatient click', () => {
	it('files once', async () => {
		await declare();
		await page.getByRole('button', { name: 'Submit my return to HMRC' }).dblclick();
		await page.getByRole('heading', { level: 1, name: /accepted your return/ }).waitFor();
		await open(`/app/return/${person.returnId}/declaration`);
		expect(await mine()).toHaveLength(1);
	});
});

describe('a return HMRC already received from elsewhere', () => {
	it('is rejected in HMRC’s words, with what to do, on the page and in the history', async () => {
		const uniqueTaxReference = await fileElsewhere(browser, product.address);
		const { id } = await person.call('GET', '/api/user');
		await person.call('PATCH', `/api/users/${id}`, { uniqueTaxReference });
		await declare();
		await page.getByRole('button', { name: 'Submit my return to HMRC' }).click();
		await page.getByRole('heading', { level: 1, name: 'HMRC did not accept your return' }).waitFor();
		const reason = /HMRC says: “A return for this reference and year has been received already\./;
		await expect.poll(() => page.locator('main').innerText()).toMatch(reason);
		await page.getByText('Was it filed elsewhere').waitFor();
		expect(await accessibilityProblems(page)).toEqual([]);
		await open(`/app/return/${person.returnId}/sa100?tab=submission`);
		await page.getByText('Was it filed elsewhere').waitFor();
		await expect.poll(() => page.locator('main').innerText()).toMatch(reason);
		await expect.poll(() => page.getByText('/hd:GovTalkMessage').isVisible()).toBe(false);
		expect(await accessibilityProblems(page)).toEqual([]);
	});
});

describe('a test’s receipt', () => {
	it('says that it is a test, even once the service files for real', async () => {
		await declare();
		await page.getByRole('button', { name: 'Submit my return to HMRC' }).click();
		const heading = page.getByRole('heading', { level: 1, name: /^TEST: HMRC has accepted your return/ });
		await heading.waitFor();
		await page.route('**/api/service', async (route) => {
			const answer = await route.fetch();
			await route.fulfill({ json: { ...(await answer.json()), environment: 'live' } });
		});
		await page.reload();
		await heading.waitFor();
		const text = await page.locator('main').innerText();
		expect(text).toContain('This went to a stand-in for HMRC, not to HMRC. Nothing was filed.');
		expect(text).toContain('What would happen next, if this were real');
	});
});

describe('an answer lost on its way to the browser', () => {
	const submitUrl = '**/api/hmrc/submit-sa';
	const send = () => page.getByRole('button', { name: 'Submit my return to HMRC' }).click();

	it('leads to the submission if the return was sent', async () => {
		await declare();
		await page.route(submitUrl, async (route) => {
			await route.fetch();
			await route.abort('connectionreset');
		});
		await send();
		await page.getByRole('heading', { level: 1, name: /accepted your return/ }).waitFor();
		await expect.poll(() => page.getByText('Submission Failed').count()).toBe(0);
		expect(await mine()).toHaveLength(1);
	});

	it('is searched for until the service answers', async () => {
		await declare();
		await page.route(submitUrl, async (route) => {
			await route.fetch();
			await context.setOffline(true);
			await route.abort('internetdisconnected');
		});
		await send();
		await page.getByText('We don’t know yet whether your return was sent').first().waitFor();
		expect(await page.locator('body').innerText()).not.toMatch(/Failed|try again|Nothing was sent/);
		expect(await accessibilityProblems(page)).toEqual([]);
		await context.setOffline(false);
		await page.getByRole('heading', { level: 1, name: /accepted your return/ }).waitFor();
		expect(await mine()).toHaveLength(1);
	});

	it('says so if the log shows nothing was sent, and the return can be sent', async () => {
		await declare();
		await page.route(submitUrl, (route) => route.fulfill({ status: 502, body: '<html>Bad gateway</html>' }));
		await send();
		await page.getByText('We don’t know yet whether your return was sent').first().waitFor();
		await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
		await expect.poll(() => page.locator('main').innerText()).toContain('Nothing was sent');
		expect(await mine()).toEqual([]);
		await page.unroute(submitUrl);
		await send();
		await page.getByRole('heading', { level: 1, name: /accepted your return/ }).waitFor();
		expect(await mine()).toHaveLength(1);
	});
});

describe('an entry changed elsewhere meanwhile', () => {
	it('shows both versions and keeps the one chosen', async () => {
		await open(`/app/return/${person.returnId}/employment/${person.jobId}/job`);
		await page.getByLabel('Pay from this job').fill('43,000.50');
		await person.changeJob({ pay: '39000.00' });
		await page.getByRole('button', { name: 'Save' }).click();
		await page.getByText('This was changed somewhere else').first().waitFor();
		const text = await page.locator('main').innerText();
		expect(text).toContain('43,000.50');
		expect(text).toContain('39,000.00');
		expect(await accessibilityProblems(page)).toEqual([]);
		await page.getByRole('button', { name: 'Save what I typed' }).click();
		await expect.poll(async () => (await person.job()).pay).toBe('43000.50');
	});
});

describe('invalid input', () => {
	it('keeps an amount as typed, and says how to write it', async () => {
		await open(`/app/return/${person.returnId}/employment/${person.jobId}/job`);
		await page.getByLabel('Pay from this job').fill('lots');
		await page.getByRole('button', { name: 'Save' }).click();
		await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
		await expect.poll(() => page.getByLabel('Pay from this job').inputValue()).toBe('lots');
		expect(await accessibilityProblems(page)).toEqual([]);
	});

	it('rejects a file that is not a PDF, and says what to do', async () => {
		await open(`/app/return/${person.returnId}/documents`);
		const file = { name: 'p60.pdf', mimeType: 'application/pdf', buffer: Buffer.from('not a PDF at all') };
		await page.locator('input[type=file]').setInputFiles(file);
		await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
	});

	it('rejects a wrong password without saying whether the username exists', async () => {
		const stranger = await (await browser.newContext()).newPage();
		await stranger.goto(`${product.address}/auth`);
		for (const name of [person.username, 'nobody-of-that-name']) {
			await stranger.getByLabel('Username').fill(name);
			await stranger.getByLabel('Password', { exact: true }).fill('not the password');
			await stranger.getByRole('button', { name: 'Log in' }).click();
			await stranger.getByText('That username and password do not match an account').first().waitFor();
		}
		await stranger.context().close();
	});
});
