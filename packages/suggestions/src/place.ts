/** Where to answer a fact: its own question, or one that must be answered first. */
import type { FactPath } from '@halfpenny/facts';
import { entryOfOrigin, findSection, leadingAnswers, questionOfFact } from '@halfpenny/questions';
import type { KnownEntry } from './known-entry.ts';

/** Where a suggestion leads: a section, and the question of one of its entries if there is one. */
export interface Place {
	readonly section: string;
	readonly entryId: string | null;
	readonly question: string | null;
}

/** Returns a fact's place in the interview. Throws if no question asks for it, which is a bug. */
export function placeOf(fact: FactPath, entries: readonly KnownEntry[]): Place {
	const origin = questionOfFact(fact);
	if (!origin) throw new Error(`no question gives ${fact}`);
	const entry = entryOfOrigin(origin, entries);
	return {
		section: origin.section,
		entryId: entry?.id ?? null,
		question: entry ? openQuestion(origin, entry) : null,
	};
}

/** What isn't asked yet is opened by another answer, outermost first. */
function openQuestion(
	{ section, question }: { section: string; question: string },
	{ answers }: KnownEntry,
): string {
	const found = findSection(section);
	const [gate = question] = found ? Object.keys(leadingAnswers(found, [question], answers)) : [];
	return gate;
}
