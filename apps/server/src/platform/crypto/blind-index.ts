/** Finds what is stored encrypted, or not at all, by a keyed hash of it that is useless without the key. */
import { createHmac } from 'node:crypto';

/** What people are found by, the codes of partners and of a second step, and the keys of new entries that proposals name. */
export type IndexKind =
	| 'username'
	| 'email'
	| 'nino'
	| 'utr'
	| 'partnerCode'
	| 'recoveryCode'
	| 'proposedEntry';

/** The keyed hash of a value. Case, width and outer blanks make no difference; values of different kinds never match. */
export function blindIndex(key: Uint8Array, kind: IndexKind, value: string): string {
	const normalised = value.normalize('NFKC').trim().toLowerCase();
	return createHmac('sha256', key).update(`${kind}\0${normalised}`).digest('base64url');
}
