/** Leaving in the middle: what was typed is there on another device, says that it is not saved, and goes once it is. */
import { randomInt } from 'node:crypto';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { caller, PASSWORD, type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

const NOT_SAVED = 'You typed this earlier. It isn’t saved yet.';

let product: Pick<Product, 'address'>;
let browser: Browser;
let desk: BrowserContext;
let phone: BrowserContext;
let person: Person;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	desk = await browser.newContext({ locale: 'en-GB' });
	person = await preparePerson(desk, product.address);
	phone = await browser.newContext({ locale: 'en-GB', viewport: { width: 360, height: 740 } });
	const page = await phone.newPage();
	await page.goto(`${product.address}/auth`);
	await page.getByLabel('Username').fill(person.username);
	await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: 'Log in' }).click();
	await page.waitForURL('**/app');
	await page.close();
});
afterAll(async () => {
	await browser?.close();
});

const openOn = async (device: BrowserContext, path: string): Promise<Page> => {
	const page = await device.newPage();
	page.setDefaultTimeout(20_000);
	await page.goto(`${product.address}${path}`);
	return page;
};
const at = (path: string) => `/app/return/${person.returnId}/${path}`;
const job = () => at(`employment/${person.jobId}/job`);
const gifts = async () => {
	const all = await person.call('GET', `/api/tax-returns/${person.returnId}/entries`);
	return (all as unknown as { section: string; answers: Record<string, unknown> }[])
		.filter(({ section }) => section === 'giftAid')
		.map(({ answers }) => answers.amount);
};
const save = (page: Page) => page.getByRole('button', { name: /^Save/ }).first().click();
/** Closes the tab as a person does: the page may ask, and hears that it is closed. */
const leave = (page: Page) => page.close({ runBeforeUnload: true });

describe('a new entry half typed', () => {
	it('stands in its fields on the other device, is saved once, and is gone from there', async () => {
		const first = await openOn(desk, at('giftAid/add'));
		await first.locator('#charity').fill('Shelter');
		await first.locator('#amount').fill('about 12');
		await leave(first);
		const second = await openOn(phone, at('giftAid/add'));
		await second.getByText(NOT_SAVED).waitFor();
		expect(await second.locator('#charity').inputValue()).toBe('Shelter');
		expect(await second.locator('#amount').inputValue()).toBe('about 12');
		expect(await accessibilityProblems(second)).toEqual([]);
		await second.screenshot({ path: '.cache/leaving-phone.png', fullPage: true });
		expect(await gifts()).toEqual([]);
		await second.locator('#amount').fill('12');
		await save(second);
		await expect.poll(gifts).toEqual(['12.00']);
		await second.close();
		const again = await openOn(desk, at('giftAid/add'));
		await again.locator('#charity').waitFor();
		await again.waitForLoadState('networkidle');
		expect(await again.locator('#charity').inputValue()).toBe('');
		await expect.poll(() => again.getByText(NOT_SAVED).count()).toBe(0);
		await again.close();
	});

	it('left open on the first device does not add it twice', async () => {
		const first = await openOn(desk, at('giftAid/add'));
		await first.locator('#charity').fill('Crisis');
		await first.locator('#amount').fill('30');
		await first.waitForResponse((answer) => answer.request().method() === 'PUT');
		const second = await openOn(phone, at('giftAid/add'));
		await second.getByText(NOT_SAVED).waitFor();
		await save(second);
		await expect.poll(gifts).toEqual(['12.00', '30.00']);
		await save(first);
		await first.waitForURL((url) => !url.pathname.endsWith('/add'));
		expect(await gifts()).toEqual(['12.00', '30.00']);
		await Promise.all([first.close(), second.close()]);
	});
});

