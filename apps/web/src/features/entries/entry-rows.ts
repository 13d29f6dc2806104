/** The entries of a section as a list: name, amount, and how many answers filing still waits for. */
import { type Pence, parsePounds, sum } from '@halfpenny/facts';
import { sayEntries } from '@halfpenny/messages/entries';
import { missingInEntry, type Section, type TaxYear } from '@halfpenny/questions';
import type { Answer } from '../../app/api/operation.ts';

/** An entry as the server gives it. */
export type Entry = Answer<'listEntries'>[number];

/** One entry in the list. */
export interface EntryRow {
	readonly id: string;
	readonly name: string;
	/** Absent while it is not answered. */
	readonly amount: Pence | undefined;
	readonly missing: number;
	/** The document that it came from. */
	readonly documentId: string | undefined;
}

/** The rows of a section, in the order in which they were entered. */
export function entryRows(section: Section, entries: readonly Entry[], year?: TaxYear): readonly EntryRow[] {
	return entries
		.filter((entry) => entry.section === section.id)
		.map((entry) => ({
			id: entry.id,
			name: nameOf(section, entry),
			amount: amountOf(section, entry),
			missing: missingInEntry(section, entry, entries, year).length,
			documentId: Object.values(entry.provenance).find(({ documentId }) => documentId !== undefined)
				?.documentId,
		}));
}

/** The amounts that are there, added up; undefined when there is none. */
export function totalOf(rows: readonly EntryRow[]): Pence | undefined {
	const amounts = rows.flatMap(({ amount }) => (amount === undefined ? [] : [amount]));
	return amounts.length === 0 ? undefined : sum(amounts);
}

/** What an entry is called: its employer, its bank, its charity. */
export function nameOf(section: Section | undefined, { answers }: Pick<Entry, 'answers'>): string {
	const title = section?.title ?? null;
	const name = title === null ? undefined : answers[title];
	return typeof name === 'string' && name !== '' ? name : sayEntries('untitled');
}

function amountOf(section: Section, { answers }: Entry): Pence | undefined {
	const answer = section.amount === null ? undefined : answers[section.amount];
	const read = typeof answer === 'string' ? parsePounds(answer, true) : undefined;
	return read?.ok ? read.value : undefined;
}
