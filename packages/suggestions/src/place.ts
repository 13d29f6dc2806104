/** The question to look at for a fact: its own, or the one that has to be answered before it is asked. */
import type { FactPath } from '@halfpenny/facts';
import { entryOfOrigin, findSection, holds, pagesOf, questionOfFact } from '@halfpenny/questions';
import type { KnownEntry } from './known-entry.ts';

/** Where a suggestion leads: a section, and the question of one of its entries where there is one. */
export interface Place {
	readonly section: string;
	readonly entryId: string | null;
	readonly question: string | null;
}

/** The place of a fact in the interview. Throws for a fact that no question gives: only a bug names one. */
export function placeOf(fact: FactPath, entries: readonly KnownEntry[]): Place {
	const origin = questionOfFact(fact);
	if (!origin) throw new Error(`no question gives ${fact}`);
	const entry = entryOfOrigin(origin, entries);
	return {
		section: origin.section,
		entryId: entry?.id ?? null,
		question: entry ? openQuestion(origin, entry) : null,
	};
}

/** A page that is not open yet is opened by another question. */
function openQuestion(
	{ section, question }: { section: string; question: string },
	{ answers }: KnownEntry,
): string {
	const found = findSection(section);
	const page = found && pagesOf(found).find(({ questions }) => questions.includes(question));
	const closed = page?.shownWhen && !holds(page.shownWhen, answers);
	return closed ? page.shownWhen.question : question;
}
