/** What `POST /oauth/token` answers: tokens, or HMRC's error. */
import { createHash } from 'node:crypto';
import type { Application } from './application.ts';
import type { Grants, Pair } from './grants.ts';

/** The request, the person it is about, and the answer. */
export type TokenAnswer = {
	readonly status: number;
	readonly body: Readonly<Record<string, unknown>>;
	/** The user whose grant it is; null for the application's own token, or if it is nobody's. */
	readonly userId: string | null;
};

/** What the answer needs. */
export type TokenOptions = {
	readonly application: Application;
	readonly grants: Grants;
	readonly tokenSeconds: number;
	readonly now: () => Date;
};

const error = (
	status: number,
	code: string,
	description: string,
	userId: string | null = null,
): TokenAnswer => ({
	status,
	body: { error: code, error_description: description },
	userId,
});

const badGrant = (userId: string | null = null) =>
	error(400, 'invalid_grant', 'The code or refresh token is wrong, used or too old.', userId);

/** The answer to a form. The credentials are checked first. */
export function tokenAnswer(form: URLSearchParams, options: TokenOptions): TokenAnswer {
	const { clientId, clientSecret } = options.application;
	const known = form.get('client_id') === clientId && form.get('client_secret') === clientSecret;
	if (!known) return error(401, 'invalid_client', 'The client ID or secret is wrong.');
	switch (form.get('grant_type')) {
		case 'authorization_code':
			return exchanged(form, options);
		case 'refresh_token':
			return refreshed(form, options);
		case 'client_credentials':
			return ofApplication(options);
		case null:
			return error(400, 'invalid_request', 'grant_type is missing.');
		default:
			return error(400, 'unsupported_grant_type', 'grant_type is not known.');
	}
}

function exchanged(form: URLSearchParams, options: TokenOptions): TokenAnswer {
	const code = options.grants.code(form.get('code') ?? '');
	if (!code) return badGrant();
	const { userId, scope } = code.grant;
	const good =
		!code.used &&
		code.endsAt > options.now().toISOString() &&
		form.get('redirect_uri') === code.redirectUri &&
		isVerified(code.codeChallenge, form.get('code_verifier'));
	return good ? pair(options.grants.exchange(code), scope, userId, options) : badGrant(userId);
}

/** RFC 7636: the verifier's digest is the challenge; without a challenge there must be no verifier. */
function isVerified(challenge: string | null, verifier: string | null): boolean {
	if (challenge === null) return verifier === null;
	if (verifier === null || !/^[A-Za-z0-9._~-]{43,128}$/.test(verifier)) return false;
	return createHash('sha256').update(verifier).digest('base64url') === challenge;
}

function refreshed(form: URLSearchParams, options: TokenOptions): TokenAnswer {
	const { grants } = options;
	const refresh = grants.refreshToken(form.get('refresh_token') ?? '');
	const grant = refresh && grants.grant(refresh.grantId);
	if (!refresh || !grant) return badGrant();
	if (refresh.used) return badGrant(grant.userId);
	return pair(grants.refresh(refresh), grant.scope, grant.userId, options);
}

function pair(
	{ access, refresh }: Pair,
	scope: string,
	userId: string,
	{ tokenSeconds }: TokenOptions,
): TokenAnswer {
	const body = {
		access_token: access.token,
		token_type: 'bearer',
		expires_in: tokenSeconds,
		refresh_token: refresh.token,
		scope,
	};
	return { status: 200, body, userId };
}

function ofApplication({ grants, tokenSeconds }: TokenOptions): TokenAnswer {
	const { token } = grants.newApplicationToken();
	const body = { access_token: token, token_type: 'bearer', expires_in: tokenSeconds };
	return { status: 200, body, userId: null };
}
