/** Who is looking at a return, and telling them when it changes. */
import { PassThrough, type Readable } from 'node:stream';

/** What changed; the page then reads it. */
interface ReturnEvent {
	readonly type: 'document' | 'submission' | 'return' | 'chat';
	readonly id: string;
}

/** Passes events of a return on to the pages that show it, whichever process they are connected to. */
export interface EventHub {
	/** Tells everyone looking. Call it after the transaction has committed. */
	readonly publish: (taxReturnId: string, event: ReturnEvent) => void;
	/** A stream of server-sent events that ends when the reader disconnects, may no longer read, or the hub closes. */
	readonly open: (taxReturnId: string, reader?: Reader) => Readable;
	/** How many streams a person has open here. */
	readonly streamsOf: (userId: string) => number;
	/** Passes on what another process announced, as its hub wrote it. */
	readonly hear: (text: string) => void;
	/** Something may have been missed: every page reconnects and reads the current state. */
	readonly restart: () => void;
	/** Ends every stream, and any that is opened later. */
	readonly close: () => void;
}

/** The reader of a stream. */
interface Reader {
	readonly userId: string;
	/** Whether they still may read it: checked now and then. */
	readonly mayStill: () => Promise<boolean>;
}

/** Announces an event, as the text {@link EventHub.hear} accepts, to every process including this one. */
export type Announce = (text: string, event: ReturnEvent) => void;

/** Often enough that no proxy presumes the connection dead. */
const BEAT_MS = 15_000;

/** A hub with nobody listening yet. Without `announce` it serves this process alone. */
export function createEventHub(announce?: Announce): EventHub {
	const streams = new Map<string, Set<PassThrough>>();
	const readers = new Map<PassThrough, string>();
	let closed = false;
	const tell = (taxReturnId: string, event: ReturnEvent): void => {
		for (const stream of streams.get(taxReturnId) ?? []) stream.write(`data: ${JSON.stringify(event)}\n\n`);
	};
	const endAll = (): void => {
		for (const ofReturn of streams.values()) for (const stream of ofReturn) stream.end();
	};
	return {
		publish: (taxReturnId, event) =>
			announce ? announce(JSON.stringify({ taxReturnId, event }), event) : tell(taxReturnId, event),
		open: (taxReturnId, reader) => {
			const stream = openStream(streams, taxReturnId, reader);
			if (reader) {
				readers.set(stream, reader.userId);
				stream.on('close', () => readers.delete(stream));
			}
			return closed ? stream.end() : stream;
		},
		streamsOf: (userId) => [...readers.values()].filter((one) => one === userId).length,
		hear: (text) => {
			// Only a hub of ours announces on its channel.
			const { taxReturnId, event }: { taxReturnId: string; event: ReturnEvent } = JSON.parse(text);
			tell(taxReturnId, event);
		},
		restart: endAll,
		close: () => {
			closed = true;
			endAll();
		},
	};
}

function openStream(
	streams: Map<string, Set<PassThrough>>,
	taxReturnId: string,
	reader: Reader | undefined,
): PassThrough {
	const stream = new PassThrough();
	const ofReturn = streams.get(taxReturnId) ?? new Set();
	streams.set(taxReturnId, ofReturn.add(stream));
	stream.write('retry: 2000\n\n');
	const beat = setInterval(async () => {
		// If that cannot be checked, the page reconnects and has to identify itself.
		if (reader && !(await reader.mayStill().catch(() => false))) stream.end();
		else if (!stream.writableEnded) stream.write(': still here\n\n');
	}, BEAT_MS);
	stream.on('close', () => {
		clearInterval(beat);
		ofReturn.delete(stream);
		if (ofReturn.size === 0 && streams.get(taxReturnId) === ofReturn) streams.delete(taxReturnId);
	});
	return stream;
}
