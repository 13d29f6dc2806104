/** Opens a screen, puts it into each look, and gathers what is wrong with it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/browser.ts';
import { layoutProblems } from './layout.ts';
import { type Look, onPaper, wear } from './looks.ts';

/** A screen in one of its states. */
export interface Screen {
	/** Names it among the pictures. */
	readonly name: string;
	readonly path: string;
	/** What to do once it is there, to bring it into the state that is meant. */
	readonly act?: (page: Page) => Promise<unknown>;
	/** It is looked at while it waits for the server. */
	readonly waiting?: true;
	/** One of many of a kind: a picture on a phone and one at a desk are enough. */
	readonly alike?: true;
	/** It is made to be printed: how it looks on paper counts too. */
	readonly printed?: true;
}

/** How thoroughly to look. */
export interface Survey {
	readonly looks: readonly Look[];
	/** Whether axe is asked in a look. */
	readonly axe: (look: Look) => boolean;
	/** Where pictures go; none are taken without. */
	readonly pictures?: string;
	/** Which looks are kept as pictures; all unless said. */
	readonly pictured?: (look: Look, screen: Screen) => boolean;
}

/** A busy machine takes its time. */
const PATIENCE = 60_000;

/** What is wrong with a screen: which look, and what. */
export async function surveyScreen(
	context: BrowserContext,
	address: string,
	screen: Screen,
	survey: Survey,
): Promise<string[]> {
	const page = await context.newPage();
	page.setDefaultTimeout(PATIENCE);
	const problems: string[] = [];
	page.on('pageerror', ({ message }) => problems.push(`throws: ${message}`));
	try {
		await openScreen(page, address, screen);
		const looks = screen.printed ? [...survey.looks, onPaper] : survey.looks;
		for (const look of looks) problems.push(...(await lookAt(page, look, screen, survey)));
	} finally {
		await page.close();
	}
	return problems;
}

async function lookAt(
	page: Page,
	look: Look,
	screen: Screen,
	{ axe, pictures, pictured = () => true }: Survey,
): Promise<string[]> {
	await wear(page, look);
	if (pictures && (pictured(look, screen) || look === onPaper))
		await takePicture(page, pictures, look, screen.name);
	const found = await layoutProblems(page);
	if (axe(look)) found.push(...(await accessibilityProblems(page)));
	return found.map((problem) => `${look.name}: ${problem}`);
}

/** Opens a screen and waits until nothing on it is still being fetched, unless that is what is looked at. */
export async function openScreen(page: Page, address: string, { path, act, waiting }: Screen): Promise<void> {
	const arrive = waiting ? headed : settled;
	await page.goto(address + path);
	await arrive(page);
	if (!act) return;
	await act(page);
	await arrive(page);
}

/** Waits for the heading, the letters, the pictures, and whatever is drawn as a skeleton meanwhile. */
export async function settled(page: Page): Promise<void> {
	await headed(page);
	await page.waitForFunction(
		() =>
			document.querySelectorAll('.breathe[aria-hidden]').length === 0 &&
			document.fonts.status === 'loaded' &&
			[...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
		undefined,
		{ timeout: PATIENCE },
	);
}

async function headed(page: Page): Promise<void> {
	await page.locator('h1').first().waitFor();
	await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Of the whole page; of the window where a dialog or a toast lies over it, as a person sees it. */
async function takePicture(page: Page, folder: string, look: Look, name: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const options = { path: join(folder, `${name}-${look.name}.jpg`), type: 'jpeg', quality: 70 } as const;
	const whole = (await page.locator('dialog[open], [role=status] > .toast-in').count()) === 0;
	if (!whole) await page.screenshot(options);
	else if (look.height < LOW) await page.screenshot({ ...options, fullPage: true });
	else await takeAsOneWindow(page, look, options);
}

/** Windows below this have no bar at the foot (`at-foot` of the styles), so they must not be made higher. */
const LOW = 480;
/** Chromium draws no higher window. */
const HIGHEST = 16_000;

/**
 * In a window as high as the page: Chromium without a graphics card at times repeats parts of the page in a picture of what
 * is beyond the window. What is as high as the window keeps its height meanwhile.
 */
async function takeAsOneWindow(
	page: Page,
	{ width, height }: Look,
	options: Parameters<Page['screenshot']>[0],
): Promise<void> {
	const whole = await page.evaluate((window) => {
		for (const element of document.querySelectorAll<HTMLElement>('body, .min-h-dvh'))
			element.style.minHeight = `${window}px`;
		return document.documentElement.scrollHeight;
	}, height);
	await page.setViewportSize({ width, height: Math.min(Math.max(whole, height), HIGHEST) });
	await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
	await page.screenshot(options);
	await page.setViewportSize({ width, height });
	await page.evaluate(() => {
		for (const element of document.querySelectorAll<HTMLElement>('body, .min-h-dvh'))
			element.style.minHeight = '';
	});
}
