/** What a browser loads before a page can be used: the built scripts, compressed. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const web = join(import.meta.dirname, '../../apps/web/dist');
const assets = join(web, 'browser/assets');
const names = readdirSync(assets).filter((name) => name.endsWith('.js'));

/** Returns the scripts that an HTML file starts. */
const startedBy = (file: string) =>
	[...readFileSync(join(web, file), 'utf8').matchAll(/<script[^>]+src="\/assets\/([^"]+)"/g)].map(
		([, name = '']) => name,
	);

/** Returns the scripts of that name, whatever suffix the build added. Throws if there are none. */
function called(name: string): readonly string[] {
	const found = names.filter((file) => file.replace(/-[\w-]{8}\.js$/, '') === name);
	if (found.length === 0) throw new Error(`no script is called ${name}`);
	return found;
}

/** Returns a script and everything it needs to start. */
function withImports(script: string, seen = new Set<string>()): Set<string> {
	if (seen.has(script)) return seen;
	seen.add(script);
	const source = readFileSync(join(assets, script), 'utf8');
	for (const [, name = ''] of source.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([^"'`]+\.js)["'`]/g))
		withImports(name, seen);
	return seen;
}

/** Returns the compressed size of scripts with their imports, each counted once, in bytes. */
function size(scripts: readonly string[]): number {
	const all = new Set(scripts.flatMap((script) => [...withImports(script)]));
	return [...all].reduce((sum, script) => sum + statSync(join(assets, `${script}.gz`)).size, 0); // not money
}

describe('the initial script', () => {
	it('of a public page is at most 80 kB, including its interactive parts', () => {
		const start = startedBy('renderer/site.html');
		expect(start).toHaveLength(1);
		expect(size([...start, ...called('hydrate')])).toBeLessThanOrEqual(80_000);
	});

	it('of the dashboard is at most 150 kB', () => {
		const start = startedBy('browser/index.html');
		expect(start).toHaveLength(1);
		const parts = ['answers', 'signed-in', 'dashboard-page', 'inside-links'].flatMap(called);
		const bytes = size([...start, ...parts]);
		expect(bytes).toBeGreaterThan(80_000);
		expect(bytes).toBeLessThanOrEqual(150_000);
	});

	it('uses React’s production build', () => {
		for (const name of names)
			expect([name, /jsxDEV|react-dom.*development/.test(name)]).toEqual([name, false]);
		const sources = names.map((name) => readFileSync(join(assets, name), 'utf8'));
		expect(sources.some((source) => source.includes('Check the render method of'))).toBe(false);
	});
});
