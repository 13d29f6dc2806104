/** The outcomes of asking HMRC for tokens, as values. Apart from the tokens they contain nothing about a person. */
import type { LostReason, NotSentReason } from '../http/outcome.ts';

/** Tokens that give access to HMRC's APIs for one user. */
export type UserTokens = {
	readonly accessToken: string;
	/** Good for one refresh. */
	readonly refreshToken: string;
	/** How long the access token lives, in seconds. */
	readonly expiresInSeconds: number;
};

/** Access to the APIs that need no user, for our application alone. */
export type ApplicationToken = Omit<UserTokens, 'refreshToken'>;

/** HMRC gave what we asked for. */
type Granted<Tokens> = { readonly kind: 'granted'; readonly tokens: Tokens };

/**
 * HMRC refused. `invalid_grant`: the code or refresh token is used, too old, or the user withdrew permission.
 * `invalid_client`: our own credentials are wrong.
 */
type TokenRefused = { readonly kind: 'refused'; readonly error: string };

/** Why there is no response, or none that can be read. The request may have counted unless it never left. */
export type TokenFailure =
	| TokenRefused
	| { readonly kind: 'unknown'; readonly why: LostReason | 'unexpectedAnswer' }
	| { readonly kind: 'notSent'; readonly why: NotSentReason };

/** The outcome of asking for tokens. */
export type TokenOutcome<Tokens> = Granted<Tokens> | TokenFailure;
