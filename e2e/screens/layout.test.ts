/** The layout's check sees what a person would trip over, and nothing else. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startBrowser } from '../src/browser.ts';
import { layoutProblems } from './layout.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
	browser = await startBrowser();
	page = await browser.newPage({ viewport: { width: 360, height: 600 } });
});
afterAll(() => browser?.close());

const bar =
	'<div style="position: sticky; bottom: 0; height: 100px; background: white"><a href="#">Continue</a></div>';

/** Returns the problems of a phone's page with a bar at its foot. */
async function problemsOf(main: string, style = ''): Promise<string[]> {
	await page.setContent(`<style>body { margin: 0 } ${style}</style><main>${main}</main>${bar}`);
	return layoutProblems(page);
}

const list = '<p style="height: 900px">Long</p><button>Remove</button><p style="height: 900px">Long</p>';

it('sees a button that the bar at the foot covers when the focus comes to it', async () => {
	expect(await problemsOf(list)).toEqual(['div “Continue” stays in place over button “Remove”']);
	expect(await problemsOf(list, 'html { scroll-padding-bottom: 110px }')).toEqual([]);
});

it('allows a panel that is longer than the room there is', async () => {
	const panel = (height: number) =>
		`<p style="height: 900px">Long</p><div tabindex="0" style="height: ${height}px">Boxes</div>`;
	expect(await problemsOf(panel(700))).toEqual([]);
	expect(await problemsOf(`${panel(200)}<p style="height: 900px">Long</p>`)).toEqual([
		'div “Continue” stays in place over div “Boxes”',
	]);
});

it('sees what makes a phone’s page scroll sideways', async () => {
	expect(await problemsOf('<p style="width: 500px; margin: 0">Wide</p>')).toEqual([
		expect.stringContaining('sideways'),
	]);
});
