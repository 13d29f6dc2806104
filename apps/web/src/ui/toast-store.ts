/** The one toast that is showing. What a person must act on stands in the page too, since a toast goes away. */

/** What a toast says. */
export interface ToastWords {
	readonly title: string;
	readonly detail?: string | undefined;
	/** `bad` for what did not work; it stands in the page too. */
	readonly tone?: 'bad' | undefined;
}

/** A toast with its own number, so that the same words can come twice. */
export interface Toast extends ToastWords {
	readonly number: number;
}

/** How long a toast stays, in milliseconds. */
export const TOAST_TIME = 5000;

let current: Toast | undefined;
let count = 0;
const listeners = new Set<() => void>();

/** Shows a toast in place of the one before. */
export function showToast(words: ToastWords): void {
	count += 1;
	set({ ...words, number: count });
}

/** Takes a toast away, if it is still the one that shows. */
export function dismissToast(number: number): void {
	if (current?.number === number) set(undefined);
}

/** The toast that is showing. */
export function currentToast(): Toast | undefined {
	return current;
}

/** Calls back whenever the toast changes; gives the function that stops it. */
export function onToast(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

function set(toast: Toast | undefined): void {
	current = toast;
	for (const listener of listeners) listener();
}
