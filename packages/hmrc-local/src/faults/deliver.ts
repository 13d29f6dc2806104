/** Sends an answer, or misdelivers it as a fault says. */
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { gatewayPage, malformed } from './false-answers.ts';
import type { Fault } from './fault.ts';
import { mistreat } from './mistreat.ts';

/** An answer as it is sent. */
export type Answer = {
	readonly status: number;
	readonly contentType: string;
	readonly bytes: Uint8Array;
	readonly headers?: Readonly<Record<string, string>>;
};

/** Faults that can strike before the message is processed: then none of it is recorded. */
export function strikesBefore(fault: Fault | undefined): fault is Fault {
	return fault?.when === 'before' && fault.kind !== 'error';
}

/** Sends an answer; `fault` says how not to. `hung` collects the connections a fault keeps open. */
export async function deliver(
	reply: FastifyReply,
	answer: Answer,
	fault: Fault | undefined,
	hung: Set<Socket>,
): Promise<FastifyReply> {
	const bytes = Buffer.from(answer.bytes);
	const send = (body: Buffer) =>
		reply
			.code(answer.status)
			.headers(answer.headers ?? {})
			.type(answer.contentType)
			.send(body);
	switch (fault?.kind) {
		case 'status':
			return reply
				.code(fault.status ?? 503)
				.type('text/plain')
				.send('The service is not available.');
		case 'html':
			return reply
				.code(fault.status ?? 502)
				.type('text/html; charset=utf-8')
				.send(gatewayPage);
		case 'malformed':
			return send(malformed(bytes, fault.variant));
		case 'duplicate':
			return send(Buffer.concat([bytes, bytes]));
		case 'timeout':
		case 'reset':
		case 'truncated':
		case 'drip':
		case 'giant':
			reply.hijack();
			await mistreat(reply, { ...answer, bytes }, fault, hung);
			return reply;
		default:
			// 204 has neither body nor type.
			return bytes.length === 0 && answer.status === 204
				? reply
						.code(204)
						.headers(answer.headers ?? {})
						.send()
				: send(bytes);
	}
}
