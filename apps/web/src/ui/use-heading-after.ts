/** Where the focus goes when an action removes its own dialog from the page. */
import { useEffect, useRef } from 'react';

/** Returns a function to call as the action starts. If the component then disappears with the focus, the heading takes it. */
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
