/** Sends one HTTP request to HMRC, with a time and a size limit: once, and without following redirects. */
import { type ClientRequest, Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import type { HttpFailure, HttpOutcome } from './outcome.ts';
import type { HttpBody, HttpRequest } from './request.ts';

/** Limits of one exchange. */
export type HttpLimits = {
	/** From the first attempt to connect to the last byte of the response. */
	readonly timeoutMilliseconds: number;
	/** The largest response read. */
	readonly answerBytes: number;
};

/** Long enough for HMRC's busiest hour, and larger than any response it sends. */
export const DEFAULT_HTTP_LIMITS: HttpLimits = { timeoutMilliseconds: 60_000, answerBytes: 4 * 1024 * 1024 };

/** Far longer than it takes when there is somebody to connect to. */
const CONNECT_MILLISECONDS = 10_000;

const [httpAgent, httpsAgent] = [new HttpAgent({ keepAlive: false }), new HttpsAgent({ keepAlive: false })];

/** A request on its way. */
interface Sending {
	readonly request: ClientRequest;
	/** Whether its first byte may have left. */
	begun: boolean;
	/** Whether it was ended for taking too long. */
	late: boolean;
}

/**
 * Sends a request once and never retries. Each request has its own connection: on a reused one we cannot tell whether
 * the other end closed it before or after reading what we sent. Throws for a header that HTTP does not allow.
 */
export async function send(request: HttpRequest, limits: HttpLimits): Promise<HttpOutcome> {
	const sending: Sending = { request: open(request), begun: false, late: false };
	const connecting = endAfter(sending, Math.min(CONNECT_MILLISECONDS, limits.timeoutMilliseconds));
	const whole = endAfter(sending, limits.timeoutMilliseconds);
	try {
		const response = await answerTo(sending, request.body, () => clearTimeout(connecting));
		const body = await readUpTo(response, limits.answerBytes);
		if (!body) return { kind: 'lost', why: 'answerTooLarge' };
		return { kind: 'answer', status: response.statusCode ?? 0, headers: headersOf(response), body };
	} catch {
		return failureOf(sending);
	} finally {
		clearTimeout(connecting);
		clearTimeout(whole);
		sending.request.destroy();
	}
}

/** Begins to connect; nothing is sent yet. */
function open({ url, method, headers, body }: HttpRequest): ClientRequest {
	const secure = new URL(url).protocol === 'https:';
	const [begin, agent] = secure ? [overHttps, httpsAgent] : [overHttp, httpAgent];
	const all = {
		...{ accept: '*/*', 'user-agent': 'node', 'accept-encoding': 'identity' },
		...headers,
		...(body && { 'content-type': body.contentType }),
		connection: 'close',
	};
	return begin(url, { method, agent, headers: all });
}

function endAfter(sending: Sending, milliseconds: number): NodeJS.Timeout {
	return setTimeout(() => {
		sending.late = true;
		sending.request.destroy();
	}, milliseconds);
}

/** Sends once connected, which over TLS means that the certificate is right. */
function answerTo(
	sending: Sending,
	body: HttpBody | undefined,
	onConnected: () => void,
): Promise<IncomingMessage> {
	const { request } = sending;
	return new Promise((resolve, reject) => {
		request.once('socket', (socket) => {
			socket.once('encrypted' in socket ? 'secureConnect' : 'connect', () => {
				onConnected();
				sending.begun = true;
				request.end(body?.bytes);
			});
		});
		request.once('response', resolve);
		// It may fail again while it is being ended.
		request.on('error', reject);
		request.once('close', reject);
	});
}

function failureOf({ begun, late }: Sending): HttpFailure {
	if (!begun) return { kind: 'notSent', why: 'unreachable' };
	return { kind: 'lost', why: late ? 'timeout' : 'connectionLost' };
}

/** The body, or undefined as soon as it exceeds the limit; the rest is not read. */
async function readUpTo(response: IncomingMessage, most: number): Promise<Uint8Array | undefined> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	for await (const chunk of response) {
		size += chunk.byteLength;
		if (size > most) return undefined;
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function headersOf({ headersDistinct }: IncomingMessage): Headers {
	return new Headers(
		Object.entries(headersDistinct).flatMap(([name, values = []]) =>
			values.map((value): [string, string] => [name, value]),
		),
	);
}
