/** The menu of a narrow screen is a native disclosure, which the Escape key does not close by itself. */

/** Has Escape close the open menu and give the focus back to what opened it. */
export function closeMenuOnEscape(): void {
	addEventListener('keydown', ({ key }) => {
		const menu = key === 'Escape' && document.querySelector<HTMLDetailsElement>('[data-menu][open]');
		if (!menu) return;
		menu.open = false;
		menu.querySelector('summary')?.focus();
	});
}
