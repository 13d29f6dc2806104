/**
 * Serves the web app: its files, its public pages as whole documents, the app's own document at every address of the
 * app, and the page for nothing, with 404, elsewhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentService } from '../../features/service/present.ts';
import type { Services } from '../services.ts';
import { sendFailure } from './answers.ts';
import {
	createKeeper,
	loadRenderer,
	lookOf,
	originOf,
	type Renderer,
	sendKept,
	withLook,
} from './public-pages.ts';

/** The addresses that the app answers itself; the same list stands in its router. */
const APP = /^\/(auth|signup|(app|account)(\/.*)?)$/;
const HASHED = /^\/assets\//;

/** Serves the web app and answers every address that nothing else does. */
export async function serveWebApp(app: FastifyInstance, services: Services): Promise<void> {
	const { webFolder } = services.config;
	const page = join(webFolder, 'index.html');
	const html = existsSync(page) ? readFileSync(page, 'utf8') : undefined;
	if (html !== undefined) {
		await app.register(fastifyStatic, {
			root: webFolder,
			index: false,
			wildcard: false,
			preCompressed: true,
			cacheControl: false,
			setHeaders: (reply, path) => {
				const hashed = HASHED.test(path.slice(webFolder.length));
				reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
			},
		});
	}
	const renderer = await loadRenderer(services.config);
	if (renderer) servePublicPages(app, services, renderer);
	else app.setNotFoundHandler((request, reply) => answerPlainly(request, reply, html));
}

/** Draws pages as they are asked for. What was drawn yesterday, or for another address, is another page. */
function servePublicPages(app: FastifyInstance, services: Services, renderer: Renderer): void {
	const keep = createKeeper();
	const draw = (
		request: FastifyRequest,
		reply: FastifyReply,
		path: string,
		drawn: (occasion: Occasion) => string,
	) => {
		const occasion = { service: presentService(services), origin: originOf(request, services.config) };
		const key = [occasion.service.today, occasion.origin, lookOf(request.headers.cookie), path].join(' ');
		const kept = keep(key, () => withLook(drawn(occasion), request.headers.cookie));
		return kept.then((text) => sendKept(request, reply, text));
	};
	for (const path of renderer.paths)
		app.get(path, (request, reply) =>
			draw(request, asHtml(reply), path, (occasion) => renderer.draw(path, occasion).html),
		);
	app.get('/robots.txt', (request, reply) =>
		draw(request, reply.type('text/plain; charset=utf-8'), '/robots.txt', ({ origin }) =>
			renderer.robots(origin),
		),
	);
	app.get('/sitemap.xml', (request, reply) =>
		draw(request, reply.type('application/xml; charset=utf-8'), '/sitemap.xml', ({ origin }) =>
			renderer.sitemap(origin),
		),
	);
	app.setNotFoundHandler((request, reply) => {
		const path = pathOf(request);
		if (!isPage(request, path)) return sendFailure(reply, { code: 'NOT_FOUND' });
		const known = APP.test(path);
		const shown = known && !/^\/(auth|signup)$/.test(path) ? '/app' : known ? path : '/404';
		return draw(request, asHtml(reply.code(known ? 200 : 404)), shown, (occasion) =>
			known ? renderer.drawApp(shown, occasion) : renderer.draw(shown, occasion).html,
		);
	});
}

type Occasion = Parameters<Renderer['drawApp']>[1];

/** Without a renderer, as in most tests, the app's document stands at its addresses and for nothing. */
function answerPlainly(request: FastifyRequest, reply: FastifyReply, html: string | undefined): FastifyReply {
	const path = pathOf(request);
	if (html === undefined || !isPage(request, path)) return sendFailure(reply, { code: 'NOT_FOUND' });
	return asHtml(reply.code(path === '/' || APP.test(path) ? 200 : 404))
		.header('cache-control', 'no-cache')
		.send(html);
}

function asHtml(reply: FastifyReply): FastifyReply {
	return reply.type('text/html; charset=utf-8');
}

/** Whether a browser asks for something to read, rather than a program for a call. */
function isPage({ method }: FastifyRequest, path: string): boolean {
	return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path);
}

function pathOf({ url }: FastifyRequest): string {
	return url.split('?')[0] ?? '';
}
