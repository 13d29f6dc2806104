/** After an update the old version's files are gone, so the page reloads once. */

const KEY = 'reloaded-at';
/** A second failure within this time, in milliseconds, has another cause and is shown instead. */
const TOO_SOON = 10_000;

/** Returns whether to reload, given the last reload, the time, and whether there is a connection. */
export function shouldReload(reloadedAt: number, now: number, online: boolean): boolean {
	return online && now - reloadedAt > TOO_SOON;
}

/** Reloads the page when part of it can no longer be loaded. */
export function followNewVersions(): void {
	addEventListener('vite:preloadError', (event) => {
		const now = Date.now();
		if (!shouldReload(Number(sessionStorage.getItem(KEY) ?? 0), now, navigator.onLine)) return;
		event.preventDefault();
		sessionStorage.setItem(KEY, String(now));
		location.reload();
	});
}
