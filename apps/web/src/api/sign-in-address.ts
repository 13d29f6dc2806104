/** The sign-in URL, with the way back. */

const AUTH_PAGES = ['/auth', '/auth/code', '/auth/email', '/auth/forgotten', '/auth/password', '/signup'];

/** Returns whether a path is for signing in or up. */
export function isAuthPage(path: string): boolean {
	return AUTH_PAGES.includes(path);
}

/** The sign-in URL, keeping the `next` parameter of the previous one. */
export function withSearch(path: string, search: string): string {
	return search === '' ? path : `${path}?${search}`;
}

/** Returns the sign-in URL that leads back to `here` (path and query), or undefined on the sign-in page itself. */
export function signInAddress(here: string): string | undefined {
	if (isAuthPage(here.split('?')[0] ?? '')) return undefined;
	return `/auth?next=${encodeURIComponent(here)}`;
}

/** Returns where to go after signing in: `next` if it is one of our pages, otherwise the dashboard. */
export function afterSignIn(search: string): string {
	const next = new URLSearchParams(search).get('next') ?? '';
	return /^\/(app|account|mtd|hmrc-test)(\/|\?|$)|^\/consent\//.test(next) ? next : '/app';
}
