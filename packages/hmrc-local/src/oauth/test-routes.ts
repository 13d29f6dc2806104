/** Controls for tests: expires tokens, and revokes grants as a user can at HMRC. */
import type { FastifyInstance } from 'fastify';
import type { StandIn } from '../app/plugin.ts';

/** Adds `POST /test/expire-tokens` and `POST /test/revoke-grants {nino}`. Both say how many were affected. */
export function grantTestRoutes(scope: FastifyInstance, { base, grants, people }: StandIn): void {
	scope.post(`${base}/test/expire-tokens`, async () => ({ expired: grants.expireAccessTokens() }));
	scope.post(`${base}/test/revoke-grants`, async ({ body }, reply) => {
		const nino = ninoIn(String(body));
		const user = nino === undefined ? undefined : people.byNino(nino);
		if (!user) return reply.code(404).send({ problems: ['nobody here has that nino'] });
		return { revoked: grants.revoke(user.userId) };
	});
}

/** From JSON or a form. */
function ninoIn(body: string): string | undefined {
	try {
		const { nino } = JSON.parse(body);
		return typeof nino === 'string' ? nino : undefined;
	} catch {
		return new URLSearchParams(body).get('nino') ?? undefined;
	}
}
