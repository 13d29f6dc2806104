/** From facts back to entries: what a return that was filed elsewhere would have been answered like. */
import { factAt } from '@halfpenny/facts';
import type { Answers } from './answer.ts';
import { type FoldableEntry, factOf } from './fold-facts.ts';
import type { Question, Section } from './question.ts';
import { sectionsOf } from './sections/index.ts';

/**
 * The entries of a person that facts as JSON (amounts in pounds) stand for, lists and records only: sums of several
 * accounts cannot be told apart again. Questions that are no facts stay unanswered.
 */
export function unfoldFacts(facts: object): readonly FoldableEntry[] {
	return sectionsOf('individual').flatMap((section) =>
		elementsOf(facts, section)
			.map((element) => ({ section: section.id, answers: answersIn(section, element) }))
			.filter(({ answers }) => Object.keys(answers).length > 0),
	);
}

function elementsOf(facts: object, { fold, group }: Section): readonly unknown[] {
	if (group === 'scope') return [];
	if (fold.as === 'list') {
		const list = factAt(facts, fold.into);
		return Array.isArray(list) ? list : [];
	}
	return fold.as === 'record' ? [factAt(facts, fold.into)] : [];
}

function answersIn({ questions }: Section, element: unknown): Answers {
	return Object.fromEntries(
		questions.flatMap((question) => {
			const answer = answerIn(question, element);
			return answer === undefined ? [] : [[question.id, answer]];
		}),
	);
}

function answerIn(question: Question, element: unknown): string | boolean | undefined {
	const path = factOf(question);
	if (path === null) return undefined;
	const value = factAt(element, path);
	if (question.addsToList !== undefined)
		return Array.isArray(value) && value.includes(question.addsToList) ? true : undefined;
	if (typeof value === 'boolean' || typeof value === 'string') return value;
	return typeof value === 'number' ? String(value) : undefined;
}
