/** From sign-up to receipt by keyboard alone: every control can be reached, shows its focus, and traps nobody. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import type { Product } from '../src/product.ts';
import { sharedProduct } from '../src/shared-product.ts';
import { goThrough, tabTo } from './keyboard.ts';
import { settled } from './survey.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;
let page: Page;
let clicks = 0;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
	await page.exposeFunction('countClick', () => {
		clicks += 1;
	});
	await page.addInitScript(() => {
		addEventListener(
			'pointerdown',
			() => (window as unknown as { countClick: () => void }).countClick(),
			true,
		);
	});
});
afterAll(async () => {
	await browser?.close();
});

const heading = async (name: string | RegExp) => {
	await page.getByRole('heading', { level: 1, name }).waitFor();
	await settled(page);
};
const type = async (label: string | RegExp, text: string) => {
	await tabTo(page, page.getByLabel(label, { exact: typeof label === 'string' }).first());
	await page.keyboard.type(text);
};
const press = async (role: 'button' | 'link', name: string | RegExp, key = 'Enter') => {
	await tabTo(page, page.getByRole(role, { name }).first());
	await page.keyboard.press(key);
};
/** A radio group is one Tab stop: arrows move within it, Space selects the first. */
const choose = async (question: string | RegExp, steps: number) => {
	const radios = page.getByRole('group', { name: question }).getByRole('radio');
	await tabTo(page, radios.first());
	await page.keyboard.press('Space');
	for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown');
	await expect.poll(() => radios.nth(steps).isChecked()).toBe(true);
};

const tick = async (name: string) => {
	await tabTo(page, page.getByRole('checkbox', { name }));
	await page.keyboard.press('Space');
};

/** Answers no to every open question on the screen. */
async function noToTheRest(): Promise<void> {
	const open = page.locator('main fieldset:has(input[type=radio]):not(:has(input:checked))');
	while ((await open.count()) > 0) {
		await tabTo(page, open.first().getByRole('radio').first());
		await page.keyboard.press('Space');
		await page.keyboard.press('ArrowDown');
	}
}

it('signs up and sets the account up', async () => {
	await page.goto(`${product.address}/signup`);
	await heading('Create your account');
	expect(await goThrough(page)).toBeGreaterThan(8);
	await type('Username', 'only.keys');
	await type('Email address', 'only.keys@example.com');
	await type('Password', 'copper ship on a penny');
	await type('Confirm password', 'copper ship on a penny');
	await page.keyboard.press('Enter');
	await heading('Personal Information');
	await goThrough(page);
	await type('First name', 'Kay');
	await type('Last name', 'Boards');
	await type('Day', '29');
	await type('Month', 'February');
	await type('Year', '1980');
	await type('National Insurance number', 'QQ 12 34 56 C');
	await type(/Unique Taxpayer Reference/, '2234567890');
	await page.keyboard.press('Enter');
	await heading('Address');
	await type('Address line 1', '1 Made-up Street');
	await type('Town or city', 'Leeds');
	await type('Postcode', 'LS1 4DL');
	await press('button', 'Next', 'Space');
	await heading('Tax Year Setup');
	await tabTo(page, page.getByRole('radio', { name: 'England or Northern Ireland' }));
	await page.keyboard.press('Space');
	await press('button', 'Complete Setup');
	await heading('Connection (Optional)');
	await press('button', 'Skip for Now');
	await heading(/tax return/);
});

it('says what happened this year', async () => {
	await press('link', 'Your return');
	await heading(/part by part/);
	await press('link', /What happened this year/);
	await heading('What did you get this year?');
	await goThrough(page);
	await tick('A job');
	await press('button', 'Save and continue');
	await heading(/^What did you pay/);
	await tick('Something less common');
	await press('button', 'Save and continue');
	await heading('Which less common things did you have?');
	await goThrough(page);
	await tick('None of these');
	await press('button', 'Save and continue');
});

it('goes to the job, adds it, and moves on to check answers', async () => {
	await page.waitForURL(/employment\/add$/);
	await settled(page);
	await type('Employer’s name', 'Example Ltd');
	await type(/PAYE reference/, '123/AB456');
	await type('Pay from this job', '40,000');
	await type(/Tax taken off/, '5,000');
	await choose(/director/, 1);
	await noToTheRest();
	await tick('None of these');
	await press('button', 'Save and continue');
	await heading('Check your answers');
	await press('link', 'Back to your return');
	await heading(/part by part/);
	await press('link', 'Back to your dashboard');
	await heading(/tax return$/);
});

it('opens a figure’s working and closes it with Escape, keeping the focus', async () => {
	const figure = page.getByRole('button', { name: /Total Income/ });
	await tabTo(page, figure);
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('heading', { level: 2 }).waitFor();
	await settled(page);
	// Its last stop, and no further: beyond it the browser's own controls take the focus for a while.
	await tabTo(page, dialog.locator('a, button, summary').last());
	await page.keyboard.press('Escape');
	await expect.poll(() => figure.evaluate((element) => element === document.activeElement)).toBe(true);
});

it('checks, declares and reads the receipt', async () => {
	await press('link', /Check answers and submit/);
	await heading('Check your answers');
	await goThrough(page);
	await press('link', 'Continue to the declaration');
	await heading('Declaration');
	await tabTo(page, page.getByRole('checkbox', { name: 'I confirm this declaration' }));
	await page.keyboard.press('Space');
	await press('button', 'Submit my return to HMRC');
	await page
		.getByRole('heading', { level: 1, name: /HMRC has accepted your return/ })
		.waitFor({ timeout: 60_000 });
	await goThrough(page);
});

it('used no pointer', () => {
	expect(clicks).toBe(0);
});
