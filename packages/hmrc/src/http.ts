/** The one way out over HTTP: bounded in time and size, follows nothing, tells "never left" from "no idea". */

/** Bounds on one exchange. */
export type HttpLimits = {
	/** From the first attempt to connect to the last byte of the answer. */
	readonly timeoutMilliseconds: number;
	/** The largest answer that is read. */
	readonly answerBytes: number;
};

/** Long enough for HMRC's busiest hour, small enough for every answer it gives. */
export const DEFAULT_HTTP_LIMITS: HttpLimits = { timeoutMilliseconds: 60_000, answerBytes: 4 * 1024 * 1024 };

/** Why a message surely never left this machine. */
export type NotSentReason = 'unreachable';

/** Why nobody here knows what became of a message. */
export type LostReason = 'timeout' | 'connectionLost' | 'answerTooLarge';

/** What came of one exchange. */
export type HttpOutcome =
	| { readonly kind: 'answer'; readonly status: number; readonly body: Uint8Array }
	| { readonly kind: 'notSent'; readonly why: NotSentReason }
	| { readonly kind: 'lost'; readonly why: LostReason };

/**
 * Posts bytes once: never again by itself, no redirect followed, a fresh connection each time, since on a kept one
 * nobody can tell whether the other end had closed before or after it read what we sent.
 */
export async function post(
	url: string,
	body: Uint8Array<ArrayBuffer>,
	contentType: string,
	limits: HttpLimits = DEFAULT_HTTP_LIMITS,
): Promise<HttpOutcome> {
	const headers = { 'content-type': contentType, connection: 'close', 'accept-encoding': 'identity' };
	const signal = AbortSignal.timeout(limits.timeoutMilliseconds);
	try {
		const response = await fetch(url, { method: 'POST', body, headers, redirect: 'manual', signal });
		const answer = await readUpTo(response, limits.answerBytes);
		if (!answer) return { kind: 'lost', why: 'answerTooLarge' };
		return { kind: 'answer', status: response.status, body: answer };
	} catch (error) {
		return failureOf(error);
	}
}

/** The body, or undefined as soon as it proves larger than allowed; the rest is not read. */
async function readUpTo(response: Response, most: number): Promise<Uint8Array | undefined> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	if (!response.body) return new Uint8Array();
	for await (const chunk of response.body) {
		size += chunk.byteLength;
		if (size > most) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

/** Beside connect and look-up themselves. A certificate is checked before the first byte of the message. */
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

/** Anything not known to come before the first byte counts as after it. */
export function failureOf(error: unknown): Exclude<HttpOutcome, { kind: 'answer' }> {
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
