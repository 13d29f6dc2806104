/**
 * Builds the web app: two documents (the app, and the frame of the public pages), a chunk a screen, fonts, styles and
 * pictures as files so that a strict content policy holds. Built for a server it is what draws the public pages.
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
				// What browsers fetch later the server draws at once.
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

/** Puts the sentences of the app's document into it, so that they stand in the catalogue alone. */
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

/** Has the two fonts of every page fetched at once rather than after the styles. */
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
