/** With brackets around every sentence in the catalogues, the main screens show no other text. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { preparePerson } from '../src/prepared-person.ts';
import { type Product, startProduct } from '../src/product.ts';
import { openBrowser } from './household.ts';
import { fillPlaces } from './scene.ts';
import { firstScreens } from './scenes/beginner.ts';
import { publicPages } from './scenes/visitor.ts';
import { openScreen, type Screen } from './survey.ts';

const root = join(import.meta.dirname, '../..');
const built = join(root, '.cache/pseudo-language');

let product: Product;
let browser: Browser;

beforeAll(async () => {
	execFileSync(process.execPath, [join(root, 'scripts/pseudo-language.mjs'), built], { stdio: 'inherit' });
	product = await startProduct({ HALFPENNY_ROOT: built }, join(built, 'apps/server/dist/main.js'));
	browser = await startBrowser();
}, 180_000);
afterAll(async () => {
	await browser?.close();
	await product?.stop();
});

/** Text from outside the catalogues: the product's name, what the user typed, HMRC’s names for boxes and forms, units. */
const ours = [
	/^Halfpenny$/,
	/^(Example Ltd|Ada( Filer)?|Filer|Leeds|1 Made-up Street|LS1 4DL|QQ ?12 ?34 ?56 ?C|123\/AB456|AB456)$/,
	/^person-\d+(@example\.com)?$/,
	/^Chrome, Linux$/,
	/^1 Made-up Street, Leeds, LS1 4DL$/,
	// The payment reference, which HMRC makes from a UTR.
	/^\d{10}K$/,
	/^(SA\d{3}\w?|XML|PDF|CSV|JSON|UTR|PAYE|HMRC|GOV\.UK)$/,
	/^[\d\s.,:;£%+–−/()·→←×=-]*$/,
	/^\d{1,2} \p{Lu}\p{L}+( \d{4})?$/u,
];

/** Where data is shown as it is: HMRC’s own box names, and programs’ reports of what they measure. */
const OTHERS_WORDS: Readonly<Record<string, string>> = { check: 'tbody', measured: '[data-report]' };

const screensOfPerson = (returnId: string, jobId: string): readonly Screen[] => {
	const base = `/app/return/${returnId}`;
	const paths = {
		...{
			dashboard: '/app',
			about: `${base}/about`,
			work: `${base}/about/money`,
			residence: `${base}/residence`,
			understand: `${base}/understand`,
		},
		...{ jobs: `${base}/employment`, job: `${base}/employment/${jobId}` },
		...{ form: `${base}/employment/${jobId}/job`, benefits: `${base}/employment/${jobId}/benefits` },
		...{ business: `${base}/selfEmployment/add`, property: `${base}/ukProperty/add` },
		...{ gain: `${base}/disposal/add`, charges: `${base}/pensionCharges/add` },
		...{ check: `${base}/check`, declaration: `${base}/declaration`, sa100: `${base}/sa100` },
		...{ lastYear: `${base}/last-year`, account: '/account', security: '/account/security' },
		...{ filing: '/account/filing', data: '/account/data' },
	};
	return [
		...Object.entries(paths).map(([name, path]) => ({ name, path })),
		...firstScreens.map((screen) => ({ ...screen, path: fillPlaces(screen.path, { returnId }) })),
		{
			name: 'form-wrong',
			path: paths.form,
			act: async (page: Page) => {
				await page.getByRole('textbox').nth(2).fill('lots');
				await page.locator('form button[type=submit]').click();
				await page.getByRole('alert').first().waitFor();
			},
		},
	];
};

it('has no sentence outside the catalogues', async () => {
	const stranger = await openBrowser(browser);
	const context = await openBrowser(browser);
	const person = await preparePerson(context, product.address);
	const outside: string[] = [];
	const look = async (page: Page, screen: Screen) => {
		await openScreen(page, product.address, screen);
		const texts = await visibleTexts(page, OTHERS_WORDS[screen.name] ?? 'script');
		expect([screen.name, texts.some((text) => text.includes('⟦'))]).toEqual([screen.name, true]);
		outside.push(...texts.flatMap(outsideBrackets).map((text) => `${screen.name}: ${text}`));
	};
	const visitor = await stranger.newPage();
	for (const screen of publicPages) await look(visitor, screen);
	const page = await context.newPage();
	for (const screen of screensOfPerson(person.returnId, person.jobId)) await look(page, screen);
	expect([...new Set(outside)]).toEqual([]);
});

/**
 * Returns the visible text of every element, with attributes meant for screen readers and tooltips. Text in `code` is a
 * program’s name for something, such as a cookie’s, not a sentence.
 */
function visibleTexts(page: Page, except: string): Promise<string[]> {
	return page.evaluate((except) => {
		const inside = (element: Element) =>
			[...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
		const blocks = [...document.body.querySelectorAll('*')].filter(
			(element) => inside(element) && !element.closest(`script, style, noscript, code, ${except}`),
		);
		// A link may split a sentence: the outermost element with text of its own holds all of it.
		const whole = blocks.filter(
			(element) => !blocks.some((other) => other !== element && other.contains(element)),
		);
		const attributes = ['aria-label', 'alt', 'title', 'placeholder'].flatMap((name) =>
			[...document.body.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
		);
		return [...whole.map((element) => element.textContent ?? ''), ...attributes, document.title];
	}, except);
}

/** Returns the text outside brackets that we should have written. */
function outsideBrackets(text: string): string[] {
	let depth = 0;
	let outside = '';
	for (const letter of text) {
		if (letter === '⟦') depth += 1;
		if (depth === 0) outside += letter;
		if (letter === '⟧') {
			depth -= 1;
			outside += '\n';
		}
	}
	return outside
		.split('\n')
		.map((part) => part.trim())
		.filter((part) => part !== '' && !ours.some((known) => known.test(part)));
}
