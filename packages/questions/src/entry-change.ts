/** A change to a return's entries: what a proposal suggests, and the resulting answers. */
import { fromPounds, sum, toPounds, ZERO } from '@halfpenny/facts';
import type { Answer, Answers } from './answer.ts';

/** The entry to change: one as it was seen, or a new one, shared by every change with this key. */
export type EntryTarget = { readonly id: string; readonly version: number } | { readonly new: string };

/** A change to one answer of an entry, or to the entry as a whole. */
export type EntryChange = { readonly section: string; readonly entry: EntryTarget } & (
	| { readonly operation: 'set'; readonly field: string; readonly value: string | boolean }
	/** An amount in decimal pounds, added to the existing one. */
	| { readonly operation: 'add'; readonly field: string; readonly value: string }
	/** Clears the answer; without a field, removes the entry. */
	| { readonly operation: 'remove'; readonly field?: string | undefined }
);

/** Returns the answers after an entry's changes, in order. A missing amount counts as 0 when adding. */
export function changedAnswers(answers: Answers, changes: readonly EntryChange[]): Answers {
	const changed: Record<string, Answer> = { ...answers };
	for (const change of changes)
		if (change.field !== undefined) changed[change.field] = changedAnswer(changed[change.field], change);
	return changed;
}

/** Returns whether changes to an entry replace anything, other than by adding. */
export function replacesAnswers(answers: Answers, changes: readonly EntryChange[]): boolean {
	return changes.some((change) => {
		if (change.operation === 'add') return false;
		if (change.field === undefined) return true;
		const now = answers[change.field] ?? null;
		return now !== changedAnswer(now, change);
	});
}

/** Returns the changes that give an entry these answers. A blank clears the answer. */
export function settingChanges(section: string, entry: EntryTarget, answers: Answers): EntryChange[] {
	return Object.entries(answers).map(([field, value]) =>
		value === null
			? { section, entry, operation: 'remove', field }
			: { section, entry, operation: 'set', field, value },
	);
}

function changedAnswer(before: Answer | undefined, change: EntryChange): Answer {
	switch (change.operation) {
		case 'set':
			return change.value;
		case 'add':
			return total(before, change.value);
		case 'remove':
			return null;
	}
}

function total(before: Answer | undefined, amount: string): string {
	const known = typeof before === 'string' ? fromPounds(before) : undefined;
	return toPounds(sum([known ?? ZERO, fromPounds(amount) ?? ZERO]));
}
