/** Goes to the control that the address names after its `#`, when a link led to one question of a form. */
import { useEffect } from 'react';

/** Focuses the control once, when the form is first shown. */
export function useFocusFromHash(): void {
	useEffect(() => {
		const id = decodeURIComponent(location.hash.slice(1));
		const control = id === '' ? null : document.getElementById(id);
		if (!control) return;
		control.scrollIntoView({ block: 'center' });
		control.focus({ preventScroll: true });
	}, []);
}
