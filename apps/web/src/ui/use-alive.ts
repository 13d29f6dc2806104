/** Whether what the server drew has come to life: until then pressing it would do nothing, or send a form as browsers do. */
import { useSyncExternalStore } from 'react';

/** False as the server draws and as the browser takes that over; then true, and at once for what is drawn here. */
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
