/** Sends a user to HMRC to authorise us, and reads what they bring back. */
import * as oauth from 'oauth4webapi';
import { authorityOf, type OAuthApplication } from './application.ts';
import type { TokenOutcome, UserTokens } from './outcome.ts';
import { readTokens } from './tokens.ts';

/** What we ask a user to allow: reading and changing their Self Assessment data, and Hello World. */
const SCOPES = 'hello read:self-assessment write:self-assessment';

/**
 * One request to a user. `state` and `codeVerifier` are new each time; the verifier stays on this side until the code
 * comes back.
 */
export type AuthoriseRequest = {
	readonly state: string;
	readonly codeVerifier: string;
	/** Where HMRC sends the user back to, as registered with HMRC. */
	readonly redirectUri: string;
};

/** A state and verifier nobody can guess. */
export function newAuthoriseSecrets(): Pick<AuthoriseRequest, 'state' | 'codeVerifier'> {
	return { state: oauth.generateRandomState(), codeVerifier: oauth.generateRandomCodeVerifier() };
}

/** The HMRC address to open in the user's browser. */
export async function authoriseUrl(
	{ target, clientId }: OAuthApplication,
	{ state, codeVerifier, redirectUri }: AuthoriseRequest,
): Promise<string> {
	const address = new URL(target.authoriseUrl);
	const asked = {
		response_type: 'code',
		client_id: clientId,
		scope: SCOPES,
		state,
		redirect_uri: redirectUri,
		code_challenge: await oauth.calculatePKCECodeChallenge(codeVerifier),
		code_challenge_method: 'S256',
	};
	for (const [name, value] of Object.entries(asked)) address.searchParams.set(name, value);
	return address.href;
}

/** What came back with the user: they refused, or it is not something HMRC sends. */
export type NotAuthorised = { readonly kind: 'denied' | 'malformed' };

/**
 * Exchanges the code the user came back with. `back` is the query of the URL they were sent to; its state has to match
 * the request's.
 */
export async function exchangeCode(
	application: OAuthApplication,
	request: AuthoriseRequest,
	back: URLSearchParams,
): Promise<TokenOutcome<UserTokens> | NotAuthorised> {
	const { server, client, secret, options } = authorityOf(application);
	const answer = readBack(server, client, back, request.state);
	if ('kind' in answer) return answer;
	return readTokens(async () => {
		const { redirectUri, codeVerifier } = request;
		const response = await oauth.authorizationCodeGrantRequest(
			...([server, client, secret, answer.parameters, redirectUri, codeVerifier, options] as const),
		);
		return oauth.processAuthorizationCodeResponse(server, client, response);
	});
}

function readBack(
	server: oauth.AuthorizationServer,
	client: oauth.Client,
	back: URLSearchParams,
	state: string,
): { readonly parameters: URLSearchParams } | NotAuthorised {
	try {
		return { parameters: oauth.validateAuthResponse(server, client, back, state) };
	} catch (error) {
		const denied = error instanceof oauth.AuthorizationResponseError && error.error === 'access_denied';
		return { kind: denied ? 'denied' : 'malformed' };
	}
}
