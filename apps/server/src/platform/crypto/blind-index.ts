/** Finds data that is stored encrypted, or not stored, by a keyed hash that is useless without the key. */
import { createHmac } from 'node:crypto';

/**
 * Names people are found by, codes of partners and recovery codes, a second step as reported to HMRC, the keys of
 * proposed new entries, whose password attempts are counted, and HMRC's ids of businesses.
 */
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

/**
 * The keyed hash of a value. Case, width and surrounding blanks make no difference; values of different kinds never
 * match.
 */
export function blindIndex(key: Uint8Array, kind: IndexKind, value: string): string {
	return createHmac('sha256', key)
		.update(`${kind}\0${normalised(value)}`)
		.digest('base64url');
}

/** A value as it is looked up: values that differ only in case, width or outer spaces are the same. */
export function normalised(value: string): string {
	return value.normalize('NFKC').trim().toLowerCase();
}
