/** What a page is on paper: no links, nothing to press, no stray sheet. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pagesOf } from './pages-of.ts';

/** Checks that the page prints like that, on at most `sheets` of A4, and that its links lead on again afterwards. */
export async function printsPlainly(page: Page, sheets: number): Promise<void> {
	const pdf = await page.pdf({ format: 'A4' });
	expect(pagesOf(pdf)).toBeLessThanOrEqual(sheets);
	expect(linksIn(pdf)).toBe(0);
	await page.emulateMedia({ media: 'print' });
	const pressed = page
		.locator(
			'button:not([role=radio]):visible, select:visible, textarea:visible, .rounded-control.border:visible',
		)
		// A figure is printed, though a press opens its working.
		.filter({ hasNotText: /is worked out: −?£[\d,]+\.\d\d$/ });
	expect(await pressed.allInnerTexts()).toEqual([]);
	await page.emulateMedia({ media: null });
	expect(await page.locator('main a[href]').count()).toBeGreaterThan(0);
}

function linksIn(pdf: Buffer): number {
	return (pdf.toString('latin1').match(/\/Subtype\s*\/Link/g) ?? []).length;
}
