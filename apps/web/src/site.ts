/** Starts a public page. It can be read as it is; its interactive parts are loaded now. */
import { islands } from './app/islands.ts';
import { closeMenuOnEscape } from './site/menu.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) void enliven(place);
closeMenuOnEscape();

// Going back from here to the app changes only the address, so the app has to be loaded.
const shown = pathOfDocument();
addEventListener('popstate', leaveForAnother);
leaveForAnother();

function leaveForAnother(): void {
	if (location.pathname !== shown) location.reload();
}

/** The path this document was fetched from. A user who goes back quickly has changed the address before this script runs. */
function pathOfDocument(): string {
	const [fetched] = performance.getEntriesByType('navigation');
	return fetched?.name.startsWith(`${location.origin}/`) ? new URL(fetched.name).pathname : location.pathname;
}

async function enliven(place: HTMLElement): Promise<void> {
	const name = Object.keys(islands).find((key) => key === place.dataset.island) as
		| keyof typeof islands
		| undefined;
	if (!name) return;
	const [{ hydrate }, Screen] = await Promise.all([import('./site/hydrate.tsx'), islands[name]()]);
	hydrate(place, Screen, JSON.parse(place.dataset.given ?? '{}'));
}
