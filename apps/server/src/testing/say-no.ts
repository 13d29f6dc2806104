/** Answers "no" to everything still open about the year and in its entries, so that a return can be filed. */
import {
	type Answers,
	findSection,
	isGate,
	missingToFile,
	openScopeQuestions,
	scopeOf,
	type TaxYear,
} from '@halfpenny/questions';
import { isTaxYear } from '@halfpenny/years';
import type { TestBrowser } from './test-browser.ts';

/** Answers what happened in the year of a return: what has an entry, and nothing else. */
export async function sayNoToTheRest(browser: TestBrowser, taxReturnId: string): Promise<void> {
	const path = `/api/tax-returns/${taxReturnId}`;
	const { returnType, taxYear } = (await browser.get(path)).body;
	const { body: entries } = await browser.get(`${path}/entries`);
	const year = isTaxYear(taxYear) ? taxYear : undefined;
	await sayNoInEntries(browser, entries, year);
	const open = openScopeQuestions(entries, year, returnType);
	if (open.length === 0) return;
	const section = scopeOf(returnType)?.id;
	const answers = Object.fromEntries(open.map(({ id }) => [id, false]));
	const added = await browser.post(`${path}/entries`, { section, answers });
	if (added.status !== 201) throw new Error(`saying no answered ${added.status} ${added.text}`);
}

interface TestEntry {
	readonly id: string;
	readonly section: string;
	readonly version: number;
	readonly answers: Answers;
}

/** Answers no to every open question of an entry that decides what else is asked. */
async function sayNoInEntries(
	browser: TestBrowser,
	entries: readonly TestEntry[],
	year: TaxYear | undefined,
): Promise<void> {
	for (const { id, section: name, version, answers } of entries) {
		const section = findSection(name);
		if (section === undefined || section.group === 'scope') continue;
		const gates = missingToFile(section, answers, year).filter((question) => isGate(section, question));
		if (gates.length === 0) continue;
		const no = Object.fromEntries(gates.map((gate) => [gate.id, gate.kind === 'choice' ? 'none' : false]));
		const changed = await browser.patch(`/api/entries/${id}`, { version, answers: no });
		if (changed.status !== 200) throw new Error(`saying no answered ${changed.status} ${changed.text}`);
	}
}
