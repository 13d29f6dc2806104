/** Where the focus goes when what one acted on leaves the page with its dialog. */
import { useEffect, useRef } from 'react';

/** Gives what to call when the act begins, since its end may take the component away at once: when that goes and the focus with it, the heading takes it. */
export function useHeadingAfter(): () => void {
	const done = useRef(false);
	useEffect(
		() => () => {
			if (done.current && document.activeElement === document.body)
				document.querySelector<HTMLElement>('main h1')?.focus();
		},
		[],
	);
	return () => {
		done.current = true;
	};
}
