/** Where costs go: the questions of a business or letting that take a cost. */
import type { Answers } from './answer.ts';
import type { Question, Section, TaxYear } from './question.ts';
import { shownQuestions } from './shown.ts';

/** Chooses between one figure for all costs and one for each kind. */
const ONE_FIGURE = 'oneFigure';

/** Whether entries of a section have costs with bills: a business or letting, not a job. */
export function takesCosts(section: Section): boolean {
	return section.topic !== 'work' && section.questions.some(isCost);
}

/** The questions of an entry that take a cost unchanged, in a tax year; none where costs are not asked, as beside an allowance. */
export function costQuestions(section: Section, answers: Answers, year?: TaxYear): readonly Question[] {
	return shownQuestions(section, withKinds(section, answers), year).filter(isCost);
}

/** The answers needed for a single cost to be asked: that costs are by kind, if nothing is answered. */
export function answersForCosts(section: Section, answers: Answers): Answers {
	const isOpen = (answers[ONE_FIGURE] ?? '') === '';
	return isOpen && section.questions.some(({ id }) => id === ONE_FIGURE) ? { [ONE_FIGURE]: false } : {};
}

function withKinds(section: Section, answers: Answers): Answers {
	return { ...answers, ...answersForCosts(section, answers) };
}

function isCost({ kind, fact }: Question): boolean {
	return kind === 'money' && (fact ?? '').startsWith('expenses.');
}
