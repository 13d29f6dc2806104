/** A browser for tests: keeps cookies and repeats the page token, as ours do. */
import type { FastifyInstance, HTTPMethods, InjectOptions } from 'fastify';

/** A response. */
export interface TestAnswer {
	readonly status: number;
	readonly headers: Readonly<Record<string, unknown>>;
	/** The JSON of the response; empty if it is not JSON. */
	// biome-ignore lint/suspicious/noExplicitAny: what an answer holds is what the tests are about
	readonly body: any;
	readonly text: string;
	readonly bytes: Buffer;
}

/** What a call may carry besides its path. */
interface TestCall {
	readonly body?: unknown;
	readonly headers?: Readonly<Record<string, string>>;
	/** Leaves the page token out, or sends another. */
	readonly csrf?: string | null;
}

/** A person's browser. */
export interface TestBrowser {
	readonly cookies: Map<string, string>;
	readonly call: (method: string, path: string, call?: TestCall) => Promise<TestAnswer>;
	readonly get: (path: string) => Promise<TestAnswer>;
	readonly post: (path: string, body?: unknown) => Promise<TestAnswer>;
	readonly put: (path: string, body?: unknown) => Promise<TestAnswer>;
	readonly patch: (path: string, body?: unknown) => Promise<TestAnswer>;
	readonly delete: (path: string) => Promise<TestAnswer>;
}

/** A browser without cookies. */
export function createBrowser(app: FastifyInstance): TestBrowser {
	const cookies = new Map<string, string>();
	const call: TestBrowser['call'] = async (method, path, options = {}) => {
		if (method !== 'GET' && tokenIn(cookies) === undefined) await call('GET', '/api/service');
		const response = await app.inject(injection(method, path, options, cookies));
		for (const { name, value, expires } of response.cookies) {
			if (expires && expires.getTime() < 1) cookies.delete(name);
			else cookies.set(name, value);
		}
		const { statusCode: status, headers, payload: text, rawPayload: bytes } = response;
		return { status, headers, body: readJson(text), text, bytes };
	};
	return {
		cookies,
		call,
		get: (path) => call('GET', path),
		post: (path, body) => call('POST', path, { body }),
		put: (path, body) => call('PUT', path, { body }),
		patch: (path, body) => call('PATCH', path, { body }),
		delete: (path) => call('DELETE', path),
	};
}

function injection(
	method: string,
	url: string,
	{ body, headers, csrf }: TestCall,
	cookies: ReadonlyMap<string, string>,
): InjectOptions {
	const token = csrf === undefined ? tokenIn(cookies) : csrf;
	const raw = typeof body === 'string' || Buffer.isBuffer(body);
	return {
		method: method as HTTPMethods & InjectOptions['method'],
		url,
		cookies: Object.fromEntries(cookies),
		headers: {
			...(token ? { 'x-csrf-token': token } : {}),
			...(body !== undefined && !raw ? { 'content-type': 'application/json' } : {}),
			...headers,
		},
		...(body === undefined ? {} : { payload: raw ? body : JSON.stringify(body) }),
	};
}

/** The page token, under its name with or without TLS. */
function tokenIn(cookies: ReadonlyMap<string, string>): string | undefined {
	return cookies.get('__Host-csrf') ?? cookies.get('csrf');
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return {};
	}
}