describe('a change half typed', () => {
	it('comes back over what is saved, and is dropped by Cancel', async () => {
		const first = await openOn(desk, job());
		await first.getByLabel('Pay from this job').fill('41,000.5');
		await leave(first);
		const second = await openOn(phone, job());
		await second.getByText(NOT_SAVED).waitFor();
		expect(await second.getByLabel('Pay from this job').inputValue()).toBe('41,000.5');
		expect((await person.job()).pay).toBe('40000.00');
		await second.goto(product.address + at('check'));
		await second.getByText('You typed something that isn’t saved').waitFor();
		expect(await accessibilityProblems(second)).toEqual([]);
		await second.screenshot({ path: '.cache/leaving-check.png', fullPage: true });
		await second.getByRole('main').getByRole('link', { name: 'Jobs', exact: true }).first().click();
		await second.getByText(NOT_SAVED).waitFor();
		const dropped = second.waitForResponse((answer) => answer.request().method() === 'DELETE');
		await second.getByRole('link', { name: 'Cancel' }).click();
		await dropped;
		await second.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
		await expect.poll(() => second.getByText('You typed something that isn’t saved').count()).toBe(0);
		await second.goto(product.address + job());
		await second.waitForLoadState('networkidle');
		await expect.poll(() => second.getByLabel('Pay from this job').inputValue()).toBe('40,000.00');
		await second.close();
	});

	it('shows both if it was changed meanwhile, and loses neither', async () => {
		const first = await openOn(desk, job());
		await first.getByLabel('Pay from this job').fill('43,000');
		await leave(first);
		await person.changeJob({ pay: '39000.00', taxDeducted: '4800.00' });
		const second = await openOn(phone, job());
		await second.getByText(NOT_SAVED).waitFor();
		await save(second);
		await second.getByText('This was changed somewhere else').first().waitFor();
		const text = await second.locator('main').innerText();
		expect(text).toContain('43,000.00');
		expect(text).toContain('39,000.00');
		await second.getByRole('button', { name: 'Save what I typed' }).click();
		await expect.poll(person.job).toMatchObject({ pay: '43000.00', taxDeducted: '4800.00' });
		await second.close();
	});
});

describe('other pages', () => {
	it('what happened in the year: ticks come back', async () => {
		const first = await openOn(desk, at('about/life'));
		const box = (page: Page) => page.locator('#giftAid');
		await box(first).check();
		await leave(first);
		const second = await openOn(phone, at('about/life'));
		await second.getByText(NOT_SAVED).waitFor();
		await expect.poll(() => box(second).isChecked()).toBe(true);
		await second.close();
	});

	it('the wizard: a name half typed comes back', async () => {
		const device = () => browser.newContext({ locale: 'en-GB' });
		const [here, there] = await Promise.all([device(), device()]);
		const username = `newcomer-${randomInt(1e9)}`;
		const call = caller(here.request, product.address, here);
		await call('POST', '/api/signup', { username, email: `${username}@example.com`, password: PASSWORD });
		const log = caller(there.request, product.address, there);
		await log('POST', '/api/login', { username, password: PASSWORD });
		const first = await openOn(here, '/app');
		await first.getByLabel('First name').fill('Ann');
		await first.getByLabel('Day').fill('2');
		await leave(first);
		const second = await openOn(there, '/app');
		await second.getByText(NOT_SAVED).waitFor();
		expect(await second.getByLabel('First name').inputValue()).toBe('Ann');
		expect(await second.getByLabel('Day').inputValue()).toBe('2');
		expect(await accessibilityProblems(second)).toEqual([]);
		await Promise.all([here.close(), there.close()]);
	});

	it('details: what was typed comes back, and is gone once saved', async () => {
		const first = await openOn(desk, '/account');
		await first.getByLabel('First name').fill('Adelaide');
		await leave(first);
		const second = await openOn(phone, '/account');
		await second.getByText(NOT_SAVED).waitFor();
		expect(await second.getByLabel('First name').inputValue()).toBe('Adelaide');
		await save(second);
		await second.getByText(NOT_SAVED).waitFor({ state: 'detached' });
		await second.reload();
		await second.waitForLoadState('networkidle');
		await expect.poll(() => second.getByText(NOT_SAVED).count()).toBe(0);
		expect(await second.getByLabel('First name').inputValue()).toBe('Adelaide');
		await second.close();
	});
});
