/** What is known about the year: what was said, and yes to what is there already, so that nobody is asked it again. */
import { type Answers, isOpen, type Section } from '@halfpenny/questions';
import type { Entry } from './entry-rows.ts';

/** The answers of the section that asks about the year. */
export function knownAnswers({ questions }: Section, said: Answers, entries: readonly Entry[]): Answers {
	const there = questions.filter(({ id }) => isOpen(said[id]) && isThere(id, entries));
	return { ...said, ...Object.fromEntries(there.map(({ id }) => [id, true])) };
}

/** Whether there is an entry of that name; documents are those that entries came from. */
function isThere(id: string, entries: readonly Entry[]): boolean {
	if (id !== 'documents') return entries.some(({ section }) => section === id);
	return entries.some(({ provenance }) =>
		Object.values(provenance).some(({ documentId }) => documentId !== undefined),
	);
}
