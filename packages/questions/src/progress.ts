/** The status of each section of the interview, from the entries alone. */
import { settlesClass2 } from '@halfpenny/facts';
import type { Answers } from './answer.ts';
import { isOpen, missingToFile } from './answers.ts';
import type { FoldableEntry } from './fold-facts.ts';
import { leastProfit } from './least-profit.ts';
import type { Question, ReturnType, Section, TaxYear } from './question.ts';
import { scopeOf, sectionsOf } from './sections/index.ts';
import { holds, inYears, shownQuestions } from './shown.ts';

/**
 * `toDo`: nothing answered yet. `none`: the person said there was none. `incomplete`: an entry lacks what filing
 * needs. `complete`: every entry is ready to file.
 */
export type SectionStatus = 'toDo' | 'none' | 'incomplete' | 'complete';

/** The sections with entries of a person's own return, in order. */
export const entrySections: readonly Section[] = entrySectionsOf('individual');

/** Returns the sections with entries of a return itself, in order; for one tax year if given. */
export function entrySectionsOf(returnType: ReturnType, year?: TaxYear): readonly Section[] {
	return sectionsOf(returnType).filter(({ group, years }) => group !== 'scope' && inYears(years, year));
}

/** Returns the sections to do: those most people have, those the person said yes to, and those with entries. */
export function askedSections(
	entries: readonly FoldableEntry[],
	year?: TaxYear,
	returnType: ReturnType = 'individual',
): readonly Section[] {
	return entrySectionsOf(returnType, year).filter(
		(section) =>
			section.common === true ||
			(isOpened(section, entries) && !isSettled(section, entries, year)) ||
			entries.some((entry) => entry.section === section.id),
	);
}

function isOpened(section: Section, entries: readonly FoldableEntry[]): boolean {
	const { opensWith } = section;
	if (opensWith === undefined) {
		const said = scopeAnswers(entries);
		// If another section's question also asks for this one, an entry there counts as a yes.
		return scopeQuestionsOf(section).some(
			(question) => said[question] === true || entries.some((entry) => entry.section === question),
		);
	}
	const { section: other, when } = opensWith;
	return entries.some(
		({ section: name, answers }) => name === other && (when === undefined || holds(when, answers)),
	);
}

/** Returns whether the known profit answers everything it would ask. */
function isSettled(
	{ settledBy }: Section,
	entries: readonly FoldableEntry[],
	year: TaxYear | undefined,
): boolean {
	if (settledBy === undefined || year === undefined) return false;
	return settlesClass2(leastProfit(entries, year), year);
}

/** Returns the status of one section. */
export function sectionStatus(
	section: Section,
	entries: readonly FoldableEntry[],
	year?: TaxYear,
): SectionStatus {
	const own = entries.filter((entry) => entry.section === section.id);
	if (own.length === 0) {
		const asked = scopeQuestionsOf(section);
		const none = asked.length > 0 && asked.every((question) => saidNone(question, entries));
		return none ? 'none' : 'toDo';
	}
	return own.every((entry) => missingInEntry(section, entry, entries, year).length === 0)
		? 'complete'
		: 'incomplete';
}

/** Returns an entry's questions that block filing. An entry whose parent is gone must name a new one. */
export function missingInEntry(
	section: Section,
	{ answers }: FoldableEntry,
	entries: readonly FoldableEntry[],
	year?: TaxYear,
): readonly Question[] {
	const missing = missingToFile(section, answers, year);
	const { fold, questions } = section;
	if (fold.as !== 'listWithin') return missing;
	const parent = answers[fold.by] ?? null;
	const isThere = entries.some(({ section: name, id }) => name === fold.section && id === parent);
	if (isThere) return missing;
	return questions.filter((question) => question.id === fold.by || missing.includes(question));
}

/** Returns the scope questions that ask whether there was any of a section: a yes to one, or a no to all. May be empty. */
export function scopeQuestionsOf({ askedBy, opensWith, id }: Section): readonly string[] {
	return askedBy ?? (opensWith ? [] : [id]);
}

/** Returns whether the person said there was none this year. An entry outweighs a no. */
export function saidNone(question: string, entries: readonly FoldableEntry[]): boolean {
	return scopeAnswers(entries)[question] === false && !entries.some(({ section }) => section === question);
}

/** Returns the person's answers about what the return covers; empty before any. */
export function scopeAnswers(entries: readonly FoldableEntry[]): Answers {
	const scopes = (['individual', 'partnership'] as const).map((returnType) => scopeOf(returnType)?.id);
	return entries.find(({ section }) => scopes.includes(section))?.answers ?? {};
}

/**
 * Returns the scope questions still open, including "I'm not sure". An entry counts as a yes. Documents are also answered
 * on the upload page.
 */
export function openScopeQuestions(
	entries: readonly FoldableEntry[],
	year?: TaxYear,
	returnType: ReturnType = 'individual',
): readonly Question[] {
	const section = scopeOf(returnType);
	if (section === undefined) return [];
	const said = scopeAnswers(entries);
	return shownQuestions(section, said, year).filter(
		({ id }) => id !== 'documents' && isOpen(said[id]) && !entries.some((entry) => entry.section === id),
	);
}
