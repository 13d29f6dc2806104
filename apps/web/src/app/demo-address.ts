/** The demo is at the dashboard's address with `?demo`, so a link to it is a link to the app. */

/** Returns whether an address is the demo's. `search` may start with a question mark. */
export function isDemo(path: string, search: string): boolean {
	return path === '/app' && new URLSearchParams(search).has('demo');
}
