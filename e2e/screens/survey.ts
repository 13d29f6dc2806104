/** Opens a screen, puts it into each look, and gathers what is wrong with it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { accessibilityProblems } from '../src/browser.ts';
import { layoutProblems } from './layout.ts';
import { type Look, wear } from './looks.ts';

/** A screen in one of its states. */
export interface Screen {
	/** Names it among the pictures. */
	readonly name: string;
	readonly path: string;
	/** What to do once it is there, to bring it into the state that is meant. */
	readonly act?: (page: Page) => Promise<unknown>;
}

/** How thoroughly to look. */
export interface Survey {
	readonly looks: readonly Look[];
	/** Whether axe is asked in a look. */
	readonly axe: (look: Look) => boolean;
	/** Where pictures go; none are taken without. */
	readonly pictures?: string;
	/** Which looks are kept as pictures; all unless said. */
	readonly pictured?: (look: Look) => boolean;
}

const PATIENCE = 20_000;

/** What is wrong with a screen: which look, and what. */
export async function surveyScreen(
	context: BrowserContext,
	address: string,
	screen: Screen,
	{ looks, axe, pictures, pictured = () => true }: Survey,
): Promise<string[]> {
	const page = await context.newPage();
	page.setDefaultTimeout(PATIENCE);
	const problems: string[] = [];
	page.on('pageerror', ({ message }) => problems.push(`throws: ${message}`));
	try {
		await openScreen(page, address, screen);
		for (const look of looks) {
			await wear(page, look);
			if (pictures && pictured(look)) await takePicture(page, pictures, `${screen.name}-${look.name}`);
			const found = await layoutProblems(page);
			if (axe(look)) found.push(...(await accessibilityProblems(page)));
			problems.push(...found.map((problem) => `${look.name}: ${problem}`));
		}
	} finally {
		await page.close();
	}
	return problems;
}

/** Opens a screen and waits until nothing on it is still being fetched. */
export async function openScreen(page: Page, address: string, { path, act }: Screen): Promise<void> {
	await page.goto(address + path);
	await settled(page);
	if (!act) return;
	await act(page);
	await settled(page);
}

/** Waits for the heading, the letters, and whatever is drawn as a skeleton meanwhile. */
export async function settled(page: Page): Promise<void> {
	await page.locator('h1').first().waitFor();
	await page.waitForFunction(
		() => document.querySelectorAll('.breathe').length === 0 && document.fonts.status === 'loaded',
		undefined,
		{ timeout: PATIENCE },
	);
}

async function takePicture(page: Page, folder: string, name: string): Promise<void> {
	mkdirSync(folder, { recursive: true });
	await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 70, fullPage: true });
}
