/** The two doors of the Transaction Engine over HTTP, with what goes wrong there on purpose. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { EngineOptions } from '../engine/conversation.ts';
import { type Door, readMessage } from '../engine/transaction-engine.ts';
import { createFaultMemory } from '../faults/fault-memory.ts';
import type { FaultSet } from '../faults/fault-set.ts';
import { readFaultHeader } from '../faults/read-faults.ts';
import { spoilAnswer } from '../faults/spoil-answer.ts';
import { deliver, strikesBefore } from './deliver.ts';

const faultHeader = 'x-local-fault';
const nothing = new Uint8Array();

/** Adds `/submission` and `/poll` (and `/poll/...`, to which a fault may move a conversation) below a path. */
export function messageRoutes(
	app: FastifyInstance,
	engine: EngineOptions,
	faults: FaultSet,
	path: string,
): void {
	const memory = createFaultMemory();
	const hung = new Set<Socket>();
	app.addHook('preClose', async () => {
		for (const socket of hung) socket.destroy();
	});
	const answer = (door: Door) => async (request: FastifyRequest, reply: FastifyReply) => {
		const own = readFaultHeader(request.headers[faultHeader]);
		if ('problems' in own) return reply.code(400).send(own);
		const message = readMessage(bytesOf(request), door);
		const { delayMilliseconds, fault } = faults.befall(message.operation, own);
		if (delayMilliseconds > 0) await wait(delayMilliseconds);
		if (strikesBefore(fault)) return deliver(reply, nothing, fault, hung);
		const base = `${request.protocol}://${request.host}${path}`;
		const spoilt = { ...engine, base, path: request.url, memory };
		return deliver(reply, spoilAnswer(message, spoilt, fault), fault, hung);
	};
	app.post(`${path}/submission`, answer('submission'));
	app.post(`${path}/poll`, answer('poll'));
	app.post(`${path}/poll/:place`, answer('poll'));
}

const bytesOf = ({ body }: FastifyRequest): Uint8Array => (body instanceof Uint8Array ? body : nothing);
