/** Announces to screen readers what others can see: a new page, figures that changed. */
import { useSyncExternalStore } from 'react';

let words = '';
const listeners = new Set<() => void>();

/** Announces the words politely. */
export function announce(text: string): void {
	words = text;
	for (const listener of listeners) listener();
}

/** The live region, once in the shell. */
export function Announcer() {
	const text = useSyncExternalStore(
		(listener) => {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
		() => words,
		() => '',
	);
	return (
		<div aria-live="polite" aria-atomic="true" className="sr-only">
			{text}
		</div>
	);
}
