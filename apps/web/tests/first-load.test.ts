/** What a visitor's browser fetches before the first page stands: small, and fit for a strict content policy. */
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it, vi } from 'vitest';

/** Compressed bytes of script on a public page. */
const MOST_SCRIPT = 80_000;

let files: Map<string, Rolldown.OutputChunk | Rolldown.OutputAsset>;

beforeAll(async () => {
	const root = fileURLToPath(new URL('..', import.meta.url));
	vi.stubEnv('NODE_ENV', 'production');
	const result = await build({ root, logLevel: 'error', build: { write: false } });
	vi.unstubAllEnvs();
	const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
	files = new Map(outputs.flatMap(({ output }) => output.map((file) => [file.fileName, file])));
});

it('keeps the script of the first page within its budget', () => {
	const script = closure(['main.tsx', 'landing-page.tsx'].flatMap(chunksOf));
	const bytes = script.reduce((total, { code }) => total + gzipSync(code, { level: 9 }).length, 0);
	expect(bytes).toBeGreaterThan(20_000);
	expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT);
});

it('leaves the tax engine, the readers of facts and the store of answers for later', () => {
	const modules = closure(['main.tsx', 'landing-page.tsx'].flatMap(chunksOf)).flatMap(
		({ moduleIds }) => moduleIds,
	);
	expect(modules.some((id) => id.includes('/react-dom/'))).toBe(true);
	const later = modules.filter((id) =>
		/packages\/(tax|years)\/|\/zod\/|\/@tanstack\/|packages\/contract\//.test(id),
	);
	expect(later).toEqual([]);
});

it('takes nothing of the contract but its types', () => {
	const all = chunks().flatMap(({ moduleIds }) => moduleIds);
	expect(all.filter((id) => id.includes('packages/contract/'))).toEqual([]);
});

it('has no script, style or handler in the page itself', () => {
	const page = files.get('index.html');
	const html = page?.type === 'asset' ? String(page.source) : '';
	expect(html).toContain('<div id="root">');
	expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
	expect(html).not.toMatch(/<style|\sstyle=|\son\w+=/);
	expect(html).not.toContain('%');
});

it('fetches nothing from anybody else', () => {
	const texts = [...files.values()].map((file) => (file.type === 'chunk' ? file.code : String(file.source)));
	const css = [...files.values()].filter(({ fileName }) => fileName.endsWith('.css'));
	expect(css.length).toBeGreaterThan(0);
	for (const text of texts) expect(text).not.toMatch(/url\(["']?https?:|@import ["']?http|fonts\.googleapis/);
});

function chunks(): Rolldown.OutputChunk[] {
	return [...files.values()].filter((file) => file.type === 'chunk');
}

/** The chunks that hold a source file. */
function chunksOf(source: string): Rolldown.OutputChunk[] {
	return chunks().filter(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`/${source}`)));
}

/** The chunks with all that they import at once. */
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
