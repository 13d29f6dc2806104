/** Keeps the end of the page, the focused field and the toast clear of the bar at the foot of the window. */
import { type RefObject, useLayoutEffect } from 'react';

/** Gives the styles the bar's height as `--foot`. Measured, since long amounts wrap. Unset while there is no bar. */
export function useFoot(shown: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const { current } = shown;
		if (current === null) return;
		const { style } = document.documentElement;
		const measure = () => style.setProperty('--foot', `${current.offsetHeight}px`);
		const observer = new ResizeObserver(measure);
		observer.observe(current);
		measure();
		return () => {
			observer.disconnect();
			style.removeProperty('--foot');
		};
	}, [shown]);
}
