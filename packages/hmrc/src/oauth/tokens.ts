/** Tokens: refreshing a user's, getting our application's own, and reading HMRC's answers. */
import * as oauth from 'oauth4webapi';
import { failureOf } from '../http/failure.ts';
import { authorityOf, type OAuthApplication } from './application.ts';
import type { ApplicationToken, TokenFailure, TokenOutcome, UserTokens } from './outcome.ts';

/**
 * A new pair for a refresh token. This uses up the one given, and the previous access token stops working immediately,
 * so no other process may refresh it at the same time. After `unknown` it may be used up too.
 */
export function refreshTokens(
	application: OAuthApplication,
	refreshToken: string,
): Promise<TokenOutcome<UserTokens>> {
	const { server, client, secret, options } = authorityOf(application);
	return readTokens(async () => {
		const response = await oauth.refreshTokenGrantRequest(server, client, secret, refreshToken, options);
		return oauth.processRefreshTokenResponse(server, client, response);
	});
}

/** Our application's own token (client credentials), for the APIs that need no user. */
export async function applicationToken(
	application: OAuthApplication,
): Promise<TokenOutcome<ApplicationToken>> {
	const { server, client, secret, options } = authorityOf(application);
	try {
		const response = await oauth.clientCredentialsGrantRequest(server, client, secret, {}, options);
		const answer = await oauth.processClientCredentialsResponse(server, client, response);
		return { kind: 'granted', tokens: commonOf(answer) };
	} catch (error) {
		return tokenFailureOf(error);
	}
}

/** Runs one exchange for a user's tokens. */
export async function readTokens(
	exchange: () => Promise<oauth.TokenEndpointResponse>,
): Promise<TokenOutcome<UserTokens>> {
	try {
		const answer = await exchange();
		const { refresh_token: refreshToken } = answer;
		if (refreshToken === undefined) return { kind: 'unknown', why: 'unexpectedAnswer' };
		return { kind: 'granted', tokens: { ...commonOf(answer), refreshToken } };
	} catch (error) {
		return tokenFailureOf(error);
	}
}

/** HMRC's access tokens live four hours, as each response says. */
const HMRC_LIFE_SECONDS = 14_400;

function commonOf({ access_token, expires_in }: oauth.TokenEndpointResponse): ApplicationToken {
	return { accessToken: access_token, expiresInSeconds: expires_in ?? HMRC_LIFE_SECONDS };
}

/** Anything the library does not recognise as an answer from HMRC decides nothing. */
function tokenFailureOf(error: unknown): TokenFailure {
	if (error instanceof oauth.ResponseBodyError) return { kind: 'refused', error: error.error };
	if (error instanceof oauth.OperationProcessingError || error instanceof oauth.WWWAuthenticateChallengeError)
		return { kind: 'unknown', why: 'unexpectedAnswer' };
	const failure = failureOf(error);
	return failure.kind === 'notSent' ? failure : { kind: 'unknown', why: failure.why };
}
