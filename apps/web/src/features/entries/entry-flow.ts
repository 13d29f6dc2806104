/** The way through an entry's screens: which one is shown, what comes after it, and which hold something unanswered. */
import { sayEntries } from '@halfpenny/messages/entries';
import { pageWords, sectionWords } from '@halfpenny/messages/questions';
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

/** A screen of an entry, its place among those that are asked, and the next one. */
export interface EntryStep {
	readonly page: ShownPage;
	/** From 1. */
	readonly place: number;
	readonly of: number;
	/** Whether no further screen can come by an answer that is not given yet, so that their number may be told. */
	readonly known: boolean;
	/** Absent on the last. */
	readonly next: ShownPage | undefined;
}

/** Whether an entry has a screen for each topic, and one that shows them all. */
export function hasPages(section: Section): boolean {
	return pagesOf(section).length > 1;
}

/** The screen of that id, the first where none is named; undefined when it is not asked with these answers. */
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

/** The next screen of an entry; undefined after the last, from where the way leads out of the section. */
export function afterStep(
	section: Section,
	list: string,
	entryId: string,
	next: ShownPage | undefined,
): string | undefined {
	return hasPages(section) && next ? `${list}/${entryId}/${next.id}` : undefined;
}

/** Unseen screens that a change of answers has opened, after earlier ones still to see; in order, without `here`. */
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

/** The answer that a screen was opened for, by what the address names after its `#`; else the first on it. */
export function answerAtHand(of: string, page: ShownPage | undefined): string | undefined {
	const named = hashOfAddress();
	const question = page?.questions.find(({ id }) => id === named) ?? page?.questions[0];
	return question && checkedAnswer(of, question.id);
}

/** What the address names after its `#`; empty when nothing. */
export function hashOfAddress(): string {
	return decodeURIComponent(globalThis.location?.hash.slice(1) ?? '');
}

/** What the overview of an entry shows: what is answered and what filing waits for. A blank that may stay one would only be in the way. */
export function isTold({ id, neededToFile, neededToKeep }: Question, answers: Answers): boolean {
	return (answers[id] ?? null) !== null || neededToFile === true || neededToKeep === true;
}

/** The id of the link of an overview that opens a screen for what it holds unanswered. */
export function openLink(screen: string): string {
	return `open.${screen}`;
}

/**
 * The link of an entry's overview that `pressed` names, as the answers are now: where its answer is blank the one that
 * opens its screen, and where nothing there is blank any more the screen's first answer. Undefined when it is not asked.
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

/** The address of a screen of an entry that exists. */
export function screenAddress(section: Section, list: string, entryId: string, screen: string): string {
	return hasPages(section) ? `${list}/${entryId}/${screen}` : `${list}/${entryId}`;
}

/** The heading of a screen: its own words, or the section's where there is one screen. */
export function stepTitle(section: Section, { page, of }: EntryStep, isNew: boolean): string {
	const words = sectionWords(section.id);
	if (!hasPages(section) || of === 1)
		return section.single ? words.title : isNew ? words.addFirst : words.change;
	return pageWords(section.id, page.id)?.title ?? words.title;
}

/** The sentence under its heading: its own, or what a blank amount means on it; none where no amount is asked for. */
export function stepLead(section: Section, { page }: EntryStep, answers: Answers): string | undefined {
	const { lead, leadOfAnswers } = pageWords(section.id, page.id);
	const own = leadOfAnswers?.(answers) ?? (hasPages(section) ? lead : undefined);
	if (own !== undefined) return own;
	const amounts = page.questions.filter(({ kind }) => kind === 'money' || kind === 'signedMoney');
	if (amounts.length === 0) return undefined;
	const isNeeded = amounts.some(({ neededToFile, neededToKeep }) => neededToFile || neededToKeep);
	return sayEntries(isNeeded ? 'form.blank.needed' : 'form.blank.none');
}

/** How many answers of a screen filing waits for. */
export function missingOn(
	section: Section,
	{ questions }: ShownPage,
	answers: Answers,
	year: TaxYear,
): number {
	return missingToFile(section, answers, year).filter((question) => questions.includes(question)).length;
}
