/** What was typed and is not saved yet: kept in this tab's memory, so that going back, or signing in again, loses nothing. */
import type { Answers } from '@halfpenny/questions';

/** A form that is being typed: what stands in it, and the version of the entry that it began with. */
export interface Draft {
	readonly answers: Answers;
	/** Absent while the entry is new. */
	readonly version: number | undefined;
}

/** Never on disk: what is here goes when the tab does. */
const drafts = new Map<string, Draft>();

/** The draft of a form, by the form's address; undefined when nothing was typed into it. */
export function findDraft(address: string): Draft | undefined {
	return drafts.get(address);
}

/** Whether anything was typed and not saved. */
export function hasDrafts(): boolean {
	return drafts.size > 0;
}

/** Keeps what stands in a form. */
export function keepDraft(address: string, draft: Draft): void {
	drafts.set(address, draft);
}

/** Forgets a form's draft, once it is saved or left on purpose. */
export function dropDraft(address: string): void {
	drafts.delete(address);
}

/** Forgets every draft: somebody signed out. */
export function dropAllDrafts(): void {
	drafts.clear();
}
