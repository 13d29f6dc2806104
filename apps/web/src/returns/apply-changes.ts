/** Applies the changes of a suggestion, one save for each entry. */
import { changedAnswers, type EntryChange } from '@halfpenny/questions';
import { useAddEntry, useChangeEntry } from '../api/operations/entries.ts';
import type { Entry } from '../api/shapes.ts';

/** The changes to one entry. */
export interface ChangedEntry {
	readonly section: string;
	/** Undefined for a new entry. */
	readonly entry: Entry | undefined;
	readonly answers: Entry['answers'];
}

/** Returns the entries with the changes made, in the order of the changes. */
export function changedEntries(
	changes: readonly EntryChange[],
	entries: readonly Entry[],
): readonly ChangedEntry[] {
	const keys = [...new Set(changes.map(keyOf))];
	return keys.map((key) => {
		const own = changes.filter((change) => keyOf(change) === key);
		const entry = entries.find(({ id }) => id === key);
		const section = entry?.section ?? own[0]?.section ?? '';
		return { section, entry, answers: changedAnswers(entry?.answers ?? {}, own) };
	});
}

function keyOf({ entry }: EntryChange): string {
	return 'id' in entry ? entry.id : entry.new;
}

/** Saves them one after another. Throws the failure of any call. */
export function useApplyChanges(returnId: string, entries: readonly Entry[]) {
	const add = useAddEntry(returnId);
	const change = useChangeEntry(returnId);
	const apply = async (changes: readonly EntryChange[]) => {
		for (const { section, entry, answers } of changedEntries(changes, entries)) {
			if (entry) await change.mutateAsync({ id: entry.id, body: { version: entry.version, answers } });
			else await add.mutateAsync({ id: returnId, body: { section, answers } });
		}
	};
	return { apply, busy: add.isPending || change.isPending };
}
