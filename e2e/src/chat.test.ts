/** A plumber talks to the assistant: two sentences, an approved proposal, the tax that changes with it, and on to check answers. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accessibilityProblems, startBrowser } from './browser.ts';
import { preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

let product: Pick<Product, 'address'>;
let browser: Browser;
let page: Page;
const consoleErrors: string[] = [];

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
	await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
	page.on('pageerror', (error) => consoleErrors.push(error.message));
});
afterAll(async () => {
	await browser?.close();
});

const log = () => page.getByRole('log', { name: 'Conversation with the assistant' });
const field = () => page.getByRole('textbox', { name: 'Your message' });
const focused = () => page.evaluate(() => document.activeElement?.id);
/** Says something by keyboard and waits for its answer. */
const say = async (text: string) => {
	const before = await log().getByText('Answered by').count();
	await field().fill(text);
	await field().press('Enter');
	await expect.poll(() => log().getByText('Answered by').count()).toBe(before + 1);
};

it('greets the user with the next step and a reminder to keep records', async () => {
	await page.goto(`${product.address}/app`);
	await page.getByRole('heading', { name: 'Your AI Tax Assistant' }).waitFor();
	await expect.poll(() => log().innerText()).toMatch(/Your return: Ready to send/);
	await expect.poll(() => log().innerText()).toContain('until 31 January 2032');
	for (const tile of ['Upload P60', 'Calculate Tax', 'Add Expenses', 'Submit Return'])
		await page.getByRole('list', { name: 'Things to do' }).getByText(tile).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
});

it('sends no blank message, accepts new lines, and grows to at most 200 pixels', async () => {
	await field().press('Enter');
	await field().fill('  ');
	await field().press('Enter');
	expect(await log().getByText('You said').count()).toBe(0);
	await field().fill('one');
	for (let line = 0; line < 20; line += 1) await field().press('Shift+Enter');
	expect((await field().boundingBox())?.height).toBeLessThanOrEqual(200);
	await field().fill('x'.repeat(20_001));
	await field().press('Enter');
	await page.getByText('That message is too long').waitFor();
	await expect
		.poll(() =>
			field()
				.inputValue()
				.then(({ length }) => length),
		)
		.toBe(20_001);
	await field().fill('');
});

it('proposes what a plumber says, and updates the tax when they approve it', async () => {
	const summary = () => page.getByRole('complementary').innerText();
	await expect.poll(summary).toContain('£40,000.00');
	await say('I’m a plumber, turned over 38,400, spent 2,150 on tools and 1,900 on the van');
	expect(await focused()).toBe('chat-message');
	const card = page.getByRole('region', { name: 'A change for you to approve' });
	await card.getByText('£38,400.00').waitFor();
	await card.getByText(/With this, you owe £/).waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await card.getByRole('button', { name: 'Approve', exact: true }).click();
	await page.getByText('Approved. It’s on your return.').waitFor();
	const outcome = page.getByRole('region', { name: 'A change for you to approve' });
	await expect.poll(() => outcome.evaluate((one) => one === document.activeElement)).toBe(true);
	// £40,000 of pay and £34,350 of profit.
	await expect.poll(summary).toContain('£74,350.00');
});

it('gives a figure with its working, and tries a what-if without changing anything', async () => {
	await page.getByRole('button', { name: /Calculate Tax/ }).click();
	const figures = log().getByRole('list', { name: 'The figures' });
	await figures.first().waitFor();
	await figures.locator('summary').last().click();
	await figures
		.getByText(/^Source: /)
		.last()
		.waitFor();
	await say('what if I earned 1k more?');
	await log().getByText('Nothing on your return has changed').waitFor();
	await expect.poll(() => page.getByRole('complementary').innerText()).toContain('£74,350.00');
	expect(await accessibilityProblems(page)).toEqual([]);
});

it('opens the document upload, and the last look before sending', async () => {
	await page.getByRole('button', { name: /Add Expenses/ }).click();
	await expect.poll(() => field().inputValue()).toBe('I spent £');
	expect(await focused()).toBe('chat-message');
	await field().fill('');
	await page.getByRole('button', { name: /Upload P60/ }).click();
	await page.getByRole('button', { name: 'Choose a file' }).or(page.locator('#document')).first().waitFor();
	await page.getByRole('link', { name: /Submit Return/ }).click();
	await page.getByRole('heading', { level: 1, name: 'Check your answers' }).waitFor();
});

it('keeps the conversation, and a failed message to resend', async () => {
	await page.goto(`${product.address}/app`);
	await log().getByText('turned over 38,400').first().waitFor();
	await page.route('**/api/chat/stream', (route) => route.abort());
	await field().fill('Are you there?');
	await field().press('Enter');
	await log().getByText('I’m experiencing some technical difficulties. Please try again.').waitFor();
	await log().getByText('Are you there?').waitFor();
	expect(await accessibilityProblems(page)).toEqual([]);
	await page.unroute('**/api/chat/stream');
	await log().getByRole('button', { name: 'Try again' }).click();
	await expect.poll(() => log().getByText('technical difficulties').count()).toBe(0);
	await expect.poll(() => log().getByText('Are you there?').count()).toBe(1);
});

it('shows this tab’s messages in another tab', async () => {
	const other = await page.context().newPage();
	await other.goto(`${product.address}/app`);
	await other.getByRole('log').getByText('turned over 38,400').first().waitFor();
	await say('What is a P60?');
	await other.getByRole('log').getByText('What is a P60?').first().waitFor();
	await other.close();
});

it('fits a phone, and is deleted when asked', async () => {
	await page.setViewportSize({ width: 360, height: 740 });
	const wide = () => page.evaluate(() => document.documentElement.scrollWidth);
	expect(await wide()).toBeLessThanOrEqual(360);
	await page.getByRole('button', { name: 'Delete conversation' }).click();
	await page.getByRole('dialog').getByRole('button', { name: 'Delete conversation' }).click();
	await expect.poll(() => log().innerText()).toContain('Your return');
	await page.reload();
	await expect.poll(() => log().innerText()).toContain('Your return');
});

it('logs no error in the console', () => {
	expect(consoleErrors).toEqual([]);
});
