/** Finds what is stored encrypted, or not at all, by a keyed hash of it that is useless without the key. */
import { createHmac } from 'node:crypto';

/** What people are found by, the codes of partners and of a second step, a second step as HMRC is told of it, the keys of new entries that proposals name, whose tries at a password are counted, and HMRC's ids of businesses. */
export type IndexKind =
	| 'username'
	| 'tries'
	| 'email'
	| 'nino'
	| 'utr'
	| 'partnerCode'
	| 'recoveryCode'
	| 'secondStep'
	| 'proposedEntry'
	| 'business';

/** The keyed hash of a value. Case, width and outer blanks make no difference; values of different kinds never match. */
export function blindIndex(key: Uint8Array, kind: IndexKind, value: string): string {
	return createHmac('sha256', key)
		.update(`${kind}\0${normalised(value)}`)
		.digest('base64url');
}

/** A value as it is looked up: values that differ only in case, width or outer spaces are the same. */
export function normalised(value: string): string {
	return value.normalize('NFKC').trim().toLowerCase();
}
