/** Sends one HTTP request to HMRC, with a time and a size limit: once, and without following redirects. */
import { failureOf } from './failure.ts';
import type { HttpOutcome } from './outcome.ts';
import type { HttpRequest } from './request.ts';

/** Limits of one exchange. */
export type HttpLimits = {
	/** From the first attempt to connect to the last byte of the response. */
	readonly timeoutMilliseconds: number;
	/** The largest response read. */
	readonly answerBytes: number;
};

/** Long enough for HMRC's busiest hour, and larger than any response it sends. */
export const DEFAULT_HTTP_LIMITS: HttpLimits = { timeoutMilliseconds: 60_000, answerBytes: 4 * 1024 * 1024 };

/**
 * Sends a request once and never retries. Each request has its own connection: on a reused one we cannot tell whether
 * the other end closed it before or after reading what we sent. Throws for a header that HTTP does not allow.
 */
export async function send(request: HttpRequest, limits: HttpLimits): Promise<HttpOutcome> {
	const { url, method, body } = request;
	const headers = headersOf(request);
	const signal = AbortSignal.timeout(limits.timeoutMilliseconds);
	const init = { method, headers, redirect: 'manual', signal, ...(body && { body: body.bytes }) } as const;
	try {
		const response = await fetch(url, init);
		const answer = await readUpTo(response, limits.answerBytes);
		if (!answer) return { kind: 'lost', why: 'answerTooLarge' };
		return { kind: 'answer', status: response.status, headers: response.headers, body: answer };
	} catch (error) {
		return failureOf(error);
	}
}

function headersOf({ headers, body }: HttpRequest): Headers {
	return new Headers({
		...headers,
		...(body && { 'content-type': body.contentType }),
		connection: 'close',
		'accept-encoding': 'identity',
	});
}

/** The body, or undefined as soon as it exceeds the limit; the rest is not read. */
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
