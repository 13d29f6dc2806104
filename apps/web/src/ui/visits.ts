/** Remembers each address's scroll position, and whether this is the first page of the visit. */

const positions = new Map<string, number>();
let steps = 0;
let returning = false;

/** Starts watching navigation. Called once, before anything renders. */
export function watchVisits(): void {
	history.scrollRestoration = 'manual';
	addEventListener('scroll', () => positions.set(here(), scrollY), { passive: true });
	addEventListener('popstate', () => {
		steps += 1;
		returning = true;
	});
	addEventListener('pushState', () => {
		steps += 1;
		returning = false;
	});
	addEventListener('replaceState', () => {
		steps += 1;
		returning = false;
	});
}

/** Returns whether the user has navigated within the app since it loaded. */
export function hasMoved(): boolean {
	return steps > 0;
}

/** Returns where to scroll the page to: its previous position when going back, otherwise the top. */
export function restingPlace(): number {
	return returning ? (positions.get(here()) ?? 0) : 0;
}

function here(): string {
	return location.pathname + location.search;
}
