/** Two partners in a real browser: one sends the partnership's return, the other takes their share over by a code. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { ownDatabase } from './fresh-database.ts';
import { ledger } from './ledger.ts';
import { type Product, startProduct } from './product.ts';
import { expectedLeaves, UTRS } from './two-partners.ts';

const pictures = join(import.meta.dirname, '../../.cache/partnership');
let product: Product;
let browser: Browser;
let page: Page;
let code = '';
const problems: string[] = [];
const consoleErrors: string[] = [];

beforeAll(async () => {
	mkdirSync(pictures, { recursive: true });
	product = await startProduct(await ownDatabase());
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** A browser of somebody else's. */
async function openPage(): Promise<void> {
	const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
	page.on('pageerror', (error) => consoleErrors.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error' && !/40[13]|422/.test(message.text())) consoleErrors.push(message.text());
	});
}

/** Waits for a page by its heading, takes its picture wide and narrow, and asks axe. */
async function arrived(heading: string | RegExp, name: string): Promise<void> {
	await page.getByRole('heading', { level: 1, name: heading }).waitFor();
	await expect.poll(() => page.locator('.breathe').count(), { timeout: 20_000 }).toBe(0);
	await page.screenshot({ path: join(pictures, `${name}-1440.png`), fullPage: true });
	for (const problem of await accessibilityProblems(page)) problems.push(`${name}: ${problem}`);
	await page.setViewportSize({ width: 360, height: 800 });
	await page.screenshot({ path: join(pictures, `${name}-360.png`), fullPage: true });
	const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
	if (overflow > 0) problems.push(`${name}: ${overflow} pixels too wide at 360`);
	await page.setViewportSize({ width: 1440, height: 900 });
}

const button = (name: string | RegExp) => page.getByRole('button', { name }).click();
const link = (name: string | RegExp) => page.getByRole('link', { name }).first().click();
const fill = (label: string | RegExp, value: string) =>
	page.getByLabel(label, { exact: false }).first().fill(value);
const answer = (question: string | RegExp, value: string) =>
	page.getByRole('group', { name: question }).getByRole('radio', { name: value, exact: true }).check();
const share = (value: string) =>
	page.getByRole('textbox', { name: 'Share of profits and losses' }).fill(value);
/** Answers no to every open yes-or-no question on the page: filing waits for those that decide what else is asked. */
const next = async () => {
	for (const group of await page.locator('main fieldset').all()) {
		const no = group.getByRole('radio', { name: 'No', exact: true });
		const isOpen = (await no.count()) > 0 && (await group.locator(':checked').count()) === 0;
		if (isOpen) await no.check();
	}
	await button('Save and continue');
};
/** Saves the last screen of something and goes to the list of tasks. */
const home = async (save: () => Promise<void>) => {
	const before = page.url();
	await save();
	await page.waitForURL((url) => url.href !== before);
	await page.goto(`${product.address}/app?year=2024-25&type=partnership`);
	await link('Your return');
	await heading('The partnership’s 2024-25 tax return, part by part');
};
const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

async function fillDate(question: string | RegExp, [day, month, year]: readonly [string, string, string]) {
	const group = page.getByRole('group', { name: question });
	await group.getByLabel('Day').fill(day);
	await group.getByLabel('Month').fill(month);
	await group.getByLabel('Year').fill(year);
}

/** Signs up and goes through the wizard without filling in what is not needed here. */
async function signUp(person: { readonly name: string; readonly utr: string }): Promise<void> {
	await openPage();
	await page.goto(`${product.address}/signup`);
	await fill('Username', `${person.name}.partner`);
	await fill('Email address', `${person.name}@example.com`);
	await page.getByLabel('Password', { exact: true }).fill('copper ship on a penny');
	await page.getByLabel('Confirm password').fill('copper ship on a penny');
	await button('Create account');
	await heading('Personal Information');
	await fill('First name', person.name);
	await fill('Last name', 'Partner');
	await fill('Day', '29');
	await fill('Month', 'February');
	await fill('Year', '1980');
	await fill('National Insurance number', 'QQ 12 34 56 C');
	await fill(/Unique Taxpayer Reference/, person.utr);
	await button('Next');
	await heading('Address');
	await fill('Address line 1', '1 Made-up Street');
	await fill('Town or city', 'Leeds');
	await fill('Postcode', 'LS1 4DL');
	await button('Next');
	await heading('Tax Year Setup');
	await page.getByRole('radio', { name: 'England or Northern Ireland' }).check();
	await button('Complete Setup');
	await heading('Connection (Optional)');
	await button('Skip for Now');
	await heading(/tax return/);
}

