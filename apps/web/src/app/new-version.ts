/** After an update of the service the files of the old version are gone: the page is then loaded anew, once. */

const KEY = 'reloaded-at';
/** A second failure within this time, in milliseconds, has another reason, and is shown instead. */
const TOO_SOON = 10_000;

/** Whether to load the page anew, given when that was last done, what time it is and whether there is a connection. */
export function shouldReload(reloadedAt: number, now: number, online: boolean): boolean {
	return online && now - reloadedAt > TOO_SOON;
}

/** Loads the page anew when a part of it can no longer be fetched. */
export function followNewVersions(): void {
	addEventListener('vite:preloadError', (event) => {
		const now = Date.now();
		if (!shouldReload(Number(sessionStorage.getItem(KEY) ?? 0), now, navigator.onLine)) return;
		event.preventDefault();
		sessionStorage.setItem(KEY, String(now));
		location.reload();
	});
}
