/** The tax on the answers so far, by the engine in the browser: loaded after the form, since it is the larger part. */
import { type Pence, parseFacts } from '@halfpenny/facts';
import {
	type Answers,
	type FoldableEntry,
	foldFacts,
	readAnswers,
	type Section,
	type TaxYear,
} from '@halfpenny/questions';
import { calculate } from '@halfpenny/tax';

/** Whose return it is, as far as the tax depends on it. */
export interface Taxpayer {
	readonly taxYear: TaxYear;
	readonly residence: string;
	readonly dateOfBirth: string | null;
}

/** What would be due on these entries, in pence; undefined while something in them cannot be read. */
export function dueOn(taxpayer: Taxpayer, entries: readonly FoldableEntry[]): Pence | undefined {
	const { taxYear, residence, dateOfBirth } = taxpayer;
	const person = dateOfBirth === null ? {} : { person: { dateOfBirth } };
	const facts = parseFacts({ taxYear, residence, ...person, ...foldFacts(entries) });
	return facts.ok ? calculate(facts.facts, { working: false }).totalDue : undefined;
}

/** The entries with what is being typed in place of what is saved; undefined while it cannot be read. */
export function withDraft(
	entries: readonly FoldableEntry[],
	section: Section,
	entryId: string | undefined,
	draft: Answers,
	year: TaxYear,
): readonly FoldableEntry[] | undefined {
	const read = readAnswers(section, draft, year);
	if (!read.ok) return undefined;
	const typed = {
		...(entryId === undefined ? {} : { id: entryId }),
		section: section.id,
		answers: read.answers,
	};
	return entryId === undefined
		? [...entries, typed]
		: entries.map((entry) => (entry.id === entryId ? typed : entry));
}
