/** Faults of the connection: silence, a reset, half an answer, drops, a flood. */
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from './fault.ts';

/** The answer that should not arrive unchanged. */
type Spoilt = { readonly status: number; readonly contentType: string; readonly bytes: Buffer };

/** Answers on the raw connection, which is ours from here on; anything the other end does to it is expected. */
export async function mistreat(
	reply: FastifyReply,
	answer: Spoilt,
	fault: Fault,
	hung: Set<Socket>,
): Promise<void> {
	const { socket } = reply.raw;
	if (!socket) return;
	socket.on('error', () => {});
	reply.raw.on('error', () => {});
	if (fault.when === 'midBody') await sendHalf(reply, answer);
	if (fault.kind === 'timeout') hang(socket, fault.milliseconds ?? 0, hung);
	else if (fault.kind === 'reset') socket.resetAndDestroy();
	else if (fault.kind === 'truncated') await sendHalf(reply, answer).then(() => socket.destroySoon());
	else await pipeline(Readable.from(pieces(reply, answer, fault)), reply.raw).catch(() => {});
}

function hang(socket: Socket, milliseconds: number, hung: Set<Socket>): void {
	const end = setTimeout(() => socket.destroy(), milliseconds);
	hung.add(socket);
	socket.once('close', () => {
		clearTimeout(end);
		hung.delete(socket);
	});
}

/** A moment after the bytes were handed to the system, so that a reset does not overtake them. */
const momentMilliseconds = 20;

async function sendHalf({ raw }: FastifyReply, { status, contentType, bytes }: Spoilt): Promise<void> {
	raw.writeHead(status, { 'content-type': contentType, 'content-length': bytes.length });
	await new Promise((resolve) => raw.write(bytes.subarray(0, bytes.length >> 1), resolve));
	await wait(momentMilliseconds);
}

const dripPieces = 10;
const million = 1_000_000;

async function* pieces(
	{ raw }: FastifyReply,
	{ status, contentType, bytes }: Spoilt,
	fault: Fault,
): AsyncGenerator<Buffer> {
	if (fault.kind === 'giant') {
		raw.writeHead(status, { 'content-type': contentType });
		yield* flood(bytes, fault.megabytes ?? 100);
		return;
	}
	raw.writeHead(status, { 'content-type': contentType, 'content-length': bytes.length });
	const size = Math.max(1, Math.ceil(bytes.length / dripPieces));
	for (let at = 0; at < bytes.length; at += size) {
		await wait(fault.milliseconds ?? 0);
		yield bytes.subarray(at, at + size);
	}
}

/**
 * The answer with this many millions of spaces before its last bracket, still well formed, generated while it is sent.
 */
function* flood(bytes: Buffer, megabytes: number): Generator<Buffer> {
	const at = Math.max(0, bytes.lastIndexOf('<'), bytes.lastIndexOf('}'));
	const spaces = Buffer.alloc(million, ' ');
	yield bytes.subarray(0, at);
	for (let sent = 0; sent < megabytes; sent += 1) yield spaces;
	yield bytes.subarray(at);
}
