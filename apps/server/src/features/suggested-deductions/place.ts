/** The question to look at for a fact: its own, or the one that has to be answered before it is asked. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import { entryOfOrigin, findSection, holds, pagesOf, questionOfFact } from '@halfpenny/questions';
import type { Entry } from '../entries/entry.ts';

/** Where a suggestion leads. */
export type Place = AnswerOf<typeof calls.suggestedDeductions>[number]['place'];

/** The place of a fact in the interview. Throws for a fact that no question gives: only a bug names one. */
export function placeOf(fact: string, entries: readonly Entry[]): Place {
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
	{ answers }: Entry,
): string {
	const found = findSection(section);
	const page = found && pagesOf(found).find(({ questions }) => questions.includes(question));
	const closed = page?.shownWhen && !holds(page.shownWhen, answers);
	return closed ? page.shownWhen.question : question;
}
