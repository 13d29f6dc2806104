/** Every main screen narrow, wide and zoomed in, laid out well and accessible; the whole matrix is `npm run evidence screens`. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';
import { everyScreen, type Seen } from './every-screen.ts';
import { hardLooks, plainLooks } from './looks.ts';
import { surveyScreen } from './survey.ts';

/** The narrow and the wide end, one light and one dark: axe looks at both. And all of it zoomed in. */
const AXE = ['360-light', '1440-dark'];
const looks = [...plainLooks, ...hardLooks].filter(({ name }) => [...AXE, 'zoom-400'].includes(name));

/** One of each kind; the public pages have a test of their own. */
const main = new Set([
	...['log-in-wrong', 'sign-up-wrong', 'not-found-inside', 'wizard-wrong', 'dashboard-empty', 'dashboard'],
	...['dashboard-export', 'dashboard-working', 'about', 'documents', 'review', 'last-year', 'understand'],
	...['check', 'declaration', 'sa100', 'sa100-boxes', 'selfEmployment', 'selfEmployment-add'],
	...['selfEmployment-overview', 'selfEmployment-byKind', 'ukProperty-rent', 'interest-add-wrong', 'remove'],
	...['account-security', 'dashboard-filed', 'receipt', 'partnership-dashboard', 'partnership-statement'],
	'section-partners',
]);

let product: Product;
let browser: Browser;
let screens: readonly Seen[];

beforeAll(async () => {
	product = await startProduct();
	browser = await startBrowser();
	screens = await everyScreen(browser, product.address);
}, 120_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

it('has no screen that is laid out badly or not accessible', async () => {
	const problems: string[] = [];
	const chosen = screens.filter(({ name }) => main.has(name));
	expect(chosen).toHaveLength(main.size);
	for (const { context, ...screen } of chosen) {
		const found = await surveyScreen(context, product.address, screen, {
			looks,
			axe: ({ name }) => AXE.includes(name),
		});
		problems.push(...found.map((problem) => `${screen.name}: ${problem}`));
	}
	expect(problems).toEqual([]);
}, 400_000);
