/** Tells whoever waits for HMRC that it has accepted, once, when that happens before their eyes. */
import { outcomeOf } from '@halfpenny/lifecycle';
import { useEffect, useRef } from 'react';
import type { Submission } from '../../api/shapes.ts';
import { showToast } from '../../ui/toast-store.ts';
import { acceptedWords } from './filing-words.ts';

/** Watches a submission; what was accepted before one came is no news. */
export function useAcceptance({ id, status }: Pick<Submission, 'id' | 'status'>): void {
	const accepted = outcomeOf(status) === 'accepted';
	const before = useRef(accepted);
	useEffect(() => {
		if (accepted && !before.current) showToast(acceptedWords(id));
		before.current = accepted;
	}, [accepted, id]);
}
