/**
 * Proxies `/hmrc-local` to the stand-in for HMRC, so that everything is at one address. Absent in live. If people other
 * than the operator may reach this server, its ledger (whole returns), faults and doors need a token.
 */
import { timingSafeEqual } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Services } from '../services.ts';
import { sendFailure } from './answers.ts';

const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'expect']);
/** The stand-in does not get our cookies. */
const OURS = new Set(['host', 'cookie', 'x-csrf-token']);

/** Pages for people: they show only what a given UTR has filed here. */
const FOR_EVERYONE = new Set(['', '/', '/returns', '/style.css']);

/** The pages where a made-up person authorises this service, which open in the browser of the person trying it. */
const LETTING_IN = new Set(['GET /oauth/authorize', 'POST /oauth/sign-in', 'POST /oauth/decision']);

/** Proxies every method and path under `/hmrc-local`, streaming the bodies. */
export async function proxyHmrcLocal(app: FastifyInstance, { config }: Services): Promise<void> {
	if (config.hmrc.environment === 'live') return;
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
		const pass = (request: FastifyRequest, reply: FastifyReply) =>
			mayPass(config, request) ? passOn(config, request, reply) : sendFailure(reply, { code: 'NOT_FOUND' });
		scope.all('/hmrc-local', pass);
		scope.all('/hmrc-local/*', pass);
	});
}

function mayPass(config: Config, { method, url, headers }: FastifyRequest): boolean {
	if (isOwnMachine(config) && isOwnName(headers.host) && !isPassedOn(headers)) return true;
	const path = url.split('?')[0]?.slice('/hmrc-local'.length) ?? '';
	if ((method === 'GET' || method === 'HEAD') && FOR_EVERYONE.has(path)) return true;
	if (LETTING_IN.has(`${method} ${path}`)) return true;
	return isLocalToken(config, headers.authorization);
}

/** Our own token for these doors; tokens issued by the stand-in are passed on to it. */
function isLocalToken({ hmrc: { localToken } }: Config, authorization = ''): boolean {
	return localToken !== undefined && same(authorization, `Bearer ${localToken}`);
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);

/** Whether this server plays HMRC only for people at this machine. A proxy in front hides where they are. */
function isOwnMachine({ hmrc, host, publicUrl, trustProxy }: Config): boolean {
	const seen = publicUrl === undefined ? host : new URL(publicUrl).hostname;
	return hmrc.environment === 'local' && LOOPBACK.has(host) && LOOPBACK.has(seen) && trustProxy === false;
}

/**
 * Whether the browser asked for this machine by its own name. A page from elsewhere whose name suddenly points here
 * (DNS rebinding) has its own name in the header.
 */
function isOwnName(host: string | undefined): boolean {
	return host !== undefined && LOOPBACK.has(host.toLowerCase().replace(/:\d+$/, ''));
}

/** Headers that proxies add: a client on this machine may add them for anyone. */
const FORWARDED = [
	'forwarded',
	'via',
	'x-forwarded-for',
	'x-forwarded-host',
	'x-forwarded-proto',
	'x-real-ip',
];

function isPassedOn(headers: FastifyRequest['headers']): boolean {
	return FORWARDED.some((name) => headers[name] !== undefined);
}

function same(given: string, wanted: string): boolean {
	const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
	return one.length === other.length && timingSafeEqual(one, other);
}

function passOn(config: Config, incoming: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const { body, method, url } = incoming;
	return new Promise((resolve) => {
		const target = `${new URL(config.hmrc.localUrl).origin}${url}`;
		const outgoing = request(target, { method, headers: headersOf(config, incoming) }, (answer) => {
			for (const [name, value] of Object.entries(answer.headers)) {
				if (value !== undefined && !OF_ONE_CONNECTION.has(name)) reply.header(name, value);
			}
			resolve(reply.code(answer.statusCode ?? 502).send(answer));
		});
		outgoing.on('error', () => {
			if (!reply.sent) resolve(sendFailure(reply, { code: 'HMRC_UNREACHABLE' }));
		});
		if (body instanceof Readable) body.pipe(outgoing);
		else outgoing.end();
	});
}

function headersOf(config: Config, { headers }: FastifyRequest): OutgoingHttpHeaders {
	const isOurs = (name: string) =>
		OURS.has(name) || (name === 'authorization' && isLocalToken(config, headers.authorization));
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.has(name) && !isOurs(name)),
	);
}
