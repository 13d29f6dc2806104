/** How far a section of the interview is, from the entries alone. */
import { type Answers, missingToFile } from './answers.ts';
import type { FoldableEntry } from './fold-facts.ts';
import type { Section } from './question.ts';
import { sections } from './sections/index.ts';

/**
 * `toDo`: nothing answered yet. `none`: the person said there was none. `incomplete`: an entry lacks what filing
 * needs. `complete`: every entry is ready to file.
 */
export type SectionStatus = 'toDo' | 'none' | 'incomplete' | 'complete';

/** The sections that hold entries of the return itself, in order. */
export const entrySections: readonly Section[] = sections.filter(({ group }) => group !== 'scope');

/** How far one section is. */
export function sectionStatus(section: Section, entries: readonly FoldableEntry[]): SectionStatus {
	const own = entries.filter((entry) => entry.section === section.id);
	if (own.length === 0) return saidNone(section.id, entries) ? 'none' : 'toDo';
	return own.every(({ answers }) => missingToFile(section, answers).length === 0) ? 'complete' : 'incomplete';
}

/** Whether the person said that there was none of something this year. */
export function saidNone(question: string, entries: readonly FoldableEntry[]): boolean {
	return scopeAnswers(entries)[question] === false;
}

/** What the person said the return is about; empty before anything was said. */
export function scopeAnswers(entries: readonly FoldableEntry[]): Answers {
	return entries.find((entry) => entry.section === 'scope')?.answers ?? {};
}
