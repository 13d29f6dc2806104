/** The stand-in as an HTTP server: /submission, /poll, the ledger, faults and a page, under one base path. */
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { messageLimits } from '../engine/check-submission.ts';
import type { EngineOptions } from '../engine/conversation.ts';
import { openLedger } from '../engine/ledger.ts';
import { schemaCheck } from '../engine/schema-check.ts';
import { type Door, readMessage } from '../engine/transaction-engine.ts';
import { createFaultMemory } from '../faults/fault-memory.ts';
import { createFaultSet } from '../faults/fault-set.ts';
import { readFaultHeader } from '../faults/read-faults.ts';
import { spoilAnswer } from '../faults/spoil-answer.ts';
import { deliver, strikesBefore } from './deliver.ts';
import { faultRoutes } from './fault-routes.ts';
import { page } from './page.ts';

/** How a stand-in is to be set up. */
export type HmrcLocalOptions = {
	/** The only sender that is let in. */
	readonly senderId: string;
	readonly password: string;
	/** Whole seconds to wait between acknowledgement and answer; 1 when not given. */
	readonly pollSeconds?: number;
	/** Where the ledger is kept; in memory alone when not given. */
	readonly dataFolder?: string;
	/** HMRC's schema files (`sa100-2024-25/MTR*.xsd` ...), to validate with them as well. */
	readonly schemasFolder?: string;
	/** The clock, for tests. */
	readonly now?: () => Date;
};

const basePath = '/hmrc-local';
const faultHeader = 'x-local-fault';
const nothing = new Uint8Array();

/** A stand-in, not yet listening. `listen` and `close` are Fastify's. Throws when its ledger cannot be opened. */
export function createHmrcLocal(options: HmrcLocalOptions): FastifyInstance {
	const engine = engineOf(options);
	const faults = createFaultSet();
	const memory = createFaultMemory();
	const hung = new Set<Socket>();
	const app = Fastify({ bodyLimit: messageLimits.bytes, logger: false });
	// Nothing of a failure but that it failed: its message might quote a return.
	app.setErrorHandler((_error, _request, reply) =>
		reply.code(500).type('text/plain').send('Internal failure'),
	);
	app.addHook('preClose', async () => {
		for (const socket of hung) socket.destroy();
	});
	app.removeAllContentTypeParsers();
	app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
	const answer = (door: Door) => async (request: FastifyRequest, reply: FastifyReply) => {
		const own = readFaultHeader(request.headers[faultHeader]);
		if ('problems' in own) return reply.code(400).send(own);
		const message = readMessage(bytesOf(request), door);
		const { operation } = message;
		const { delayMilliseconds, fault } = operation
			? faults.befall(operation, own)
			: { delayMilliseconds: 0, fault: undefined };
		if (delayMilliseconds > 0) await wait(delayMilliseconds);
		if (strikesBefore(fault)) return deliver(reply, nothing, fault, hung);
		const spoilt = { ...engine, base: baseOf(request), path: request.url, memory };
		return deliver(reply, spoilAnswer(message, spoilt, fault), fault, hung);
	};
	app.post(`${basePath}/submission`, answer('submission'));
	app.post(`${basePath}/poll`, answer('poll'));
	app.post(`${basePath}/poll/:place`, answer('poll'));
	app.get(`${basePath}/ledger`, async () => engine.ledger.entries());
	app.get(`${basePath}/`, async (_request, reply) =>
		reply.type('text/html; charset=utf-8').send(page(basePath, engine.ledger.entries())),
	);
	app.get(basePath, async (_request, reply) => reply.redirect(`${basePath}/`));
	app.register(async (scope) => faultRoutes(scope, faults, [`${basePath}/faults`, '/local/faults']));
	return app;
}

function engineOf(options: HmrcLocalOptions): EngineOptions {
	return {
		senderId: options.senderId,
		password: options.password,
		pollSeconds: options.pollSeconds ?? 1,
		ledger: openLedger(options.dataFolder),
		now: options.now ?? (() => new Date()),
		...(options.schemasFolder === undefined
			? {}
			: { validateWithSchema: schemaCheck(options.schemasFolder) }),
	};
}

const bytesOf = ({ body }: FastifyRequest): Uint8Array =>
	body instanceof Uint8Array ? body : new Uint8Array();

const baseOf = (request: FastifyRequest) => `${request.protocol}://${request.host}${basePath}`;
