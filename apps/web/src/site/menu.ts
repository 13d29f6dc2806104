/** On a narrow screen the menu is a native disclosure, which Escape doesn't close by itself. */

/** Makes Escape close the open menu and return the focus to its button. */
export function closeMenuOnEscape(): void {
	addEventListener('keydown', ({ key }) => {
		const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>('[data-menu][open]');
		if (!menu) return;
		menu.open = false;
		menu.querySelector('summary')?.focus();
	});
}
