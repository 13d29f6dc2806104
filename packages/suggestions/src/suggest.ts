/** Deductions the person probably missed: every rule's ideas, each with its tax saving from the engine. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { type EntryChange, scopeAnswers } from '@halfpenny/questions';
import { calculate, whatIf } from '@halfpenny/tax';
import { changesOf } from './changes.ts';
import { everyRule } from './every-rule.ts';
import type { KnownEntry } from './known-entry.ts';
import { type Place, placeOf } from './place.ts';
import type { Idea, LastYear } from './rule.ts';

/** The input of suggestions. */
export interface SuggestedFrom {
	readonly facts: Facts;
	/** The entries behind the facts. */
	readonly entries: readonly KnownEntry[];
	/** The facts of the person's own return of the previous year. */
	readonly lastYear?: Facts | undefined;
}

/** An idea that saves tax. */
export interface Suggestion extends Omit<Idea, 'answers' | 'change'> {
	/** The same for the same idea about the same fact. */
	readonly id: string;
	/** The tax saved, in pence: by the person, or by a couple together. */
	readonly saving: Pence;
	/** The question to answer. */
	readonly place: Place;
	/** The changes for a proposal; absent if only the person can answer the question. */
	readonly changes?: readonly EntryChange[];
}

/** Returns the ideas that save tax, largest saving first. */
export function suggest({ facts, entries, lastYear }: SuggestedFrom): readonly Suggestion[] {
	const looked = {
		facts,
		entries,
		declined: declinedIn(entries),
		calculation: calculate(facts, { working: false }),
		lastYear: lastYear && lastYearOf(lastYear),
	};
	return everyRule
		.flatMap((rule) => rule(looked))
		.map((idea) => ({ idea, saving: savingOf(facts, idea) }))
		.filter(({ saving }) => saving > 0)
		.toSorted((one, other) => other.saving - one.saving)
		.map(({ idea, saving }) => toSuggestion(idea, saving, { facts, entries }));
}

function toSuggestion(
	{ answers, change: _, ...idea }: Idea,
	saving: Pence,
	{ facts, entries }: SuggestedFrom,
): Suggestion {
	const changes = answers && changesOf(answers, entries, facts.taxYear);
	return {
		...idea,
		id: `${idea.rule}:${idea.fact}`,
		saving,
		place: placeOf(idea.fact, entries),
		...(changes && { changes }),
	};
}

/** Returns the scope questions answered no. */
function declinedIn(entries: readonly KnownEntry[]): ReadonlySet<string> {
	const said = Object.entries(scopeAnswers(entries));
	return new Set(said.flatMap(([question, answer]) => (answer === false ? [question] : [])));
}

function lastYearOf(facts: Facts): LastYear {
	return { facts, carriedForward: calculate(facts, { working: false }).carriedForward };
}

function savingOf(facts: Facts, { change, savedByAnother = pence(0) }: Idea): Pence {
	return pence(savedByAnother - whatIf(facts, change).difference);
}
