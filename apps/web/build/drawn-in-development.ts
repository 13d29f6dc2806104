/** In development, renders the public pages from the current sources, as the server does. */
import { readFileSync } from 'node:fs';
import type { Plugin, ViteDevServer } from 'vite';

/** Answers the development server's public addresses. What the pages know about the service comes from `server`. */
export function drawnInDevelopment(server: string): Plugin {
	return {
		name: 'halfpenny-drawn-in-development',
		apply: 'serve',
		configureServer: (vite) => {
			vite.middlewares.use((request, response, next) => {
				if (!request.headers.accept?.includes('text/html')) return next();
				const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
				draw(vite, server, { path, origin: `http://${request.headers.host}` }).then((html) => {
					if (html === undefined) return next();
					response.setHeader('content-type', 'text/html; charset=utf-8');
					response.end(html);
				}, next);
			});
		},
	};
}

async function draw(
	vite: ViteDevServer,
	server: string,
	{ path, origin }: { readonly path: string; readonly origin: string },
): Promise<string | undefined> {
	const { createRenderer } = await vite.ssrLoadModule('/src/renderer.tsx');
	const source = readFileSync(new URL('../site.html', import.meta.url), 'utf8');
	const frame = await vite.transformIndexHtml(path, source);
	const renderer = createRenderer({ frame, app: '', pictures: {} });
	if (!renderer.paths.includes(path)) return undefined;
	const service = await (await fetch(`${server}/api/service`)).json();
	return renderer.draw(path, { service, origin, visitor: 'somebody' }).html;
}
