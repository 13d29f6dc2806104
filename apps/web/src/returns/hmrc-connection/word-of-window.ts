/** The window that comes back from HMRC tells the page that is waiting: look now. It says nothing else, and proves nothing. */

const CHANNEL = 'mtd-connection';

/** Tells the pages of this browser that somebody came back. */
export function sayConnected(): void {
	if (typeof BroadcastChannel === 'undefined') return;
	const channel = new BroadcastChannel(CHANNEL);
	channel.postMessage('back');
	channel.close();
}

/** Calls back when somebody came back; gives the function that stops it. */
export function onConnected(listener: () => void): () => void {
	if (typeof BroadcastChannel === 'undefined') return () => undefined;
	const channel = new BroadcastChannel(CHANNEL);
	channel.addEventListener('message', listener);
	return () => channel.close();
}
