/**
 * This package's tests in one bundle that runs in one process, thousands of times in minutes, as mutation testing
 * needs. Vitest's own `expect` decides; `describe` and `it` only collect.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import vm from 'node:vm';
import { JestAsymmetricMatchers, JestChaiExpect } from '@vitest/expect';
import * as chai from 'chai';
import { build } from 'esbuild';
import fc from 'fast-check';

chai.use(JestChaiExpect);
chai.use(JestAsymmetricMatchers);
// Random tests take the same few samples every time, so that results can be repeated.
process.env.RUNS ??= '100';
fc.configureGlobal({ seed: 20_261_120 });

/**
 * Bundles a package's tests with its source and returns a function that evaluates them afresh; it can change the years'
 * figures before anything reads them.
 */
export async function bundledSuite(folder) {
	const { outputFiles } = await build({
		stdin: { contents: [years, ...testFiles(folder).map(importOf)].join('\n'), resolveDir: folder },
		bundle: true,
		write: false,
		platform: 'node',
		format: 'cjs',
		target: 'node20',
		external: ['fast-check', 'zod'],
		plugins: [asInVitest],
		logLevel: 'error',
	});
	const code = `(function (require) {${outputFiles[0].text}\n})`;
	const script = new vm.Script(code, { filename: 'tests.cjs' });
	const require = createRequire(join(folder, 'package.json'));
	return (withYears) => collected(script.runInThisContext(), require, withYears);
}

/** Many random samples of what other tests ask of single cases: they take most of the time and notice little more. */
const SLOW = /properties|capital-allowances-published/;

/** MUTATION_TESTS=division runs only some files, which is quick while writing tests for one stage. */
const WANTED = new RegExp(process.env.MUTATION_TESTS ?? '');

/** Whole returns first: they are quick and notice most. */
function testFiles(folder) {
	const found = ['tests', 'src'].flatMap((place) =>
		readdirSync(join(folder, place), { recursive: true })
			.filter((name) => name.endsWith('.test.ts') && !SLOW.test(name) && WANTED.test(name))
			.map((name) => join(folder, place, name)),
	);
	const rank = (file) => (/worked|agreed|published-cases/.test(file) ? 0 : 1);
	return found.sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

const years = `__vitest.withYears?.(require('@halfpenny/years'));`;
const importOf = (file) => `__vitest.file(${JSON.stringify(file)}); require(${JSON.stringify(file)});`;

const asInVitest = {
	name: 'as in vitest',
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^vitest$/ }, () => ({ path: 'vitest', namespace: 'collecting' }));
		onLoad({ filter: /.*/, namespace: 'collecting' }, () => ({ contents: 'module.exports = __vitest;' }));
		onLoad({ filter: /\/tests\/.*\.ts$/ }, ({ path }) => ({
			contents: readFileSync(path, 'utf8')
				.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
				.replaceAll('import.meta.dirname', JSON.stringify(dirname(path))),
			loader: 'ts',
		}));
	},
};

/** Runs the bundle with functions that collect: every test with its name, its file and what it does. */
function collected(evaluate, require, withYears) {
	const tests = [];
	const names = [];
	let file = '';
	const it = (name, run) => {
		const id = `${file}#${[...names, name].join(' > ')}`;
		const same = tests.filter((test) => test.id.split(' (again ')[0] === id).length;
		tests.push({ id: same === 0 ? id : `${id} (again ${same})`, file, run });
	};
	it.each = (rows) => (name, run) => {
		for (const [index, row] of rows.entries()) {
			const values = Array.isArray(row) ? row : [row];
			it(`${name} [${index}]`, () => run(...values));
		}
	};
	const describe = (name, inside) => {
		names.push(name);
		inside();
		names.pop();
	};
	describe.each = (rows) => (name, inside) => {
		for (const [index, row] of rows.entries()) {
			const values = Array.isArray(row) ? row : [row];
			describe(`${name} [${index}]`, () => inside(...values));
		}
	};
	describe.skipIf = (skip) => (skip ? () => undefined : describe);
	globalThis.__vitest = { it, describe, expect: chai.expect, withYears, file: (path) => (file = path) };
	evaluate(require);
	return tests;
}
