/** Where costs go: the questions of a business or of letting that take what something cost. */
import type { Answers } from './answer.ts';
import type { Question, Section, TaxYear } from './question.ts';
import { shownQuestions } from './shown.ts';

/** Steers between one figure for all costs and one for each kind. */
const ONE_FIGURE = 'oneFigure';

/** Whether entries of a section have costs that bills are for: of a business or of letting, not of a job. */
export function takesCosts(section: Section): boolean {
	return section.topic !== 'work' && section.questions.some(isCost);
}

/** The questions of an entry that take a cost as it stands, in a tax year; none where its costs are not asked, as beside an allowance. */
export function costQuestions(section: Section, answers: Answers, year?: TaxYear): readonly Question[] {
	return shownQuestions(section, withKinds(section, answers), year).filter(isCost);
}

/** The answers that must be there for a cost of one kind to be asked: that costs are told by kind, while nothing is said. */
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
