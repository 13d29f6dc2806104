/** Writes src/calculation/generated/box-names.ts: the names of all boxes the stages define, as types. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

const stages = new URL('../src/calculation/stages/', import.meta.url);
const names = readdirSync(stages)
	.filter((file) => file.startsWith('stage-') && !file.endsWith('.test.ts'))
	.flatMap((file) => [
		...readFileSync(new URL(file, stages), 'utf8').matchAll(/^\t(c\d\w*|nonresident): ?/gm),
	])
	.map((match) => match[1]);
const union = names.map((name) => `\t| '${name}'`).join('\n');
writeFileSync(
	new URL('../src/calculation/generated/box-names.ts', import.meta.url),
	`/** Every box of the calculation. Written by scripts/make-box-names.mjs; do not edit. */\nexport type BoxName =\n${union};\n`,
);
process.stdout.write(`${names.length} boxes\n`);
