/**
 * Typed text that is not saved yet: kept in this tab's memory, so that going back, or signing in again, loses nothing.
 * What the server keeps too survives closing the tab.
 */
import type { Answers } from '@halfpenny/questions';

/** A form in progress: what was typed, and the version of the entry it began with. */
export interface Draft {
	readonly touched: Answers;
	/** The saved answers to those questions when they were typed. */
	readonly seen: Answers;
	/** Absent while the entry is new. */
	readonly version: number | undefined;
	/** Its own id: saving it again after the answer was lost adds nothing. */
	readonly sentAs: string;
}

/** The drafts of one kind of form, each by the form's address. */
export interface Drafts<Content> {
	/** The draft of a form; undefined when nothing was typed into it. */
	readonly find: (address: string) => Content | undefined;
	/** Keeps what is typed in a form. */
	readonly keep: (address: string, content: Content) => void;
	/** Forgets a form's draft once it is saved or discarded. Nothing of it is sent afterwards. */
	readonly drop: (address: string) => void;
}

/** The addresses whose latest text the server keeps. */
const safe = new Set<string>();
/** Never on disk: drafts disappear with the tab. */
const kept: Map<string, unknown>[] = [];
/** How to send each form that is waiting to be online, by its address. */
const waiting = new Map<string, () => void>();

/** A place for the drafts of one kind of form. */
export function draftsOf<Content>(): Drafts<Content> {
	const drafts = new Map<string, Content>();
	kept.push(drafts);
	return {
		find: (address) => drafts.get(address),
		keep: (address, content) => {
			drafts.set(address, content);
			safe.delete(address);
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

/** Forgets every draft, when the user signs out. */
export function dropAllDrafts(): void {
	for (const drafts of kept) drafts.clear();
	waiting.clear();
	warnWhileUnsaved();
}

/** The server keeps the text of a form now: closing the tab loses nothing of it. */
export function markSafe(address: string): void {
	safe.add(address);
	warnWhileUnsaved();
}

/** Asks before closing or reloading would lose drafts. Added only then: the listener slows down going back. */
function warnWhileUnsaved(): void {
	if (typeof removeEventListener === 'undefined') return;
	const unsafe = kept.some((drafts) => [...drafts.keys()].some((address) => !safe.has(address)));
	if (unsafe) addEventListener('beforeunload', askFirst);
	else removeEventListener('beforeunload', askFirst);
}

/** The browser supplies the words. */
function askFirst(event: Event): void {
	event.preventDefault();
}

/** Sends a form as soon as the browser is online again, even if the user has left the form. */
export function sendOnceOnline(address: string, send: () => void): void {
	if (waiting.size === 0) addEventListener('online', sendWaiting, { once: true });
	waiting.set(address, send);
}

/** Whether a form waits to be sent. */
export function isWaiting(address: string): boolean {
	return waiting.has(address);
}

/** The form no longer waits: it was sent by hand, or failed for another reason. */
export function stopWaiting(address: string): void {
	waiting.delete(address);
}

/** Removes each one first: if it fails for lack of a connection, it adds itself again. */
function sendWaiting(): void {
	const due = [...waiting.values()];
	waiting.clear();
	for (const send of due) send();
}
