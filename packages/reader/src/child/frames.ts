/** Messages between two processes over a stream: each is its length in four bytes, and then itself. */
import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';

const HEAD = 4;

/** Sends a message: anything that can be copied between processes, arrays of numbers included. */
export function send(stream: Duplex, message: unknown): void {
	const body = serialize(message);
	const head = Buffer.alloc(HEAD);
	head.writeUInt32LE(body.length);
	stream.write(head);
	stream.write(body);
}

/** Calls `hear` with each message that comes. */
export function listen(stream: Duplex, hear: (message: unknown) => void): void {
	let come: Buffer = Buffer.alloc(0);
	stream.on('data', (bytes: Buffer) => {
		come = Buffer.concat([come, bytes]);
		while (come.length >= HEAD && come.length >= HEAD + come.readUInt32LE()) {
			const end = HEAD + come.readUInt32LE();
			hear(deserialize(come.subarray(HEAD, end)));
			come = come.subarray(end);
		}
	});
}
