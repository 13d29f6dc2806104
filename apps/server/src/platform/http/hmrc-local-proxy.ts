/** Passes `/hmrc-local` on to the stand-in for HMRC, so that everything is at one address. Absent in live. */
import { type OutgoingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { sendFailure } from './answers.ts';

const OF_ONE_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'expect']);
/** Our own cookies are no business of the stand-in. */
const OURS = new Set(['host', 'cookie', 'x-csrf-token']);

/** Passes every method and path under `/hmrc-local` on, bodies as they stream. */
export async function proxyHmrcLocal(app: FastifyInstance, { config }: Services): Promise<void> {
	if (config.hmrc.environment === 'live') return;
	await app.register(async (scope) => {
		scope.removeAllContentTypeParsers();
		scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
		const pass = (request: FastifyRequest, reply: FastifyReply) =>
			passOn(config.hmrc.localUrl, request, reply);
		scope.all('/hmrc-local', pass);
		scope.all('/hmrc-local/*', pass);
	});
}

function passOn(localUrl: string, incoming: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
	const { body, method, url } = incoming;
	return new Promise((resolve) => {
		const target = `${new URL(localUrl).origin}${url}`;
		const outgoing = request(target, { method, headers: headersOf(incoming) }, (answer) => {
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

function headersOf({ headers }: FastifyRequest): OutgoingHttpHeaders {
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => !OF_ONE_CONNECTION.has(name) && !OURS.has(name)),
	);
}
