/** Counts what a person does in the browser: the clicks in every window, and the pages of the first one. */
import type { BrowserContext, Page } from 'playwright-core';

/** What was counted so far. */
export interface Counted {
	readonly clicks: number;
	/** The headings of the pages, in order; each was led to by a click. */
	readonly pages: readonly string[];
}

/**
 * Starts counting. A click is a press of the mouse anywhere, also in a window that opened; choosing a file or an option
 * of a list is one. A page is another heading or address after a click, in `page` alone: what changes by itself, such
 * as HMRC's answer arriving, is none.
 */
export async function countOn(context: BrowserContext, page: Page): Promise<() => Counted> {
	let clicks = 0;
	let clicked = true;
	let last = '';
	const pages: string[] = [];
	await context.exposeBinding('countClick', () => {
		clicks += 1;
		clicked = true;
	});
	await context.exposeBinding('countPage', ({ page: from }, address: string, heading: string) => {
		const now = `${address} ${heading}`;
		if (from !== page || !clicked || now === last) return;
		clicked = false;
		last = now;
		pages.push(heading);
	});
	await context.addInitScript(watch);
	return () => ({ clicks, pages });
}

/** Runs in each page. */
function watch(): void {
	const { countClick, countPage } = globalThis as unknown as {
		countClick: () => void;
		countPage: (address: string, heading: string) => void;
	};
	addEventListener('pointerdown', () => countClick(), true);
	addEventListener(
		'change',
		({ target }) => {
			const isFile = target instanceof HTMLInputElement && target.type === 'file';
			if (isFile || target instanceof HTMLSelectElement) countClick();
		},
		true,
	);
	const look = () => {
		const heading = document.querySelector('h1')?.textContent?.trim();
		if (heading && !document.querySelector('.breathe')) countPage(location.pathname, heading);
	};
	const observe = () => {
		look();
		new MutationObserver(look).observe(document.body, {
			childList: true,
			subtree: true,
			characterData: true,
			attributes: true,
		});
	};
	if (document.readyState === 'loading') addEventListener('DOMContentLoaded', observe);
	else observe();
}
