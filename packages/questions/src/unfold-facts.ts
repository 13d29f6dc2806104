/** From facts back to entries: the answers behind a return filed elsewhere. */
import { factAt } from '@halfpenny/facts';
import type { Answers } from './answer.ts';
import { type FoldableEntry, factOf } from './fold-facts.ts';
import type { Question, Section } from './question.ts';
import { findSection, sectionsOf } from './sections/index.ts';

/**
 * The entries of a person that facts as JSON (amounts in pounds) stand for, lists and records only: sums of several
 * accounts cannot be told apart again. Questions that are no facts stay unanswered.
 */
export function unfoldFacts(facts: object): readonly FoldableEntry[] {
	return sectionsOf('individual')
		.filter(({ group, fold }) => group !== 'scope' && fold.as !== 'listWithin')
		.flatMap((section) =>
			elementsOfFacts(facts, section)
				.map(({ answers }) => ({ section: section.id, answers }))
				.filter(({ answers }) => Object.keys(answers).length > 0),
		);
}

/** One element of facts as answers: where it stands, and the element that it belongs to. */
export interface ElementOfFacts {
	readonly path: string;
	readonly answers: Answers;
	readonly parent?: string;
}

/** The elements of facts that a section's entries stand for, those that answer anything, in order. None for totals. */
export function elementsOfFacts(facts: object, section: Section): readonly ElementOfFacts[] {
	const { fold } = section;
	const answered = placesIn(facts, section).map((place) => ({
		...place,
		answers: answersIn(section, place.path === '' ? facts : factAt(facts, place.path)),
	}));
	// A record is there when it says something; an element of a list is there even when it says nothing.
	return fold.as === 'record' ? answered.filter(({ answers }) => Object.keys(answers).length > 0) : answered;
}

function placesIn(facts: object, section: Section): readonly Omit<ElementOfFacts, 'answers'>[] {
	const { fold } = section;
	if (fold.as === 'record') return [{ path: fold.into }];
	if (fold.as === 'list') return placesOfList(facts, fold.into, 0).map((path) => ({ path }));
	const parent = fold.as === 'listWithin' ? findSection(fold.section) : undefined;
	if (fold.as !== 'listWithin' || parent === undefined) return [];
	return elementsOfFacts(facts, parent).flatMap(({ path }) =>
		placesOfList(facts, `${path}.${fold.list}`, fixedPlaces(parent, fold.list)).map((own) => ({
			...{ path: own, parent: path },
		})),
	);
}

function placesOfList(facts: object, path: string, from: number): readonly string[] {
	const list = factAt(facts, path);
	return Array.isArray(list) ? list.map((_, index) => `${path}[${index}]`).slice(from) : [];
}

/** How many of a list's first elements are answered in the entry that has it. */
function fixedPlaces({ questions }: Section, list: string): number {
	const facts = questions.map((question) => factOf(question) ?? '');
	return new Set(facts.filter((fact) => fact.startsWith(`${list}[`)).map((fact) => fact.split('.')[0])).size;
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
	return typeof value === 'number' ? numberText(value) : undefined;
}

/** A number as a person types it: small ones have no exponent. */
function numberText(value: number): string {
	return String(value).includes('e-') ? value.toFixed(8).replace(/\.?0+$/, '') : String(value); // not money
}
