/** Back and forward through the questions: no answer is lost, nothing is added twice, no page shows what was before. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

interface Entry {
	readonly id: string;
	readonly section: string;
	readonly version: number;
	readonly answers: Readonly<Record<string, unknown>>;
}

let product: Pick<Product, 'address'>;
let browser: Browser;
let page: Page;
let person: Person;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	const scope = (await entries()).find(({ section }) => section === 'scope');
	await person.call('PATCH', `/api/entries/${scope?.id}`, {
		...{ version: scope?.version, answers: { bankInterest: true, giftAid: true } },
	});
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(async () => {
	await browser?.close();
});

const entries = async () =>
	(await person.call('GET', `/api/tax-returns/${person.returnId}/entries`)) as unknown as Entry[];
const answersOf = async (name: string) =>
	(await entries()).filter(({ section }) => section === name).map(({ answers }) => answers);
const save = () => page.getByRole('button', { name: 'Save and continue' }).click();
const at = (rest: RegExp) => page.waitForURL((url) => rest.test(url.pathname));

it('goes back to the entry just added, not to adding another', async () => {
	await page.goto(`${product.address}/app/return/${person.returnId}/bankInterest/add`);
	await page.locator('#account').fill('Penny Bank');
	await page.getByRole('radio', { name: 'No', exact: true }).check();
	await page.locator('#amount').fill('120');
	await save();
	await at(/giftAid\/add$/);
	await page.locator('#charity').waitFor();
	await page.goBack();
	await at(/bankInterest\/[0-9a-f-]{36}/);
	await expect.poll(() => page.locator('#amount').inputValue()).toBe('120.00');
	expect(await answersOf('bankInterest')).toHaveLength(1);
});

it('keeps what is half typed on the way back and forward', async () => {
	await page.goForward();
	await at(/giftAid\/add$/);
	await page.locator('#charity').fill('Shelter');
	await page.goBack();
	await page.locator('#account').waitFor();
	await page.goForward();
	await expect.poll(() => page.locator('#charity').inputValue()).toBe('Shelter');
	expect(await answersOf('giftAid')).toEqual([]);
});

it('shows what is saved when it comes back to a changed page, and adds nothing twice', async () => {
	await page.goBack();
	await page.locator('#account').waitFor();
	await page.locator('#amount').fill('130');
	await save();
	await at(/giftAid\/add$/);
	await expect.poll(() => page.locator('#charity').inputValue()).toBe('Shelter');
	await page.locator('#amount').fill('25');
	await save();
	await at(/\/check$/);
	await page.goBack();
	await expect.poll(() => page.locator('#amount').inputValue()).toBe('25.00');
	await page.goBack();
	await expect.poll(() => page.locator('#amount').inputValue()).toBe('130.00');
	await page.goForward();
	await expect.poll(() => page.locator('#amount').inputValue()).toBe('25.00');
	await page.goForward();
	await at(/\/check$/);
	expect(await answersOf('bankInterest')).toMatchObject([{ amount: '130.00' }]);
	expect(await answersOf('giftAid')).toMatchObject([{ charity: 'Shelter', amount: '25.00' }]);
});

it('keeps what was ticked about the year, and saves it only when asked to', async () => {
	const ticked = (name: string) => page.locator(`#${name}`).isChecked();
	const onward = () => page.getByRole('button', { name: /^Save/ }).first().click();
	await page.goto(`${product.address}/app/return/${person.returnId}/about/money`);
	await page.locator('#dividends').check();
	await onward();
	await at(/about\/life$/);
	await page.locator('#childBenefit').check();
	await page.goBack();
	await at(/about\/money$/);
	await expect.poll(() => ticked('dividends')).toBe(true);
	await page.locator('#dividends').uncheck();
	await page.goForward();
	await at(/about\/life$/);
	await expect.poll(() => ticked('childBenefit')).toBe(true);
	expect(await answersOf('scope')).toMatchObject([{ dividends: true, childBenefit: false, giftAid: true }]);
	await page.goBack();
	await at(/about\/money$/);
	await expect.poll(() => ticked('dividends')).toBe(false);
	await onward();
	await at(/about\/life$/);
	await expect.poll(() => ticked('childBenefit')).toBe(true);
	await onward();
	await page.waitForURL((url) => !url.pathname.endsWith('/life'));
	expect(await answersOf('scope')).toMatchObject([
		{ dividends: false, childBenefit: true, giftAid: true, bankInterest: true, employment: true },
	]);
});
