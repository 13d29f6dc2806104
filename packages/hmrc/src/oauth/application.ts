/** Our application as HMRC knows it, and HMRC as an authorisation server. */
import * as oauth from 'oauth4webapi';
import type { MtdTarget } from '../environments.ts';

/** The application's credentials and the HMRC they are for. */
export type OAuthApplication = {
	readonly target: MtdTarget;
	readonly clientId: string;
	readonly clientSecret: string;
	/** The longest HMRC may take to answer. */
	readonly timeoutMilliseconds?: number;
};

/** What each request needs, in the library's words. */
export type Authority = {
	readonly server: oauth.AuthorizationServer;
	readonly client: oauth.Client;
	readonly secret: oauth.ClientAuth;
	readonly options: oauth.TokenEndpointRequestOptions;
};

const DEFAULT_TIMEOUT_MS = 20_000;

/** The two ends of an exchange. HMRC accepts the secret in the form; the stand-in on this machine has no TLS. */
export function authorityOf(application: OAuthApplication): Authority {
	const { target, clientId, clientSecret, timeoutMilliseconds = DEFAULT_TIMEOUT_MS } = application;
	return {
		server: {
			issuer: new URL(target.authoriseUrl).origin,
			authorization_endpoint: target.authoriseUrl,
			token_endpoint: `${target.apiUrl}/oauth/token`,
		},
		client: { client_id: clientId },
		secret: oauth.ClientSecretPost(clientSecret),
		options: {
			signal: () => AbortSignal.timeout(timeoutMilliseconds),
			[oauth.allowInsecureRequests]: target.apiUrl.startsWith('http:'),
		},
	};
}
