/** Answers lost between the server and the browser: trying again adds nothing twice, and a claim is whole or not made. */
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBrowser } from './browser.ts';
import { type Person, preparePerson } from './prepared-person.ts';
import type { Product } from './product.ts';
import { sharedProduct } from './shared-product.ts';

interface Entry {
	readonly id: string;
	readonly section: string;
	readonly answers: Readonly<Record<string, unknown>>;
}

let product: Pick<Product, 'address'>;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let person: Person;

beforeAll(async () => {
	product = await sharedProduct();
	browser = await startBrowser();
});
afterAll(async () => {
	await browser?.close();
});
beforeEach(async () => {
	await context?.close();
	context = await browser.newContext({ locale: 'en-GB' });
	person = await preparePerson(context, product.address);
	page = await context.newPage();
	page.setDefaultTimeout(20_000);
});

const open = (path: string) => page.goto(`${product.address}/app/return/${person.returnId}${path}`);
const entriesOf = async (section: string) => {
	const all = (await person.call('GET', `/api/tax-returns/${person.returnId}/entries`)) as unknown as Entry[];
	return all.filter((entry) => entry.section === section);
};
/** Lets the server do what it is asked, and loses its first answer. */
const loseFirst = async (url: string) => {
	let lost = 0;
	await page.route(url, async (route) => {
		if (route.request().method() !== 'POST' || lost > 0) return route.continue();
		lost += 1;
		await route.fetch();
		await route.abort('connectionreset');
	});
};
const save = () => page.getByRole('button', { name: 'Save and continue' }).click();

describe('a new entry whose answer is lost', () => {
	const typeGift = async (amount: string) => {
		await page.locator('#charity').fill('Shelter');
		await page.locator('#amount').fill(amount);
	};

	it('is added once, though the person tries again', async () => {
		await open('/giftAid/add');
		await typeGift('120');
		await loseFirst('**/entries');
		await save();
		await expect.poll(() => entriesOf('giftAid')).toHaveLength(1);
		await page.getByText('You’re offline').first().waitFor();
		await save();
		await page.waitForURL((url) => !url.pathname.endsWith('/add'));
		const gifts = await entriesOf('giftAid');
		expect(gifts.map(({ answers }) => answers.amount)).toEqual(['120.00']);
	});

	it('shows both versions if other figures are tried, and keeps the one chosen in the same entry', async () => {
		await open('/giftAid/add');
		await typeGift('120');
		await loseFirst('**/entries');
		await save();
		await page.getByText('You’re offline').first().waitFor();
		await typeGift('150');
		await save();
		await page.getByText('This was changed somewhere else').first().waitFor();
		await page.getByRole('button', { name: 'Save what I typed' }).click();
		await page.waitForURL((url) => !url.pathname.endsWith('/add'));
		const gifts = await entriesOf('giftAid');
		expect(gifts.map(({ answers }) => answers.amount)).toEqual(['150.00']);
	});
});

describe('a claim over two businesses', () => {
	const trades: { id: string; version: number }[] = [];
	beforeEach(async () => {
		trades.length = 0;
		for (const name of ['Ash Joinery', 'Birch Turning']) {
			const answers = { name, description: 'Joinery', turnover: '900', tradingAllowance: false };
			const path = `/api/tax-returns/${person.returnId}/entries`;
			const trade = await person.call('POST', path, { section: 'selfEmployment', answers });
			trades.push({ id: String(trade.id), version: Number(trade.version) });
		}
		await open('/check');
	});
	const offer = () => page.getByRole('listitem').filter({ hasText: 'trading allowance' });
	const claim = () =>
		offer()
			.getByRole('button', { name: /^Claim this/ })
			.click();
	const claimed = async () =>
		(await entriesOf('selfEmployment')).map(({ answers }) => answers.tradingAllowance);

	it('is made for both at once, after saying which answers it replaces', async () => {
		await page
			.getByText(/from No to Yes/)
			.first()
			.waitFor();
		await claim();
		await expect.poll(claimed).toEqual([true, true]);
	});

	it('is made for neither if one was changed on the way', async () => {
		const [, second] = trades;
		await page.route(
			'**/entries/together',
			async (route) => {
				const answers = { turnover: '901' };
				await person.call('PATCH', `/api/entries/${second?.id}`, { version: second?.version, answers });
				await route.continue();
			},
			{ times: 1 },
		);
		await claim();
		await page.getByText('Your answers changed in the meantime, so we haven’t claimed it').first().waitFor();
		expect(await claimed()).toEqual([false, false]);
		await claim();
		await expect.poll(claimed).toEqual([true, true]);
	});

	it('is made once, though its answer was lost', async () => {
		await page
			.getByRole('button', { name: /^Claim this/ })
			.first()
			.waitFor();
		await loseFirst('**/entries/together');
		await claim();
		await page.getByText('We couldn’t reach the server').first().waitFor();
		await expect.poll(claimed).toEqual([true, true]);
		await offer().first().waitFor({ state: 'detached' });
	});
});
