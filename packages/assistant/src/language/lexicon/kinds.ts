/** What kinds of thing a text names, by a list of words for each kind: "postcrete" is a material, "Aldi" an employer. */
import { costs } from './costs.ts';
import { names } from './names.ts';
import { work } from './work.ts';

/** A kind of thing, and where in the list of words it is named. */
export interface Named {
	readonly kind: string;
	/** The first word and the one after the last. */
	readonly from: number;
	readonly to: number;
}

interface Phrase {
	readonly kind: string;
	readonly words: readonly string[];
}

const byFirst = new Map<string, Phrase[]>();
for (const [kind, all] of Object.entries({ ...names, ...costs, ...work }))
	for (const phrase of all.split('|')) {
		const words = phrase.split(' ');
		const [first = ''] = words;
		byFirst.set(first, [...(byFirst.get(first) ?? []), { kind, words }]);
	}

/** The kinds that lower-case words name, the longest phrases only; one phrase may be of several kinds. */
export function kindsIn(words: readonly string[]): readonly Named[] {
	const found: Named[] = [];
	let end = 0;
	for (let from = 0; from < words.length; from += 1) {
		if (from < end) continue;
		const fitting = (byFirst.get(words[from] ?? '') ?? []).filter((one) => fits(one.words, words, from));
		const longest = Math.max(0, ...fitting.map((one) => one.words.length));
		for (const { kind, words: own } of fitting)
			if (own.length === longest) found.push({ kind, from, to: from + longest });
		end = from + longest;
	}
	return found;
}

function fits(phrase: readonly string[], words: readonly string[], from: number): boolean {
	return phrase.every((word, at) => words[from + at] === word);
}
