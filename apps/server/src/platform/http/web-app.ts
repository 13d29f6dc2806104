/**
 * Serves the web app: its files, its public pages as whole documents, the app's own document at every address of the
 * app, and a 404 page elsewhere.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { sendFailure } from './answers.ts';
import { isAppAddress, namedInAddress } from './app-addresses.ts';
import { hasNamedThing, hasReturn } from './named-things-repository.ts';
import {
	createKeeper,
	loadRenderer,
	lookOf,
	originOf,
	type Renderer,
	sendKept,
	withLook,
} from './public-pages.ts';

/** Pages for trying HMRC's test service, which do not exist where returns are really filed. */
const TEST_PAGE = '/hmrc-test';
const HASHED = /^\/assets\//;

/** What the public pages say about the service. */
type PresentService = (services: Services) => Occasion['service'];

/** Serves the web app and answers every address nothing else does. */
export async function serveWebApp(
	app: FastifyInstance,
	services: Services,
	presentService: PresentService,
): Promise<void> {
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
	if (renderer) servePublicPages(app, services, renderer, presentService);
	else app.setNotFoundHandler((request, reply) => answerPlainly(request, reply, services, html));
}

/** Answers every public address, and whatever else is asked for. */
function servePublicPages(
	app: FastifyInstance,
	services: Services,
	renderer: Renderer,
	presentService: PresentService,
): void {
	const send = createSender(services, presentService);
	for (const path of renderer.paths)
		app.get(path, (request, reply) =>
			send(request, asHtml(reply), path, (occasion) => renderer.draw(path, occasion).html),
		);
	app.get('/robots.txt', (request, reply) =>
		send(request, reply.type('text/plain; charset=utf-8'), '/robots.txt', ({ origin }) =>
			renderer.robots(origin),
		),
	);
	app.get('/sitemap.xml', (request, reply) =>
		send(request, reply.type('application/xml; charset=utf-8'), '/sitemap.xml', ({ origin }) =>
			renderer.sitemap(origin),
		),
	);
	app.setNotFoundHandler(async (request, reply) => {
		const path = pathOf(request);
		if (!isPage(request, path)) return sendFailure(reply, { code: 'NOT_FOUND' });
		if (renderer.paths.includes(path.replace(/\/$/, ''))) return reply.redirect(path.replace(/\/$/, ''), 301);
		if (isSignIn(path) && request.signedIn && !request.url.includes('?'))
			return reply.header('cache-control', 'no-store').redirect('/app', 302);
		const shown = await documentOf(path, request, services);
		const found = shown !== NOTHING && (await namesSomething(path, request, services));
		return send(request, asHtml(reply.code(found ? 200 : 404)), shown, (occasion) =>
			shown === NOTHING ? renderer.draw(shown, occasion).html : renderer.drawApp(shown, occasion),
		);
	});
}

type Occasion = Parameters<Renderer['drawApp']>[1];

/** The 404 page. */
const NOTHING = '/404';

/**
 * Whether what the address names below a person's return is there. If not, the app itself says so, since it knows the
 * way back to the return.
 */
async function namesSomething(
	path: string,
	{ signedIn }: FastifyRequest,
	{ database }: Services,
): Promise<boolean> {
	const named = namedInAddress(path);
	return !signedIn || !named || hasNamedThing(database, signedIn.userId, named);
}

/**
 * Which document is at an address that is no public page. Everything behind the sign-in is one, except the demo; the
 * sign-in is another if it says which page comes next, since it then explains why one is there. A return that is
 * somebody else's is not there.
 */
async function documentOf(
	path: string,
	{ query, url, signedIn }: FastifyRequest,
	services: Services,
): Promise<string> {
	if (!isOfApp(path, services)) return NOTHING;
	const named = namedInAddress(path);
	if (signedIn && named && !(await hasReturn(services.database, signedIn.userId, named))) return NOTHING;
	if (path === '/app' && isRecord(query) && 'demo' in query) return '/app?demo';
	if (isSignIn(path)) return url.includes('next=') ? `${path}?next=` : path;
	return '/app';
}

/** Whether the app itself answers an address. */
function isOfApp(path: string, { config }: Services): boolean {
	return isAppAddress(path) || (path === TEST_PAGE && config.hmrc.environment !== 'live');
}

/** Signed-in people are redirected from these pages. */
function isSignIn(path: string): boolean {
	return /^\/(auth(\/code)?|signup)$/.test(path);
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}

/** Sends what `draw` renders, cached from then on. Yesterday's text, or one for another address, is not the same. */
function createSender(services: Services, presentService: PresentService) {
	const keep = createKeeper();
	return async (
		request: FastifyRequest,
		reply: FastifyReply,
		path: string,
		draw: (occasion: Occasion) => string | Promise<string>,
	): Promise<FastifyReply> => {
		const visitor = visitorOf(request);
		const occasion = {
			service: presentService(services),
			origin: originOf(request, services.config),
			visitor,
		};
		const { cookie } = request.headers;
		const key = [occasion.service.today, occasion.origin, visitor, lookOf(cookie), path].join(' ');
		return sendKept(request, reply, await keep(key, async () => withLook(await draw(occasion), cookie)));
	};
}

/** Who is looking: a page greets people who are signed in, and people who have just logged out, in its own way. */
function visitorOf({ signedIn, url }: FastifyRequest): Occasion['visitor'] {
	if (signedIn) return 'signedIn';
	return url.endsWith('?logged-out') ? 'loggedOut' : 'somebody';
}

/** Without a renderer, as in most tests, the app's document is at its addresses and for 404s. */
function answerPlainly(
	request: FastifyRequest,
	reply: FastifyReply,
	services: Services,
	html: string | undefined,
): FastifyReply {
	const path = pathOf(request);
	if (html === undefined || !isPage(request, path)) return sendFailure(reply, { code: 'NOT_FOUND' });
	return asHtml(reply.code(path === '/' || isOfApp(path, services) ? 200 : 404))
		.header('cache-control', 'no-cache')
		.send(html);
}

function asHtml(reply: FastifyReply): FastifyReply {
	return reply.type('text/html; charset=utf-8');
}

/** Whether a browser asks for a page, rather than a program for a call. */
function isPage({ method }: FastifyRequest, path: string): boolean {
	return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)/.test(path);
}

function pathOf({ url }: FastifyRequest): string {
	return url.split('?')[0] ?? '';
}
