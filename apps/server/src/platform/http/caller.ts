/** Who is calling: read from the cookies before anything else happens, together with the page token. */
import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { SignedIn } from '../sessions/sessions.ts';
import { hashOfToken } from '../sessions/token-hash.ts';
import { cookieIn, hasCsrfCookie, setCsrfCookie, setSessionCookie, setVisitorCookie } from './cookies.ts';
import { beginToRead } from './read-ahead.ts';

declare module 'fastify' {
	interface FastifyRequest {
		/** Who is signed in, if anyone. */
		signedIn: SignedIn | undefined;
		/** What the page token is bound to. */
		csrfBinding: string;
	}
}

/** Responses that any cache may keep: they must contain no cookie. */
const SHARED = /^\/(assets|hmrc-local)\//;
/** What the log says about a cookie that matches no session, now or ever. */
const REFUSED_COOKIE = 'refused a cookie of no session';
const VISITOR = /^[\w-]{22}$/;

/** Finds out who is calling, and sets the page token on every response. */
export function recogniseCallers(app: FastifyInstance, services: Services): void {
	app.decorateRequest('signedIn', undefined);
	app.decorateRequest('csrfBinding', '');
	app.decorateRequest('ahead', undefined);
	app.addHook('onRequest', async (request, reply) => {
		if (SHARED.test(request.url)) return;
		await recogniseSession(request, reply, services);
		request.csrfBinding = request.signedIn
			? `session ${request.signedIn.tokenHash}`
			: `visitor ${recogniseVisitor(request, reply, services)}`;
		if (!hasCsrfCookie(request, services)) setCsrfCookie(reply, services, request.csrfBinding);
	});
}

async function recogniseSession(
	request: FastifyRequest,
	reply: FastifyReply,
	services: Services,
): Promise<void> {
	const token = cookieIn(request, services, 'session');
	if (!token) return;
	const tokenHash = hashOfToken(token);
	const found = services.sessions.find(tokenHash);
	beginToRead(request, tokenHash); // In the same packet as the session is looked up with.
	request.signedIn = await found;
	if (!request.signedIn && !(await services.sessions.isKnown(tokenHash)))
		request.log.warn({ cookie: 'session' }, REFUSED_COOKIE);
	if (request.signedIn?.extended) setSessionCookie(reply, services, token, request.signedIn);
}

function recogniseVisitor(request: FastifyRequest, reply: FastifyReply, services: Services): string {
	const known = cookieIn(request, services, 'visitor');
	if (known && VISITOR.test(known)) return known;
	const visitor = newVisitor();
	setVisitorCookie(reply, services, visitor);
	return visitor;
}

/** A new visitor. */
export function newVisitor(): string {
	return randomBytes(16).toString('base64url');
}
