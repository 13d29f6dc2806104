/** Whose token a call carries, and whether it may be used for this route. */
import type { StandIn } from '../../app/plugin.ts';
import type { TestUser } from '../../people/test-user.ts';
import type { Route } from '../api.ts';

/** The token's user, or HMRC's code for what is wrong with the token. */
export type Caller = { readonly user?: TestUser } | { readonly code: string };

/** Checks the token first, then what its user granted. */
export function callerOf(
	{ access, scope }: Route,
	authorization: string | undefined,
	{ grants, people }: StandIn,
): Caller {
	if (access === 'open') return {};
	const [, bearer] = /^Bearer (\S+)$/i.exec(authorization ?? '') ?? [];
	if (bearer === undefined) return { code: 'MISSING_CREDENTIALS' };
	const token = grants.accessToken(bearer);
	if (!token) return { code: 'INVALID_CREDENTIALS' };
	if ((token.grantId === null) !== (access === 'application')) return { code: 'INCORRECT_ACCESS_TOKEN_TYPE' };
	if (token.grantId === null) return {};
	const grant = grants.grant(token.grantId);
	const user = grant && people.byUserId(grant.userId);
	if (!grant || !user) return { code: 'INVALID_CREDENTIALS' };
	return scope === undefined || grant.scope.split(' ').includes(scope) ? { user } : { code: 'INVALID_SCOPE' };
}
