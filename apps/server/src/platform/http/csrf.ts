/** Page tokens prove that an unsafe call comes from one of our pages; bound to the session or to the visitor. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** The token of a binding (`session <hash>` or `visitor <id>`). */
export function csrfToken(key: Uint8Array, binding: string): string {
	return createHmac('sha256', key).update(binding).digest('base64url');
}

/** Whether what a call repeats is the token of its binding. */
export function csrfMatches(key: Uint8Array, binding: string, given: unknown): boolean {
	if (typeof given !== 'string') return false;
	const expected = Buffer.from(csrfToken(key, binding));
	const actual = Buffer.from(given);
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}
