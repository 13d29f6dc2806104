/** What a message shows the classifier: its words, neighbouring words, how it begins and ends, and what stands open. */
import type { Features } from '../linear.ts';

/** What stands open in the conversation when a message comes. */
export interface Standing {
	/** The kind of question that was asked last. */
	readonly asked?: string;
	/** The tool of the last answer. */
	readonly used?: string;
	/** Whether the return has entries; undefined where that is unknown. */
	readonly told?: boolean;
}

const MOST_WORDS = 60;
const FIRST_WORDS = 3;
const LAST_WORDS = 6;
const MOST_AMOUNTS = 3;
const MOST_SENTENCES = 4;
/** Up to so many words a message is of one length. */
const LENGTHS: readonly number[] = [2, 4, 8, 15, 30];

/** The features of a text in lower case. */
export function featuresOf(text: string, standing: Standing): Features {
	const words = wordsOf(text).slice(0, MOST_WORDS);
	const amounts = words.filter((word) => word === '#n').length;
	const sentences = text.split(/(?<=[.!?])\s+|\n+/).filter((one) => one !== '').length;
	const all = [
		...words,
		...words.slice(1).map((word, at) => `${words[at]} ${word}`),
		...words.slice(0, FIRST_WORDS).map((word) => `^${word}`),
		`^^${words.slice(0, 2).join(' ')}`,
		...words.slice(-LAST_WORDS).map((word) => `$${word}`),
		`length ${LENGTHS.find((most) => words.length <= most) ?? 'more'}`,
		`amounts ${Math.min(amounts, MOST_AMOUNTS)}`,
		`sentences ${Math.min(sentences, MOST_SENTENCES)}`,
		`asks ${text.includes('?')}`,
		`ends asking ${/\?\s*$/.test(text)}`,
		...(standing.asked === undefined ? [] : [`asked ${standing.asked}`]),
		...(standing.used === undefined ? [] : [`used ${standing.used}`]),
		...(standing.told === undefined ? [] : [`told ${standing.told}`]),
	];
	return new Map(all.map((name) => [name, 1]));
}

/** The words in plain form; numbers by their kind alone. */
function wordsOf(text: string): readonly string[] {
	return text
		.replace(/£?\d[\d,]*(?:\.\d+)?\s?%/g, ' #pct ')
		.replace(/\b(?:19|20)\d\d[-/]\d\d(?:\d\d)?\b|\b20\d\d\b/g, ' #year ')
		.replace(/£?\d[\d,]*(?:\.\d+)?k?\b/g, ' #n ')
		.replace(/'/g, '')
		.split(/[^\p{L}\d#£]+/u)
		.filter((word) => word !== '')
		.map((word) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s)$/, '') : word));
}
