/** What is sent to PostgreSQL at about the same time, in one packet. */
import type { Writable } from 'node:stream';
import type { ClientBase } from 'pg';

/** The socket, which the types of `pg` do not name. */
interface WithSocket {
	readonly connection: { readonly stream: Writable };
}

/** Returns what to call before sending: everything is then held back until `later` runs it. */
export function sendTogether(client: ClientBase, later: (send: () => void) => void): () => void {
	const { stream } = (client as unknown as WithSocket).connection;
	let held = false;
	const send = () => {
		held = false;
		stream.uncork();
	};
	return () => {
		if (held) return;
		held = true;
		stream.cork();
		later(send);
	};
}
