/** Page tokens prove that an unsafe call comes from one of our pages; bound to the session or to the visitor. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createRecent } from '../recent.ts';

/** The token of a binding (`session <hash>` or `visitor <id>`). */
export function csrfToken(key: Uint8Array, binding: string): string {
	const tokens = tokensOf.get(key) ?? createRecent<string>(KEPT);
	tokensOf.set(key, tokens);
	const known = tokens.get(binding);
	if (known !== undefined) return known;
	const token = createHmac('sha256', key).update(binding).digest('base64url');
	tokens.set(binding, token);
	return token;
}

/** Many times the sessions in use at the same time. */
const KEPT = 10_000;
/** Tokens by key: each is compared on every call of its session. */
const tokensOf = new WeakMap<Uint8Array, ReturnType<typeof createRecent<string>>>();

/** Whether what a call repeats is the token of its binding. */
export function csrfMatches(key: Uint8Array, binding: string, given: unknown): boolean {
	if (typeof given !== 'string') return false;
	const expected = Buffer.from(csrfToken(key, binding));
	const actual = Buffer.from(given);
	return expected.length === actual.length && timingSafeEqual(expected, actual);
}
