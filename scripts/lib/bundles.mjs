/** Builds what is missing or older than its sources: an esbuild bundle for each process, and the web app with Vite. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressTexts } from './compress-texts.mjs';

/** The repository's root. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** Every bundled process: its entry point and its bundle. */
const bundles = {
	server: {
		entries: ['apps/server/src/main.ts', 'apps/server/src/operator.ts', 'apps/server/src/work.ts'],
		out: 'apps/server/dist',
	},
	reader: {
		entries: ['packages/reader/src/child/main.ts', 'packages/reader/src/child/reading-lines.ts'],
		out: 'packages/reader/dist',
	},
	'hmrc-local': { entries: ['packages/hmrc-local/src/main.ts'], out: 'packages/hmrc-local/dist' },
	cli: { entries: ['apps/cli/src/main.ts'], out: 'apps/cli/dist' },
};

const sourceFolders = readdirSync(join(root, 'packages')).map((name) => `packages/${name}`);

/** Brings the named bundles up to date (`web` is the browser's). Prints a line for each one it builds. */
export async function ensureBuilt(names, log = console.error) {
	for (const name of names) {
		if (!isStale(name)) continue;
		log(`Building ${name}…`);
		// The bundle comes last: a build that was broken off begins again.
		if (name === 'reader') await buildNetworks(bundles[name]);
		await (name === 'web' ? buildWeb() : buildBundle(bundles[name]));
	}
}

function isStale(name) {
	const out = name === 'web' ? 'apps/web/dist/browser/index.html' : `${bundles[name].out}/main.js`;
	const built = modified(join(root, out));
	const app =
		name === 'web'
			? ['apps/web', 'docs/evidence', 'docs/screenshots']
			: [bundles[name].entries[0].split('/src/')[0]];
	return [...sourceFolders, ...app].some((folder) => newestIn(join(root, folder)) > built);
}

function newestIn(folder) {
	let newest = 0;
	for (const item of readdirSync(folder, { withFileTypes: true })) {
		if (['dist', 'node_modules', 'tests', 'bench'].includes(item.name)) continue;
		const path = join(folder, item.name);
		newest = Math.max(newest, item.isDirectory() ? newestIn(path) : modified(path));
	}
	return newest;
}

const modified = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

async function buildBundle({ entries, out }) {
	const { build } = await import('esbuild');
	await build({
		absWorkingDir: root,
		entryPoints: entries,
		outdir: out,
		bundle: true,
		splitting: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		sourcemap: true,
		logLevel: 'warning',
		external: thirdParty(),
	});
}

/** Writes the networks that read pictures into a folder beside the programs that run them. */
async function buildNetworks({ out }) {
	const program = join(root, out, 'write-networks.js');
	const { build } = await import('esbuild');
	await build({
		absWorkingDir: root,
		entryPoints: ['packages/reader/src/networks/main.ts'],
		outfile: program,
		bundle: true,
		platform: 'node',
		format: 'esm',
		logLevel: 'warning',
		external: ['protobufjs'],
	});
	execFileSync(process.execPath, [program, join(root, out, 'networks')], { stdio: 'inherit' });
}

/**
 * Builds the browser's bundle first: the renderer of the public pages takes its frames from it.
 * Browsers always get production React, even when a test sets NODE_ENV.
 */
async function buildWeb() {
	const { NODE_ENV } = process.env;
	process.env.NODE_ENV = 'production';
	try {
		await buildForBrowsers();
	} finally {
		if (NODE_ENV === undefined) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = NODE_ENV;
	}
}

async function buildForBrowsers() {
	const { build } = await import('vite');
	const web = { root: join(root, 'apps/web'), logLevel: 'warn' };
	await build(web);
	await build({ ...web, build: { ssr: 'src/renderer.tsx' } });
	const browser = join(root, 'apps/web/dist/browser');
	for (const file of ['site.html', 'pictures.json'])
		renameSync(join(browser, file), join(root, 'apps/web/dist/renderer', file));
	await compressTexts(browser);
}

/** Lists third-party packages by name: `packages=external` would leave out our own workspaces too. */
export function thirdParty() {
	const folders = [...sourceFolders, 'apps/server', 'apps/cli'];
	const names = folders.flatMap((folder) => {
		const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
		return Object.keys(manifest.dependencies ?? {});
	});
	return [...new Set(names)]
		.filter((name) => !name.startsWith('@halfpenny/'))
		.flatMap((name) => [name, `${name}/*`]);
}
