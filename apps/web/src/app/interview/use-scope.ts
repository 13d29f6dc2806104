/** Saying "there was none": answers about the return as a whole, kept in its one entry of the section `scope`. */
import { scopeAnswers } from '@halfpenny/questions';
import type { Answer } from '../api/operation.ts';
import { useAddEntry } from '../api/operations/add-entry.ts';
import { useChangeEntry } from '../api/operations/change-entry.ts';

/** Says that there was none of something, or takes it back. */
export function useScope(taxReturnId: string, entries: Answer<'listEntries'>) {
	const add = useAddEntry(taxReturnId);
	const change = useChangeEntry(taxReturnId);
	const say = (question: string, answer: false | null) => {
		const existing = entries.find(({ section }) => section === 'scope');
		const answers = { ...scopeAnswers(entries), [question]: answer };
		if (existing) change.mutate({ id: existing.id, body: { version: existing.version, answers } });
		else add.mutate({ id: taxReturnId, body: { section: 'scope', answers } });
	};
	return { say, busy: add.isPending || change.isPending, failure: change.error ?? add.error };
}
