/** The one visible toast. Anything the user must act on is on the page too, since a toast disappears. */

/** A toast's contents. */
export interface ToastWords {
	readonly title: string;
	readonly detail?: string | undefined;
	/** `bad` for a failure, which is on the page too. */
	readonly tone?: 'bad' | undefined;
}

/** A toast with its own number, so that the same words can be shown twice. */
export interface Toast extends ToastWords {
	readonly number: number;
}

/** How long a toast stays, in milliseconds. */
export const TOAST_TIME = 5000;

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast, replacing the previous one. */
export function showToast(words: ToastWords): void {
	count += 1;
	set({ ...words, number: count });
}

/** Removes a toast if it is still showing. */
export function dismissToast(number: number): void {
	if (current?.number === number) set(undefined);
}

/** Returns the visible toast. */
export function currentToast(): Toast | undefined {
	return current;
}

/** Calls back whenever the toast changes. Returns the function to unsubscribe. */
export function onToast(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function set(toast: Toast | undefined): void {
	current = toast;
	for (const listener of listeners) listener();
}
