/** Turns suggested facts into changes to entries, as a proposal stores them. */
import {
	type Answers,
	type EntryChange,
	entryOfOrigin,
	factOf,
	findSection,
	leadingAnswers,
	questionOfFact,
	readAnswers,
	type Section,
	settingChanges,
	type TaxYear,
} from '@halfpenny/questions';
import type { KnownEntry } from './known-entry.ts';
import type { FactAnswer } from './rule.ts';

/** A change being built, with its entry if there is one. */
interface Draft {
	readonly section: Section;
	readonly entry: KnownEntry | undefined;
	readonly set: Answers;
}

/**
 * Returns the changes that give these facts. Undefined if the entry can't be identified or stored, or another answer would
 * be lost: the person then answers the question.
 */
export function changesOf(
	answers: readonly FactAnswer[],
	entries: readonly KnownEntry[],
	year: TaxYear,
): readonly EntryChange[] | undefined {
	const drafts = new Map<string, Draft>();
	for (const answer of answers) {
		const draft = draftOf(answer, entries);
		if (!draft) return undefined;
		const key = draft.entry?.id ?? draft.section.id;
		drafts.set(key, { ...draft, set: { ...drafts.get(key)?.set, ...draft.set } });
	}
	const all = [...drafts.values()];
	return all.every((draft) => keepsTheRest(draft, entries, year)) ? all.flatMap(toChanges) : undefined;
}

function draftOf({ fact, value }: FactAnswer, entries: readonly KnownEntry[]): Draft | undefined {
	const origin = questionOfFact(fact);
	const section = origin && findSection(origin.section);
	if (!origin || !section) return undefined;
	const entry = entryOfOrigin(origin, entries);
	if (!entry && !section.single) return undefined;
	const leading = leadingAnswers(section, [origin.question], entry?.answers);
	return { section, entry, set: { ...leading, [origin.question]: value } };
}

/** Returns whether the change fits the entry and leaves every other fact as it was. Answers that only steer may change. */
function keepsTheRest(
	{ section, entry, set }: Draft,
	entries: readonly KnownEntry[],
	year: TaxYear,
): boolean {
	const after = { ...entry?.answers, ...set };
	const read = readAnswers(section, after, year, entries);
	const facts = section.questions.filter((question) => factOf(question) !== null);
	return read.ok && facts.every(({ id }) => (read.answers[id] ?? null) === (after[id] ?? null));
}

function toChanges({ section, entry, set }: Draft): readonly EntryChange[] {
	const target = entry ? { id: entry.id, version: entry.version } : { new: section.id };
	return settingChanges(section.id, target, set);
}
