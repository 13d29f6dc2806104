/** Focuses the control that the address names after `#`, when a link leads to one question of a form. */
import { useEffect } from 'react';

/**
 * Focuses the control once, when the page is first shown, or when form `shown` is if one form follows another.
 * Opens anything folded around it.
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
