/** Hears what other processes on the same PostgreSQL announce, on its own connection, and reconnects when it breaks. */
import { Client, escapeIdentifier } from 'pg';
import type { OpenDatabase } from './database.ts';

/** How long to wait before connecting again. */
const AGAIN_MS = 1000;

interface Heard {
	readonly onNotice: (text: string) => void;
	readonly onGap: () => void;
}

/** Listens, and stops. */
export interface Listener {
	readonly listen: OpenDatabase['listen'];
	readonly close: () => Promise<void>;
}

/** A listener that connects with its first channel. */
export function createListener(url: string): Listener {
	const channels = new Map<string, Heard>();
	let client: Client | undefined;
	let closed = false;

	const connect = async (): Promise<void> => {
		const fresh = new Client({ connectionString: url });
		fresh.on('notification', ({ channel, payload = '' }) => channels.get(channel)?.onNotice(payload));
		fresh.on('error', () => undefined);
		fresh.on('end', () => {
			if (client !== fresh) return;
			client = undefined;
			again();
		});
		try {
			await fresh.connect();
			for (const channel of channels.keys()) await hear(fresh, channel);
		} catch (error) {
			await fresh.end().catch(() => undefined);
			throw error;
		}
		client = fresh;
	};
	const again = (): void => {
		if (closed) return;
		const retry = async () => {
			if (closed) return;
			await connect().then(() => {
				for (const { onGap } of channels.values()) onGap();
			}, again);
		};
		setTimeout(retry, AGAIN_MS).unref();
	};
	return {
		listen: async (channel, onNotice, onGap) => {
			channels.set(channel, { onNotice, onGap });
			if (client) await hear(client, channel);
			else await connect();
		},
		close: async () => {
			closed = true;
			const last = client;
			client = undefined;
			await last?.end();
		},
	};
}

async function hear(client: Client, channel: string): Promise<void> {
	await client.query(`listen ${escapeIdentifier(channel)}`);
}
