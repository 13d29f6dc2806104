/** The public pages: rendered by the web app's renderer on first request, then cached, compressed, for the day. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AnswerOf, Calls } from '@halfpenny/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';

type Service = AnswerOf<Calls['getService']>;

interface Occasion {
	readonly service: Service;
	readonly origin: string;
	/** What the page says about its reader. */
	readonly visitor: 'somebody' | 'signedIn' | 'loggedOut';
}

/** The renderer from the web app's build. */
export interface Renderer {
	readonly paths: readonly string[];
	draw(path: string, occasion: Occasion): { readonly found: boolean; readonly html: string };
	drawApp(path: string, occasion: Occasion): Promise<string>;
	robots(origin: string): string;
	sitemap(origin: string): string;
}

/** Loads the renderer; undefined if the web app is not built. */
export async function loadRenderer({ rendererFolder, webFolder }: Config): Promise<Renderer | undefined> {
	const program = join(rendererFolder, 'renderer.js');
	const app = join(webFolder, 'index.html');
	if (!existsSync(program) || !existsSync(app)) return undefined;
	const { createRenderer } = await import(pathToFileURL(program).href);
	return createRenderer({
		frame: readFileSync(join(rendererFolder, 'site.html'), 'utf8'),
		app: readFileSync(app, 'utf8'),
		pictures: JSON.parse(readFileSync(join(rendererFolder, 'pictures.json'), 'utf8')),
	});
}

/** A text as rendered and as compressed for browsers. */
interface Kept {
	readonly plain: Buffer;
	readonly br: Buffer;
	readonly gzip: Buffer;
}

/** More than all pages at a few addresses; beyond it everything is rendered again. */
const MOST_KEPT = 200;
const squeeze = {
	br: (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
	gzip: promisify(gzip),
};

/** Caches texts by key, compressed once. */
export function createKeeper() {
	const kept = new Map<string, Promise<Kept>>();
	return (key: string, draw: () => string | Promise<string>): Promise<Kept> => {
		const there = kept.get(key);
		if (there) return there;
		if (kept.size >= MOST_KEPT) kept.clear();
		const made = compress(draw());
		kept.set(key, made);
		// What could not be rendered may work next time.
		made.catch(() => kept.delete(key));
		return made;
	};
}

async function compress(text: string | Promise<string>): Promise<Kept> {
	const plain = Buffer.from(await text);
	const [br, zipped] = await Promise.all([squeeze.br(plain), squeeze.gzip(plain)]);
	return { plain, br, gzip: zipped };
}

/** Sends a cached text in an encoding the browser accepts. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
	const taken = String(request.headers['accept-encoding'] ?? '');
	const encoding = (['br', 'gzip'] as const).find((name) => new RegExp(`\\b${name}\\b`).test(taken));
	reply.header('vary', 'accept-encoding, cookie').header('cache-control', 'no-cache');
	if (encoding) reply.header('content-encoding', encoding);
	return reply.send(kept[encoding ?? 'plain']);
}

/** The service's address: as configured, otherwise as the browser requested it. An unknown host counts as none. */
export function originOf(request: FastifyRequest, { publicUrl, port }: Config): string {
	if (publicUrl !== undefined) return publicUrl.replace(/\/+$/, '');
	const host = /^[\w.-]+(:\d{1,5})?$/.test(request.host) ? request.host : `localhost:${port}`;
	return `${request.protocol}://${host}`;
}

/** The theme the person has chosen, as an attribute of the document. */
export function withLook(html: string, cookies: string | undefined): string {
	const look = lookOf(cookies);
	return look === undefined ? html : html.replace('<html ', `<html data-theme="${look}" `);
}

/** `light` or `dark` if one is remembered. */
export function lookOf(cookies = ''): string | undefined {
	return /(?:^|;\s*)preferences=look\.(light|dark)(?:;|$)/.exec(cookies)?.[1];
}
