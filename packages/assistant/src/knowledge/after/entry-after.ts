/** The entry that a question asks for after another one: the same words mean something else after a question about Child Benefit than after one about a fine. */
import { type KnowledgeEntry, knowledge } from '@halfpenny/messages/knowledge/index';
import type { TaxYear } from '@halfpenny/years';
import { entriesAsked } from '../learned/entry.ts';
import { isKnownQuestion, searchKnowledge } from '../search.ts';
import { holdsIn, LONGEST } from '../words-of.ts';
import { carriedOn } from './carried-on.ts';
import { familyOf } from './families.ts';

const byId = new Map(knowledge.map((entry) => [entry.id, entry]));
/** From this likelihood on, a question stands by itself. */
const STANDS_ALONE = 0.6;
/** From this likelihood on, a question names an entry of another family by itself, unless it surely carries on. */
const CLEAR = 0.5;
const SURELY_CARRIES_ON = 0.2;
/** Below this score, an entry that a question names by itself is likelier. */
const LIKELY = 0.12;
/** Below this score, a question says nothing of its own. */
const FAINT = 0.03;

/** The entry asked for after the question `before`; undefined where the words stand by themselves or name something else. */
export function entryAfter(before: string, question: string, year: TaxYear): KnowledgeEntry | undefined {
	const first = searchKnowledge(before, year);
	const said = question.slice(0, LONGEST);
	if (!first || isKnownQuestion(said, year)) return undefined;
	const { alone, entries } = carriedOn(said);
	const family = familyOf(first.id);
	const itself = entriesAsked(said).filter(({ id }) => holdsIn(byId.get(id), year));
	const best = itself[0];
	if (best && family.has(best.id) && best.ofEntries >= CLEAR) return byId.get(best.id);
	if (alone >= STANDS_ALONE) return undefined;
	const chances = new Map(itself.map(({ id, ofEntries }) => [id, ofEntries]));
	const [own] = entries
		.flatMap(({ label, chance }) => {
			const entry = family.has(label) ? inYear(label, year) : undefined;
			return entry ? [{ entry, score: chance + (chances.get(entry.id) ?? 0) / 2 }] : [];
		})
		.toSorted((one, other) => other.score - one.score);
	const isElse = alone > SURELY_CARRIES_ON || own === undefined || own.score < LIKELY;
	if (best !== undefined && best.ofEntries >= CLEAR && isElse) return undefined;
	return own === undefined || own.score < FAINT ? first : own.entry;
}

/** The entry, or the one that answers its question in that year. */
function inYear(id: string, year: TaxYear): KnowledgeEntry | undefined {
	const entry = byId.get(id);
	if (entry === undefined || holdsIn(entry, year)) return entry;
	return knowledge.find((one) => one.question === entry.question && holdsIn(one, year));
}
