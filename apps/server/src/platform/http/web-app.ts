/** Serves the built web app: its files, its page at every address that is one of its own, the same page with 404 elsewhere. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { sendFailure } from './answers.ts';

/** The addresses that the web app answers itself; the same list stands in its router. */
const PAGES = /^\/(auth|signup|(app|account)(\/.*)?)?$/;
const HASHED = /^\/assets\//;

/** Serves the web app and answers every address that nothing else does. */
export async function serveWebApp(app: FastifyInstance, { config }: Services): Promise<void> {
	const page = join(config.webFolder, 'index.html');
	const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
	if (html !== undefined) {
		await app.register(fastifyStatic, {
			root: config.webFolder,
			index: false,
			wildcard: false,
			cacheControl: false,
			setHeaders: (reply, path) => {
				const hashed = HASHED.test(path.slice(config.webFolder.length));
				reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
			},
		});
	}
	app.setNotFoundHandler((request, reply) => answerUnknown(request, reply, html));
}

function answerUnknown(request: FastifyRequest, reply: FastifyReply, html: string | undefined): FastifyReply {
	const path = request.url.split('?')[0] ?? '';
	const reading = request.method === 'GET' || request.method === 'HEAD';
	if (!reading || html === undefined || /^\/api(\/|$)/.test(path))
		return sendFailure(reply, { code: 'NOT_FOUND' });
	return reply
		.code(PAGES.test(path) ? 200 : 404)
		.header('cache-control', 'no-cache')
		.type('text/html; charset=utf-8')
		.send(html);
}
