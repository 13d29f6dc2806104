/**
 * Two of the made-up people prepare their return by conversation alone, approve what the assistant puts before them, and
 * declare it on the usual page: HMRC's stand-in then holds the boxes that were worked by hand for them.
 */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { begin } from '../people/enter.ts';
import { declare, receivedFor } from '../people/file.ts';
import { compare, flatten } from '../people/leaves.ts';
import { employeeWithSavings } from '../people/people/01-employee-with-savings.ts';
import { cleaner } from '../people/people/17-cleaner.ts';
import { startBrowser } from './browser.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

/** What the assistant asks, and what the person says to it. */
type Script = readonly (readonly [asked: RegExp, said: string])[];

const library: Script = [
	[/Your return/, employeeWithSavings.story],
	[/Employer’s name\?/, 'Ashby Town Library'],
	[/Employer PAYE reference\?/, '475/LB2201'],
	[/director of this company\?/, 'no'],
	[/get benefits from this job\?/, 'no'],
	[/pay for things this job needed\?/, 'no'],
	[/tips, off-payroll work/, 'no'],
	[/about the rest of your return\?/, 'yes please'],
	[/Did you work for yourself\?/, 'nothing else'],
	[/get Child Benefit\?/, 'none of these'],
];

const cleaning: Script = [
	[/Your return/, 'Help me do my tax return'],
	[/Did you have a job\?/, 'just self-employment'],
	[/get Child Benefit\?/, 'just Marriage Allowance'],
	[/What does the business do\?/, 'Cleaning'],
	[/Name of the business\?/, 'just my own name'],
	[/start in this tax year\?/, 'no'],
	[/end in this tax year\?/, 'no'],
	[/run from 6 April to 5 April\?/, 'yes'],
	[/What the business took in the year\?/, '£9,400'],
	[/£1,000 trading allowance/, 'yes'],
	[/take tax off what they paid you\?/, 'no'],
	[/make a loss/, 'no'],
	[/exempt from Class 4/, 'no'],
	[/take goods for yourself/, 'no'],
	[/another business\?/, 'no'],
	[/give part of your allowance/, 'I give it to my husband'],
	[/First name of your husband/, 'Joao'],
	[/Last name of your husband/, 'Mendes'],
	[/Their National Insurance number\?/, 'QQ123456B'],
	[/Their date of birth\?/, '3 March 1987'],
	[/When did you marry/, '14 May 2016'],
];

let product: Pick<Product, 'address'>;
let browser: Browser;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
});

it.each([
	{ person: employeeWithSavings, script: library },
	{ person: cleaner, script: cleaning },
])('$person.name tells the assistant, and files the boxes worked by hand', async ({ person, script }) => {
	const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' });
	const page = await context.newPage();
	page.setDefaultTimeout(30_000);
	const utr = await begin(page, product.address, person);
	for (const [asked, said] of script) await reply(page, asked, said);
	await expect.poll(() => lastSaid(page)).toMatch(/That is everything I need to ask/);
	await log(page)
		.getByRole('link', { name: /Submit Return|Check/ })
		.last()
		.click();
	await declare(page);
	const { differences } = compare(flatten(person.expected), await receivedFor(product.address, utr));
	expect(differences).toEqual([]);
	await context.close();
});

const log = (page: Page) => page.getByRole('log', { name: 'Conversation with the assistant' });
/** What came since the person last said something. */
const lastSaid = async (page: Page) => (await log(page).innerText()).split('You said').at(-1) ?? '';

/** Answers what is asked, by keyboard, and approves what the assistant then puts before the person. */
async function reply(page: Page, asked: RegExp, said: string): Promise<void> {
	await expect.poll(() => lastSaid(page)).toMatch(asked);
	const answers = log(page).getByText('Answered by');
	const before = await answers.count();
	await page.getByRole('textbox', { name: 'Your message' }).fill(said);
	await page.keyboard.press('Enter');
	await expect.poll(() => answers.count()).toBe(before + 1);
	const approve = log(page).getByRole('button', { name: 'Approve', exact: true });
	if (/put this together/.test(await lastSaid(page))) await approve.first().waitFor();
	for (let waiting = await approve.count(); waiting > 0; waiting -= 1) {
		await approve.first().click();
		await expect.poll(() => approve.count()).toBe(waiting - 1);
	}
}
