/** The cookies: the session, the half session before its code, the visitor before sign-in, the device for HMRC, and the page token that unsafe calls repeat. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { NewHalfSession } from '../sessions/half-sessions.ts';
import type { NewSession } from '../sessions/sessions.ts';
import { commonOptions, hostName } from './cookie-shape.ts';
import { csrfMatches, csrfToken } from './csrf.ts';
import { rememberBrowser } from './known-browsers.ts';

/** The cookies for every path: the session's, the one a page token is bound to before sign-in, and the page token. */
type Everywhere = 'session' | 'visitor' | 'csrf';

/** What a browser sent under the cookie's name here. */
export function cookieIn(request: FastifyRequest, services: Services, name: Everywhere): string | undefined {
	return request.cookies[hostName(request, services, name)];
}

/** The cookie of a person who still has to give a code. Not readable by scripts. */
const HALF_SESSION_COOKIE = 'half-session';
/** The cookie that identifies this device to HMRC, for fraud prevention. Not readable by scripts. */
export const DEVICE_COOKIE = 'device';

/** What a half session waits for: a code, or a passkey instead. */
const CODE_STEP = '/api/login/code';

/** Signs the browser in: a new session, and its page token. */
export function giveSession(reply: FastifyReply, services: Services, session: NewSession): void {
	setSessionCookie(reply, services, session.token, session);
	rememberBrowser(reply, services, session.userId);
	setCsrfCookie(reply, services, `session ${session.tokenHash}`);
	reply.clearCookie(HALF_SESSION_COOKIE, { path: CODE_STEP });
}

/** Signs the browser out: from now on it is the visitor `visitor`. */
export function takeSession(reply: FastifyReply, services: Services, visitor: string): void {
	reply.clearCookie(hostName(reply.request, services, 'session'), commonOptions(reply.request, services));
	setVisitorCookie(reply, services, visitor);
	setCsrfCookie(reply, services, `visitor ${visitor}`);
}

/** Sets or extends the session's cookie. The browser forgets it when it closes, unless it was asked to stay signed in. */
export function setSessionCookie(
	reply: FastifyReply,
	services: Services,
	token: string,
	{ expiresAt, lasting }: Pick<NewSession, 'expiresAt' | 'lasting'>,
): void {
	const where = commonOptions(reply.request, services);
	reply.setCookie(hostName(reply.request, services, 'session'), token, {
		...where,
		httpOnly: true,
		...(lasting && lastsUntil(expiresAt, services)),
	});
}

/** Whether the person asked to stay signed in: stored next to the token of the half session. */
const LASTING = '~lasting';

/** The contents of a half session's cookie. */
export function halfSessionIn(request: FastifyRequest): {
	readonly token: string | undefined;
	readonly lasting: boolean;
} {
	const cookie = request.cookies[HALF_SESSION_COOKIE];
	return { token: cookie?.replace(LASTING, ''), lasting: cookie?.endsWith(LASTING) ?? false };
}

/** Lets the browser answer the request for a code, and nothing else. */
export function giveHalfSession(
	reply: FastifyReply,
	services: Services,
	half: NewHalfSession & { readonly lasting: boolean },
): void {
	const { expiresAt } = half;
	const token = half.lasting ? `${half.token}${LASTING}` : half.token;
	const where = { ...commonOptions(reply.request, services), path: CODE_STEP };
	reply.setCookie(HALF_SESSION_COOKIE, token, {
		...where,
		httpOnly: true,
		...lastsUntil(expiresAt, services),
	});
}

/** Sets the visitor's cookie; it lasts until the browser closes. */
export function setVisitorCookie(reply: FastifyReply, services: Services, visitor: string): void {
	reply.setCookie(hostName(reply.request, services, 'visitor'), visitor, {
		...commonOptions(reply.request, services),
		httpOnly: true,
	});
}

/** As long as browsers keep any cookie. */
const DEVICE_SECONDS = 400 * 86_400;

/** Sets or extends the device's cookie. */
export function setDeviceCookie(reply: FastifyReply, services: Services, device: string): void {
	const where = commonOptions(reply.request, services);
	reply.setCookie(DEVICE_COOKIE, device, { ...where, httpOnly: true, maxAge: DEVICE_SECONDS });
}

/** Sets the page token of a session or visitor: readable, since unsafe calls repeat it in `x-csrf-token`. */
export function setCsrfCookie(reply: FastifyReply, services: Services, binding: string): void {
	const name = hostName(reply.request, services, 'csrf');
	reply.setCookie(name, csrfToken(services.csrfKey, binding), commonOptions(reply.request, services));
}

/** Whether the browser sent the page token it should have. */
export function hasCsrfCookie(request: FastifyRequest, services: Services): boolean {
	return csrfMatches(services.csrfKey, request.csrfBinding, cookieIn(request, services, 'csrf'));
}

/** How long the browser keeps a cookie, in seconds from now, since its clock may differ from ours. */
function lastsUntil(end: Date, { clock }: Services) {
	return { maxAge: Math.floor((end.getTime() - clock.now().getTime()) / 1000) };
}
