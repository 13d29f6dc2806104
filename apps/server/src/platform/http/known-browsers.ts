/**
 * Browsers that have signed in to an account before, recognised by a signed cookie. Someone guessing from elsewhere
 * can delay others, but not them. It signs nobody in.
 */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { commonOptions, hostName } from './cookie-shape.ts';

/** The cookie. Not readable by scripts. */
const KNOWN_BROWSER_COOKIE = 'known-browser';
const YEAR_SECONDS = 365 * 86_400;
/** People who share a browser. */
const MOST_ACCOUNTS = 4;

type Signing = Pick<Services, 'csrfKey'>;

/** The cookie's contents. */
export function knownBrowserIn(request: FastifyRequest, services: Pick<Services, 'config'>): string {
	return request.cookies[hostName(request, services, KNOWN_BROWSER_COOKIE)] ?? '';
}

/** Identifies this browser for an account; undefined if it has never signed in to it. */
export function browserOf(services: Signing, cookie: string, userId: string): string | undefined {
	const own = cookie.split('~').find((one) => isOf(services, one, userId));
	return own?.split('.')[0];
}

/** Remembers that this browser has signed in to an account. */
export function rememberBrowser(reply: FastifyReply, services: Services, userId: string): void {
	const { request } = reply;
	// For every path, since every call that begins a session adds to it: otherwise it would forget the other accounts.
	const cookie = knownBrowserIn(request, services);
	const others = cookie.split('~').filter((one) => one !== '' && !isOf(services, one, userId));
	const value = [tokenFor(services, userId), ...others].slice(0, MOST_ACCOUNTS).join('~');
	reply.setCookie(hostName(request, services, KNOWN_BROWSER_COOKIE), value, {
		...commonOptions(request, services),
		...{ sameSite: 'strict', httpOnly: true, maxAge: YEAR_SECONDS },
	});
}

function tokenFor(services: Signing, userId: string): string {
	const random = randomBytes(12).toString('base64url');
	return `${random}.${signatureOf(services, random, userId)}`;
}

function isOf(services: Signing, token: string, userId: string): boolean {
	const [random = '', signature = ''] = token.split('.');
	const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(services, random, userId))];
	return given.length === right.length && timingSafeEqual(given, right);
}

function signatureOf({ csrfKey }: Signing, random: string, userId: string): string {
	return createHmac('sha256', csrfKey).update(`known browser ${random} ${userId}`).digest('base64url');
}
