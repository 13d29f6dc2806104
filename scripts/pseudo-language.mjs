/**
 * `node scripts/pseudo-language.mjs FOLDER`: builds the server and web app there with ⟦ ⟧ around every sentence in the
 * catalogues, so that a test can find visible text that isn't in them.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build as bundle } from 'esbuild';
import { build } from 'vite';
import { root, thirdParty } from './lib/bundles.mjs';
import { inBrackets } from './lib/in-brackets.mjs';

const out = resolve(process.argv[2] ?? '.cache/pseudo-language');
process.env.NODE_ENV = 'production';
/** What people read: the catalogues, and the words of the working, which load separately. */
const catalogues = /\/packages\/(messages\/src|tax\/src\/words)\/[^?]*\.ts$/;
const isCatalogue = (file) => catalogues.test(file);

link('packages');
link('apps/server/migrations');
await buildServer();
await buildWeb();

function link(path) {
	mkdirSync(dirname(join(out, path)), { recursive: true });
	if (!existsSync(join(out, path))) symlinkSync(join(root, path), join(out, path));
}

async function buildServer() {
	await bundle({
		absWorkingDir: root,
		entryPoints: ['apps/server/src/main.ts'],
		outdir: join(out, 'apps/server/dist'),
		bundle: true,
		splitting: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		logLevel: 'warning',
		external: thirdParty(),
		plugins: [{ name: 'brackets', setup: ({ onLoad }) => onLoad({ filter: catalogues }, loadInBrackets) }],
	});
}

function loadInBrackets({ path }) {
	return { contents: inBrackets(readFileSync(path, 'utf8')), loader: 'ts' };
}

async function buildWeb() {
	const plugin = {
		name: 'brackets',
		enforce: 'pre',
		transform: (code, id) => (isCatalogue(id) ? { code: inBrackets(code), map: null } : undefined),
	};
	const browser = join(out, 'apps/web/dist/browser');
	const renderer = join(out, 'apps/web/dist/renderer');
	const web = { root: join(root, 'apps/web'), logLevel: 'error', plugins: [plugin] };
	await build({ ...web, build: { outDir: browser, emptyOutDir: true } });
	await build({ ...web, build: { outDir: renderer, emptyOutDir: true, ssr: 'src/renderer.tsx' } });
	for (const file of ['site.html', 'pictures.json']) renameSync(join(browser, file), join(renderer, file));
}
