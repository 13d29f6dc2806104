/** A form that could not be sent for want of a connection: it says so, and is sent by itself, also after it was left. */
import { useEffect, useRef, useState } from 'react';
import { isWaiting, sendOnceOnline, stopWaiting } from '../api/drafts.ts';

/**
 * The form at `address` while it may have to wait. `waiting` says whether it does; `wait` has it sent once there is a
 * connection; `isHere` is false once the form was left, and then nothing may be shown or moved.
 */
export function useWaiting(address: string, send: () => void) {
	const [waiting, setWaiting] = useState(() => isWaiting(address));
	const here = useRef(true);
	const [path] = useState(() => location.pathname);
	const latest = useRef(send);
	latest.current = send;
	useEffect(() => {
		here.current = true;
		// A user who comes back to a waiting form goes on typing in it: send what is in it then.
		if (isWaiting(address)) sendOnceOnline(address, () => latest.current());
		return () => {
			here.current = false;
		};
	}, [address]);
	const wait = (offline: boolean) => {
		setWaiting(offline);
		if (offline) sendOnceOnline(address, () => latest.current());
		else stopWaiting(address);
	};
	// While the next screen is fetched this one is hidden rather than gone.
	return { waiting, wait, isHere: () => here.current && location.pathname === path };
}
