/** Answers a request under the faults that are set and those in its own header. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Answer, deliver, strikesBefore } from './deliver.ts';
import type { Fault, Operation } from './fault.ts';
import type { FaultSet } from './fault-set.ts';
import { readFaultHeader } from './read-faults.ts';

const faultHeader = 'x-local-fault';

/**
 * Answers with the result of `work`, which is told about the fault that strikes; a fault that strikes before skips
 * `work`.
 */
export type AnswerUnderFaults = (
	request: FastifyRequest,
	reply: FastifyReply,
	operation: Operation | undefined,
	work: (fault: Fault | undefined) => Answer,
) => Promise<FastifyReply>;

/** For all requests of an app. Connections that a fault keeps open end with the app. */
export function answerUnderFaults(app: FastifyInstance, faults: FaultSet): AnswerUnderFaults {
	const hung = new Set<Socket>();
	app.addHook('preClose', async () => {
		for (const socket of hung) socket.destroy();
	});
	return async (request, reply, operation, work) => {
		const own = readFaultHeader(request.headers[faultHeader]);
		if ('problems' in own) return reply.code(400).send(own);
		const { delayMilliseconds, fault } = faults.befall(operation, own);
		if (delayMilliseconds > 0) await wait(delayMilliseconds);
		return deliver(reply, strikesBefore(fault) ? nothing : work(fault), fault, hung);
	};
}

const nothing: Answer = { status: 200, contentType: 'text/plain', bytes: new Uint8Array() };
