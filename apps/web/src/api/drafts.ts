/** Typed text that is not saved yet: kept in this tab's memory, so that going back, or signing in again, loses nothing. */
import type { Answers } from '@halfpenny/questions';

/** A form in progress: its answers, and the version of the entry it began with. */
export interface Draft {
	readonly answers: Answers;
	/** Absent while the entry is new. */
	readonly version: number | undefined;
}

/** The drafts of one kind of form, each by the form's address. */
export interface Drafts<Content> {
	/** The draft of a form; undefined when nothing was typed into it. */
	readonly find: (address: string) => Content | undefined;
	/** Keeps what stands in a form. */
	readonly keep: (address: string, content: Content) => void;
	/** Forgets a form's draft, once it is saved or discarded; nothing of it is sent any more. */
	readonly drop: (address: string) => void;
}

/** Never on disk: what is here goes when the tab does. */
const kept: Map<string, unknown>[] = [];
/** How each form that is waiting to be back online is sent, by its address. */
const waiting = new Map<string, () => void>();

/** A place for the drafts of one kind of form. */
export function draftsOf<Content>(): Drafts<Content> {
	const drafts = new Map<string, Content>();
	kept.push(drafts);
	return {
		find: (address) => drafts.get(address),
		keep: (address, content) => {
			drafts.set(address, content);
			warnWhileUnsaved();
		},
		drop: (address) => {
			drafts.delete(address);
			waiting.delete(address);
			warnWhileUnsaved();
		},
	};
}

/** The drafts of entries. */
export const entryDrafts = draftsOf<Draft>();

/** Whether anything was typed and not saved. */
export function hasDrafts(): boolean {
	return kept.some(({ size }) => size > 0);
}

/** Forgets every draft: somebody signed out. */
export function dropAllDrafts(): void {
	for (const drafts of kept) drafts.clear();
	waiting.clear();
	warnWhileUnsaved();
}

/** Closing or reloading the tab would lose drafts: the browser asks first, and only then, since a listener slows going back. */
function warnWhileUnsaved(): void {
	if (typeof removeEventListener === 'undefined') return;
	if (hasDrafts()) addEventListener('beforeunload', askFirst);
	else removeEventListener('beforeunload', askFirst);
}

/** The browser's own words. */
function askFirst(event: Event): void {
	event.preventDefault();
}

/** Sends a form as soon as the browser is back online, though the form was left meanwhile. */
export function sendOnceOnline(address: string, send: () => void): void {
	if (waiting.size === 0) addEventListener('online', sendWaiting, { once: true });
	waiting.set(address, send);
}

/** Whether a form waits to be sent. */
export function isWaiting(address: string): boolean {
	return waiting.has(address);
}

/** The form no longer waits: it was sent by hand, or something else was wrong with it. */
export function stopWaiting(address: string): void {
	waiting.delete(address);
}

/** Each is removed first: one that fails for lack of a connection puts itself back. */
function sendWaiting(): void {
	const due = [...waiting.values()];
	waiting.clear();
	for (const send of due) send();
}
