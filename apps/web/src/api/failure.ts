/** Everything that can go wrong with a call, as a value with words for the user. */
import type { ErrorBody, ProblemBody } from '@halfpenny/contract';
import { sayApi, statusText } from '@halfpenny/messages/api';

/** Why a call gave no answer: the server refused it, no answer came, or the answer made no sense. */
export type ApiFailure =
	| ({ readonly kind: 'refused' } & ErrorBody)
	| { readonly kind: 'status'; readonly statusCode: number; readonly text: string }
	| { readonly kind: 'notJson'; readonly type: string }
	| { readonly kind: 'offline' }
	| { readonly kind: 'timeOut' };

/** A title and what to do about it. */
export interface FailureWords {
	readonly title: string;
	readonly detail: string;
}

/** Says what went wrong and what to do, in the server's own words if it sent any. */
export function describeFailure(failure: ApiFailure): FailureWords {
	switch (failure.kind) {
		case 'refused':
			return { title: failure.message, detail: failure.remediation || sayApi('later') };
		case 'status':
			return describeStatus(failure.statusCode, failure.text);
		case 'notJson':
			return { title: sayApi('notJson.title', { type: failure.type }), detail: sayApi('notJson.detail') };
		default:
			return { title: sayApi(`${failure.kind}.title`), detail: sayApi(`${failure.kind}.detail`) };
	}
}

/** Whether the failure means that nobody is signed in. */
export function isSignedOut(failure: ApiFailure): boolean {
	return (failure.kind === 'refused' || failure.kind === 'status') && failure.statusCode === 401;
}

/** Whether there is no such thing for this user: it does not exist, or it is somebody else's. */
export function isNotThere(failure: ApiFailure): boolean {
	return failure.kind === 'refused' && (failure.statusCode === 404 || failure.code === 'FORBIDDEN');
}

/** Whether a retry cannot help: it does not exist, or not for that year. */
export function isFinal(failure: ApiFailure): boolean {
	if (failure.kind === 'refused' && failure.code === 'FORM_NOT_AVAILABLE') return true;
	return isNotThere(failure) || (failure.kind === 'status' && failure.statusCode === 404);
}

/** The answers that the server wants corrected; empty when it named none. */
export function problemsOf(failure: ApiFailure): readonly ProblemBody[] {
	const problems = failure.kind === 'refused' ? failure.details.problems : undefined;
	return Array.isArray(problems) ? problems.filter(isProblemBody) : [];
}

/** Returns the typed error in an answer's JSON, or undefined. */
export function readErrorBody(json: unknown, status: number): ApiFailure | undefined {
	if (!isRecord(json) || typeof json.code !== 'string' || typeof json.message !== 'string') return undefined;
	return {
		kind: 'refused',
		code: json.code as ErrorBody['code'], // an unknown code still carries its own words
		message: json.message,
		statusCode: typeof json.statusCode === 'number' ? json.statusCode : status,
		remediation: typeof json.remediation === 'string' ? json.remediation : '',
		details: isRecord(json.details) ? json.details : {},
	};
}

/** Whether an error is one of our failures; anything else is a bug. */
export function isApiFailure(thrown: unknown): thrown is ApiFailure {
	return isRecord(thrown) && typeof thrown.kind === 'string' && kinds.has(thrown.kind);
}

const kinds: ReadonlySet<string> = new Set(['refused', 'status', 'notJson', 'offline', 'timeOut']);

function describeStatus(status: number, text: string): FailureWords {
	const json = parseJson(text);
	const said = isRecord(json)
		? [json.message, json.error].find((word) => typeof word === 'string')
		: undefined;
	const advice =
		isRecord(json) && typeof json.remediation === 'string' ? json.remediation : statusText(status);
	return { title: typeof said === 'string' ? said : sayApi('status.title', { status }), detail: advice };
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

function isProblemBody(value: unknown): value is ProblemBody {
	return isRecord(value) && typeof value.path === 'string' && typeof value.message === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}
