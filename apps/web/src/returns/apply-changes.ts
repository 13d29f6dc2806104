/** Applies the changes of a suggestion: all of them or none. */
import { changedAnswers, type EntryChange } from '@halfpenny/questions';
import { useState } from 'react';
import { newId } from '../api/new-id.ts';
import { useSaveEntries } from '../api/operations/entries.ts';
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

/** Saves them together, so that none is saved without the others. Throws the failure of the call. */
export function useApplyChanges(returnId: string, entries: readonly Entry[]) {
	const save = useSaveEntries(returnId);
	const [ids] = useState(() => new Map<string, string>());
	/** A new entry keeps its id, so that trying again after a lost answer adds nothing. */
	const idOf = (section: string) => {
		const id = ids.get(section) ?? newId();
		ids.set(section, id);
		return id;
	};
	/** `factsVersion` is that of the answers the changes were worked out from. */
	const apply = async (changes: readonly EntryChange[], factsVersion: number) => {
		const sent = changedEntries(changes, entries).map(({ section, entry, answers }) =>
			entry ? { id: entry.id, version: entry.version, answers } : { section, answers, sentAs: idOf(section) },
		);
		await save.mutateAsync({ id: returnId, body: { entries: sent, factsVersion } });
	};
	return { apply, busy: save.isPending };
}
