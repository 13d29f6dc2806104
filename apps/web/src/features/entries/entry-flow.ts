/** The order of an entry's screens: which is shown, what follows, and which have unanswered questions. */
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords, questionWords, sectionWords } from '@halfpenny/messages/questions';
import {
	type Answers,
	missingToFile,
	pagesAreKnown,
	pagesOf,
	type Question,
	type Section,
	type ShownPage,
	shownPages,
	type TaxYear,
} from '@halfpenny/questions';
import { checkedAnswer } from '../../returns/from-check.ts';

/** A screen of an entry, its number among those asked, and the next one. */
export interface EntryStep {
	readonly page: ShownPage;
	/** From 1. */
	readonly place: number;
	readonly of: number;
	/** Whether no unanswered question can add a screen, so that the total can be shown. */
	readonly known: boolean;
	/** Absent on the last. */
	readonly next: ShownPage | undefined;
}

/** Returns whether an entry has a screen for each topic, and an overview of all of them. */
export function hasPages(section: Section): boolean {
	return pagesOf(section).length > 1;
}

/** Returns the screen with that id, or the first; undefined if it isn't asked with these answers. */
export function stepOf(
	section: Section,
	answers: Answers,
	year: TaxYear,
	pageId?: string,
): EntryStep | undefined {
	const pages = shownPages(section, answers, year);
	const at = pageId === undefined ? 0 : pages.findIndex(({ id }) => id === pageId);
	const page = pages[at];
	const known = pagesAreKnown(section, answers, year);
	return page && { page, place: at + 1, of: pages.length, known, next: pages[at + 1] };
}

/** Returns an entry's next screen; undefined after the last, which leads out of the section. */
export function afterStep(
	section: Section,
	list: string,
	entryId: string,
	next: ShownPage | undefined,
): string | undefined {
	return hasPages(section) && next ? `${list}/${entryId}/${next.id}` : undefined;
}

/** Returns screens added by a change of answers, after earlier ones still to visit; in order, without `here`. */
export function screensToSee(
	section: Section,
	change: { readonly before: Answers; readonly after: Answers },
	year: TaxYear,
	{ here, waiting }: { readonly here: string; readonly waiting: readonly string[] },
): readonly string[] {
	const asked = shownPages(section, change.before, year).map(({ id }) => id);
	return shownPages(section, change.after, year)
		.map(({ id }) => id)
		.filter((id) => id !== here && (waiting.includes(id) || !asked.includes(id)));
}

/** Returns the answer a screen was opened for, from the address after `#`; otherwise its first. */
export function answerAtHand(of: string, page: ShownPage | undefined): string | undefined {
	const named = hashOfAddress();
	const question = page?.questions.find(({ id }) => id === named) ?? page?.questions[0];
	return question && checkedAnswer(of, question.id);
}

/** Returns the address's part after `#`; '' if there is none. */
export function hashOfAddress(): string {
	return decodeURIComponent(globalThis.location?.hash.slice(1) ?? '');
}

/** Returns what an entry's overview shows: answers, and what filing needs. Optional blanks are left out. */
export function isTold({ id, neededToFile, neededToKeep }: Question, answers: Answers): boolean {
	return (answers[id] ?? null) !== null || neededToFile === true || neededToKeep === true;
}

/** Returns the id of the overview's link to a screen's unanswered questions. */
export function openLink(screen: string): string {
	return `open.${screen}`;
}

/**
 * Returns the overview's link for `pressed`, with the current answers: if its answer is blank, the link to its screen;
 * if nothing there is blank any more, the screen's first answer. Undefined if it isn't asked.
 */
export function placeOnOverview(
	pressed: string,
	pages: readonly ShownPage[],
	answers: Answers,
): string | undefined {
	const page = pages.find(
		({ id, questions }) => openLink(id) === pressed || questions.some((question) => question.id === pressed),
	);
	const told = page?.questions.filter((question) => isTold(question, answers)) ?? [];
	if (page === undefined || told.some(({ id }) => id === pressed)) return page && pressed;
	return told.length === page.questions.length ? told[0]?.id : openLink(page.id);
}

/** Returns the address of a screen of an existing entry. */
export function screenAddress(section: Section, list: string, entryId: string, screen: string): string {
	return hasPages(section) ? `${list}/${entryId}/${screen}` : `${list}/${entryId}`;
}

/** Returns a screen's heading: its own, or the section's if there is only one screen. */
export function stepTitle(section: Section, { page, of }: EntryStep, isNew: boolean): string {
	const words = sectionWords(section.id);
	if (!hasPages(section) || of === 1)
		return section.single ? words.title : isNew ? words.addFirst : words.change;
	return pageWords(section.id, page.id)?.title ?? words.title;
}

/** Returns the sentence under the heading: its own, or what a blank amount means. Undefined if there are no amounts. */
export function stepLead(section: Section, { page }: EntryStep, answers: Answers): string | undefined {
	const { lead, leadOfAnswers } = pageWords(section.id, page.id);
	const own = leadOfAnswers?.(answers) ?? (hasPages(section) ? lead : undefined);
	if (own !== undefined) return own;
	const amounts = page.questions.filter(({ kind }) => kind === 'money' || kind === 'signedMoney');
	if (amounts.length === 0) return undefined;
	const isNeeded = amounts.some(({ neededToFile, neededToKeep }) => neededToFile || neededToKeep);
	if (isNeeded) return sayEntries('form.blank.needed');
	return amounts.some(({ id }) => wantsZero(section, id)) ? undefined : sayEntries('form.blank.none');
}

/** Returns whether the field itself asks for a 0 where there was none, so that a blank means something else. */
function wantsZero({ id }: Section, question: string): boolean {
	return /\benter 0\b/i.test(questionWords(id, question).hint ?? '');
}

/** Returns how many answers on a screen filing needs. */
export function missingOn(
	section: Section,
	{ questions }: ShownPage,
	answers: Answers,
	year: TaxYear,
): number {
	return missingToFile(section, answers, year).filter((question) => questions.includes(question)).length;
}
