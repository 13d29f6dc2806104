/** Starts a public page: it can be read as it is, and its live parts are fetched now, after it stands. */
import { islands } from './app/site/islands.ts';

for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) void enliven(place);

// Who came here from the app and goes back has the browser change the address alone: the app is fetched for it.
const shown = location.pathname;
addEventListener('popstate', () => {
	if (location.pathname !== shown) location.reload();
});

async function enliven(place: HTMLElement): Promise<void> {
	const name = Object.keys(islands).find((key) => key === place.dataset.island) as
		| keyof typeof islands
		| undefined;
	if (!name) return;
	const [{ hydrate }, Screen] = await Promise.all([import('./app/site/hydrate.tsx'), islands[name]()]);
	hydrate(place, Screen, JSON.parse(place.dataset.given ?? '{}'));
}
