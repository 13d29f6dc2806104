/** Prints pages to PDF with Chromium, so that the papers come from another hand than the reader's own fixtures. */
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { type Asked, changePage } from '../corpus/stress/change-page.ts';
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
	evaluate<Given, Result>(run: (given: Given) => Result, given: Given): Promise<Result>;
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
	type Paper = Pick<Layout, 'landscape' | 'format'>;
	const asPdf = async ({ landscape = false, format = 'A4' }: Paper) =>
		new Uint8Array(await page.pdf({ landscape, format, printBackground: true }));
	return {
		async print(html: string, paper: Paper) {
			await page.setContent(html);
			return asPdf(paper);
		},
		/** The page as it is after it was changed; undefined where nothing was. */
		async printChanged(html: string, paper: Paper, asked: Asked) {
			await page.setContent(html);
			return (await page.evaluate(changePage, asked)) > 0 ? asPdf(paper) : undefined;
		},
		close: () => browser.close(),
	};
}
