/** What an answer from the knowledge is: plain words with gaps for figures, never the figures themselves. */
import type { sources } from '../sources.ts';

/** One question people ask, with its answer. Figures are gaps such as `{personalAllowance}`, filled for the year asked about. */
export interface KnowledgeEntry {
	readonly id: string;
	readonly question: string;
	readonly answer: string;
	/** Other words that people ask with. */
	readonly words: string;
	readonly source: keyof typeof sources;
	/** The first and last tax year it holds for, where it does not hold for all of them. */
	readonly from?: string;
	readonly until?: string;
}

/** An entry, its parts in the order in which a reader wants them. */
export function entry(
	id: string,
	question: string,
	answer: string,
	words: string,
	source: KnowledgeEntry['source'],
	years: Pick<KnowledgeEntry, 'from' | 'until'> = {},
): KnowledgeEntry {
	return { id, question, answer, words, source, ...years };
}
