/** Finds what was not claimed, on another thread if that takes long. */
import type { Facts, Problem } from '@halfpenny/facts';
import { type Suggestion, suggest } from '@halfpenny/suggestions';
import { defineWork } from '../../platform/threads/work.ts';
import { type PersonAnswers, readFacts } from '../calculation/facts.ts';

/** The answers of a year, and those of the previous year if there are any. */
interface DeductionsOrder {
	readonly answers: PersonAnswers;
	readonly lastYear: PersonAnswers | undefined;
}

type Found = { readonly suggestions: readonly Suggestion[] } | { readonly problems: readonly Problem[] };

/** The suggestions, or the problems of the answers together. */
export const deductionsWork = defineWork('deductions', ({ answers, lastYear }: DeductionsOrder): Found => {
	const { taxReturn, profile, entries } = answers;
	const facts = readFacts(taxReturn, profile, entries);
	if (!facts.ok) return { problems: facts.problems };
	return { suggestions: suggest({ facts: facts.facts, entries, lastYear: factsOf(lastYear) }) };
});

/** Also undefined if answers contradict each other. */
function factsOf(answers: PersonAnswers | undefined): Facts | undefined {
	const read = answers && readFacts(answers.taxReturn, answers.profile, answers.entries);
	return read?.ok ? read.facts : undefined;
}
