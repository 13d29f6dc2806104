/** "No" to whatever about the year is still open, so that a return can be filed. */
import { openScopeQuestions, scopeOf } from '@halfpenny/questions';
import { isTaxYear } from '@halfpenny/years';
import type { TestBrowser } from './test-browser.ts';

/** Says what happened in the year of a return: what has an entry, and nothing else. */
export async function sayNoToTheRest(browser: TestBrowser, taxReturnId: string): Promise<void> {
	const path = `/api/tax-returns/${taxReturnId}`;
	const { returnType, taxYear } = (await browser.get(path)).body;
	const { body: entries } = await browser.get(`${path}/entries`);
	const year = isTaxYear(taxYear) ? taxYear : undefined;
	const open = openScopeQuestions(entries, year, returnType);
	if (open.length === 0) return;
	const section = scopeOf(returnType)?.id;
	const answers = Object.fromEntries(open.map(({ id }) => [id, false]));
	const added = await browser.post(`${path}/entries`, { section, answers });
	if (added.status !== 201) throw new Error(`saying no answered ${added.status} ${added.text}`);
}
