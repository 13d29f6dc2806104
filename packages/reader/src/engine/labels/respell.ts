/** Mends labels that were printed or read without their spaces, or with a letter wrong: "payinthisemployment", "emloyee". */
import { LABEL_WORDS } from './label-words.ts';

/** Shorter words are not parted, and those of single letters are parted at none. */
const SHORTEST_RUN = 5;
/** In shorter words a letter makes another word. */
const SHORTEST_MENDED = 6;
const LONGEST = 80;
const LONG_WORDS = [...LABEL_WORDS].filter(({ length }) => length >= SHORTEST_MENDED - 1);

/** A label in plain form with its words parted and mended; as it is where they are no words of labels. */
export function respelt(form: string): string {
	return form
		.split(' ')
		.map((word) => (LABEL_WORDS.has(word) ? word : (parted(word) ?? mended(word) ?? word)))
		.join(' ');
}

/** The word as the fewest words of labels that it consists of. */
function parted(run: string): string | undefined {
	if (run.length < SHORTEST_RUN || run.length > LONGEST || /[^a-z]/.test(run)) return undefined;
	const best: (readonly string[] | undefined)[] = [[]];
	for (let end = 1; end <= run.length; end += 1) {
		for (let start = 0; start < end; start += 1) {
			const [before, word, known] = [best[start], run.slice(start, end), best[end]];
			if (!before || word.length < 2 || !LABEL_WORDS.has(word)) continue;
			if (!known || before.length + 1 < known.length) best[end] = [...before, word];
		}
	}
	const words = best[run.length];
	return words && words.length > 1 ? words.join(' ') : undefined;
}

/** The one word of labels that is a letter apart. */
function mended(word: string): string | undefined {
	if (word.length < SHORTEST_MENDED || /[^a-z]/.test(word)) return undefined;
	const near = LONG_WORDS.filter((known) => isLetterApart(word, known));
	return near.length === 1 ? near[0] : undefined;
}

/** Whether one letter is another, is missing or is too many. */
function isLetterApart(one: string, other: string): boolean {
	if (Math.abs(one.length - other.length) > 1) return false;
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	let start = 0;
	while (start < short.length && short[start] === long[start]) start += 1;
	const rest = short.length === long.length ? short.slice(start + 1) : short.slice(start);
	return rest === long.slice(start + 1);
}
