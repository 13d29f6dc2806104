/** The interview in words: each section, each question with its hint and why we ask, and how an answer reads back. */
import { assets } from './questions/assets.ts';
import { closing } from './questions/closing.ts';
import { expenses } from './questions/expenses.ts';
import { family } from './questions/family.ts';
import { gains } from './questions/gains.ts';
import { giving } from './questions/giving.ts';
import { other } from './questions/other.ts';
import { pages } from './questions/pages.ts';
import { partnership } from './questions/partnership.ts';
import { partnershipSections } from './questions/partnership-sections.ts';
import { partnershipShare } from './questions/partnership-share.ts';
import { pensionSaving } from './questions/pension-saving.ts';
import { pensions } from './questions/pensions.ts';
import { profile } from './questions/profile.ts';
import { property } from './questions/property.ts';
import { savings } from './questions/savings.ts';
import { scope } from './questions/scope.ts';
import { individualSections } from './questions/section-words.ts';
import { selfEmployment } from './questions/self-employment.ts';
import { topicTitles } from './questions/topics.ts';
import {
	type PageWords,
	type QuestionCatalogue,
	type QuestionWords,
	type SectionCatalogue,
	type SectionWords,
	singleWords,
} from './questions/words.ts';
import { work } from './questions/work.ts';

export { boxName, boxOnShortPages } from './questions/boxes.ts';
export type { PageWords, QuestionWords, SectionWords };

const sections: SectionCatalogue = { ...individualSections, ...partnershipSections };

const questions: QuestionCatalogue = {
	...{ ...profile, ...scope, ...work, ...selfEmployment, ...expenses, ...assets, ...partnershipShare },
	...{ ...property, ...savings, ...pensions, ...gains, ...family, ...giving, ...pensionSaving },
	...{ ...other, ...closing, ...partnership },
};

const readBack = { yes: 'Yes', no: 'No', missing: 'Not answered yet' };

/** The words of a section; one without words reads as its id, which a test refuses. */
export function sectionWords(section: string): SectionWords {
	return sections[section] ?? singleWords({ title: section, lead: '' });
}

/** Whether a section has words of its own. */
export function hasSectionWords(section: string): boolean {
	return Object.hasOwn(sections, section);
}

/** The words of one screen of an entry; the words of its section where it has but one. */
export function pageWords(section: string, page: string): PageWords {
	return pages[`${section}.pages.${page}`] ?? sectionWords(section);
}

/** Whether a screen has words of its own. */
export function hasPageWords(section: string, page: string): boolean {
	return Object.hasOwn(pages, `${section}.pages.${page}`);
}

/** What a part of life is called in the list of tasks. */
export function topicTitle(topic: string): string {
	return topicTitles[topic] ?? topic;
}

/** The words of a question of a section; one without words reads as its id, which a test refuses. */
export function questionWords(section: string, question: string): QuestionWords {
	return questions[`${section}.${question}`] ?? { label: question };
}

/** Why a question is asked: its own reason, or that of its screen, or of its section. */
export function whyWeAsk(section: string, page: string, question: string): string | undefined {
	return questionWords(section, question).why ?? pageWords(section, page).why ?? sectionWords(section).why;
}

/** Whether a question has words of its own. */
export function hasQuestionWords(section: string, question: string): boolean {
	return Object.hasOwn(questions, `${section}.${question}`);
}

/** How a yes, a no and a missing answer read. */
export function answerWord(answer: boolean | null): string {
	if (answer === null) return readBack.missing;
	return answer ? readBack.yes : readBack.no;
}
