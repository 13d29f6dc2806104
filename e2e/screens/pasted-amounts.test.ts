/** Amounts as people paste them into a form, in a real browser: understood, or shown as they are with what is wrong. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { type Person, preparePerson } from '../src/prepared-person.ts';
import { sharedProduct } from '../src/shared-product.ts';
import { settled } from './survey.ts';

let address: string;
let browser: Browser;
let page: Page;
let person: Person;

beforeAll(async () => {
	({ address } = await sharedProduct());
	browser = await startBrowser();
	const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
	person = await preparePerson(context, address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});
afterAll(() => browser?.close());

const pay = () => page.getByLabel('Pay from this job');
const save = () => page.getByRole('button', { name: /^Save(?! and add)/ }).click();
const savedPay = async () => (await person.job()).pay;

async function openJob(): Promise<void> {
	await page.goto(`${address}/app/return/${person.returnId}/employment/${person.jobId}/job`);
	await settled(page);
}

describe('a pasted amount', () => {
	it.each([
		['£ 41,234.56', '41234.56'],
		['  41 234.5 ', '41234.50'],
		['£41,234', '41234.00'],
		['41,234.56 ', '41234.56'],
	])('of “%s” is saved as %s', async (pasted, kept) => {
		await openJob();
		await pay().fill('');
		await pay().focus();
		await page.keyboard.insertText(pasted);
		await save();
		await expect.poll(savedPay).toBe(kept);
	});

	it.each(['1.234,56', '41,23,4', '12.345', '-5', '1e5'])(
		'of “%s” shows an error and stays as typed',
		async (pasted) => {
			const before = await savedPay();
			await openJob();
			await pay().fill(pasted);
			await save();
			await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
			await expect.poll(() => pay().inputValue()).toBe(pasted);
			expect(await savedPay()).toBe(before);
		},
	);
});
