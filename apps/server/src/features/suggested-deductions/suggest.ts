/** What a person has probably not claimed: every rule's ideas, each with the tax that it would save by the engine. */
import { type Facts, type Pence, pence } from '@halfpenny/facts';
import { calculate, whatIf } from '@halfpenny/tax';
import { everyRule } from './every-rule.ts';
import type { Idea, LastYear, Looked } from './rule.ts';

/** An idea that saves tax. */
export interface Suggestion extends Idea {
	/** Less tax, in pence: of the person, or of both where another one saves it. */
	readonly saving: Pence;
}

/** The ideas that save tax, the largest saving first. `declined` are sections of which the person said that they had nothing, `last` the facts of the year before. */
export function suggest(facts: Facts, declined: ReadonlySet<string>, last?: Facts): readonly Suggestion[] {
	const calculation = calculate(facts, { working: false });
	const looked: Looked = { facts, declined, calculation, lastYear: last && lastYearOf(last) };
	return everyRule
		.flatMap((rule) => rule(looked))
		.map((idea) => ({ ...idea, saving: savingOf(facts, idea) }))
		.filter(({ saving }) => saving > 0)
		.toSorted((one, other) => other.saving - one.saving);
}

function lastYearOf(facts: Facts): LastYear {
	return { facts, carriedForward: calculate(facts, { working: false }).carriedForward };
}

function savingOf(facts: Facts, { change, savedByAnother = pence(0) }: Idea): Pence {
	return pence(savedByAnother - whatIf(facts, change).difference);
}
