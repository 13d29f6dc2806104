/** One HTTP request to our own server: credentials, the csrf token, a time-out, and an answer or a failure as a value. */
import { sayApi } from '@halfpenny/messages/api';
import { type ApiFailure, readErrorBody } from './failure.ts';

/** An answer, or why there is none. */
export type ApiResult<Answer> =
	| { readonly ok: true; readonly value: Answer }
	| { readonly ok: false; readonly failure: ApiFailure };

/** What is sent. */
export interface ApiRequest {
	readonly method: string;
	readonly path: string;
	readonly body?: unknown;
	readonly form?: FormData;
	/** Ends the request early, for example when the screen that asked has gone. */
	readonly signal?: AbortSignal | undefined;
}

const JSON_TIME_OUT = 30_000;
const UPLOAD_TIME_OUT = 120_000;

/** Sends a request. Rejects only when `signal` ended it. */
export async function request<Answer>(sent: ApiRequest): Promise<ApiResult<Answer>> {
	const timeOut = AbortSignal.timeout(sent.form ? UPLOAD_TIME_OUT : JSON_TIME_OUT);
	const signal = sent.signal ? AbortSignal.any([sent.signal, timeOut]) : timeOut;
	try {
		return await readAnswer<Answer>(await fetch(sent.path, { ...fetchOptions(sent), signal }));
	} catch (thrown) {
		if (sent.signal?.aborted) throw thrown;
		return { ok: false, failure: { kind: timeOut.aborted ? 'timeOut' : 'offline' } };
	}
}

/** The value of our readable csrf cookie, repeated in a header by every unsafe call; empty when there is none. */
export function csrfToken(cookies: string): string {
	const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith('csrf='));
	return found ? decodeURIComponent(found.slice('csrf='.length)) : '';
}

function fetchOptions({ method, body, form }: ApiRequest): RequestInit {
	const headers: Record<string, string> = { accept: 'application/json' };
	if (method !== 'GET') headers['x-csrf-token'] = csrfToken(document.cookie);
	if (body !== undefined) headers['content-type'] = 'application/json';
	const sentBody = form ?? (body === undefined ? undefined : JSON.stringify(body));
	return {
		method,
		headers,
		credentials: 'same-origin',
		...(sentBody === undefined ? {} : { body: sentBody }),
	};
}

async function readAnswer<Answer>(response: Response): Promise<ApiResult<Answer>> {
	const type = response.headers.get('content-type') ?? 'nothing';
	if (!response.ok) return { ok: false, failure: await readFailure(response, isJson(type)) };
	if (!isJson(type)) return { ok: false, failure: { kind: 'notJson', type } };
	const value = parsed(await response.text());
	if (value === undefined) return { ok: false, failure: { kind: 'notJson', type: sayApi('notJson.broken') } };
	return { ok: true, value: value as Answer }; // the contract's, as the server answers
}

async function readFailure(response: Response, json: boolean): Promise<ApiFailure> {
	const text = await response.text();
	const typed = json ? readErrorBody(parsed(text), response.status) : undefined;
	return typed ?? { kind: 'status', statusCode: response.status, text: text || response.statusText };
}

/** The JSON that a text is, or undefined when it is none: a broken answer is not a broken line. */
function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function isJson(type: string): boolean {
	return /^application\/(problem\+)?json\b/.test(type);
}
