/** Prints pages to PDF with Chromium, so that the papers come from another hand than the reader's own fixtures. */
import { chromium } from 'playwright-core';
import type { Layout } from './paper.ts';

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

/** Gives a function that prints a page, and one that ends the browser. Needs Debian's Chromium. */
export async function openPrinter() {
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
