/** Finds the entry of the knowledge that answers a question. */
import { type KnowledgeEntry, knowledge } from '@halfpenny/messages/knowledge/index';
import type { TaxYear } from '@halfpenny/years';
import MiniSearch from 'minisearch';

/** Below this the words that match are too few to be an answer. */
const LEAST_SCORE = 7;
const SAYS_NOTHING = new Set(
	'a about am an and are as at be but by can could did do does for from get go had has have how i if in is it its me my of on or our please should tell that the their there they this to was we what when where which who will with would you your'.split(
		' ',
	),
);

const index = new MiniSearch<KnowledgeEntry>({
	fields: ['question', 'words', 'answer'],
	processTerm: stem,
	searchOptions: { boost: { question: 3, words: 3 }, fuzzy: 0.2, prefix: (term) => term.length > 4 },
});
index.addAll(knowledge);
const byId = new Map(knowledge.map((entry) => [entry.id, entry]));

/** The best answer to a question in a year, or undefined where none is sure enough. */
export function searchKnowledge(question: string, year: TaxYear): KnowledgeEntry | undefined {
	return index
		.search(question.slice(0, 500))
		.filter(({ score }) => score >= LEAST_SCORE)
		.map(({ id }) => byId.get(id))
		.find((entry) => entry !== undefined && holdsIn(entry, year));
}

function holdsIn({ from, until }: KnowledgeEntry, year: TaxYear): boolean {
	return (from === undefined || year >= from) && (until === undefined || year <= until);
}

/** The word without its ending, or nothing for words that say nothing. */
function stem(term: string): string | null {
	const word = term.toLowerCase().replace(/[’']s?$/, '');
	if (SAYS_NOTHING.has(word)) return null;
	return word.length > 4 ? word.replace(/(ing|ed|es|s)$/, '') : word.replace(/s$/, '');
}
