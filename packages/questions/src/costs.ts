/** Where costs go: the questions of a business or letting that take a cost. */
import { fromPounds, type Pence, pence, sum } from '@halfpenny/facts';
import type { Answers } from './answer.ts';
import { ownShare } from './own-share.ts';
import type { Question, Section, TaxYear } from './question.ts';
import { shownQuestions } from './shown.ts';

/** Chooses between one figure for all costs and one for each kind. */
const ONE_FIGURE = 'oneFigure';

/** Whether entries of a section have costs with bills: a business or letting, not a job. */
export function takesCosts(section: Section): boolean {
	return section.topic !== 'work' && section.questions.some(isCost);
}

/** Returns an entry's cost questions for a tax year; none if costs aren't asked for, as with an allowance. */
export function costQuestions(section: Section, answers: Answers, year?: TaxYear): readonly Question[] {
	return shownQuestions(section, withKinds(section, answers), year).filter(isCost);
}

/** Returns the answers needed before a single cost is asked for: that costs are by kind, if unanswered. */
export function answersForCosts(section: Section, answers: Answers): Answers {
	const isOpen = (answers[ONE_FIGURE] ?? '') === '';
	return isOpen && section.questions.some(({ id }) => id === ONE_FIGURE) ? { [ONE_FIGURE]: false } : {};
}

/** Returns an entry's costs less the parts that aren't allowed, as its owner's share; undefined while none is entered. */
export function ownCosts(section: Section, answers: Answers, year?: TaxYear): Pence | undefined {
	if (!section.questions.some(isCost)) return undefined;
	const asked = costQuestions(section, answers, year);
	const amounts = shownQuestions(section, answers, year).flatMap((question) => {
		const amount = amountOf(answers[question.id]);
		if (amount === undefined) return [];
		if (asked.includes(question)) return [amount];
		return asked.some(({ id }) => id === question.partOf) ? [pence(-amount)] : [];
	});
	return amounts.length === 0 ? undefined : ownShare(section, answers, sum(amounts));
}

function amountOf(answer: Answers[string] | undefined): Pence | undefined {
	return typeof answer === 'string' ? fromPounds(answer) : undefined;
}

function withKinds(section: Section, answers: Answers): Answers {
	return { ...answers, ...answersForCosts(section, answers) };
}

function isCost({ kind, fact }: Question): boolean {
	return kind === 'money' && (fact ?? '').startsWith('expenses.');
}
