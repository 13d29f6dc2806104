/** Builds the web app: one entry, a chunk a route, fonts and styles as files so that a strict content policy holds. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { say } from '../../packages/messages/src/shell.ts';

const server = `http://localhost:${process.env.PORT ?? '3000'}`;

export default defineConfig({
	plugins: [react(), tailwindcss(), words(), fonts()],
	build: {
		outDir: 'dist',
		target: 'baseline-widely-available',
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
	},
	server: { proxy: { '/api': server, '/hmrc-local': server } },
});

/** Puts the sentences of the first HTML page into it, so that they stand in the catalogue alone. */
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
