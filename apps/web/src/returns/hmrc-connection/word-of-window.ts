/** The window returning from HMRC tells the waiting page to check now. It says nothing else and proves nothing. */

const CHANNEL = 'mtd-connection';

/** Tells this browser's pages that a user has come back from HMRC. */
export function sayConnected(): void {
	if (typeof BroadcastChannel === 'undefined') return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage('back');
	channel.close();
}

/** Calls back when a user comes back. Returns a function that stops it. */
export function onConnected(listener: () => void): () => void {
	if (typeof BroadcastChannel === 'undefined') return () => undefined;
	const channel = new BroadcastChannel(CHANNEL);
	channel.addEventListener('message', listener);
	return () => channel.close();
}
