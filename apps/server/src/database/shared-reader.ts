/**
 * Reads for many requests over one connection. Each is sent without waiting for the answers to those before it, and
 * those of one turn of the event loop travel in one packet: sending costs a server more processor time than anything
 * else it does for a small read.
 */
import { Client, type QueryResult } from 'pg';
import { askOn, type QuickQuery } from './quick-query.ts';
import { sendTogether } from './send-together.ts';

/** Answers come in the order of the questions, so behind one that takes longer others go elsewhere. */
const HELD_UP_MS = 20;

/** Reads over its own connection. */
export interface SharedReader {
	/** Only for what waits for no lock. Connects if necessary; fails if the connection breaks. */
	readonly read: (query: QuickQuery) => Promise<QueryResult>;
	/** Whether an answer is taking long. */
	readonly isHeldUp: () => boolean;
	readonly close: () => Promise<void>;
}

interface Connection {
	readonly client: Client;
	/** Undefined once it is connected. */
	ready: Promise<unknown> | undefined;
	readonly together: () => void;
}

/** A reader that connects with its first read, and again after its connection broke. */
export function createSharedReader(url: string): SharedReader {
	let connection: Connection | undefined;
	let waiting = 0;
	let lastAnswer = 0;
	const forget = (broken: Client) => {
		if (connection?.client === broken) connection = undefined;
	};
	const connect = (): Connection => {
		const client = new Client({ connectionString: url, pipeline: true });
		client.on('error', () => forget(client)); // Every read under way fails.
		client.on('end', () => forget(client));
		const ready = client.connect().catch((error) => {
			forget(client);
			throw error;
		});
		const made: Connection = { client, ready, together: sendTogether(client, setImmediate) };
		ready.then(
			() => {
				made.ready = undefined;
			},
			() => undefined, // Each read that waits for it fails.
		);
		return made;
	};
	return {
		read: async (query) => {
			connection ??= connect();
			const { client, ready, together } = connection;
			if (waiting === 0) lastAnswer = performance.now();
			waiting += 1;
			try {
				if (ready) await ready;
				together();
				return await askOn(client, query);
			} finally {
				waiting -= 1;
				lastAnswer = performance.now();
			}
		},
		isHeldUp: () => waiting > 0 && performance.now() - lastAnswer > HELD_UP_MS,
		close: async () => {
			const last = connection?.client;
			connection = undefined;
			await last?.end();
		},
	};
}
