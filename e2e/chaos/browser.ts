/** What the API needs of a browser: cookies and the CSRF token. */
import { Agent, request } from 'node:http';

/** The answer to a call. */
export interface Answer {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: the caller knows the answer's type.
	readonly body: any;
}

/** Calls the API as one visitor. A form is sent as a browser would send it, anything else as JSON. */
export type Call = (method: string, path: string, body?: object) => Promise<Answer>;

/** The server was down, or died while it worked. The call may or may not have had an effect. */
export class Unanswered extends Error {
	override name = 'Unanswered';
}

const PATIENCE_MS = 60_000;

/** A new visitor. Pass a `jar` to read its cookies. Calls throw {@link Unanswered}. */
export function openBrowser(address: string, jar = new Map<string, string>()): Call {
	return async (method, path, body) => {
		const headers: Record<string, string> = {
			cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
			'x-csrf-token': jar.get('csrf') ?? '',
		};
		const sending = body instanceof FormData ? sendForm : sendJson;
		const { status, text, cookies } = await sending({ url: address + path, method, headers, body }).catch(
			(error: unknown) => {
				throw new Unanswered(String(error));
			},
		);
		for (const cookie of cookies) keep(jar, cookie);
		if (status >= 502) throw new Unanswered(String(status));
		return { status, body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text };
	};
}

interface Sending {
	readonly url: string;
	readonly method: string;
	readonly headers: Record<string, string>;
	readonly body: object | undefined;
}

interface Received {
	readonly status: number;
	readonly text: string;
	readonly cookies: readonly string[];
}

/** Connections are kept between calls, as browsers keep them. */
const agent = new Agent({ keepAlive: true });

/** Plainer than `fetch`, which costs a load test several times as much. */
function sendJson({ url, method, headers, body }: Sending): Promise<Received> {
	const text = body && JSON.stringify(body);
	const typed = text === undefined ? headers : { ...headers, 'content-type': 'application/json' };
	return new Promise((resolve, reject) => {
		const sent = request(url, { method, headers: typed, agent, timeout: PATIENCE_MS }, (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk) => chunks.push(chunk));
			answer.on('error', reject);
			answer.on('end', () => {
				const { statusCode: status = 0, headers: received } = answer;
				resolve({ status, text: Buffer.concat(chunks).toString(), cookies: received['set-cookie'] ?? [] });
			});
		});
		sent.on('timeout', () => sent.destroy(new Error('no answer')));
		sent.on('error', reject);
		sent.end(text);
	});
}

async function sendForm({ url, method, headers, body }: Sending): Promise<Received> {
	const signal = AbortSignal.timeout(PATIENCE_MS);
	const answer = await fetch(url, { method, headers, signal, body: body as FormData });
	return { status: answer.status, text: await answer.text(), cookies: answer.headers.getSetCookie() };
}

function keep(jar: Map<string, string>, cookie: string): void {
	const [pair = ''] = cookie.split(';');
	const at = pair.indexOf('=');
	jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** Returns the body of a successful answer. Throws with the answer if it failed. */
export async function expectOk(answering: Promise<Answer>, what: string): Promise<Answer['body']> {
	const { status, body } = await answering;
	if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 500)}`);
	return body;
}
