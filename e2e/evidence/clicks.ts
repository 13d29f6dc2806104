/** How many clicks and pages it takes from the wizard's first page to HMRC's answer. */
import { startBrowser } from '../src/browser.ts';
import { startProduct } from '../src/product.ts';
import type { Counted } from '../walks/counter.ts';
import { walk } from '../walks/walk.ts';
import { type Walker, walkers } from '../walks/walkers.ts';

/** Walks both returns, filed through an agent as under `npm start`. Skipped without Chromium. */
export async function measure() {
	const browser = await startBrowser().catch((error: Error) => error);
	if (browser instanceof Error) return { skipped: `no Chromium (${browser.message.split('\n')[0]})` };
	const product = await startProduct({ HMRC_SENDER: '' });
	try {
		const walked: (Counted & { walker: Walker })[] = [];
		for (const walker of walkers) walked.push({ walker, ...(await walk(browser, product.address, walker)) });
		return report(walked);
	} finally {
		await browser.close();
		await product.stop();
	}
}

function report(walked: readonly (Counted & { walker: Walker })[]) {
	return {
		title: 'Clicks and pages from the first page of set-up to HMRC’s answer',
		summary:
			'Each return was entered and filed in Chromium, counting clicks and pages. A click is a press of the mouse, including in the window where the person gives consent to the agent; choosing a file or a list option counts as one. A page is one that a click led to; that window is not counted. The counts before are for the same returns at e2b5c69, before each page linked to the next, walked in Chromium and counted in the same way.',
		columns: ['Return', 'Clicks before', 'Pages before', 'Clicks', 'Pages', 'The pages'],
		rows: walked.map(({ walker: { name, before }, clicks, pages }) => [
			...[name, before.clicks, before.pages],
			...[clicks, pages.length, pages.join(' → ')],
		]),
		figures: Object.fromEntries(
			walked.map(({ walker: { before }, clicks, pages }, index) => [
				index === 0 ? 'simplest' : 'mixed',
				{ before, clicks, pages: pages.length },
			]),
		),
	};
}
