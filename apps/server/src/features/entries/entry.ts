/** An entry: the answers about one job, account or gift, and where each came from. */
import type { shapes } from '@halfpenny/contract';
import type { Answers } from '@halfpenny/questions';
import type * as z from 'zod';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { EntryRow } from './repository.ts';

/** Where an answer came from, and when it was confirmed. */
export type Provenance = z.output<typeof shapes.provenance>;

/** The sealed part of an entry. */
export interface EntryContent {
	readonly answers: Answers;
	/** By question; a blank answer has none. */
	readonly provenance: Readonly<Record<string, Provenance>>;
}

/** An entry, opened. */
export interface Entry extends Omit<EntryRow, 'sealed' | 'sentAs'>, EntryContent {}

/** Seals the content. */
export function sealContent(cipher: UserCipher, id: string, { answers, provenance }: EntryContent): string {
	return cipher.seal(JSON.stringify({ answers, provenance }), placeOf(id));
}

/** Opens a stored entry. Throws `TamperedError` when it was changed. */
export function openEntry(cipher: UserCipher, row: EntryRow): Entry {
	const { id, taxReturnId, userId, section, position, version, createdAt, updatedAt } = row;
	const { answers, provenance }: EntryContent = JSON.parse(cipher.open(row.sealed, placeOf(id)));
	return { id, taxReturnId, userId, section, position, version, createdAt, updatedAt, answers, provenance };
}

function placeOf(id: string): string {
	return `entries.sealed ${id}`;
}

/** The entry as the pages see it. */
export function presentEntry(entry: Entry): z.output<typeof shapes.entry> {
	const { id, taxReturnId, section, answers, provenance, version, updatedAt } = entry;
	return { id, taxReturnId, section, answers, provenance, version, updatedAt: updatedAt.toISOString() };
}
