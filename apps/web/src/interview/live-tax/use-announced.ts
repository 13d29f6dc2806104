/** Announces the tax to screen readers when the typing pauses, not at each key. */
import { useEffect, useRef } from 'react';
import { announce } from '../../ui/announcer.tsx';
import { type LiveDue, liveInWords } from './live-words.ts';

/** Longer than a slow typist's pause. */
const REST = 1500;

/** Announces changes made since the form was shown. */
export function useAnnounced(due: LiveDue | undefined): void {
	const words = due && liveInWords(due);
	const said = useRef<string>(undefined);
	useEffect(() => {
		if (words === undefined) return;
		said.current ??= words;
		if (words === said.current) return;
		const timer = setTimeout(() => {
			said.current = words;
			announce(words);
		}, REST);
		return () => clearTimeout(timer);
	}, [words]);
}
