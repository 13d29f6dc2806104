/** Everything the assistant knows by heart, each answer with its source. */
import type { KnowledgeEntry } from './entry.ts';
import { expenseKnowledge } from './expenses.ts';
import { incomeKnowledge } from './income.ts';
import { returnKnowledge } from './returns.ts';

export type { KnowledgeEntry } from './entry.ts';

/** All entries. */
export const knowledge: readonly KnowledgeEntry[] = [
	...returnKnowledge,
	...incomeKnowledge,
	...expenseKnowledge,
];
