/** One HTTP request to our own server: credentials, CSRF token, time-out. Returns an answer or a failure as a value. */
import { sayApi } from '@halfpenny/messages/api';
import { type ApiFailure, readErrorBody } from './failure.ts';

/** An answer, or why there is none. */
export type ApiResult<Answer> =
	| { readonly ok: true; readonly value: Answer }
	| { readonly ok: false; readonly failure: ApiFailure };

/** What to send. */
export interface ApiRequest {
	readonly method: string;
	readonly path: string;
	readonly body?: unknown;
	readonly form?: FormData;
	/** Aborts the request, for example when the screen closes. */
	readonly signal?: AbortSignal | undefined;
	/** Sent even if the page closes at once. */
	readonly keepalive?: boolean;
}

const JSON_TIME_OUT = 30_000;
const UPLOAD_TIME_OUT = 120_000;

/** Sends a request. Rejects only when `signal` aborts it. */
export async function request<Answer>(sent: ApiRequest): Promise<ApiResult<Answer>> {
	const timeOut = AbortSignal.timeout(sent.form ? UPLOAD_TIME_OUT : JSON_TIME_OUT);
	const signal = sent.signal ? AbortSignal.any([sent.signal, timeOut]) : timeOut;
	try {
		const details = await detailsFor(sent.path);
		return await readAnswer<Answer>(await fetch(sent.path, { ...fetchOptions(sent, details), signal }));
	} catch (thrown) {
		if (sent.signal?.aborted) throw thrown;
		return { ok: false, failure: { kind: timeOut.aborted ? 'timeOut' : 'offline' } };
	}
}

/** Returns our readable CSRF cookie, which every unsafe call repeats in a header; '' if there is none. */
export function csrfToken(cookies: string): string {
	// Over TLS its name has a prefix that no neighbouring host can set.
	const found = /(?:^|;\s*)__Host-csrf=([^;]*)/.exec(cookies) ?? /(?:^|;\s*)csrf=([^;]*)/.exec(cookies);
	return decodeURIComponent(found?.[1] ?? '');
}

/** The browser details for HMRC, for calls that may lead to one of HMRC's. Read on the first such call. */
async function detailsFor(path: string): Promise<Record<string, string>> {
	if (!/^\/api\/(mtd|(admin\/)?hmrc)(\/|\?|$)/.test(path)) return {};
	const { DETAILS_HEADER, detailsHeader } = await import('./browser-details.ts');
	return { [DETAILS_HEADER]: detailsHeader(globalThis, new Date()) };
}

/** Returns the request in the browser's format, with `details` in the headers. */
export function fetchOptions(
	{ method, body, form, keepalive }: ApiRequest,
	details: Readonly<Record<string, string>> = {},
): RequestInit {
	const headers: Record<string, string> = { accept: 'application/json', ...details };
	if (method !== 'GET') headers['x-csrf-token'] = csrfToken(document.cookie);
	if (body !== undefined) headers['content-type'] = 'application/json';
	const sentBody = form ?? (body === undefined ? undefined : JSON.stringify(body));
	return {
		method,
		headers,
		credentials: 'same-origin',
		...(keepalive ? { keepalive } : {}),
		...(sentBody === undefined ? {} : { body: sentBody }),
	};
}

async function readAnswer<Answer>(response: Response): Promise<ApiResult<Answer>> {
	const type = response.headers.get('content-type') ?? 'nothing';
	if (!response.ok) return { ok: false, failure: await readFailure(response) };
	if (!isJson(type)) return { ok: false, failure: { kind: 'notJson', type } };
	const value = parsed(await response.text());
	if (value === undefined) return { ok: false, failure: { kind: 'notJson', type: sayApi('notJson.broken') } };
	return { ok: true, value: value as Answer }; // the contract's, as the server answers
}

/** Why a response is not an answer. */
export async function readFailure(response: Response): Promise<ApiFailure> {
	const json = isJson(response.headers.get('content-type') ?? '');
	const text = await response.text();
	const typed = json ? readErrorBody(parsed(text), response.status) : undefined;
	return typed ?? { kind: 'status', statusCode: response.status, text: text || response.statusText };
}

/** Returns parsed JSON, or undefined: a broken answer is not a broken connection. */
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
