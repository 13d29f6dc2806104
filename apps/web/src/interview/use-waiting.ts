/** A form that couldn't be sent without a connection. It says so and is sent later, even after the user leaves it. */
import { useEffect, useRef, useState } from 'react';
import { isWaiting, sendOnceOnline, stopWaiting } from '../api/drafts.ts';

/**
 * Returns the state of the form at `address`. `waiting`: it waits for a connection; `wait` sends it once there is one.
 * `isHere` is false once the user has left the form: then nothing may be shown or moved.
 */
export function useWaiting(address: string, send: () => void) {
	const [waiting, setWaiting] = useState(() => isWaiting(address));
	const here = useRef(true);
	const [path] = useState(() => location.pathname);
	const latest = useRef(send);
	latest.current = send;
	useEffect(() => {
		here.current = true;
		// A user who comes back to a waiting form keeps typing in it: send what is in it then.
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
	// While the next screen loads, this one is hidden, not unmounted.
	return { waiting, wait, isHere: () => here.current && location.pathname === path };
}
