/** What a person said they had and has not told us about: filing would leave it out in silence. */
import type { FoldableEntry } from './fold-facts.ts';
import { askedSections, scopeAnswers, scopeQuestionsOf } from './progress.ts';
import type { ReturnType, Section, TaxYear } from './question.ts';

/** The sections that a yes of their own asked for, or an answer that opened a list, and that have no entry. */
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
	// Where several questions ask for a section, a yes to one of them may be about another section.
	return question !== undefined && others.length === 0 && question === section.id
		? scopeAnswers(entries)[question] === true
		: false;
}
