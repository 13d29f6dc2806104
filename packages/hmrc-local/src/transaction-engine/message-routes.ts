/** The two doors of the Transaction Engine over HTTP, with their deliberate faults. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StandIn } from '../app/plugin.ts';
import { type Door, readMessage } from './answer-message.ts';
import type { EngineOptions } from './conversation.ts';
import { createFaultMemory } from './fault-memory.ts';
import { spoilAnswer } from './spoil-answer.ts';

/** Adds `/submission` and `/poll` (and `/poll/...`, where a fault may move a conversation to). */
export function messageRoutes(
	app: FastifyInstance,
	engine: EngineOptions,
	{ base: path, underFaults }: StandIn,
): void {
	const memory = createFaultMemory();
	const answer = (door: Door) => async (request: FastifyRequest, reply: FastifyReply) => {
		const message = readMessage(bytesOf(request), door);
		const base = `${request.protocol}://${request.host}${path}`;
		const spoilt = { ...engine, base, path: request.url, memory };
		return underFaults(request, reply, message.operation, (fault) => ({
			status: 200,
			contentType: 'text/xml; charset=utf-8',
			bytes: spoilAnswer(message, spoilt, fault),
		}));
	};
	app.post(`${path}/submission`, answer('submission'));
	app.post(`${path}/poll`, answer('poll'));
	app.post(`${path}/poll/:place`, answer('poll'));
}

const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
	body instanceof Uint8Array ? body : new Uint8Array();
