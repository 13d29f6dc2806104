/**
 * Builds the web app: two documents (the app, and the frame of the public pages), a chunk for each screen, and fonts,
 * styles and images as files, for a strict content policy. The server build renders the public pages.
 */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { say } from '../../packages/messages/src/shell.ts';
import { drawnInDevelopment } from './build/drawn-in-development.ts';
import { pictures } from './build/pictures.ts';

const server = `http://localhost:${process.env.PORT ?? '4800'}`;

export default defineConfig(({ isSsrBuild }) => ({
	plugins: isSsrBuild
		? [react()]
		: [react(), tailwindcss(), words(), fonts(), pictures(), drawnInDevelopment(server)],
	build: isSsrBuild
		? {
				...{ outDir: 'dist/renderer', target: 'node20', minify: true, copyPublicDir: false },
				// The server renders immediately what browsers load later.
				rolldownOptions: { checks: { ineffectiveDynamicImport: false } },
			}
		: {
				outDir: 'dist/browser',
				target: 'baseline-widely-available',
				assetsInlineLimit: 0,
				modulePreload: { polyfill: false },
				rolldownOptions: { input: ['index.html', 'site.html'] },
			},
	...(isSsrBuild ? { ssr: { noExternal: true } } : {}),
	define: isSsrBuild ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
	server: { proxy: { '/api': server, '/hmrc-local': server } },
}));

/** Inserts the app document's sentences from the catalogue. */
function words(): Plugin {
	return {
		name: 'halfpenny-words',
		transformIndexHtml: (html) =>
			html
				.replace('%TITLE%', say('productName'))
				.replace('%DESCRIPTION%', say('description'))
				.replace('%NO_SCRIPT%', say('noScript')),
	};
}

/** Preloads every page's two fonts, so that they don't wait for the styles. */
function fonts(): Plugin {
	return {
		name: 'halfpenny-fonts',
		transformIndexHtml: (_html, { bundle = {} }) =>
			Object.keys(bundle)
				.filter((file) => /latin-(opsz|wght)-normal.*\.woff2$/.test(file))
				.map((file) => ({
					tag: 'link',
					injectTo: 'head' as const,
					attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
				})),
	};
}
