/** The questions that what was said has opened: why a step that was done isn't any more, after a no became a yes. */
import { sayDashboard } from '@halfpenny/messages/dashboard';
import { sectionWords } from '@halfpenny/messages/questions';
import {
	askedSections,
	type FoldableEntry,
	missingInEntry,
	openScopeQuestions,
	type ReturnType,
	type Section,
	scopeAnswers,
	scopeOf,
	scopeQuestionsOf,
	sectionStatus,
	type TaxYear,
} from '@halfpenny/questions';
import { yearOf } from '../../returns/return-year.ts';
import type { ReturnSoFar } from './progress.ts';

/** How many questions of a section are open. */
export interface Opened {
	readonly section: string;
	readonly count: number;
}

/**
 * Returns what is open in the sections that an entry or a yes asks for, in the order of the task list. Of a section
 * without an entry: what its first entry needs. Questions about the year that a yes has led to come first.
 */
export function openedQuestions({
	entries,
	taxReturn,
}: Pick<ReturnSoFar, 'entries' | 'taxReturn'>): readonly Opened[] {
	const year = yearOf(taxReturn);
	const { returnType = 'individual' } = taxReturn;
	const sections = askedSections(entries, year, returnType)
		.filter((section) => {
			const status = sectionStatus(section, entries, year);
			return status === 'incomplete' || (status === 'toDo' && wasSaid(section, entries));
		})
		.map((section) => ({ section: section.id, count: openIn(section, entries, year) }));
	return [...openAboutYear(entries, year, returnType), ...sections].filter(({ count }) => count > 0);
}

function openAboutYear(
	entries: readonly FoldableEntry[],
	year: TaxYear,
	returnType: ReturnType,
): readonly Opened[] {
	const led = (scopeOf(returnType)?.pages ?? [])
		.filter(({ shownWhen }) => shownWhen !== undefined)
		.flatMap(({ questions }) => questions);
	const open = openScopeQuestions(entries, year, returnType).filter(({ id }) => led.includes(id));
	return [{ section: 'scope', count: open.length }];
}

/** A section that everybody is asked about is only there because nothing was said yet. */
function wasSaid(section: Section, entries: readonly FoldableEntry[]): boolean {
	const asked = scopeQuestionsOf(section);
	const said = scopeAnswers(entries);
	return asked.length === 0 || asked.some((question) => said[question] === true);
}

function openIn(section: Section, entries: readonly FoldableEntry[], year: TaxYear): number {
	const own = entries.filter((entry) => entry.section === section.id);
	const missing = (entry: FoldableEntry) => missingInEntry(section, entry, entries, year).length;
	if (own.length > 0) return own.reduce((count, entry) => count + missing(entry), 0);
	// Where any one amount will do, the first entry still takes one answer.
	return Math.max(1, missing({ section: section.id, answers: {} }));
}

const lists = new Intl.ListFormat('en-GB');

/** Says how many, and where; undefined if none is open. */
export function openedWords(opened: readonly Opened[]): string | undefined {
	if (opened.length === 0) return undefined;
	const count = opened.reduce((all, one) => all + one.count, 0);
	const places = opened.map(({ section, count: some }) =>
		sayDashboard('progress.open.place', {
			count: some,
			section: section === 'scope' ? undefined : sectionWords(section).title,
		}),
	);
	return sayDashboard('progress.open', { count, places: lists.format(places) });
}
