/** Tells the waiting user once that HMRC has accepted the return, whether that happens on screen or before the page loads. */
import { outcomeOf } from '@halfpenny/lifecycle';
import { useEffect, useRef } from 'react';
import type { Submission } from '../../api/shapes.ts';
import { showToast, type ToastWords } from '../../ui/toast-store.ts';
import { acceptedWords } from './filing-words.ts';

type Watched = Pick<Submission, 'id' | 'status'>;

/** What was sent from this window and not yet announced as accepted. */
const awaited = new Set<string>();

/** Accepting what was just sent is news, however soon it comes. */
export function awaitAcceptance(submissionId: string): void {
	awaited.add(submissionId);
}

/** Returns whether there is nothing to announce: HMRC had accepted it before the visit, or it was announced. */
export function isNoNews({ id, status }: Watched): boolean {
	return outcomeOf(status) === 'accepted' && !awaited.has(id);
}

/** Returns the words of an acceptance, once; undefined for any other outcome. */
export function tellAcceptance({ id, status }: Watched): ToastWords | undefined {
	if (outcomeOf(status) !== 'accepted') return undefined;
	awaited.delete(id);
	return acceptedWords(id);
}

/** Watches a submission. */
export function useAcceptance({ id, status }: Watched): void {
	const before = useRef(isNoNews({ id, status }));
	useEffect(() => {
		const words = tellAcceptance({ id, status });
		if (words && !before.current) showToast(words);
		before.current = words !== undefined;
	}, [id, status]);
}
