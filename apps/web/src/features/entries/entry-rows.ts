/** A section's entries as a list: name, amount, and how many answers filing needs. */
import { type Pence, parsePounds, sum } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import {
	entryName,
	findSection,
	missingInEntry,
	presentAnswer,
	type Section,
	shownQuestions,
	type TaxYear,
} from '@halfpenny/questions';
import type { Entry } from '../../api/shapes.ts';

/** An entry in the list. */
export interface EntryRow {
	readonly id: string;
	readonly name: string;
	/** Absent until answered; null if the section's entries have none. */
	readonly amount: Pence | undefined | null;
	/** Its share, if the section's entries have one. */
	readonly share?: string;
	readonly missing: number;
	/** The document it came from. */
	readonly documentId: string | undefined;
}

/** Returns a section's rows, in the order they were entered. */
export function entryRows(section: Section, entries: readonly Entry[], year?: TaxYear): readonly EntryRow[] {
	return entries
		.filter((entry) => entry.section === section.id)
		.map((entry) => ({
			id: entry.id,
			name: nameOf(section, entry, entries),
			amount: amountOf(section, entry),
			...shareOf(section, entry, year),
			missing: missingInEntry(section, entry, entries, year).length,
			documentId: documentOf(entry),
		}));
}

/** Returns the document an entry came from; undefined if it was typed. */
export function documentOf({ provenance }: Pick<Entry, 'provenance'>): string | undefined {
	return Object.values(provenance).find(({ documentId }) => documentId !== undefined)?.documentId;
}

/** Returns the total of the amounts; undefined if there are none. */
export function totalOf(rows: readonly EntryRow[]): Pence | undefined {
	const amounts = rows.flatMap(({ amount }) => amount ?? []);
	return amounts.length === 0 ? undefined : sum(amounts);
}

/** Returns an entry's name: its employer, bank or charity. One that belongs to another entry has that one's name. */
export function nameOf(
	section: Section | undefined,
	{ answers }: Pick<Entry, 'answers'>,
	entries: readonly Entry[] = [],
): string {
	const question = section?.questions.find(({ id }) => id === section.title);
	if (question?.kind === 'entry') {
		const parent = entries.find(({ id }) => id === answers[question.id]);
		return parent ? nameOf(findSection(parent.section), parent) : sayEntries('untitled');
	}
	return (section && entryName(section, answers)) ?? sayEntries('untitled');
}

function shareOf(section: Section, { answers }: Entry, year?: TaxYear): Pick<EntryRow, 'share'> {
	if (section.amount !== null) return {};
	const question = shownQuestions(section, answers, year).find(({ kind }) => kind === 'share');
	const answer = question && answers[question.id];
	return question && answer ? { share: presentAnswer(section.id, question, answer) } : {};
}

function amountOf(section: Section, { answers }: Entry): Pence | undefined | null {
	if (section.amount === null) return null;
	const answer = answers[section.amount];
	const read = typeof answer === 'string' ? parsePounds(answer, true) : undefined;
	return read?.ok ? read.value : undefined;
}
