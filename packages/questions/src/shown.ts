/** What is asked: the questions and pages that a tax year and the other answers call for. */
import type { Answer, Answers } from './answers.ts';
import type { Condition, Page, Question, Section, TaxYear, Years } from './question.ts';

/** Whether something of certain years is there in a year. Without a year everything is. */
export function inYears(years: Years | undefined, year: TaxYear | undefined): boolean {
	if (years === undefined || year === undefined) return true;
	const { from = year, until = year } = years;
	return from <= year && year <= until;
}

/** Whether the answers of an entry meet a condition. */
export function holds({ question, is }: Condition, answers: Answers): boolean {
	const answer = answers[question];
	return typeof is === 'object' ? is.some((one) => one === answer) : answer === is;
}

/**
 * The questions that are asked in a tax year, given the other answers. What is not asked counts as unanswered for
 * those that depend on it.
 */
export function shownQuestions(section: Section, answers: Answers, year?: TaxYear): readonly Question[] {
	const seen: Record<string, Answer> = {};
	return section.questions.filter((question) => {
		if (!isShown(section, question, seen, year)) return false;
		seen[question.id] = answers[question.id] ?? null;
		return true;
	});
}

function isShown(section: Section, question: Question, seen: Answers, year: TaxYear | undefined): boolean {
	const page = section.pages?.find(({ questions }) => questions.includes(question.id));
	const conditions = [question.shownWhen, page?.shownWhen];
	return (
		inYears(section.years, year) &&
		inYears(question.years, year) &&
		conditions.every((condition) => condition === undefined || holds(condition, seen))
	);
}

/** The pages of a section, in order: those it has, or one with every question. */
export function pagesOf({ pages, questions }: Section): readonly Page[] {
	return pages ?? [{ id: 'all', questions: questions.map(({ id }) => id) }];
}

/** A page with the questions that are asked on it. */
export interface ShownPage {
	readonly id: string;
	readonly questions: readonly Question[];
}

/** The pages on which anything is asked, in order. */
export function shownPages(section: Section, answers: Answers, year?: TaxYear): readonly ShownPage[] {
	const shown = shownQuestions(section, answers, year);
	return pagesOf(section)
		.map(({ id, questions }) => ({
			id,
			questions: questions.flatMap((name) => shown.find((question) => question.id === name) ?? []),
		}))
		.filter(({ questions }) => questions.length > 0);
}
