/** Issues codes and tokens, and revokes them. */
import { randomBytes } from 'node:crypto';
import type { StateStore } from '../storage/state-store.ts';
import type { AuthoriseRequest } from './authorise-request.ts';
import {
	type AccessToken,
	type Code,
	type Grant,
	type GrantTables,
	grantTables,
	type RefreshToken,
} from './grant.ts';

/** A new access token with its refresh token. */
export type Pair = { readonly access: AccessToken; readonly refresh: RefreshToken };

/** Grants as the other parts of the stand-in use them. Times are the stand-in's. */
export type Grants = {
	/** A code for what the user has just granted. */
	readonly newCode: (userId: string, request: AuthoriseRequest) => Code;
	readonly code: (code: string) => Code | undefined;
	/** The first pair of a grant; the code is used up. */
	readonly exchange: (code: Code) => Pair;
	readonly refreshToken: (token: string) => RefreshToken | undefined;
	/** A new pair; the refresh token is used up, and the previous access token stops working immediately. */
	readonly refresh: (refresh: RefreshToken) => Pair;
	readonly newApplicationToken: () => AccessToken;
	/** An access token that has not expired. */
	readonly accessToken: (token: string) => AccessToken | undefined;
	/** A grant that has neither expired nor been revoked. */
	readonly grant: (id: string) => Grant | undefined;
	/** Expires every access token now; refresh tokens stay valid. Returns how many. */
	readonly expireAccessTokens: () => number;
	/** Revokes a user's grants, as the user can at HMRC. Returns how many. */
	readonly revoke: (userId: string) => number;
};

const CODE_SECONDS = 600;
const GRANT_MONTHS = 18;

const secret = (): string => randomBytes(24).toString('base64url');

const secondsAfter = (now: Date, seconds: number): string =>
	new Date(now.getTime() + seconds * 1000).toISOString();

function monthsAfter(now: Date, months: number): string {
	const later = new Date(now);
	later.setUTCMonth(later.getUTCMonth() + months);
	return later.toISOString();
}

/** The grants in the store. `tokenSeconds` is how long an access token lives. */
export function grantsIn(store: StateStore, now: () => Date, tokenSeconds: number): Grants {
	const tables = grantTables(store);
	const { grants, codes, accessTokens, refreshTokens } = tables;
	const living = <One extends { readonly endsAt: string }>(one: One | undefined): One | undefined =>
		one && one.endsAt > now().toISOString() ? one : undefined;
	const newToken = (grantId: string | null) => kept(tables, grantId, secondsAfter(now(), tokenSeconds));
	return {
		newCode: (userId, request) => {
			const code = codeFor(userId, request, now());
			codes.set(code.code, code);
			return code;
		},
		code: (code) => codes.get(code),
		exchange: (code) =>
			store.together(() => {
				codes.set(code.code, { ...code, used: true });
				grants.set(code.grant.id, code.grant);
				return { access: newToken(code.grant.id), refresh: keptRefresh(tables, code.grant.id) };
			}),
		refreshToken: (token) => refreshTokens.get(token),
		refresh: (refresh) =>
			store.together(() => {
				refreshTokens.set(refresh.token, { ...refresh, used: true });
				endAccess(tables, refresh.grantId);
				return { access: newToken(refresh.grantId), refresh: keptRefresh(tables, refresh.grantId) };
			}),
		newApplicationToken: () => newToken(null),
		accessToken: (token) => living(accessTokens.get(token)),
		grant: (id) => living(grants.get(id)),
		expireAccessTokens: () =>
			store.together(() => {
				const all = [...accessTokens.values()];
				for (const one of all) accessTokens.set(one.token, { ...one, endsAt: now().toISOString() });
				return all.length;
			}),
		revoke: (userId) => store.together(() => revokeAll(tables, userId)),
	};
}

function codeFor(userId: string, { redirectUri, codeChallenge, scope }: AuthoriseRequest, now: Date): Code {
	const endsAt = monthsAfter(now, GRANT_MONTHS);
	const grant = { id: secret(), userId, scope, grantedAt: now.toISOString(), endsAt };
	return {
		code: secret(),
		grant,
		redirectUri,
		codeChallenge,
		endsAt: secondsAfter(now, CODE_SECONDS),
		used: false,
	};
}

function kept({ accessTokens }: GrantTables, grantId: string | null, endsAt: string): AccessToken {
	const access = { token: secret(), grantId, endsAt };
	accessTokens.set(access.token, access);
	return access;
}

function keptRefresh({ refreshTokens }: GrantTables, grantId: string): RefreshToken {
	const refresh = { token: secret(), grantId, used: false };
	refreshTokens.set(refresh.token, refresh);
	return refresh;
}

function endAccess({ accessTokens }: GrantTables, grantId: string): void {
	for (const one of [...accessTokens.values()]) if (one.grantId === grantId) accessTokens.delete(one.token);
}

function revokeAll(tables: GrantTables, userId: string): number {
	const { grants, refreshTokens } = tables;
	const given = [...grants.values()].filter((grant) => grant.userId === userId);
	for (const { id } of given) {
		grants.delete(id);
		endAccess(tables, id);
		for (const one of [...refreshTokens.values()]) if (one.grantId === id) refreshTokens.delete(one.token);
	}
	return given.length;
}
