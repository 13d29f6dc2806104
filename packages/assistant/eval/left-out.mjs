/** `npm run left-out -w packages/assistant`: plays what each writer of the newest conversations wrote to a model that learned from everybody else, as the honest measure of what strangers meet. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';

const given = process.argv.slice(2);
const writers = given.length > 0 ? given : ['twelfth', 'thirteenth', 'fourteenth'];
const dist = new URL('../dist/', import.meta.url).pathname;

/** Takes the weights of a folder in place of the committed ones. */
const weightsOf = (folder) => ({
	name: 'weights',
	setup: ({ onLoad }) =>
		onLoad({ filter: /learned\/generated\/weights\.json$/ }, ({ path }) => ({
			loader: 'json',
			contents: readFileSync(`${folder}/${path.split('/packages/assistant/src/')[1]}`, 'utf8'),
		})),
});

async function bundle(from, to, plugins = []) {
	await build({
		...{ entryPoints: [new URL(from, import.meta.url).pathname], outfile: `${dist}${to}`, plugins },
		...{ bundle: true, platform: 'node', format: 'esm', logLevel: 'error' },
		external: ['ai', '@ai-sdk/anthropic', '@ai-sdk/openai-compatible'],
	});
}

await bundle('learn/run.ts', 'learn.mjs');
const totals = [0, 0];
for (const writer of writers) {
	const folder = `${dist}left-out/${writer}`;
	execFileSync('node', [`${dist}learn.mjs`, `--without=${writer}`, `--to=${folder}`]);
	await bundle('run.ts', `eval-${writer}.mjs`, [weightsOf(folder)]);
	const printed = execFileSync('node', [
		`${dist}eval-${writer}.mjs`,
		'tuned',
		`--files=${writer}`,
	]).toString();
	process.stdout.write(printed);
	const [, right, all] = /^tuned: (\d+) of (\d+),/m.exec(printed) ?? [];
	totals[0] += Number(right);
	totals[1] += Number(all);
}
process.stdout.write(
	`left out: ${totals[0]} of ${totals[1]}, ${Math.round((totals[0] / totals[1]) * 1000) / 10}%\n`,
);
