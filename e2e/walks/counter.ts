/** Counts clicks in every window, and the pages visited in the first. */
import type { BrowserContext, Page } from 'playwright-core';

/** The counts so far. */
export interface Counted {
	readonly clicks: number;
	/** The headings of the pages that clicks led to, in order. */
	readonly pages: readonly string[];
}

/**
 * Starts counting. A click is a press of the mouse in any window; choosing a file or a list option counts as one. A page
 * is a new heading or address after a click, in `page` only. Changes without a click, such as HMRC's answer arriving,
 * don't count.
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
