/** An entry: the answers about one job, account or gift, and where each came from. */
import type { shapes } from '@halfpenny/contract';
import type { Answers } from '@halfpenny/questions';
import type * as z from 'zod';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { EntryRow } from './repository.ts';

/** Where an answer came from, and when it was confirmed. */
export type Provenance = z.output<typeof shapes.provenance>;

/** What is sealed of an entry. */
export interface EntryContent {
	readonly answers: Answers;
	/** By question; an answer that is blank has none. */
	readonly provenance: Readonly<Record<string, Provenance>>;
}

/** An entry, opened. */
export interface Entry extends Omit<EntryRow, 'sealed'>, EntryContent {}

/** The content as it is kept. */
export function sealContent(cipher: UserCipher, id: string, { answers, provenance }: EntryContent): string {
	return cipher.seal(JSON.stringify({ answers, provenance }), placeOf(id));
}

/** The entry as it was kept. Throws `TamperedError` when it was changed. */
export function openEntry(cipher: UserCipher, { sealed, ...row }: EntryRow): Entry {
	const content: EntryContent = JSON.parse(cipher.open(sealed, placeOf(row.id)));
	return { ...row, ...content };
}

function placeOf(id: string): string {
	return `entries.sealed ${id}`;
}

/** The entry as the pages see it. */
export function presentEntry(entry: Entry): z.output<typeof shapes.entry> {
	const { id, taxReturnId, section, answers, provenance, version, updatedAt } = entry;
	return { id, taxReturnId, section, answers, provenance, version, updatedAt: updatedAt.toISOString() };
}
