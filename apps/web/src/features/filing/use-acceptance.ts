/** Tells the person waiting for HMRC that it has accepted, once, when that happens on screen or before the page has loaded. */
import { outcomeOf } from '@halfpenny/lifecycle';
import { useEffect, useRef } from 'react';
import type { Submission } from '../../api/shapes.ts';
import { showToast } from '../../ui/toast-store.ts';
import { acceptedWords } from './filing-words.ts';

type Watched = Pick<Submission, 'id' | 'status'>;

/** What was sent from this window, and not yet said to be accepted. */
const awaited = new Set<string>();

/** The acceptance of what was just sent is news, however soon it comes. */
export function awaitAcceptance(submissionId: string): void {
	awaited.add(submissionId);
}

/** Whether there is nothing to tell of it: HMRC had accepted it before one came, or one was told. */
export function isNoNews({ id, status }: Watched): boolean {
	return outcomeOf(status) === 'accepted' && !awaited.has(id);
}

/** The words of an acceptance, which are said once. */
export function tellAcceptance(id: string) {
	awaited.delete(id);
	return acceptedWords(id);
}

/** Watches a submission. */
export function useAcceptance({ id, status }: Watched): void {
	const accepted = outcomeOf(status) === 'accepted';
	const before = useRef(isNoNews({ id, status }));
	useEffect(() => {
		if (accepted && !before.current) showToast(tellAcceptance(id));
		before.current = accepted;
	}, [accepted, id]);
}
