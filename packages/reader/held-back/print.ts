/** Prints pages to PDF with Chromium, so that the papers come from another hand than the reader's own fixtures. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { Layout } from './paper.ts';

/** As much of playwright-core as is used. The journeys in `e2e` own that package; the reader itself needs no browser. */
interface Playwright {
	readonly chromium: {
		launch(options: { executablePath: string; args: string[] }): Promise<Browser>;
	};
}
interface Browser {
	newPage(): Promise<Page>;
	close(): Promise<void>;
}
interface Page {
	setContent(html: string): Promise<void>;
	pdf(options: { landscape: boolean; format: string; printBackground: boolean }): Promise<Uint8Array>;
}

const flags = [
	'--headless',
	'--no-sandbox',
	'--disable-gpu',
	'--disable-quic',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
];

/**
 * Gives a function that prints a page, and one that ends the browser. Needs Debian's Chromium, and the repository's root as
 * working folder. Throws where either is missing.
 */
export async function openPrinter() {
	const { chromium }: Playwright = createRequire(resolve('e2e/package.json'))('playwright-core');
	const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
	const page = await browser.newPage();
	return {
		async print(html: string, { landscape = false, format = 'A4' }: Pick<Layout, 'landscape' | 'format'>) {
			await page.setContent(html);
			return new Uint8Array(await page.pdf({ landscape, format, printBackground: true }));
		},
		close: () => browser.close(),
	};
}
