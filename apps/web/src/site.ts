/** Starts a public page: it can be read as it is, and its live parts are fetched now, after it stands. */
import { islands } from './app/islands.ts';
import { closeMenuOnEscape } from './site/menu.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) void enliven(place);
closeMenuOnEscape();

// Who came here from the app and goes back has the browser change the address alone: the app is fetched for it.
const shown = pathOfDocument();
addEventListener('popstate', leaveForAnother);
leaveForAnother();

function leaveForAnother(): void {
	if (location.pathname !== shown) location.reload();
}

/** The path that this document was fetched from: who goes back at once has changed the window's before this script runs. */
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
