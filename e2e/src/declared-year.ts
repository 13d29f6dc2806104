/** A year that was declared final: every page about its tax has HMRC's figures, whatever the answers come to. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accessibilityProblems } from './browser.ts';
import type { Arrived } from './mtd-year.ts';
import { pagesOf } from './pages-of.ts';

const pictures = join(import.meta.dirname, '../../.cache/declared-year');

/** Set-up asks for these before the dashboard opens. */
export async function finishSetUp({ call }: Arrived): Promise<void> {
	const { id } = await call('GET', '/api/user');
	await call('PATCH', `/api/users/${id}`, {
		...{ firstName: 'Ada', lastName: 'Filer', dateOfBirth: '1980-02-29', noUniqueTaxReferenceYet: true },
		...{ addressLine1: '1 Made-up Street', city: 'Leeds', postcode: 'LS1 4DL' },
	});
}

/** What HMRC worked out, as pages write it, and what only our figures would say. */
interface Declared {
	readonly address: string;
	readonly taxYear: string;
	readonly figures: readonly string[];
	readonly ours: RegExp;
}

/** Opens each page and the PDF. Nothing waits there to be answered, changed or sent, and nothing speaks of a return. */
export async function saysWhatHmrcHas(ada: Arrived, declared: Declared): Promise<void> {
	const returnId = await returnOf(ada, declared.taxYear);
	const at = `${declared.address}/app/return/${returnId}`;
	for (const name of ['check', 'understand', 'sa100']) {
		const text = await textOf(ada.page, `${at}/${name}`, `${declared.taxYear}-${name}`);
		expect([name, text.match(declared.ours), text.match(UNTRUE)]).toEqual([name, null, null]);
		expect([name, declared.figures.filter((figure) => !text.includes(figure))]).toEqual([name, []]);
	}
	const board = `${declared.address}/app?year=${declared.taxYear}`;
	const text = await textOf(ada.page, board, `${declared.taxYear}-dashboard`);
	expect([text.match(declared.ours), text.match(UNTRUE)]).toEqual([null, null]);
	// What is to be paid is more than the balance: the rest is the next year's.
	for (const said of ['5 of 5 completed', declared.figures.at(-1), 'payment on account'])
		expect(text).toContain(said);
	await ada.page.goto(at);
	await ada.page.getByRole('link', { name: 'See all your answers' }).waitFor();
	const parts = await ada.page.locator('main').innerText();
	expect(parts.match(/How your income is taxed|is missing|Not started|submit/)).toBeNull();
	const summary = await ada.page.request.get(`${declared.address}/api/tax-returns/${returnId}/summary.pdf`);
	// A return's has more: its calculation and working, none of which HMRC's figure comes from.
	expect([summary.status(), pagesOf(await summary.body())]).toEqual([200, 1]);
}

const UNTRUE =
	/[Tt]his return|[Bb]efore you can file|\bChange\b|said yes to|answered yet|file once|HMRC receives it|we send to|Generate/;

async function returnOf({ call }: Arrived, taxYear: string): Promise<string> {
	const { id } = await call('GET', '/api/user');
	const all = (await call('GET', `/api/users/${id}/tax-returns`)) as unknown as {
		readonly id: string;
		readonly taxYear: string;
	}[];
	return all.find((one) => one.taxYear === taxYear)?.id ?? '';
}

/** What a page says in its main part. Keeps pictures of it: narrow and wide, light and dark. */
async function textOf(page: Page, url: string, name: string): Promise<string> {
	await page.goto(url);
	await page.getByRole('link', { name: 'See HMRC’s calculation' }).waitFor();
	await page.locator('.breathe').first().waitFor({ state: 'detached' });
	mkdirSync(pictures, { recursive: true });
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ colorScheme });
		for (const width of [360, 1440]) {
			await page.setViewportSize({ width, height: 900 });
			await page.screenshot({ path: join(pictures, `${name}-${width}-${colorScheme}.png`), fullPage: true });
			await expect
				.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
				.toBeLessThanOrEqual(0);
		}
	}
	expect(await accessibilityProblems(page)).toEqual([]);
	// The pence of a large amount stand apart.
	return (await page.locator('main').innerText()).replaceAll('\n', ' ').replaceAll(' .', '.');
}
