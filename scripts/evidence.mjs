/**
 * `npm run evidence [name…]`: runs the measures in every `evidence` folder and writes docs/evidence/NAME.md and NAME.json,
 * with the machine they ran on. `--table` prints the pages too. The README and the website quote only these figures.
 * A measure exports `measure(): Promise<{title, summary, columns, rows, figures} | {skipped: why}>`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { root, thirdParty } from './lib/bundles.mjs';

/** Measures that drive a browser find their files beside themselves. */
const browserDrivers = ['playwright-core'];

/** Taken before the measures run: some of them set their own date. */
const measuredOn = new Date().toISOString().slice(0, 10);

const asked = process.argv.slice(2);
const showsTable = asked.includes('--table');
const wanted = asked.filter((word) => !word.startsWith('--'));
const out = join(root, 'docs/evidence');
mkdirSync(out, { recursive: true });

for (const file of measures()) {
	const name = basename(file, '.ts');
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	console.log(`Measuring ${name}…`);
	const result = await (await load(file, name)).measure();
	if (result.skipped !== undefined) {
		console.log(`Skipped ${name}: ${result.skipped}`);
		continue;
	}
	writeFileSync(join(out, `${name}.json`), `${JSON.stringify({ ...about(), ...result }, null, '\t')}\n`);
	writeFileSync(join(out, `${name}.md`), page(name, result));
	console.log(showsTable ? page(name, result) : result.summary);
}

function measures() {
	const rooms = ['packages', 'apps'].flatMap((folder) =>
		readdirSync(join(root, folder)).map((room) => join(folder, room)),
	);
	return [...rooms, 'e2e'].flatMap((room) => {
		const place = join(root, room, 'evidence');
		return existsSync(place)
			? readdirSync(place)
					.filter((file) => file.endsWith('.ts'))
					.map((file) => join(place, file))
			: [];
	});
}

async function load(file, name) {
	const bundle = join(root, '.cache/evidence', `${name}.mjs`);
	await build({
		entryPoints: [file],
		outfile: bundle,
		bundle: true,
		platform: 'node',
		format: 'esm',
		target: 'node20',
		external: [...thirdParty(), ...browserDrivers],
		logLevel: 'warning',
	});
	return import(pathToFileURL(bundle).href);
}

function about() {
	return {
		measuredOn,
		commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
		machine: `${cpus().length} cores, ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}`,
	};
}

function page(name, { title, summary, columns, rows }) {
	const { commit, machine } = about();
	const table = [columns, columns.map(() => '---'), ...rows]
		.map((row) => `| ${row.join(' | ')} |`)
		.join('\n');
	return `# ${title}\n\n${summary}\n\n${table}\n\nMeasured on ${measuredOn} at ${commit}, ${machine}, with \`npm run evidence ${name}\`.\n`;
}
