/** What was typed on a page earlier, here or on another device, put back into its form. */
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { keys } from '../api/keys.ts';
import { findUnsaved, forgetUnsaved, keepNow, stopKeeping, type Unsaved } from '../api/unsaved-answers.ts';

/**
 * Reads what is kept of the page at `address` and calls `adopt`, unless it `isTouched` by then. Keeps the rest on leaving.
 * Returns how to forget what is kept.
 */
export function useUnsaved(
	address: string,
	form: { readonly isTouched: boolean; readonly adopt: (unsaved: Unsaved) => void },
): () => Promise<void> {
	const queryClient = useQueryClient();
	const latest = useRef(form);
	latest.current = form;
	useEffect(() => {
		const leaving = new AbortController();
		void findUnsaved(address, leaving.signal).then((unsaved) => {
			const { isTouched, adopt } = latest.current;
			if (unsaved && !isTouched && !leaving.signal.aborted) adopt(unsaved);
		});
		return () => {
			leaving.abort();
			keepNow(address);
			// The next page may list what is unsaved, and ask before this arrives.
			void stopKeeping(address).then(() => queryClient.invalidateQueries({ queryKey: keys.unsavedPages() }));
		};
	}, [address, queryClient]);
	return async () => {
		await forgetUnsaved(address);
		await queryClient.invalidateQueries({ queryKey: keys.unsavedPages() });
	};
}
