/** Fills in the pages of an entry, one after another. */
import type { Page } from 'playwright-core';
import type { Answers } from './person.ts';
import { answer, questionsOn } from './questions-on-page.ts';

/** Returns the page's main heading. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().innerText();

/** Fills in every page of an entry. Throws if a page shows an error, or an answer was never asked for. */
export async function fillEntry(page: Page, answers: Answers): Promise<void> {
	const asked = new Set<string>();
	const section = sectionOf(page);
	do {
		for (const label of await fillPage(page, answers)) asked.add(label);
		await save(page);
	} while (sectionOf(page) === section && (await isForm(page)));
	const never = Object.keys(answers).filter((label) => !asked.has(label));
	if (never.length > 0) throw new Error(`Never asked: ${never.join('; ')}`);
}

/** Answers every question on a page, including those that an answer reveals. Returns their labels. */
export async function fillPage(page: Page, answers: Answers): Promise<ReadonlySet<string>> {
	const done = new Set<string>();
	for (;;) {
		const next = (await questionsOn(page)).filter(({ words }) => !done.has(words));
		if (next.length === 0) {
			await sayNoneOfThese(page);
			return done;
		}
		for (const question of next) {
			done.add(question.words);
			await answer(question, answers[question.words]);
		}
	}
}

/** Ticks "None of these" in every list where nothing is ticked. */
async function sayNoneOfThese(page: Page): Promise<void> {
	for (const list of await page.locator('main fieldset:has([id$="-none"])').all())
		if ((await list.locator(':checked').count()) === 0)
			await list.getByRole('checkbox', { name: 'None of these' }).check();
}

/** Returns the part of the address that names the section. */
const sectionOf = (page: Page) => new URL(page.url()).pathname.split('/')[4];

/** Returns whether the page has a form. */
export const isForm = async (page: Page) => (await page.locator('main form').count()) > 0;

/** Saves and waits for the next page. Throws with the page's text if it shows an error. */
async function save(page: Page): Promise<void> {
	const before = page.url();
	const problem = page.getByRole('heading', { name: 'There is a problem' });
	await page.getByRole('button', { name: /^Save/ }).first().click();
	for (let attempt = 0; attempt < 1200; attempt += 1) {
		if (await problem.isVisible()) throw new Error(`${before}: ${await complaint(page)}`);
		// A new entry briefly has its own address before the next page opens.
		if (page.url() !== before) return page.waitForTimeout(100).then(() => settle(page));
		await page.waitForTimeout(50);
	}
	throw new Error(`Still on “${before}” after saving`);
}

/** Waits for another heading. Throws with the page's text if it shows an error. */
export async function arrive(page: Page, before: string): Promise<void> {
	const problem = page.getByRole('heading', { name: 'There is a problem' });
	for (let attempt = 0; attempt < 1200; attempt += 1) {
		if (await problem.isVisible()) throw new Error(`${before}: ${await complaint(page)}`);
		if ((await heading(page).catch(() => before)) !== before) return settle(page);
		await page.waitForTimeout(50);
	}
	throw new Error(`Still on “${before}” after saving`);
}

const complaint = async (page: Page) => (await page.locator('main').innerText()).slice(0, 600);

/** Waits until the page has loaded. */
export async function settle(page: Page): Promise<void> {
	await page.locator('.breathe').first().waitFor({ state: 'detached' });
}
