/** Goes to the control that the address names after its `#`, when a link led to one question of a form. */
import { useEffect } from 'react';

/**
 * Focuses the control once, when the page is first shown; where one form follows another, when the one called `shown` is.
 * What is folded away is unfolded.
 */
export function useFocusFromHash(shown?: string): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: another form has other controls
	useEffect(() => {
		const id = decodeURIComponent(location.hash.slice(1));
		const control = id === '' ? null : document.getElementById(id);
		if (!control) return;
		for (let at = control.closest('details'); at; at = at.parentElement?.closest('details') ?? null)
			at.open = true;
		control.scrollIntoView({ block: 'center' });
		control.focus({ preventScroll: true });
	}, [shown]);
}
