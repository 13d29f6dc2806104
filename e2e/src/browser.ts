/** Chromium as the tests drive it, with axe. */
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';

/** Where Chromium is on this machine. */
const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Starts Chromium; it talks to nobody but the pages it is sent to. */
export function startBrowser(): Promise<Browser> {
	return chromium.launch({
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
}

/** What axe finds wrong on the page: rule and the elements, as sentences; empty when nothing. */
export async function accessibilityProblems(page: Page): Promise<string[]> {
	const { violations } = await new AxeBuilder({ page })
		.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
		.analyze();
	return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
