/** Makes the route of a contract call: its checks, its input, its response. */
import type { Readable } from 'node:stream';
import { type AnswerOf, type Call, errorBody } from '@halfpenny/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod';
import type { Result } from '../result.ts';
import type { SignedInAdministrator } from '../sessions/administrator-sessions.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import type { FindOwner } from './access.ts';
import { sendFailure } from './answers.ts';
import type { CallLimits } from './limits.ts';
import type { ReadAhead } from './read-ahead.ts';

type Read<Schema> = Schema extends z.ZodType ? z.output<Schema> : undefined;

/** What a handler receives: input as parsed by the contract, and who is calling. */
export interface CallInput<C extends Call, Ahead = undefined> {
	readonly params: Read<C['params']>;
	readonly query: Read<C['query']>;
	readonly body: Read<C['body']>;
	/** Who is calling; in a public call possibly nobody, in an administrator's call no person. */
	readonly user: C['access'] extends 'public'
		? SignedIn | undefined
		: C['access'] extends 'admin'
			? never
			: SignedIn;
	/** Which administrator is calling; for other calls none. */
	readonly administrator: C['access'] extends 'admin' ? SignedInAdministrator : undefined;
	/** What `readAhead` reads. */
	readonly ahead: Promise<Ahead>;
	readonly request: FastifyRequest;
	readonly reply: FastifyReply;
}

/** What a handler returns: the contract's answer, bytes for a picture, bytes or a stream for a file, a stream of events. */
type HandlerAnswer<C extends Call> = C['media'] extends 'file'
	? Uint8Array | Readable
	: C['media'] extends 'png' | 'xml' | 'pdf'
		? Uint8Array
		: C['media'] extends 'event-stream'
			? Readable
			: AnswerOf<C>;

/** Who owns what the path names, and what to do. */
export type CallOptions<C extends Call, Ahead = undefined> = {
	readonly handle: (input: CallInput<C, Ahead>) => Promise<Result<HandlerAnswer<C>>>;
	/**
	 * Reads what the call needs while the session is still being looked up, which saves a trip to the database. It may find
	 * only what belongs to the session's person, and only the handler of a caller who passed every check is given it.
	 */
	readonly readAhead?: ReadAhead<Ahead>;
	/** The largest body in bytes, if that is more than any form fills. */
	readonly largestBody?: number;
	/** How often it may be tried. */
	readonly limits?: CallLimits;
} & (C['access'] extends 'owner' ? { readonly findOwner: FindOwner } : { readonly findOwner?: never });

const MEDIA_TYPES = {
	png: 'image/png',
	xml: 'application/xml; charset=utf-8',
	pdf: 'application/pdf',
	file: 'application/octet-stream',
	'event-stream': 'text/event-stream; charset=utf-8',
} as const;

/** The most a visitor who is not signed in may send: several times the longest name and password. */
const PUBLIC_BODY_BYTES = 4 * 1024;

/**
 * Answers a contract call. Before the handler runs, the caller is signed in if the call needs it, the page token is
 * right, what the path names is the caller's own, and the input fits the contract.
 */
export function registerCall<const C extends Call, Ahead = undefined>(
	app: FastifyInstance,
	call: C,
	options: CallOptions<C, Ahead>,
): void {
	app.route({
		method: call.method,
		url: call.path,
		schema: schemaOf(call),
		config: { call, findOwner: options.findOwner, readAhead: options.readAhead },
		...(call.access === 'public' && { bodyLimit: PUBLIC_BODY_BYTES }),
		...(options.largestBody !== undefined && { bodyLimit: options.largestBody }),
		...(options.limits && hooksOf(options.limits)),
		handler: async (request, reply) => {
			// The compilers have read the input by the contract's schemas, which is what CallInput says.
			const { params, query, body, signedIn: user, administrator, ahead } = request;
			const input = { params, query, body, user, administrator, ahead, request, reply };
			const result = await options.handle(input as unknown as CallInput<C, Ahead>);
			return result.ok ? sendAnswer(reply, call, result.value) : sendFailure(reply, result.problem);
		},
	});
}

function hooksOf({ beforeBody }: CallLimits) {
	const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
		const allowed = await beforeBody(request);
		if (!allowed.ok) return sendFailure(reply, allowed.problem);
	};
	return { onRequest };
}

function schemaOf({ params, query, body, answer, status, media }: Call) {
	const json = media === undefined || media === 'multipart';
	return {
		...(params && { params }),
		...(query && { querystring: query }),
		...(body && { body }),
		response: { ...(json && { [status]: answer }), '4xx': errorBody, '5xx': errorBody },
	};
}

function sendAnswer(reply: FastifyReply, { status, media }: Call, value: unknown): FastifyReply {
	reply.code(status);
	// Its handler may have set the file's type.
	if (media !== undefined && media !== 'multipart' && !reply.hasHeader('content-type'))
		reply.type(MEDIA_TYPES[media]);
	return reply.send(value);
}
