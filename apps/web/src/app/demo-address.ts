/** The demo stands at the dashboard's address with `?demo` (so that a link to it is a link to the app). */

/** Whether an address is the demo's. `search` may begin with its question mark or not. */
export function isDemo(path: string, search: string): boolean {
	return path === '/app' && new URLSearchParams(search).has('demo');
}
