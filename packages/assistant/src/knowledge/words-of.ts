/** The words of a question in the forms that the searches compare, and which entries hold in a year. */
import type { KnowledgeEntry } from '@halfpenny/messages/knowledge/index';
import type { TaxYear } from '@halfpenny/years';
import { termOf } from './terms.ts';

/** More of a message is not looked at, in characters. */
export const LONGEST = 500;

/** The different words that say something, without endings and numbers. */
export function termsOf(question: string): readonly string[] {
	const words = question
		.slice(0, LONGEST)
		.replace(/\b(class) (\d)\b/g, '$1$2')
		.split(/[^\p{L}\d'’]+/u);
	return [...new Set(words.flatMap((word) => (/^\d[\d.]*[a-z]*$/.test(word) ? [] : (termOf(word) ?? []))))];
}

/** The words of a text; a class with its number is one word. */
export function wordsOf(text: string): string[] {
	return text.replace(/\b(class) (\d)\b/gi, '$1$2').split(/[^\p{L}\d'’]+/u);
}

/** Whether there is an entry, and it holds in the year. */
export function holdsIn(entry: KnowledgeEntry | undefined, year: TaxYear): boolean {
	if (!entry) return false;
	const { from, until } = entry;
	return (from === undefined || year >= from) && (until === undefined || year <= until);
}
