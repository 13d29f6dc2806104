/** Reads the files of a folder of examples: a label and its ways of saying, one after the other: `owe: the damage? | what do I owe`. */
import { readdirSync, readFileSync } from 'node:fs';

/** One way of saying something. */
export interface Line {
	readonly label: string;
	readonly text: string;
}

const LINE = /^(?<label>[^\s:]+): (?<all>.+)$/;

/** Every line of the folder's files, in order of their names. */
export function linesOf(folder: string): readonly Line[] {
	const place = new URL(`../eval/learn/${folder}/`, import.meta.url);
	return readdirSync(place)
		.filter((name) => name.endsWith('.txt'))
		.toSorted()
		.flatMap((name) => readFileSync(new URL(name, place), 'utf8').split('\n'))
		.flatMap((line) => {
			const { label, all } = LINE.exec(line)?.groups ?? {};
			return label === undefined || all === undefined
				? []
				: all.split(' | ').map((text) => ({ label, text: text.trim() }));
		});
}
