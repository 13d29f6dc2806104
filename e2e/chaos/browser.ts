/** A browser as far as the API is concerned: cookies and the page token, nothing else. */

/** What a call was answered. */
export interface Answer {
	readonly status: number;
	// biome-ignore lint/suspicious/noExplicitAny: the caller knows the answer's type.
	readonly body: any;
}

/** Calls the API as one visitor; a form is sent as a browser sends it, anything else as JSON. */
export type Call = (method: string, path: string, body?: object) => Promise<Answer>;

/** No answer: the server is gone, or went while it worked. Nobody here knows what came of the call. */
export class Unanswered extends Error {
	override name = 'Unanswered';
}

const PATIENCE_MS = 60_000;

/** A visitor whose jar of cookies is empty at first; it can be looked into. Throws {@link Unanswered}. */
export function openBrowser(address: string, jar = new Map<string, string>()): Call {
	const exchange = async (method: string, path: string, body?: object): Promise<Answer> => {
		const headers: Record<string, string> = {
			cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
			'x-csrf-token': jar.get('csrf') ?? '',
		};
		const isForm = body instanceof FormData;
		if (body && !isForm) headers['content-type'] = 'application/json';
		const signal = AbortSignal.timeout(PATIENCE_MS);
		const answer = await fetch(address + path, {
			...{ method, headers, signal },
			...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
		});
		const text = await answer.text();
		for (const cookie of answer.headers.getSetCookie()) keep(jar, cookie);
		return {
			status: answer.status,
			body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
		};
	};
	return async (method, path, body) => {
		const answer = await exchange(method, path, body).catch((error: unknown) => {
			throw new Unanswered(String(error));
		});
		if (answer.status >= 502) throw new Unanswered(String(answer.status));
		return answer;
	};
}

function keep(jar: Map<string, string>, cookie: string): void {
	const [pair = ''] = cookie.split(';');
	const at = pair.indexOf('=');
	jar.set(pair.slice(0, at), pair.slice(at + 1));
}

/** The body of an answer that is a success. Throws with what was answered instead. */
export async function expectOk(answering: Promise<Answer>, what: string): Promise<Answer['body']> {
	const { status, body } = await answering;
	if (status >= 300) throw new Error(`${what}: ${status} ${JSON.stringify(body).slice(0, 500)}`);
	return body;
}
