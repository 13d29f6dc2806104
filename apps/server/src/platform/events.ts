/** Who is looking at a return, and telling them that something about it changed. */
import { PassThrough, type Readable } from 'node:stream';

/** What changed; the page then reads it. */
interface ReturnEvent {
	readonly type: 'document' | 'submission' | 'return';
	readonly id: string;
}

/** Passes events of a return on to the pages that show it. Within this process: others learn of it by reading. */
export interface EventHub {
	/** Tells everyone who looks. Call it after the transaction has committed. */
	readonly publish: (taxReturnId: string, event: ReturnEvent) => void;
	/** A stream of server-sent events that ends when the reader goes or the hub closes. */
	readonly open: (taxReturnId: string) => Readable;
	/** Ends every stream, and at once any that is opened later. */
	readonly close: () => void;
}

/** Often enough that no proxy takes the line for dead. */
const BEAT_MS = 15_000;

/** A hub with nobody listening yet. */
export function createEventHub(): EventHub {
	const streams = new Map<string, Set<PassThrough>>();
	let closed = false;
	return {
		publish: (taxReturnId, event) => {
			for (const stream of streams.get(taxReturnId) ?? []) stream.write(`data: ${JSON.stringify(event)}\n\n`);
		},
		open: (taxReturnId) => {
			const stream = openStream(streams, taxReturnId);
			return closed ? stream.end() : stream;
		},
		close: () => {
			closed = true;
			for (const ofReturn of streams.values()) for (const stream of ofReturn) stream.end();
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
