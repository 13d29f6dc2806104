/** Where to go after saving: the next section with an open question, then check answers. */
import { sayEntries } from '@halfpenny/messages/entries';
import { sectionWords } from '@halfpenny/messages/questions';
import {
	askedSections,
	type FoldableEntry,
	missingInEntry,
	openScopeQuestions,
	pagesOf,
	type ReturnType,
	type Section,
	scopeAnswers,
	scopeQuestionsOf,
	sectionStatus,
	type TaxYear,
} from '@halfpenny/questions';
import { checkAddress } from './from-check.ts';
import { yearOf } from './return-year.ts';

/** The parts of a return that decide the way through it. */
interface OnTheWay {
	readonly id: string;
	readonly taxYear: string;
	readonly returnType: ReturnType;
}

/** An address, and the label of its button. */
export interface Onward {
	readonly to: string;
	readonly words: string;
}

/**
 * Returns the next section with an open question after `after`, in the order of the list and wrapping round.
 * What was just saved is not asked again, since it may be left blank: check answers lists it.
 */
export function onwards(taxReturn: OnTheWay, entries: readonly FoldableEntry[], after?: string): Onward {
	const { id, returnType } = taxReturn;
	const year = yearOf(taxReturn);
	const about = { to: `/app/return/${id}/about`, words: next(sayEntries('about.title')) };
	const begun = Object.keys(scopeAnswers(entries)).length > 0;
	if (!begun) return about;
	const section = nextSection(askedSections(entries, year, returnType), entries, year, after);
	if (section)
		return { to: sectionAddress(id, section, entries, year), words: next(sectionWords(section.id).title) };
	const unsaid = after !== 'scope' && openScopeQuestions(entries, year, returnType).length > 0;
	return unsaid ? about : { to: checkAddress(id), words: sayEntries('onwards.check') };
}

function next(title: string): string {
	return sayEntries('onwards.next', { title });
}

function nextSection(
	sections: readonly Section[],
	entries: readonly FoldableEntry[],
	year: TaxYear,
	after: string | undefined,
): Section | undefined {
	const at = sections.findIndex(({ id }) => id === after) + 1;
	return [...sections.slice(at), ...sections.slice(0, at)].find(
		(section) => section.id !== after && isOpenPart(section, entries, year),
	);
}

/** Returns whether a section has an open question. What the user isn't sure about is asked on the year's own pages. */
function isOpenPart(section: Section, entries: readonly FoldableEntry[], year: TaxYear): boolean {
	const status = sectionStatus(section, entries, year);
	if (status !== 'toDo') return status === 'incomplete';
	const asked = scopeQuestionsOf(section);
	return asked.length === 0 || asked.some((question) => scopeAnswers(entries)[question] === true);
}

/** Returns its first open question. A section without entries opens its first entry. */
function sectionAddress(
	returnId: string,
	section: Section,
	entries: readonly FoldableEntry[],
	year: TaxYear,
): string {
	const list = `/app/return/${returnId}/${section.id}`;
	const own = entries.filter((entry) => entry.section === section.id);
	if (own.length === 0) return opensByItself(section) ? `${list}/add` : list;
	for (const entry of own) {
		const [question] = missingInEntry(section, entry, entries, year);
		if (question && entry.id !== undefined)
			return `${list}/${entry.id}${pagePath(section, question.id)}#${encodeURIComponent(question.id)}`;
	}
	return list;
}

function pagePath(section: Section, question: string): string {
	const pages = pagesOf(section);
	const page = pages.find(({ questions }) => questions.includes(question));
	return pages.length > 1 && page ? `/${page.id}` : '';
}

/** A partnership share may come by a code, which the section's list offers first. */
export function opensByItself({ fold }: Section): boolean {
	return !(fold.as === 'list' && fold.into === 'partnerships');
}
