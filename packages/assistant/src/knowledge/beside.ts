/** The entry that a question may mean as well, or instead: what was learned puts it near the one that was found. */
import { type KnowledgeEntry, knowledge } from '@halfpenny/messages/knowledge/index';
import type { TaxYear } from '@halfpenny/years';
import { entriesLikely, NO_ENTRY } from './learned/entry.ts';
import { isKnownQuestion, isOfTax } from './search.ts';
import { holdsIn, LONGEST } from './words-of.ts';

const byId = new Map(knowledge.map((entry) => [entry.id, entry]));

/** So likely another entry must be, alone and beside the one that was found; and so likely one where none was. */
const LEAST = 0.09;
const OF_FOUND = 0.16;
const LEAST_ALONE = 0.12;

/** Another entry that a question may as well ask for; undefined where the one that was found is clear. */
export function entryBeside(
	question: string,
	year: TaxYear,
	found: KnowledgeEntry,
): KnowledgeEntry | undefined {
	if (isKnownQuestion(question, year)) return undefined;
	const all = entriesLikely(question.slice(0, LONGEST));
	const own = all.find(({ label }) => label === found.id)?.chance ?? 0;
	const other = all.find(({ label }) => label !== found.id && isOpen(label, year));
	return other && other.chance >= Math.max(LEAST, own * OF_FOUND) ? byId.get(other.label) : undefined;
}

/** The nearest entry to a question for which none is certain; undefined where none is near either. */
export function entryNear(question: string, year: TaxYear): KnowledgeEntry | undefined {
	const said = question.slice(0, LONGEST);
	const [best] = entriesLikely(said).filter(({ label }) => label === NO_ENTRY || isOpen(label, year));
	return best && best.chance >= LEAST_ALONE && isOfTax(said) ? byId.get(best.label) : undefined;
}

function isOpen(label: string, year: TaxYear): boolean {
	return label !== NO_ENTRY && holdsIn(byId.get(label), year);
}