describe('the partner who files the return', () => {
	it('starts it beside their own', async () => {
		await signUp({ name: 'Ada', utr: UTRS.ada });
		await page.getByLabel('Return', { exact: true }).selectOption({ label: 'Partnership (SA800)' });
		await arrived('The partnership’s 2024-25 tax return', '01-no-return');
		await button('Start the 2024-25 partnership return');
		await arrived('The partnership’s 2024-25 tax return', '02-dashboard-empty');
		await link('Your return');
		await page.getByText('Start here').waitFor();
		await arrived('The partnership’s 2024-25 tax return, part by part', '02-return-empty');
	});

	it('answers what the partnership had', async () => {
		await link('What happened this year?');
		await arrived(/./, '03-about');
		await answer(/trade or practise/, 'Yes');
		await answer(/let property/, 'No');
		await answer(/interest or dividends/, 'Yes');
		await answer(/anything else/, 'No');
		await button('Save and continue');
		await heading(/name and accounts/);
	});

	it('names the partnership', async () => {
		await arrived(/name and accounts/, '04-details');
		await fill('Name of the partnership', 'Moss & Fern');
		await fill(/The partnership’s Unique Taxpayer Reference/, '22345 67890');
		await answer(/follow the tax year/, 'Yes');
		await next();
		await heading('The partnership’s address');
		await answer(/address changed/, 'No');
		await next();
		await heading('Before you sign');
		await answer(/goods to customers abroad/, 'No');
		await answer(/services to customers abroad/, 'No');
		await answer(/agent deal/, 'No');
		await home(next);
	});

	it('names two partners, one of whom joined in the middle of the year', async () => {
		await link(/^Partners$/);
		await link('Add a partner');
		await addPartner({ name: 'Ada Moss', utr: UTRS.ada, nominated: 'Yes' });
		await answer(/join in this tax year/, 'No');
		await next();
		await heading('What the partner gets');
		await answer(/partner’s part of the profit agreed/, 'As a share of profits and losses');
		await share('100');
		await answer(/share change during the year/, 'Yes');
		await fillDate(/Last day of this share/, ['30', '9', '2024']);
		await next();
		await heading('The partner’s address');
		await home(next);
		await link(/^Partners$/);
		await arrived('Partners', '07-partners');
		await link('Add another partner');
		await addPartner({ name: 'Ben Fern', utr: UTRS.ben, nominated: 'No' });
		await answer(/join in this tax year/, 'Yes');
		await fillDate(/Date of joining/, ['1', '10', '2024']);
		await next();
		await heading('What the partner gets');
		await answer(/partner’s part of the profit agreed/, 'As a share of profits and losses');
		await share('40');
		await arrived('What the partner gets', '08-partner-share');
		await next();
		await heading('The partner’s address');
		await home(next);
		await link('Shares that changed');
		await link('Add a later share');
		await answer('Which partner?', 'Ada Moss');
		await fill('The new share', '60');
		await fillDate(/First day of this share/, ['1', '10', '2024']);
		await home(() => button('Save and continue'));
	});

	it('enters the business’s turnover and costs, and the interest', async () => {
		await link('Trade or profession');
		await heading('The business');
		await fill('Name of the business', 'Moss and Fern');
		await fill('What does the business do?', 'Gardening');
		await next();
		await heading('What the business took');
		await fill('Turnover', '£40,000.55');
		await next();
		await heading('What it cost');
		await answer(/all costs as one figure/, 'Yes');
		await fill('All costs that count', '3500');
		await arrived('What it cost', '10-costs');
		await next();
		await heading('Less usual things');
		await home(next);
		await link('Interest and dividends');
		await fill('Interest from UK banks', '365.99');
		await home(() => button('Save and continue'));
		await link('Back to your dashboard');
		await arrived('The partnership’s 2024-25 tax return', '12-dashboard');
	});

	it('sees each partner’s share, and how it was worked out', async () => {
		await link('See what each partner gets');
		await arrived('Partnership statement', '13-statement');
		const words = await page.locator('main').innerText();
		for (const part of ['£36,500.00', '£29,020.00', '£7,480.00', '60% from 1 October 2024'])
			expect(words).toContain(part);
		await page.getByText('How this was worked out').click();
		await page
			.getByRole('cell', { name: 'SA800 3.24', exact: true })
			.or(page.getByText('SA800 3.24'))
			.first()
			.waitFor();
		await link('Back to the return');
	});

	it('checks, declares, and gets HMRC’s receipt', async () => {
		await link('See the form and its XML');
		await arrived('SA800', '13b-form');
		await link('Back to your return');
		await link('Check answers and submit');
		await arrived('Check your answers', '14-check');
		await expect.poll(() => page.getByText('Before you can file').count()).toBe(0);
		await link('Continue to the declaration');
		await arrived('Declaration', '15-declaration');
		await expect.poll(() => page.locator('main').innerText()).toMatch(/Ben Fern: £[\d,]+\.\d\d/);
		await page.getByRole('checkbox', { name: 'I confirm this declaration' }).check();
		await button('Submit my return to HMRC');
		await page
			.getByRole('heading', { level: 1, name: /HMRC has accepted your return/ })
			.waitFor({ timeout: 60_000 });
		await arrived(/HMRC has accepted your return/, '16-receipt');
	});

	it('has filed exactly the expected boxes, leaf by leaf', async () => {
		const entries = await ledger(product.address);
		expect(entries).toHaveLength(1);
		const leaves = (entries[0]?.leaves ?? [])
			.filter(({ path }) => path.includes('/SApartnership[1]/'))
			.map(({ path, value }) => [path.split('/SApartnership[1]/')[1] ?? path, value]);
		expect(leaves).toEqual(expectedLeaves);
	});

	it('makes a code for the other partner', async () => {
		await link('Give partners their figures');
		await arrived('Partners’ own returns', '17-codes');
		await button('Make a code for Ben Fern');
		await page.getByText('This code is shown once').waitFor();
		await arrived('Partners’ own returns', '18-code');
		code = await page.getByTestId('partner-code').innerText();
		expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
	});
});

