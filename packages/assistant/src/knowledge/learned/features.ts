/** What a question shows the classifier of entries: its words, neighbouring words and parts of words. */
import type { Features } from '../../offline/linear.ts';

const GRAM = 4;
const WEIGHTS = { word: 1, pair: 0.6, gram: 0.4 };
const MOST_WORDS = 40;

/** The features of a question. */
export function featuresOf(question: string): Features {
	const words = question
		.toLowerCase()
		.replace(/['’]/g, '')
		.split(/[^a-z0-9%£]+/)
		.filter((word) => word !== '')
		.slice(0, MOST_WORDS)
		.map((word) => (word.length > GRAM ? word.replace(/(?:ing|ed|es|s)$/, '') : word));
	return new Map([
		...words.flatMap(gramsOf).map((gram) => [gram, WEIGHTS.gram] as const),
		...words.slice(1).map((word, at) => [`${words[at]} ${word}`, WEIGHTS.pair] as const),
		...words.map((word) => [word, WEIGHTS.word] as const),
	]);
}

function gramsOf(word: string): readonly string[] {
	const whole = `^${word}$`;
	return Array.from(
		{ length: Math.max(0, whole.length - GRAM + 1) },
		(_, at) => `~${whole.slice(at, at + GRAM)}`,
	);
}
