/** Reads why `fetch` failed: before the first byte left, or perhaps after it. */
import type { HttpFailure } from './outcome.ts';

/** Besides connecting and DNS look-ups: certificates are checked before the first byte of the message. */
const BEFORE_ANY_BYTE: ReadonlySet<string> = new Set([
	'UND_ERR_CONNECT_TIMEOUT',
	'CERT_HAS_EXPIRED',
	'CERT_NOT_YET_VALID',
	'DEPTH_ZERO_SELF_SIGNED_CERT',
	'SELF_SIGNED_CERT_IN_CHAIN',
	'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
	'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
	'ERR_TLS_CERT_ALTNAME_INVALID',
]);

/** The failure as a value. Anything not known to happen before the first byte counts as after it. */
export function failureOf(error: unknown): HttpFailure {
	if (error instanceof DOMException && error.name === 'TimeoutError') return { kind: 'lost', why: 'timeout' };
	const cause = error instanceof Error ? error.cause : undefined;
	if (!(cause instanceof Error)) return { kind: 'lost', why: 'connectionLost' };
	const causes: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
	const never = causes.length > 0 && causes.every(cameBeforeAnyByte);
	return never ? { kind: 'notSent', why: 'unreachable' } : { kind: 'lost', why: 'connectionLost' };
}

function cameBeforeAnyByte(cause: unknown): boolean {
	if (!(cause instanceof Error)) return false;
	const syscall = 'syscall' in cause ? cause.syscall : '';
	const code = 'code' in cause ? String(cause.code) : '';
	return syscall === 'connect' || syscall === 'getaddrinfo' || BEFORE_ANY_BYTE.has(code);
}
