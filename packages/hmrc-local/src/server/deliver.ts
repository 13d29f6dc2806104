/** Puts an answer on the connection, or does to the connection what a fault says. */
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import type { Fault } from '../faults/fault.ts';
import { say } from '../words.ts';

const xmlType = 'text/xml; charset=utf-8';

/** Faults that can strike before the message is worked on: then the engine never sees it. */
export function strikesBefore(fault: Fault | undefined): fault is Fault {
	return fault?.when === 'before' && fault.kind !== 'error';
}

/** Sends an answer; `fault` says how not to. An answer that is not there yet is empty. */
export async function deliver(
	reply: FastifyReply,
	answer: Uint8Array,
	fault: Fault | undefined,
	hung: Set<Socket>,
): Promise<FastifyReply> {
	const bytes = Buffer.from(answer);
	switch (fault?.kind) {
		case 'status':
			return reply
				.code(fault.status ?? 503)
				.type('text/plain')
				.send(say('unavailable'));
		case 'html':
			return reply
				.code(fault.status ?? 502)
				.type('text/html; charset=utf-8')
				.send(gatewayPage);
		case 'malformed':
			return reply.type(xmlType).send(malformed(bytes, fault.variant));
		case 'duplicate':
			return reply.type(xmlType).send(Buffer.concat([bytes, bytes]));
		case 'timeout':
		case 'reset':
		case 'truncated':
		case 'drip':
		case 'giant':
			reply.hijack();
			await mistreat(reply, bytes, fault, hung);
			return reply;
		default:
			return reply.type(xmlType).send(bytes);
	}
}

/** The raw connection is ours from here on; whatever the other end does to it is expected. */
async function mistreat(reply: FastifyReply, bytes: Buffer, fault: Fault, hung: Set<Socket>): Promise<void> {
	const { socket } = reply.raw;
	if (!socket) return;
	socket.on('error', () => {});
	reply.raw.on('error', () => {});
	if (fault.when === 'midBody') await sendHalf(reply, bytes);
	if (fault.kind === 'timeout') hang(socket, fault.milliseconds ?? 0, hung);
	else if (fault.kind === 'reset') socket.resetAndDestroy();
	else if (fault.kind === 'truncated') await sendHalf(reply, bytes).then(() => socket.destroySoon());
	else await pipeline(Readable.from(pieces(reply, bytes, fault)), reply.raw).catch(() => {});
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

async function sendHalf({ raw }: FastifyReply, bytes: Buffer): Promise<void> {
	raw.writeHead(200, { 'content-type': xmlType, 'content-length': bytes.length });
	await new Promise((resolve) => raw.write(bytes.subarray(0, bytes.length >> 1), resolve));
	await wait(momentMilliseconds);
}

const dripPieces = 10;
const million = 1_000_000;

async function* pieces({ raw }: FastifyReply, bytes: Buffer, fault: Fault): AsyncGenerator<Buffer> {
	if (fault.kind === 'giant') {
		raw.writeHead(200, { 'content-type': xmlType });
		yield* flood(bytes, fault.megabytes ?? 100);
		return;
	}
	raw.writeHead(200, { 'content-type': xmlType, 'content-length': bytes.length });
	const size = Math.ceil(bytes.length / dripPieces);
	for (let at = 0; at < bytes.length; at += size) {
		await wait(fault.milliseconds ?? 0);
		yield bytes.subarray(at, at + size);
	}
}

/** The answer with as many millions of bytes of text in it, still well formed, made as it is sent. */
function* flood(bytes: Buffer, megabytes: number): Generator<Buffer> {
	const at = bytes.lastIndexOf('</Body>');
	const text = Buffer.alloc(million, 'HMRC ');
	yield bytes.subarray(0, at);
	for (let sent = 0; sent < megabytes; sent += 1) yield text;
	yield bytes.subarray(at);
}

function malformed(bytes: Buffer, variant: Fault['variant']): Buffer {
	if (variant === 'empty') return Buffer.alloc(0);
	if (variant === 'notXml') return Buffer.from('{"status":"ok"}');
	if (variant === 'otherEnvelope') return Buffer.from('<Envelope xmlns="urn:other"><Body/></Envelope>');
	if (variant === 'entities') return Buffer.concat([Buffer.from(entities), bytes]);
	return bytes.subarray(0, bytes.length >> 1);
}

/** Entities that would grow to a thousand million characters in a parser that expands them. */
const entities = `<!DOCTYPE GovTalkMessage [<!ENTITY a0 "aaaaaaaaaa">${Array.from(
	{ length: 8 },
	(_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')}]>`;

const gatewayPage = `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>${say('gatewayTitle')}</title></head>
<body><h1>${say('gatewayTitle')}</h1><p>${say('gatewayText')}</p><br><hr></body></html>
`;
