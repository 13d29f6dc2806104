/** The cookies: the session, the half session before its code, the visitor before sign-in, and the page token that unsafe calls repeat. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { NewHalfSession } from '../sessions/half-sessions.ts';
import type { NewSession } from '../sessions/sessions.ts';
import { csrfToken } from './csrf.ts';

/** The cookie that signs in. Not readable by scripts. */
export const SESSION_COOKIE = 'session';
/** The cookie that a page token is bound to before sign-in. Not readable by scripts. */
export const VISITOR_COOKIE = 'visitor';
/** The cookie of who still has to give a code. Not readable by scripts. */
export const HALF_SESSION_COOKIE = 'half-session';
/** The readable cookie whose value unsafe calls repeat in `x-csrf-token`. */
const CSRF_COOKIE = 'csrf';

/** The one call that a half session is good for. */
const CODE_STEP = '/api/login/code';

/** Signs the browser in: a new session, and a page token that goes with it. */
export function giveSession(reply: FastifyReply, services: Services, session: NewSession): void {
	setSessionCookie(reply, services, session.token, session.expiresAt);
	setCsrfCookie(reply, services, `session ${session.tokenHash}`);
	reply.clearCookie(HALF_SESSION_COOKIE, { path: CODE_STEP });
}

/** Signs the browser out: from now on it is the visitor `visitor`. */
export function takeSession(reply: FastifyReply, services: Services, visitor: string): void {
	reply.clearCookie(SESSION_COOKIE, { path: '/' });
	setVisitorCookie(reply, services, visitor);
	setCsrfCookie(reply, services, `visitor ${visitor}`);
}

/** Sets the session's cookie, or lets it last longer. */
export function setSessionCookie(
	reply: FastifyReply,
	services: Services,
	token: string,
	expires: Date,
): void {
	const where = common(reply.request, services);
	reply.setCookie(SESSION_COOKIE, token, { ...where, httpOnly: true, ...lastsUntil(expires, services) });
}

/** Lets the browser answer the question for the code, and nothing else. */
export function giveHalfSession(reply: FastifyReply, services: Services, half: NewHalfSession): void {
	const { token, expiresAt } = half;
	const where = { ...common(reply.request, services), path: CODE_STEP };
	reply.setCookie(HALF_SESSION_COOKIE, token, {
		...where,
		httpOnly: true,
		...lastsUntil(expiresAt, services),
	});
}

/** Sets the visitor's cookie; it lasts until the browser closes. */
export function setVisitorCookie(reply: FastifyReply, services: Services, visitor: string): void {
	reply.setCookie(VISITOR_COOKIE, visitor, { ...common(reply.request, services), httpOnly: true });
}

/** Sets the page token of a session or visitor. */
export function setCsrfCookie(reply: FastifyReply, services: Services, binding: string): void {
	reply.setCookie(CSRF_COOKIE, csrfToken(services.csrfKey, binding), common(reply.request, services));
}

/** How long the browser keeps a cookie, told in seconds from now: its clock may differ from ours by any time. */
function lastsUntil(end: Date, { clock }: Services) {
	return { maxAge: Math.floor((end.getTime() - clock.now().getTime()) / 1000) };
}

function common(request: FastifyRequest, { config }: Services) {
	const secure = config.overTls || request.protocol === 'https';
	return { path: '/', sameSite: 'lax', secure } as const;
}
