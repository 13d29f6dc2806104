/** Remembers how far each address was scrolled, and whether the page is the first of the visit. */

const positions = new Map<string, number>();
let steps = 0;
let returning = false;

/** Starts to watch moves between pages. Called once, before anything is drawn. */
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

/** Whether the person has moved within the app since it was loaded. */
export function hasMoved(): boolean {
	return steps > 0;
}

/** Where the page should be scrolled to: where it was when one goes back, else its top. */
export function restingPlace(): number {
	return returning ? (positions.get(here()) ?? 0) : 0;
}

function here(): string {
	return location.pathname + location.search;
}
