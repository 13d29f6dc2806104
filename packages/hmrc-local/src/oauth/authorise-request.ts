/** Reads the URL an application sends a user here with, and says what is wrong with it. */
import { type Application, scopes } from './application.ts';

/** A request that may be shown to the user. */
export type AuthoriseRequest = {
	readonly clientId: string;
	readonly redirectUri: string;
	readonly scope: string;
	readonly state: string | null;
	/** PKCE, when the application uses it. */
	readonly codeChallenge: string | null;
};

/** Why a request is not shown to the user. They are not sent back either, since the address may be anyone's. */
export type BadRequest = {
	readonly error: 'invalid_request' | 'unsupported_response_type' | 'invalid_scope' | 'invalid_client';
	readonly description: string;
};

type Query = Readonly<Record<string, unknown>>;

/** The request in a query, or what is wrong with it. */
export function readAuthoriseRequest(query: Query, application: Application): AuthoriseRequest | BadRequest {
	const text = (name: string): string => (typeof query[name] === 'string' ? query[name] : '');
	const problem = problemOf(query, text, application);
	if (problem) return problem;
	return {
		clientId: text('client_id'),
		redirectUri: text('redirect_uri'),
		scope: text('scope').split(' ').filter(Boolean).join(' '),
		state: text('state') || null,
		codeChallenge: text('code_challenge') || null,
	};
}

function problemOf(
	query: Query,
	text: (name: string) => string,
	{ clientId }: Application,
): BadRequest | undefined {
	const invalid = (description: string): BadRequest => ({ error: 'invalid_request', description });
	if (Object.values(query).some(Array.isArray)) return invalid('A parameter is given twice.');
	if ('client_secret' in query) return invalid('The client secret must not be sent here.');
	if (text('client_id') !== clientId)
		return { error: 'invalid_client', description: 'client_id is not known.' };
	if (!isRedirect(text('redirect_uri')))
		return invalid('redirect_uri must be an address at http://localhost.');
	if (text('response_type') !== 'code')
		return { error: 'unsupported_response_type', description: 'response_type must be code.' };
	const asked = text('scope').split(' ').filter(Boolean);
	if (asked.length === 0 || !asked.every((scope) => scopes.has(scope)))
		return { error: 'invalid_scope', description: 'scope is missing, or has one that is not known.' };
	return pkceProblem(text('code_challenge'), text('code_challenge_method'), invalid);
}

function pkceProblem(
	challenge: string,
	method: string,
	invalid: (description: string) => BadRequest,
): BadRequest | undefined {
	if (challenge === '' && method === '') return undefined;
	if (method !== 'S256') return invalid('code_challenge_method must be S256.');
	return /^[A-Za-z0-9_-]{43}$/.test(challenge)
		? undefined
		: invalid('code_challenge is not a SHA-256 digest.');
}

/** Any address at `http://localhost`: HMRC refuses others without TLS, and a fragment. */
function isRedirect(address: string): boolean {
	if (!URL.canParse(address)) return false;
	const { protocol, hostname, hash, username, password } = new URL(address);
	return protocol === 'http:' && hostname === 'localhost' && `${hash}${username}${password}` === '';
}
