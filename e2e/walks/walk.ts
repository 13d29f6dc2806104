/** Walks from the wizard's first page to HMRC's answer, clicking as a person does, and counts. */
import { randomInt } from 'node:crypto';
import type { Browser, Page } from 'playwright-core';
import { fillPage, heading } from '../people/pages.ts';
import { utrOf } from '../src/prepared-person.ts';
import { type Counted, countOn } from './counter.ts';
import type { Walker } from './walkers.ts';

const PATIENCE = 60_000;

/** Returns the counts and the last page's heading. Throws with the text of the page it got stuck on. */
export async function walk(
	browser: Browser,
	address: string,
	walker: Walker,
): Promise<Counted & { readonly end: string }> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	const page = await context.newPage();
	page.setDefaultTimeout(PATIENCE);
	try {
		await signUp(page, address);
		const counted = await countOn(context, page);
		await page.goto(`${address}/app`);
		await setUp(page);
		await uploadP60(page, walker);
		await sayWhatHappened(page, walker);
		await answerAll(page, walker);
		const end = await send(page);
		return { ...counted(), end };
	} catch (error) {
		const seen = await page.locator('main').innerText().catch(String);
		throw new Error(`On ${page.url()}: ${error}\nThe page said: ${seen.slice(0, 1500)}`, { cause: error });
	} finally {
		await context.close();
	}
}

async function signUp(page: Page, address: string): Promise<void> {
	const username = `walker-${randomInt(1e9)}`;
	await page.goto(`${address}/signup`);
	await page.getByLabel('Username').fill(username);
	await page.getByLabel('Email address').fill(`${username}@example.com`);
	await page.getByLabel('Password', { exact: true }).fill('copper ship on a penny');
	await page.getByLabel('Confirm password').fill('copper ship on a penny');
	await press(page, 'Create account');
}

async function setUp(page: Page): Promise<void> {
	await page.getByLabel('First name').fill('Ada');
	await page.getByLabel('Last name').fill('Filer');
	await page.getByLabel('Day').fill('29');
	await page.getByLabel('Month').fill('February');
	await page.getByLabel('Year').fill('1980');
	await page.getByLabel('National Insurance number').fill('QQ123456C');
	await page.getByLabel(/Unique Taxpayer Reference/).fill(utrOf(randomInt(1e8, 1e9)));
	await press(page, 'Next');
	await page.getByLabel('Address line 1').fill('1 Made-up Street');
	await page.getByLabel('Town or city').fill('Leeds');
	await page.getByLabel('Postcode').fill('LS1 4DL');
	await press(page, 'Next');
	await page.getByRole('radio', { name: 'England or Northern Ireland' }).click();
	await press(page, 'Complete Setup');
	await press(page, 'Skip for Now');
}

async function uploadP60(page: Page, { p60, answers }: Walker): Promise<void> {
	await follow(page, 'Upload a P60');
	const file = { name: 'p60.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await p60()) };
	await page.locator('input[type=file]').first().setInputFiles(file);
	// The page opens by itself once the P60 is read.
	await page.getByLabel('Employer’s name').waitFor();
	await fillPage(page, answers);
	await press(page, 'Add to my return');
}

/** Ticks what they had, page by page. Boxes already ticked need no click. */
async function sayWhatHappened(page: Page, { had }: Walker): Promise<void> {
	while (/\/about\//.test(page.url())) {
		for (const label of had) {
			const box = page.getByRole('checkbox', { name: label, exact: true });
			if ((await box.count()) > 0 && !(await box.isChecked())) await box.click();
		}
		if ((await page.locator('main input:checked').count()) === 0)
			await page.getByRole('checkbox', { name: 'None of these' }).click();
		await press(page, 'Save and continue');
	}
}

/** Answers page after page until "Check your answers". */
async function answerAll(page: Page, { answers }: Walker): Promise<void> {
	const form = page.locator('main form');
	const check = page.getByRole('heading', { level: 1, name: 'Check your answers' });
	for (let pages = 0; ; pages += 1) {
		if (pages > 40) throw new Error('the questions do not end');
		await form.or(check).first().waitFor();
		if (await check.isVisible()) return;
		await fillPage(page, answers);
		await press(page, 'Save and continue');
	}
}

/** Declares, gives consent to the agent, submits and waits. Returns the heading of HMRC's answer. */
async function send(page: Page): Promise<string> {
	await follow(page, 'Continue to the declaration');
	await agree(page);
	await page.getByRole('checkbox', { name: 'I confirm this declaration' }).click();
	await page.getByRole('button', { name: 'Submit my return to HMRC' }).click();
	const end = page.getByRole('heading', {
		level: 1,
		name: /accepted your return|did not accept|was not sent/,
	});
	await end.waitFor();
	return end.innerText();
}

async function agree(page: Page): Promise<void> {
	const authorise = page.getByRole('button', { name: 'Authorise' });
	const [opened] = await Promise.all([page.context().waitForEvent('page'), authorise.click()]);
	await opened.getByRole('button', { name: 'I agree' }).click();
	await authorise.waitFor({ state: 'detached' });
}

async function press(page: Page, button: string | RegExp): Promise<void> {
	const before = await placeOf(page);
	await page.getByRole('button', { name: button }).first().click();
	await arrive(page, before);
}

async function follow(page: Page, link: string | RegExp): Promise<void> {
	const before = await placeOf(page);
	const exact = typeof link === 'string';
	await page.getByRole('main').getByRole('link', { name: link, exact }).first().click();
	await arrive(page, before);
}

/** The address and the heading. A new page changes at least one. */
const placeOf = async (page: Page) => `${page.url()} ${await heading(page).catch(() => '')}`;

/** Waits for another page to load. Throws if this one shows an error. */
async function arrive(page: Page, before: string): Promise<void> {
	const problem = page.getByRole('heading', { name: 'There is a problem' });
	for (let attempt = 0; attempt < 1200; attempt += 1) {
		if (await problem.isVisible()) throw new Error(`${before} complains`);
		if ((await placeOf(page)) !== before) break;
		await page.waitForTimeout(50);
	}
	await page.locator('.breathe').first().waitFor({ state: 'detached' });
}
