/** What of a clause says which fact it tells: words, neighbouring words, what is denied, parts of words, kinds of things. */
import { kindsIn } from '../../../language/lexicon/kinds.ts';
import type { Features } from '../../linear.ts';

const GRAM = 4;
const WEIGHTS = { word: 1, pair: 0.8, denied: 0.8, gram: 0.35, kind: 0.6, edge: 0.5 };
const MOST_WORDS = 30;
/** So many words after a denial are denied. */
const REACH = 4;
const DENIES =
	/^(?:no|not|never|none|nothing|nobody|neither|nor|without|don't|didn't|doesn't|isn't|wasn't|weren't|aren't|haven't|hasn't|hadn't|won't|can't|cannot|nae|nowt)$/;
const DAY =
	/\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*(?: \d{4})?\b|\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b/g;

/** The features of a clause in lower case. */
export function featuresOf(text: string): Features {
	const words = wordsIn(text).slice(0, MOST_WORDS);
	const found = new Map<string, number>();
	const add = (name: string, weight: number) => found.set(name, Math.max(found.get(name) ?? 0, weight));
	let denied = 0;
	for (const [at, word] of words.entries()) {
		add(word, WEIGHTS.word);
		if (at > 0) add(`${words[at - 1]} ${word}`, WEIGHTS.pair);
		if (denied > 0) add(`!${word}`, WEIGHTS.denied);
		denied = DENIES.test(word) ? REACH : denied - 1;
		for (const gram of gramsOf(word)) add(`~${gram}`, WEIGHTS.gram);
	}
	for (const { kind } of kindsIn(words)) add(`{${kind}}`, WEIGHTS.kind);
	add(`^${words[0] ?? ''}`, WEIGHTS.edge);
	add(`$${words.at(-1) ?? ''}`, WEIGHTS.edge);
	if (/\?\s*$/.test(text)) add('asks', WEIGHTS.word);
	return found;
}

const PLANS: Readonly<Record<string, string>> = { 1: 'one', 2: 'two', 4: 'four', 5: 'five' };

/** The words; days and numbers by their kind alone. */
function wordsIn(text: string): readonly string[] {
	const plain = text
		.replace(/\bplan (\d|one|two|four|five)\b/g, (_, plan: string) => ` plan-${PLANS[plan] ?? plan} `)
		.replace(DAY, ' #day ')
		.replace(/£?\d[\d,]*(?:\.\d+)?k?\b/g, ' #n ');
	return plain.match(/[a-z][a-z'&-]*|#day|#n/g) ?? [];
}

function gramsOf(word: string): readonly string[] {
	if (word.length <= GRAM || word.startsWith('#')) return [];
	const whole = `^${word}$`;
	return Array.from({ length: whole.length - GRAM + 1 }, (_, at) => whole.slice(at, at + GRAM));
}
