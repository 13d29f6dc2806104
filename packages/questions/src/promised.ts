/** What a person said they had but has not entered: filing would silently leave it out. */
import type { FoldableEntry } from './fold-facts.ts';
import { askedSections, scopeAnswers, scopeQuestionsOf } from './progress.ts';
import type { ReturnType, Section, TaxYear } from './question.ts';

/** Returns the sections without an entry that a yes, or an answer that opened a list, asked for. */
export function promisedSections(
	entries: readonly FoldableEntry[],
	year?: TaxYear,
	returnType: ReturnType = 'individual',
): readonly Section[] {
	return askedSections(entries, year, returnType).filter(
		(section) => isPromised(section, entries) && !entries.some((entry) => entry.section === section.id),
	);
}

function isPromised(section: Section, entries: readonly FoldableEntry[]): boolean {
	if (section.opensWith !== undefined) return true;
	const [question, ...others] = scopeQuestionsOf(section);
	// If several questions ask for a section, a yes to one may be about another section.
	return question !== undefined && others.length === 0 && question === section.id
		? scopeAnswers(entries)[question] === true
		: false;
}
