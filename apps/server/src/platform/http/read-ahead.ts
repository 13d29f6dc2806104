/** Reads what a call needs together with its session, before it is known who is calling. */
import type { FastifyRequest } from 'fastify';
import { hasGoodParams } from './good-params.ts';

/** The session as its cookie names it, and what the path names. */
interface Named {
	readonly tokenHash: string;
	/** The path's `:id`. */
	readonly id: string;
}

/** Reads for the person of a session; finds nothing of anyone else. */
export type ReadAhead<Read = unknown> = (named: Named) => Promise<Read>;

declare module 'fastify' {
	interface FastifyContextConfig {
		readAhead?: ReadAhead | undefined;
	}
	interface FastifyRequest {
		/** What was read ahead for the handler. */
		ahead: Promise<unknown> | undefined;
	}
}

/** Begins, if the route wants it and the path is right: otherwise validation refuses the call. */
export function beginToRead(request: FastifyRequest, tokenHash: string): void {
	const { readAhead } = request.routeOptions.config;
	if (!readAhead || !hasGoodParams(request)) return;
	const { id = '' } = request.params as { readonly id?: string };
	request.ahead = readAhead({ tokenHash, id });
	request.ahead.catch(() => undefined); // The handler waits for it, if the call gets that far.
}
