/** Whether server-rendered HTML is interactive yet: before that, a press does nothing or submits a form natively. */
import { useSyncExternalStore } from 'react';

/** False on the server and while the browser hydrates, then true. True immediately for what the browser renders itself. */
export function useAlive(): boolean {
	return useSyncExternalStore(
		neverChanges,
		() => true,
		() => false,
	);
}

function neverChanges(): () => void {
	return () => undefined;
}
