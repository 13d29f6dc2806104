/** The way to the sign-in page and back to where one was. */

const AUTH_PAGES = ['/auth', '/auth/code', '/signup'];

/** The sign-in URL, keeping the `next` parameter of the previous one. */
export function withSearch(path: string, search: string): string {
	return search === '' ? path : `${path}?${search}`;
}

/** The address of the sign-in page that leads back to `here` (path and query), or undefined when one is there already. */
export function signInAddress(here: string): string | undefined {
	if (AUTH_PAGES.includes(here.split('?')[0] ?? '')) return undefined;
	return `/auth?next=${encodeURIComponent(here)}`;
}

/** Where to go after signing in: `next` when it is one of our pages, else the dashboard. */
export function afterSignIn(search: string): string {
	const next = new URLSearchParams(search).get('next') ?? '';
	return /^\/(app|account)(\/|\?|$)|^\/consent\//.test(next) ? next : '/app';
}
