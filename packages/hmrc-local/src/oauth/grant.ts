/** What users granted, and the codes and tokens made from it, as stored. */
import type { Collection, StateStore } from '../storage/state-store.ts';

/** A user's grant to the application. */
export type Grant = {
	readonly id: string;
	readonly userId: string;
	readonly scope: string;
	/** ISO 8601. */
	readonly grantedAt: string;
	/** Eighteen months later, however often it is refreshed. */
	readonly endsAt: string;
};

/** A code on its way to the application; the grant takes effect once the code is exchanged. */
export type Code = {
	readonly code: string;
	readonly grant: Grant;
	readonly redirectUri: string;
	readonly codeChallenge: string | null;
	readonly endsAt: string;
	readonly used: boolean;
};

/** An access token. */
export type AccessToken = {
	readonly token: string;
	/** Null for the application's own. */
	readonly grantId: string | null;
	readonly endsAt: string;
};

/** A refresh token, good for one refresh. */
export type RefreshToken = { readonly token: string; readonly grantId: string; readonly used: boolean };

/** The collections. */
export type GrantTables = {
	readonly grants: Collection<Grant>;
	readonly codes: Collection<Code>;
	readonly accessTokens: Collection<AccessToken>;
	readonly refreshTokens: Collection<RefreshToken>;
};

/** The collections in the store. */
export const grantTables = (store: StateStore): GrantTables => ({
	grants: store.collection('grants'),
	codes: store.collection('codes'),
	accessTokens: store.collection('accessTokens'),
	refreshTokens: store.collection('refreshTokens'),
});
