/** Unsaved answers: what is sealed of them, and how their page sees them. */
import type { AnswerOf, calls } from '@halfpenny/contract';
import type { UserCipher } from '../../platform/crypto/vault.ts';
import type { UnsavedRow } from './repository.ts';

type Unsaved = NonNullable<AnswerOf<typeof calls.unsavedAnswers>['unsaved']>;

/** The sealed part. */
type Content = Pick<Unsaved, 'typed' | 'seen'>;

/** Seals it, bound to its row. */
export function sealUnsaved(cipher: UserCipher, id: string, { typed, seen }: Content): string {
	return cipher.seal(JSON.stringify({ typed, seen }), placeOf(id));
}

/** Opens a stored row, as its page sees it. Throws `TamperedError` when it was changed. */
export function presentUnsaved(cipher: UserCipher, row: UnsavedRow): Unsaved {
	const { typed, seen }: Content = JSON.parse(cipher.open(row.sealed, placeOf(row.id)));
	const { page, taxReturnId, entryId, sentAs, typedAt } = row;
	return { page, taxReturnId, entryId, sentAs, typed, seen, typedAt: typedAt.toISOString() };
}

function placeOf(id: string): string {
	return `unsaved_answers.sealed ${id}`;
}
