/** Every main screen at three widths and zoomed in, laid out well and accessible; the whole matrix is `npm run evidence screens`. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { type Product, startProduct } from '../src/product.ts';
import { everyScreen, type Seen } from './every-screen.ts';
import { hardLooks, plainLooks } from './looks.ts';
import { surveyScreen } from './survey.ts';

/** Where colours differ axe looks again; where only the width does, once is enough. */
const AXE = ['360-light', '1440-dark'];
const looks = [
	...plainLooks.filter(({ name }) => !['360-dark', '768-dark', '768-light'].includes(name)),
	...hardLooks.filter(({ name }) => name === 'zoom-400'),
];

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

/** The public pages have a test of their own, and most sections look alike: a few stand for them. */
const isMain = ({ name }: Seen) =>
	!/^section-(?!dividends|childBenefit|disposal)/.test(name) &&
	!/^(pricing|contact|faqs|resources|privacy|cookies|terms|measured|guide)$/.test(name) &&
	!/^(selfEmployment|ukProperty)-(pools|allowances|more|losses|lumpSums|disallowable)$/.test(name);

it('has no screen that is laid out badly or not accessible', async () => {
	const problems: string[] = [];
	for (const { context, ...screen } of screens.filter(isMain)) {
		const found = await surveyScreen(context, product.address, screen, {
			looks,
			axe: ({ name }) => AXE.includes(name),
		});
		problems.push(...found.map((problem) => `${screen.name}: ${problem}`));
	}
	expect(problems).toEqual([]);
});
