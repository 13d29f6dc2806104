/** The words of questions and of their screens. */
import { assets } from './assets.ts';
import { closing } from './closing.ts';
import { expenses } from './expenses.ts';
import { family } from './family.ts';
import { gains } from './gains.ts';
import { giving } from './giving.ts';
import { sectionWords } from './of-sections.ts';
import { other } from './other.ts';
import { pages } from './pages.ts';
import { partnership } from './partnership.ts';
import { partnershipShare } from './partnership-share.ts';
import { pensionSaving } from './pension-saving.ts';
import { pensions } from './pensions.ts';
import { profile } from './profile.ts';
import { property } from './property.ts';
import { savings } from './savings.ts';
import { scope } from './scope.ts';
import { selfEmployment } from './self-employment.ts';
import type { AnswersSoFar, PageWords, QuestionCatalogue, QuestionWords, YearFigures } from './words.ts';
import { work } from './work.ts';

const questions: QuestionCatalogue = {
	...{ ...profile, ...scope, ...work, ...selfEmployment, ...expenses, ...assets, ...partnershipShare },
	...{ ...property, ...savings, ...pensions, ...gains, ...family, ...giving, ...pensionSaving },
	...{ ...other, ...closing, ...partnership },
};

/** The words of one screen of an entry; the words of its section where it has but one. */
export function pageWords(section: string, page: string): PageWords {
	return pages[`${section}.pages.${page}`] ?? sectionWords(section);
}

/** Whether a screen has words. */
export function hasPageWords(section: string, page: string): boolean {
	return Object.hasOwn(pages, `${section}.pages.${page}`);
}

/** The words of a question of a section; one without words reads as its id, which a test refuses. */
export function questionWords(section: string, question: string): QuestionWords {
	return questions[`${section}.${question}`] ?? { label: question };
}

/** The hint of a question with the figures of the year and what was answered before; undefined where it has none. */
export function questionHint(
	section: string,
	question: string,
	figures: YearFigures,
	answers: AnswersSoFar,
): string | undefined {
	const { hint, hintOfYear } = questionWords(section, question);
	return hintOfYear ? hintOfYear(figures, answers) : hint;
}

/** Whether a question has words. */
export function hasQuestionWords(section: string, question: string): boolean {
	return Object.hasOwn(questions, `${section}.${question}`);
}

/** Why a question is asked: its own reason, or that of its screen, or of its section. */
export function whyWeAsk(section: string, page: string, question: string): string | undefined {
	return questionWords(section, question).why ?? pageWords(section, page).why ?? sectionWords(section).why;
}
