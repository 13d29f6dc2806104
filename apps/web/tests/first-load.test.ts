/** What a visitor's browser loads for the first page: small, and compatible with a strict content policy. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';

/** Compressed bytes of script on a public page, including its interactive part. */
const MOST_SCRIPT = 80_000;
/** Compressed bytes of script that block a public page: what finds its interactive parts. */
const MOST_STARTER = 4_000;

let files: Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

beforeAll(async () => {
	const root = fileURLToPath(new URL('..', import.meta.url));
	vi.stubEnv('NODE_ENV', 'production');
	const result = await build({ root, logLevel: 'error', build: { write: false } });
	vi.unstubAllEnvs();
	const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
	files = new Map(outputs.flatMap(({ output }) => output.map((file) => [file.fileName, file])));
});

it('shows a public page before any script loads, and starts with next to none', () => {
	const bytes = weigh(['web/src/site.ts']);
	expect(bytes).toBeGreaterThan(200);
	expect(bytes).toBeLessThanOrEqual(MOST_STARTER);
});

it.each([
	['the calculator of the first page', 'calculator-island.tsx'],
	['the choices of the cookies page', 'cookie-choices.tsx'],
	['the helper for form 64-8', 'agent-form.tsx'],
])('keeps the script of a public page within its budget: %s', (_what, part) => {
	const bytes = weigh(['web/src/site.ts', 'hydrate.tsx', part]);
	expect(bytes).toBeGreaterThan(20_000);
	expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
});

it('keeps the app’s script before its first screen within the same budget', () => {
	expect(weigh(['main.tsx'])).toBeLessThanOrEqual(MOST_SCRIPT);
});

it('leaves the tax engine, the facts’ schemas and the query cache for later', () => {
	const early = [
		'web/src/site.ts',
		'hydrate.tsx',
		'calculator-island.tsx',
		'cookie-choices.tsx',
		'agent-form.tsx',
		'main.tsx',
	];
	const modules = closure(early.flatMap(chunksOf)).flatMap(({ moduleIds }) => moduleIds);
	expect(modules.some((id) => id.includes('/react-dom/'))).toBe(true);
	const later = modules.filter((id) =>
		/packages\/(tax|years)\/|\/zod\/|\/@tanstack\/|packages\/contract\//.test(id),
	);
	expect(later).toEqual([]);
});

it('takes only types from the contract', () => {
	const all = chunks().flatMap(({ moduleIds }) => moduleIds);
	expect(all.filter((id) => id.includes('packages/contract/'))).toEqual([]);
});

it.each([
	['index.html', '<div id="root">'],
	['site.html', '<!--page-->'],
])('has no script, style or handler in the document itself: %s', (file, place) => {
	const page = files.get(file);
	const html = page?.type === 'asset' ? String(page.source) : '';
	expect(html).toContain(place);
	expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
	expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
	expect(html).not.toContain('%');
});

it('loads nothing from third parties', () => {
	const texts = [...files.values()].map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
	const css = [...files.values()].filter(({ fileName }) => fileName.endsWith('.css'));
	expect(css.length).toBeGreaterThan(0);
	for (const text of texts) expect(text).not.toMatch(/url\(["']?https?:|@import ["']?http|fonts\.googleapis/);
});

/** Returns the compressed bytes of some sources' chunks with all their static imports. */
function weigh(sources: readonly string[]): number {
	const found = sources.map(chunksOf);
	for (const one of found) expect(one).not.toEqual([]);
	return closure(found.flat()).reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0);
}

function chunks(): Rolldown.OutputChunk[] {
	return [...files.values()].filter((file) => file.type === 'chunk');
}

/** Returns the chunks that contain a source file. */
function chunksOf(source: string): Rolldown.OutputChunk[] {
	return chunks().filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
}

/** Returns the chunks with all their static imports. */
function closure(from: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
	const found = new Map<string, Rolldown.OutputChunk>();
	const add = (chunk: Rolldown.OutputChunk) => {
		if (found.has(chunk.fileName)) return;
		found.set(chunk.fileName, chunk);
		for (const name of chunk.imports) {
			const next = files.get(name);
			if (next?.type === 'chunk') add(next);
		}
	};
	for (const chunk of from) add(chunk);
	return [...found.values()];
}
