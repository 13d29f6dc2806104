/** The sign-in URL, with the way back. */

const AUTH_PAGES = ['/auth', '/auth/code', '/auth/email', '/auth/forgotten', '/auth/password', '/signup'];

/** Whether a path is for signing in or up. */
export function isAuthPage(path: string): boolean {
	return AUTH_PAGES.includes(path);
}

/** The sign-in URL, keeping the `next` parameter of the previous one. */
export function withSearch(path: string, search: string): string {
	return search === '' ? path : `${path}?${search}`;
}

/** The address of the sign-in page that leads back to `here` (path and query), or undefined when one is there already. */
export function signInAddress(here: string): string | undefined {
	if (isAuthPage(here.split('?')[0] ?? '')) return undefined;
	return `/auth?next=${encodeURIComponent(here)}`;
}

/** Where to go after signing in: `next` when it is one of our pages, else the dashboard. */
export function afterSignIn(search: string): string {
	const next = new URLSearchParams(search).get('next') ?? '';
	return /^\/(app|account|mtd|hmrc-test)(\/|\?|$)|^\/consent\//.test(next) ? next : '/app';
}