describe('the other partner', () => {
	it('enters the code on a return of their own', async () => {
		const sender = page;
		await signUp({ name: 'Ben', utr: UTRS.ben });
		await page.getByLabel('Tax year').selectOption('2024-25');
		await button('Start my 2024-25 return');
		await link('Your return');
		await link('What happened this year?');
		await page.getByRole('checkbox', { name: 'A share of a partnership’s profit' }).check();
		await button('Save and continue');
		await heading(/^What did you pay/);
		await page.goto(`${product.address}/app?year=2024-25`);
		await link('Your return');
		await link(/^Partnerships$/);
		await link('Enter the code');
		await arrived('A code from your partnership', '19-enter');
		await fill('Code', 'AAAA-BBBB-CCCC');
		await button('Show my share');
		await page.getByRole('alert').getByText('That code doesn’t work').waitFor();
		await arrived('A code from your partnership', '20-refused');
		await fill('Code', code.toLowerCase());
		await button('Show my share');
		await arrived('Your share of the partnership', '21-handed');
		const words = await page.locator('main').innerText();
		for (const part of ['£7,480.00', '£75.00', '1 October 2024', UTRS.partnership])
			expect(words).toContain(part);
		await sender.reload();
		await sender.getByText(/The code was used on/).waitFor();
	});

	it('approves the share, and sees the figures and the tax on them', async () => {
		await button('Add to my return');
		await page.getByText('Added to your tax return').waitFor();
		await page.waitForURL((url) => !url.pathname.includes('/partnership-code'));
		await arrived(/./, '22-share');
		await expect.poll(() => page.locator('main').innerText()).toContain('£7,480.00');
		await page.goto(`${product.address}/app?year=2024-25`);
		await page.getByRole('button', { name: /Total Income.*£7,555\.00/ }).waitFor();
		await arrived(/tax return/, '23-dashboard');
	});

	it('has no accessibility problem and no console error', () => {
		expect(problems).toEqual([]);
		expect(consoleErrors).toEqual([]);
	});
});

async function addPartner(partner: {
	readonly name: string;
	readonly utr: string;
	readonly nominated: string;
}): Promise<void> {
	await heading('Who the partner is');
	await fill('Partner’s name', partner.name);
	await fill(/Partner’s Unique Taxpayer Reference/, partner.utr);
	await answer(/nominated partner/, partner.nominated);
	await next();
	await heading('Joining and leaving');
	await answer(/leave in this tax year/, 'No');
}
