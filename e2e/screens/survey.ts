/** Opens a screen in each look and collects what is wrong with it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/browser.ts';
import { layoutProblems } from './layout.ts';
import { type Look, onPaper, wear } from './looks.ts';

/** A screen in one of its states. */
export interface Screen {
	/** Its pictures' file name, without the look. */
	readonly name: string;
	readonly path: string;
	/** Brings the opened screen into its state. */
	readonly act?: (page: Page) => Promise<unknown>;
	/** The screen is checked while it waits for the server. */
	readonly waiting?: true;
	/** One of many alike: a picture on a phone and one on a desktop are enough. */
	readonly alike?: true;
	/** People print it, so it is checked on paper too. */
	readonly printed?: true;
}

/** How thoroughly to check. */
export interface Survey {
	readonly looks: readonly Look[];
	/** Returns whether to run axe in a look. */
	readonly axe: (look: Look) => boolean;
	/** The folder for pictures. Without one, none are taken. */
	readonly pictures?: string;
	/** Returns whether to take a picture in a look; by default in all. */
	readonly pictured?: (look: Look, screen: Screen) => boolean;
}

/** Long, because pages are slow on a busy machine. */
const PATIENCE = 60_000;

/** Returns what is wrong with a screen: a sentence for each problem, starting with the look. */
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
	const found = await lastingProblems(page);
	if (axe(look)) found.push(...(await accessibilityProblems(page)));
	return found.map((problem) => `${look.name}: ${problem}`);
}

/** How long a page may take to draw itself anew after its window changed: its bars report their height when they do. */
const SETTLES = 500;

/** Waits until the page has drawn itself twice more, however busy the machine is. */
const drawnAnew = (page: Page) =>
	page.evaluate(
		() => new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
	);

/** Returns the layout's problems that are still there once the page has settled in its new window. */
async function lastingProblems(page: Page): Promise<string[]> {
	const first = await layoutProblems(page);
	if (first.length === 0) return first;
	await page.waitForTimeout(SETTLES);
	await drawnAnew(page);
	return layoutProblems(page);
}

/** Opens a screen and waits until it has loaded, unless it is checked while waiting. */
export async function openScreen(page: Page, address: string, { path, act, waiting }: Screen): Promise<void> {
	const arrive = waiting ? headed : settled;
	await page.goto(address + path);
	await arrive(page);
	if (!act) return;
	await act(page);
	await arrive(page);
}

/** Waits for the heading, the fonts and the images, and until no skeletons are left. */
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

/** Takes a picture of the whole page, or of the window if a dialog or a toast is open. */
async function takePicture(page: Page, folder: string, look: Look, name: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	const options = { path: join(folder, `${name}-${look.name}.jpg`), type: 'jpeg', quality: 70 } as const;
	const whole = (await page.locator('dialog[open], [role=status] > .toast-in').count()) === 0;
	if (!whole) await page.screenshot(options);
	else if (look.height < LOW) await page.screenshot({ ...options, fullPage: true });
	else await takeAsOneWindow(page, look, options);
}

/** Windows lower than this have no bar at the foot (`at-foot` in the styles), so they must not be made taller. */
const LOW = 480;
/** The tallest window that Chromium draws. */
const HIGHEST = 16_000;

/**
 * Takes the picture in a window as tall as the page: without a graphics card, Chromium sometimes repeats parts of a page
 * below the window. Elements that fill the window keep their height meanwhile.
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
