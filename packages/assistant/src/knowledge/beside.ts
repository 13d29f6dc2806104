/** The entry that a question may mean as well, or instead: what was learned puts it near the one that was found. */
import { type KnowledgeEntry, knowledge } from '@halfpenny/messages/knowledge/index';
import type { TaxYear } from '@halfpenny/years';
import { type Asked, entriesAsked } from './learned/entry.ts';
import { isKnownQuestion, isOfTax } from './search.ts';
import { holdsIn, LONGEST } from './words-of.ts';

const byId = new Map(knowledge.map((entry) => [entry.id, entry]));

/** So likely another entry must be, alone and beside the one that was found; and so likely one where none was. */
const LEAST = 0.1;
const OF_FOUND = 0.16;
const ALONE = { ofEntries: 0.22, chance: 0.05 };
/** From here on a question surely asks for one of the entries, whatever else its words may want. */
const SURE = { ofEntries: 0.5, chance: 0.15 };

/** Another entry that a question may as well ask for; undefined where the one that was found is clear. */
export function entryBeside(
	question: string,
	year: TaxYear,
	found: KnowledgeEntry,
): KnowledgeEntry | undefined {
	if (isKnownQuestion(question, year)) return undefined;
	const all = entriesAsked(question.slice(0, LONGEST));
	const own = all.find(({ id }) => id === found.id)?.ofEntries ?? 0;
	const other = all.find(({ id }) => id !== found.id && holdsIn(byId.get(id), year));
	return other && other.ofEntries >= Math.max(LEAST, own * OF_FOUND) ? byId.get(other.id) : undefined;
}

/** The nearest entry to a question for which none is certain; undefined where none is near either. */
export function entryNear(question: string, year: TaxYear): KnowledgeEntry | undefined {
	const said = question.slice(0, LONGEST);
	const best = likeliest(said, year);
	return best && isAtLeast(best, ALONE) && isOfTax(said) ? byId.get(best.id) : undefined;
}

/** How likely a question asks for the likeliest entry, of all entries. */
export function likelihoodOf(question: string, year: TaxYear): number {
	return likeliest(question.slice(0, LONGEST), year)?.ofEntries ?? 0;
}

/** The entry that a question surely asks for, whatever else its words may want; undefined where that is uncertain. */
export function entrySurely(question: string, year: TaxYear): string | undefined {
	const best = likeliest(question.slice(0, LONGEST), year);
	return best && isAtLeast(best, SURE) ? best.id : undefined;
}

function likeliest(said: string, year: TaxYear): Asked | undefined {
	return entriesAsked(said).find(({ id }) => holdsIn(byId.get(id), year));
}

function isAtLeast(one: Asked, least: Pick<Asked, 'ofEntries' | 'chance'>): boolean {
	return one.ofEntries >= least.ofEntries && one.chance >= least.chance;
}
