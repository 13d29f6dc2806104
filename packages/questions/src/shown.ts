/** The questions and pages for a tax year and the other answers. */
import type { Answer, Answers } from './answer.ts';
import type { Condition, Page, Question, Section, TaxYear, Years } from './question.ts';
import { sectionsOf } from './sections/index.ts';

/** Whether something with a range of years exists in a year. Without a year everything does. */
export function inYears(years: Years | undefined, year: TaxYear | undefined): boolean {
	if (years === undefined || year === undefined) return true;
	const { from = year, until = year } = years;
	return from <= year && year <= until;
}

/** Whether the answers of an entry meet a condition. */
export function holds({ question, is }: Condition, answers: Answers): boolean {
	const answer = answers[question];
	return typeof is === 'object' ? is.some((one) => one === (answer === '' ? null : answer)) : answer === is;
}

/** The questions asked in a tax year, given the other answers. A question that is not asked counts as unanswered for its dependants. */
export function shownQuestions(section: Section, answers: Answers, year?: TaxYear): readonly Question[] {
	const seen: Record<string, Answer> = {};
	return section.questions.filter((question) => {
		if (!isShown(section, question, seen, year)) return false;
		seen[question.id] = answers[question.id] ?? null;
		return true;
	});
}

function isShown(section: Section, question: Question, seen: Answers, year: TaxYear | undefined): boolean {
	return (
		inYears(section.years, year) &&
		inYears(question.years, year) &&
		conditionsOf(section, question).every((condition) => holds(condition, seen))
	);
}

/** What must hold for each question of a section: looked for once, since sections never change. */
const known = new WeakMap<Section, ReadonlyMap<Question, readonly Condition[]>>();

/** What must hold for a question to be asked. */
function conditionsOf(section: Section, question: Question): readonly Condition[] {
	const ofSection =
		known.get(section) ?? new Map(section.questions.map((one) => [one, conditionsIn(section, one)]));
	known.set(section, ofSection);
	return ofSection.get(question) ?? conditionsIn(section, question);
}

/** A question's own condition, and its page's. */
function conditionsIn({ pages = [] }: Section, { id, shownWhen }: Question): readonly Condition[] {
	const page = pages.find(({ questions }) => questions.includes(id));
	return [shownWhen, page?.shownWhen].filter((condition) => condition !== undefined);
}

/** The questions of the section whose answers decide whether a question is asked. */
export function askedAfter(section: Section, question: Question): readonly Question[] {
	const names = conditionsOf(section, question).map((condition) => condition.question);
	return section.questions.filter(({ id }) => names.includes(id));
}

/**
 * Whether an answer decides what else is asked, so that a blank would silently leave something out: yes or no, or a
 * choice that only steers. A choice that is a fact has its own rule for a blank.
 */
export function isGate(section: Section, { id, kind, fact }: Question): boolean {
	// Open questions about the year are handled separately.
	if (section.group === 'scope') return false;
	if (kind !== 'yesNo' && !(kind === 'choice' && fact === null)) return false;
	const behind = [...section.questions, ...(section.pages ?? [])];
	// A choice whose blank closes nothing may stay blank.
	const closes = (shownWhen: Condition) => kind !== 'choice' || !holds(shownWhen, { [id]: null });
	return (
		behind.some(({ shownWhen }) => shownWhen?.question === id && closes(shownWhen)) ||
		sectionsOf(section.returnType).some(
			({ opensWith }) => opensWith?.section === section.id && opensWith.when?.question === id,
		)
	);
}

/** The pages of a section, in order: those it has, or one with every question. */
export function pagesOf({ pages, questions }: Section): readonly Page[] {
	return pages ?? [{ id: 'all', questions: questions.map(({ id }) => id) }];
}

/** Whether every answer that opens or closes a page is given, so the pages are final: while one is open, another page may still come. */
export function pagesAreKnown(section: Section, answers: Answers, year?: TaxYear): boolean {
	const shown = new Set(shownQuestions(section, answers, year).map(({ id }) => id));
	return pagesOf(section)
		.filter(({ questions }) => !questions.some((id) => shown.has(id)))
		.every(({ questions }) => !questions.some((id) => mayBeAsked(section, id, answers, year)));
}

/** Whether a question is asked, or could be once open questions are answered. */
function mayBeAsked(section: Section, id: string, answers: Answers, year?: TaxYear): boolean {
	const question = section.questions.find((each) => each.id === id);
	if (question === undefined || !inYears(question.years, year)) return false;
	return conditionsOf(section, question).every((condition) => mayHold(section, condition, answers, year));
}

function mayHold(section: Section, condition: Condition, answers: Answers, year?: TaxYear): boolean {
	const open = (answers[condition.question] ?? '') === '';
	return (open || holds(condition, answers)) && mayBeAsked(section, condition.question, answers, year);
}

/** A page with the questions that are asked on it. */
export interface ShownPage {
	readonly id: string;
	readonly questions: readonly Question[];
	/** They are picked from a list rather than answered one by one. */
	readonly picked: boolean;
}

/** The pages with any questions, in order. */
export function shownPages(section: Section, answers: Answers, year?: TaxYear): readonly ShownPage[] {
	const shown = shownQuestions(section, answers, year);
	return pagesOf(section)
		.map(({ id, questions, picked = false }) => ({
			...{ id, picked },
			questions: questions.flatMap((name) => shown.find((question) => question.id === name) ?? []),
		}))
		.filter(({ questions }) => questions.length > 0);
}
