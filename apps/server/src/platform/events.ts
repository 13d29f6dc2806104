/** Who is looking at a return, and telling them that something about it changed. */
import { PassThrough, type Readable } from 'node:stream';

/** What changed; the page then reads it. */
interface ReturnEvent {
	readonly type: 'document' | 'submission' | 'return';
	readonly id: string;
}

/** Passes events of a return on to the pages that show it, whichever process they are connected to. */
export interface EventHub {
	/** Tells everyone who looks. Call it after the transaction has committed. */
	readonly publish: (taxReturnId: string, event: ReturnEvent) => void;
	/** A stream of server-sent events that ends when the reader goes or the hub closes. */
	readonly open: (taxReturnId: string) => Readable;
	/** Passes on what another process announced, as its hub wrote it. */
	readonly hear: (text: string) => void;
	/** Something may have been missed: every page connects anew and reads how things stand. */
	readonly restart: () => void;
	/** Ends every stream, and at once any that is opened later. */
	readonly close: () => void;
}

/** Announces an event, as the text that {@link EventHub.hear} takes, to every process, this one among them. */
export type Announce = (text: string, event: ReturnEvent) => void;

/** Often enough that no proxy takes the line for dead. */
const BEAT_MS = 15_000;

/** A hub with nobody listening yet. Without `announce` it serves this process alone. */
export function createEventHub(announce?: Announce): EventHub {
	const streams = new Map<string, Set<PassThrough>>();
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
		open: (taxReturnId) => {
			const stream = openStream(streams, taxReturnId);
			return closed ? stream.end() : stream;
		},
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

function openStream(streams: Map<string, Set<PassThrough>>, taxReturnId: string): PassThrough {
	const stream = new PassThrough();
	const ofReturn = streams.get(taxReturnId) ?? new Set();
	streams.set(taxReturnId, ofReturn.add(stream));
	stream.write('retry: 2000\n\n');
	const beat = setInterval(() => stream.write(': still here\n\n'), BEAT_MS);
	stream.on('close', () => {
		clearInterval(beat);
		ofReturn.delete(stream);
		if (ofReturn.size === 0 && streams.get(taxReturnId) === ofReturn) streams.delete(taxReturnId);
	});
	return stream;
}
