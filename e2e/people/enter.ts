/** Enters a person through the screens: sign-up, set-up, what happened this year, then each task. */
import { randomInt } from 'node:crypto';
import type { Page } from 'playwright-core';
import { utrOf } from '../src/prepared-person.ts';
import { arrive, fillEntry, fillPage, heading, isForm, settle } from './pages.ts';
import type { Details, Person, Task } from './person.ts';

const password = 'copper ship on a penny';

/** Enters everything about a person, ending on the task list. Returns their UTR, which is made up here. */
export async function enter(page: Page, address: string, person: Person): Promise<string> {
	const utr = await begin(page, address, person);
	await sayWhatHappened(page, person.had);
	for (const task of person.tasks) await doTask(page, task);
	return utr;
}

/** Signs a person up, enters their details and starts their return, ending on the dashboard. Returns their UTR. */
export async function begin(page: Page, address: string, person: Person): Promise<string> {
	const utr = utrOf(randomInt(1e8, 1e9));
	await signUp(page, address);
	await setUp(page, person.details, utr);
	await openYear(page, person.taxYear);
	return utr;
}

async function signUp(page: Page, address: string): Promise<void> {
	const username = `person-${randomInt(1e9)}`;
	await page.goto(`${address}/signup`);
	await page.getByLabel('Username').fill(username);
	await page.getByLabel('Email address').fill(`${username}@example.com`);
	await page.getByLabel('Password', { exact: true }).fill(password);
	await page.getByLabel('Confirm password').fill(password);
	await go(page, 'Create account');
}

async function setUp(page: Page, { born, ...details }: Details, utr: string): Promise<void> {
	await page.getByLabel('First name').fill(details.firstName);
	await page.getByLabel('Last name').fill(details.lastName);
	await page.getByLabel('Day').fill(born[0]);
	await page.getByLabel('Month').fill(born[1]);
	await page.getByLabel('Year').fill(born[2]);
	await page.getByLabel('National Insurance number').fill(details.nationalInsurance);
	await page.getByLabel(/Unique Taxpayer Reference/).fill(utr);
	await go(page, 'Next');
	await page.getByLabel('Address line 1').fill('1 Made-up Street');
	await page.getByLabel('Town or city').fill('Leeds');
	await page.getByLabel('Postcode').fill('LS1 4DL');
	await go(page, 'Next');
	await page.getByRole('radio', { name: details.lives }).check();
	await go(page, 'Complete Setup');
	await go(page, 'Skip for Now');
}

async function openYear(page: Page, taxYear: string): Promise<void> {
	const before = await heading(page);
	if (before.includes(taxYear)) return;
	await page.getByRole('combobox', { name: 'Tax year' }).selectOption(taxYear);
	await arrive(page, before);
	await page.getByRole('button', { name: `Start my ${taxYear} return` }).click();
}

/** Says yes to what they had and no to the rest, page by page. */
async function sayWhatHappened(page: Page, had: readonly string[]): Promise<void> {
	await follow(page, 'Your return');
	await follow(page, 'What happened this year?');
	const answers = Object.fromEntries(had.map((label) => [label, true]));
	const asked = new Set<string>();
	while (/\/about\//.test(page.url())) {
		for (const label of await fillPage(page, answers)) asked.add(label);
		await noneOfThese(page);
		const before = page.url();
		await page.getByRole('button', { name: 'Save and continue' }).click();
		await page.waitForURL((url) => url.href !== before);
		await settle(page);
	}
	const never = had.filter((label) => !asked.has(label));
	if (never.length > 0) throw new Error(`What happened this year never asked: ${never.join('; ')}`);
	await backTo(page, 'Check answers and submit');
}

/** Ticks "None of these" if nothing else is ticked. */
async function noneOfThese(page: Page): Promise<void> {
	if ((await page.locator('main input[type=checkbox]:checked').count()) > 0) return;
	const none = page.getByRole('checkbox', { name: 'None of these' });
	if (await none.isVisible()) await none.check();
}

/** Adds each entry of a task, returning to the task list after each. */
async function doTask(page: Page, { title, entries }: Task): Promise<void> {
	for (const answers of entries) {
		await follow(page, title);
		await page
			.locator('main form')
			.or(page.getByRole('main').getByRole('link', { name: addsEntry }))
			.first()
			.waitFor();
		if (!(await isForm(page))) {
			await page.getByRole('main').getByRole('link', { name: addsEntry }).first().click();
			await page.locator('main form').waitFor();
		}
		await fillEntry(page, answers);
		await backTo(page, 'Check answers and submit');
	}
}

const addsEntry = /^(Add an? |Add another |Answer these questions)/;

/** Goes back, page by page, until the page has this link. */
async function backTo(page: Page, name: string | RegExp): Promise<void> {
	const wanted = page.getByRole('main').getByRole('link', { name }).first();
	const back = page
		.getByRole('main')
		.getByRole('link', { name: /^(Back to |Done$)/ })
		.first();
	await wanted.or(back).first().waitFor();
	while (!(await wanted.isVisible())) {
		const before = await heading(page);
		await back.click();
		await arrive(page, before);
		await wanted.or(back).first().waitFor();
	}
}

async function go(page: Page, button: string): Promise<void> {
	const before = await heading(page);
	await page.getByRole('button', { name: button }).click();
	await arrive(page, before);
}

async function follow(page: Page, link: string | RegExp): Promise<void> {
	const before = await heading(page);
	const exact = typeof link === 'string';
	await page.getByRole('main').getByRole('link', { name: link, exact }).first().click();
	await arrive(page, before);
}
