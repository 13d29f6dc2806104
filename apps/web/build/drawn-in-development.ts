/** While developing, draws the public pages as the server does, from the sources as they stand. */
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Answers the public addresses of the development server; what the pages know of the service comes from `server`. */
export function drawnInDevelopment(server: string): Plugin {
	return {
		name: 'halfpenny-drawn-in-development',
		apply: 'serve',
		configureServer: (vite) => {
			vite.middlewares.use(async (request, response, next) => {
				const { createRenderer } = await vite.ssrLoadModule('/src/renderer.tsx');
				const path = (request.originalUrl ?? '/').split('?')[0] ?? '/';
				const frame = await vite.transformIndexHtml(
					path,
					readFileSync(new URL('../site.html', import.meta.url), 'utf8'),
				);
				const renderer = createRenderer({ frame, app: '', pictures: {} });
				if (!renderer.paths.includes(path)) return next();
				const service = await (await fetch(`${server}/api/service`)).json();
				const { html } = renderer.draw(path, { service, origin: `http://${request.headers.host}` });
				response.setHeader('content-type', 'text/html; charset=utf-8');
				response.end(html);
			});
		},
	};
}
