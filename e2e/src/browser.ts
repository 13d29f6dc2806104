/** Chromium as the tests drive it, with axe. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AxeResults, RunOptions } from 'axe-core';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Where Chromium is on this machine. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

const lives = readFileSync(join(import.meta.dirname, '../../e2e/src/the-day.mjs'), 'utf8');

/** Starts Chromium on the tests' own day, or another such as `2027-04-20`; it only reaches the pages it is sent to. */
export async function startBrowser(day?: string): Promise<Browser> {
	const browser = await chromium.launch({
		executablePath,
		args: [
			'--no-sandbox',
			'--disable-gpu',
			'--disable-quic',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
		],
	});
	const newContext = browser.newContext.bind(browser);
	browser.newContext = async (options) => {
		const context = await newContext(options);
		// One script: the order of several is not defined.
		await context.addInitScript({
			content: `${day === undefined ? '' : `globalThis.THE_DAY = '${day}';`} ${lives}`,
		});
		return context;
	};
	return browser;
}

/** axe, added to each page once. Its package for Playwright adds it again for every check, and takes seven times as long. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds wrong on the page: rule and the elements, as sentences; empty when nothing. */
export function accessibilityProblems(page: Page): Promise<string[]> {
	return found(page, {
		type: 'tag',
		values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
	});
}

/** The same about colours alone: what a page in the dark can have wrong that it did not have in the light. */
export function contrastProblems(page: Page): Promise<string[]> {
	return found(page, { type: 'rule', values: ['color-contrast'] });
}

async function found(page: Page, runOnly: RunOptions['runOnly']): Promise<string[]> {
	if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe);
	const violations = await page.evaluate(async (only) => {
		const { axe } = globalThis as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } };
		return (await axe.run({ runOnly: only, resultTypes: ['violations'] })).violations;
	}, runOnly);
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
