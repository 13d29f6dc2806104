/** Keeps the end of the page, what has the focus and the toast clear of what stands at the foot of the window. */
import { type RefObject, useLayoutEffect } from 'react';

/** Tells the styles how high it is, as `--foot`: measured, since long amounts wrap. Nothing of it while it is not drawn. */
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
