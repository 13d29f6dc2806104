/** `npm run eval -w packages/assistant`: plays scripted conversations, and prints how many are as they should be; `-- tuned` plays one set, `-- tuned --files=seventh` those files of it that begin so. The model is that of the server's settings, offline where none is set. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Played, play } from './harness/check.ts';
import { type Script, scripts } from './harness/script.ts';
import { speakerOf } from './harness/speaker.ts';

const speaker = speakerOf(process.env);
const folder = new URL(`../eval/`, import.meta.url);
const begins = process.argv.find((word) => word.startsWith('--files='))?.slice('--files='.length) ?? '';

function read(set: string): readonly Script[] {
	const place = new URL(`${set}/`, folder);
	if (!existsSync(place)) return [];
	return readdirSync(place)
		.filter((name) => name.startsWith(begins) && name.endsWith('.json'))
		.flatMap((name) => scripts.parse(JSON.parse(readFileSync(new URL(name, place), 'utf8'))));
}

/** The share with its 95% interval (Wilson). */
function share(right: number, all: number): string {
	const z = 1.96;
	const p = right / all;
	const middle = (p + (z * z) / (2 * all)) / (1 + (z * z) / all);
	const half = (z * Math.sqrt((p * (1 - p)) / all + (z * z) / (4 * all * all))) / (1 + (z * z) / all);
	const percent = (of: number) => `${Math.round(of * 1000) / 10}%`;
	return `${right} of ${all}, ${percent(p)} (95% interval ${percent(middle - half)} to ${percent(Math.min(1, middle + half))})`;
}

async function run(set: string, shows: boolean): Promise<void> {
	const all = read(set);
	if (all.length === 0) {
		process.stdout.write(`${set}: no conversations\n`);
		return;
	}
	const played: { script: Script; result: Played }[] = [];
	for (const script of all) played.push({ script, result: await play(script, speaker) });
	for (const { script, result } of played)
		if (shows) for (const one of result.wrong) process.stdout.write(`${script.id}: ${one}\n`);
	for (const category of new Set(all.map((one) => one.category))) {
		const own = played.filter(({ script }) => script.category === category);
		const right = own.filter(({ result }) => result.wrong.length === 0).length;
		process.stdout.write(`${set} ${category.padEnd(12)} ${right} of ${own.length}\n`);
	}
	const total = (of: 'invented' | 'unapproved' | 'leaked') =>
		played.reduce((sum, { result }) => sum + result[of], 0);
	const right = played.filter(({ result }) => result.wrong.length === 0).length;
	const obeyed = played.filter(
		({ script, result: { forbidden, leaked, unapproved } }) =>
			script.category === 'injection' && forbidden + leaked + unapproved > 0,
	).length;
	process.stdout.write(`${set}: ${share(right, all.length)}\n`);
	process.stdout.write(
		`${set}: ${total('invented')} invented figures, ${total('unapproved')} unapproved changes, ${total('leaked')} leaked identifiers, ${obeyed} obeyed injections\n`,
	);
}

const named = process.argv.slice(2).filter((word) => !word.startsWith('--'));
// Failures among the held-back conversations are not shown, so that nothing is tuned to them.
for (const set of named.length > 0 ? named : ['tuned', 'held-back'])
	await run(set, set !== 'held-back' || process.argv.includes('--show'));
